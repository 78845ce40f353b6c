import { type Lang, languages, splitLanguage } from './languages.ts';
import type { LayoutName, ReleaseFlag, Route } from './route.ts';
import { sectionRoutes } from './sections/index.ts';

/**
 * Addresses of the site (docs/specification.md §2); sections declare further ones. A pattern has literal segments and `[slug]`, `[id]` (digits),
 * `[slug]-[id]` (one segment) or `[token]`. The English pattern is the folder in `web/src/app/[lang]/`, to which Vietnamese addresses are rewritten.
 */
export const routes = {
  home: { vi: '/', en: '/' },
  placeholder: { vi: '/default', en: '/default', only: 'vi', noindex: true },
  resetPassword: { vi: '/dat-lai-mat-khau', en: '/reset-password', noindex: true, noStore: true, noReferrer: true },
  ...sectionRoutes,
  searchAll: { vi: '/tim-kiem', en: '/search/all', noindex: true, hidesSearchHeader: true, query: 'search' },
  starting: { vi: '/bat-dau', en: '/starting', layout: 'none', noindex: true },
  contact: { vi: '/lien-he', en: '/contact' },
  eventRegistration: { vi: '/su-kien/dang-ky/[id]', en: '/events/register/[id]', noindex: true },
  registrationLink: {
    vi: '/su-kien/dang-ky-cua-toi/[token]',
    en: '/events/my-registration/[token]',
    noindex: true,
    noStore: true,
    noReferrer: true,
  },
  account: { vi: '/tai-khoan', en: '/account', noindex: true, noStore: true, noReferrer: true },
  favorites: { vi: '/tai-khoan/danh-sach-yeu-thich', en: '/account/favorite-list', noindex: true, noStore: true },
  playlistDetail: {
    vi: '/tai-khoan/danh-sach-phat/[id]',
    en: '/account/playlist-detail/[id]',
    noindex: true,
    noStore: true,
  },
  watched: { vi: '/tai-khoan/da-xem', en: '/account/watched', noindex: true, noStore: true },
  profileSettings: { vi: '/tai-khoan/cai-dat-ho-so', en: '/account/profile-setting', noindex: true, noStore: true },
  sharedPlaylist: {
    vi: '/danh-sach-phat/[token]',
    en: '/playlist/[token]',
    noindex: true,
    noStore: true,
    noReferrer: true,
  },
} as const satisfies Record<string, Route>;

export type RouteKey = keyof typeof routes;
export type RouteParams = Partial<Record<'slug' | 'id' | 'token', string>>;

/** Checks whether the route has an address in this language. */
export const hasPage = (key: RouteKey, lang: Lang): boolean => {
  const { only }: Route = routes[key];
  return only === undefined || only === lang;
};

/** Returns the options of a route, with defaults. */
export const routeOf = (key: RouteKey): Route & { layout: LayoutName; flag: ReleaseFlag } => {
  const route: Route = routes[key];
  return { ...route, layout: route.layout ?? 'default', flag: route.flag ?? 'release' };
};

interface Matcher {
  key: RouteKey;
  expression: RegExp;
  names: string[];
}

const parameterExpressions: Record<string, string> = {
  slug: '([^/]*)',
  id: '(\\d{1,10})',
  token: '([A-Za-z0-9_-]{8,128})',
};

const compileMatcher = (key: RouteKey, pattern: string): Matcher => {
  const names: string[] = [];
  const source = pattern.replace(/\[(\w+)\]/g, (_, name: string) => {
    names.push(name);
    // In `[slug]-[id]` the slug may be empty or contain hyphens. The id follows the last hyphen.
    return parameterExpressions[name] ?? '([^/]+)';
  });
  return { key, expression: new RegExp(`^${source}$`), names };
};

/** Returns the sort key of a pattern. Patterns without parameters are matched first, then patterns with `[id]`, then all others. */
const rankPattern = (pattern: string) =>
  [pattern.includes('[id]') ? 0 : 1, (pattern.match(/\[/g) ?? []).length] as const;

const matchers = Object.fromEntries(
  languages.map((lang) => [
    lang,
    (Object.keys(routes) as RouteKey[])
      .filter((key) => hasPage(key, lang))
      .map((key) => ({ matcher: compileMatcher(key, routes[key][lang]), rank: rankPattern(routes[key][lang]) }))
      .sort(
        (a, b) => Number(b.rank[1] === 0) - Number(a.rank[1] === 0) || a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1],
      )
      .map(({ matcher }) => matcher),
  ]),
) as Record<Lang, Matcher[]>;

export interface RouteMatch {
  key: RouteKey;
  lang: Lang;
  params: RouteParams;
}

/**
 * Finds the route of a public path.
 * @param pathname path without query, as the browser shows it: `/tin-tuc/hoi-sach-12` or `/en/news`; percent-encoded or decoded
 * @returns undefined if no route matches, or if the path cannot be decoded
 */
export const matchRoute = (pathname: string): RouteMatch | undefined => {
  const { lang, rest } = splitLanguage(pathname);
  let path: string;
  try {
    path = decodeURIComponent(rest);
  } catch {
    return undefined;
  }
  for (const { key, expression, names } of matchers[lang]) {
    const match = expression.exec(path);
    if (match)
      return { key, lang, params: Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])) };
  }
  return undefined;
};

const fillPattern = (pattern: string, params: RouteParams) =>
  pattern.replace(/\[(slug|id|token)\]/g, (_, name: keyof RouteParams) => encodeURIComponent(params[name] ?? ''));

/** Returns the public address of a route: `href('en', 'newsDetail', { slug: 'book-fair', id: 12 })` → `/en/news/book-fair-12`. */
export const href = (
  lang: Lang,
  key: RouteKey,
  params: { slug?: string; id?: string | number; token?: string } = {},
): string => {
  const path = fillPattern(routes[key][lang], {
    ...params,
    id: params.id === undefined ? undefined : String(params.id),
  });
  if (lang === 'vi') return path;
  return path === '/' ? '/en' : `/en${path}`;
};

/** Returns the internal path that Next renders: the language, then the English pattern (see `routes`). */
export const toInternalPath = ({ key, lang, params }: RouteMatch): string => {
  const path = fillPattern(routes[key].en, params);
  return path === '/' ? `/${lang}` : `/${lang}${path}`;
};
