import { type Lang, languages } from '@hat-nang/model/languages';
import { hasPage, href, type RouteKey, type RouteParams, routes } from '@hat-nang/model/routes';
import type { Alternates } from '@/cms/translation';

export type LanguageLinks = Record<Lang, string>;

/**
 * Returns the address of a page in each language. If `alternates` has no slug in a language, the address has the slug of `params`, otherwise any slug of
 * `alternates`. For a language in which the route has no page, the address is Home, without `query`.
 */
export const languageLinks = (
  route: RouteKey,
  params: RouteParams = {},
  alternates?: Alternates,
  query = '',
): LanguageLinks =>
  Object.fromEntries(
    languages.map((lang) => {
      if (!hasPage(route, lang)) return [lang, href(lang, 'home')];
      const needsSlug = routes[route][lang].includes('[slug]');
      const slug = alternates?.[lang] ?? params.slug ?? Object.values(alternates ?? {})[0];
      return [lang, href(lang, route, needsSlug ? { ...params, slug } : params) + query];
    }),
  ) as LanguageLinks;
