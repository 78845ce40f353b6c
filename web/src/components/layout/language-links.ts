import { type Lang, languages } from '@hat-nang/model/languages';
import { hasPage, href, type RouteKey, type RouteParams, routes } from '@hat-nang/model/routes';
import type { Alternates } from '@/cms/translation';

export type LanguageLinks = Record<Lang, string>;

/**
 * The address of a page in each language. An item has the same id and the slug of that language; without a text there, its other slug (the page then
 * shows the other text with a notice). A page without a counterpart links to Home. A list's query is preserved.
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
