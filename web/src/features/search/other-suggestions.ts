import type { Lang } from '@hat-nang/model/languages';
import { href, type RouteKey } from '@hat-nang/model/routes';
import { type SearchKind, searchKinds, searchRoutes } from '@hat-nang/model/search-kinds';
import { searchNeeds } from '@hat-nang/model/search-needs';
import { sectionNames } from '@hat-nang/model/section-names';
import { listRoutes } from '@hat-nang/model/section-routes';
import { formatWords } from '@/routing/search-query';

/** A need in words that people search with, and the search that finds it. */
export interface NeedSuggestion {
  words: string;
  kind: SearchKind;
  url: string;
}

/** A page of the site. */
export interface PageSuggestion {
  name: string;
  url: string;
}

const most = 2;

const spelled = (text: string) => text.normalize('NFC').toLowerCase().trim();
const folded = (text: string) => spelled(text).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');

/** Whether a text begins with what was typed: with its accents, once it has any. */
const begins = (text: string, typed: string): boolean =>
  folded(typed) === spelled(typed) ? folded(text).startsWith(folded(typed)) : spelled(text).startsWith(spelled(typed));

/** The needs of which a phrase begins with what was typed, each need once by its shortest phrase. */
export const needSuggestions = (lang: Lang, typed: string): NeedSuggestion[] =>
  searchNeeds
    .flatMap(({ kinds: [kind], phrases, isWeak }) => {
      const [words] = phrases.filter((phrase) => begins(phrase, typed)).toSorted((a, b) => a.length - b.length);
      if (words === undefined || kind === undefined || isWeak) return [];
      return [{ words, kind, url: href(lang, searchRoutes[kind]) + formatWords(words) }];
    })
    .slice(0, most);

/** Pages that every visitor may see, by what the site calls them. @param others further pages with their names */
export const pageSuggestions = (
  lang: Lang,
  typed: string,
  others: readonly (readonly [name: string, route: RouteKey])[],
): PageSuggestion[] => {
  const lists = searchKinds.flatMap((kind) =>
    kind in listRoutes ? [[sectionNames[kind][lang].all, listRoutes[kind as keyof typeof listRoutes]] as const] : [],
  );
  return [...lists, ...others]
    .filter(([name]) => begins(name, typed))
    .slice(0, most)
    .map(([name, route]) => ({ name, url: href(lang, route) }));
};
