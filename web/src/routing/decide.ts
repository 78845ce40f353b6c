import { defaultLang, type Lang, languages, splitLanguage } from '@hat-nang/model/languages';
import { toPathKey } from '@hat-nang/model/redirects';
import { href, matchRoute, type RouteKey, routeOf, toInternalPath } from '@hat-nang/model/routes';
import { parseDocumentsQuery, toDocumentsSegment } from './documents-query.ts';
import { filtersOf, parseListQuery, toListSegment } from './list-query.ts';
import { toPageSegment } from './page-query.ts';

/** Data from Directus for `decide`. The data is cached. A request waits for the data only until the first read has ended. */
export interface RoutingFacts {
  redirects: ReadonlyMap<string, { to: string; isPermanent: boolean }>;
  isReleased: boolean;
  isNoReleaseOpen: boolean;
}

export interface VisitFacts {
  pathname: string;
  search: string;
  langCookie?: string | undefined;
  startingCookie?: string | undefined;
  acceptLanguage?: string | undefined;
  userAgent?: string | undefined;
  /** True if the request has the secret of the site. Our server then requests an internal page. */
  isInternal?: boolean;
  /** True during a preview, which may show unreleased pages. */
  isPreview?: boolean;
}

export type Decision =
  | { kind: 'next' }
  | { kind: 'redirect'; to: string; status: 307 | 308; isPrivate?: boolean }
  | { kind: 'rewrite'; to: string; status?: number; keepsQuery?: true };

const crawlerPattern = /bot|crawl|spider|slurp|preview|facebookexternalhit|embedly/i;

/** Returns the language that the browser prefers (weights as in RFC 9110). Returns Vietnamese if the browser lists none of our languages. */
export const preferredLang = (acceptLanguage: string | undefined): Lang => {
  const preferences = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { lang: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ lang, weight }) => weight > 0 && languages.includes(lang as Lang))
    .sort((a, b) => b.weight - a.weight);
  return (preferences[0]?.lang as Lang | undefined) ?? defaultLang;
};

const removeTrailingSlash = (pathname: string) =>
  pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;

const toSegment = (key: RouteKey, search: string): string | undefined => {
  const queryKind = routeOf(key).query;
  const parameters = new URLSearchParams(search);
  if (queryKind === 'page') return toPageSegment(parameters);
  if (queryKind === 'documents') return toDocumentsSegment(parseDocumentsQuery(parameters));
  return queryKind === 'list' ? toListSegment(parseListQuery(parameters, filtersOf(key))) : undefined;
};

/**
 * Decides the response to a request (docs/specification.md §2 "Routing behaviour"; docs/design-notes.md "Routes"): a redirect (from `/vi`, set by an
 * administrator, of a first visit, or to the visitor's language), the page "not found" or "coming soon", or the internal path of a page. Requests of our
 * server pass.
 */
export const decide = (visit: VisitFacts, facts: RoutingFacts): Decision => {
  if (visit.isInternal) return { kind: 'next' };
  const pathname = removeTrailingSlash(visit.pathname);
  const { lang } = splitLanguage(pathname);

  if (pathname === '/vi' || pathname.startsWith('/vi/')) {
    // A remaining double slash would make the redirect lead to another host.
    return { kind: 'redirect', to: `/${pathname.slice(3).replace(/^\/+/, '')}${visit.search}`, status: 308 };
  }

  const redirect = facts.redirects.get(toPathKey(pathname));
  if (redirect) return { kind: 'redirect', to: redirect.to, status: redirect.isPermanent ? 308 : 307 };

  const match = matchRoute(pathname);
  if (!match) return { kind: 'rewrite', to: `/${lang}/missing`, status: 404 };

  if (match.key === 'home' && !crawlerPattern.test(visit.userAgent ?? '')) {
    const isFirstVisit = !visit.startingCookie;
    const chosenLang =
      lang === 'en' ? 'en' : languages.includes(visit.langCookie as Lang) ? (visit.langCookie as Lang) : undefined;
    const targetLang = chosenLang ?? preferredLang(visit.acceptLanguage);
    if (isFirstVisit) return { kind: 'redirect', to: href(targetLang, 'starting'), status: 307, isPrivate: true };
    if (targetLang !== lang)
      return { kind: 'redirect', to: `${href(targetLang, 'home')}${visit.search}`, status: 307, isPrivate: true };
  }

  const route = routeOf(match.key);
  const isOpen = route.flag === 'no_release' ? facts.isNoReleaseOpen : facts.isReleased;
  if (!isOpen && !visit.isPreview) return { kind: 'rewrite', to: `/${lang}/coming-soon`, status: 503 };

  // Search pages are never cached, so the search words can remain in the query string.
  if (route.query === 'search') return { kind: 'rewrite', to: toInternalPath(match), keepsQuery: true };
  // A child's Home is a separate static page. Crawlers without a choice, and visitors who skipped the choice, get the Home for adults too, which links to all
  // sections.
  if (match.key === 'home' && visit.startingCookie === 'kid') return { kind: 'rewrite', to: `/${lang}/for-children` };
  const segment = toSegment(match.key, visit.search);
  return { kind: 'rewrite', to: segment ? `${toInternalPath(match)}/list/${segment}` : toInternalPath(match) };
};
