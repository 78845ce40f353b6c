import { type Lang, languages } from '@hat-nang/model/languages';
import { hasPage, href, type RouteKey, type RouteParams, routes } from '@hat-nang/model/routes';
import type { Alternates } from '@/cms/translation';

export type LanguageLinks = Record<Lang, string>;

/**
 * The address of a page in each language. An item keeps its id and takes its slug in the other language; without a text there, the other
 * language's address carries the slug it has (the page then shows that text with a note). A page without a twin leads to Home there. The query of a
 * list is the same in both.
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
