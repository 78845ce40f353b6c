import { type Lang, languages } from '@hat-nang/model/languages';
import { hasPage, href, type RouteKey, type RouteParams, routes } from '@hat-nang/model/routes';
import type { Alternates } from '@/cms/translation';

export type LanguageLinks = Record<Lang, string>;

/**
 * Returns the address of a page in each language. The address of an item has the slug of that language, or of the other language if only that one has a text.
 * For a language in which the route has no page, the address is Home. The query string of a list is preserved.
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
