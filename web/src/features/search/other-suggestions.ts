import type { Lang } from '@hat-nang/model/languages';
import { href, type RouteKey } from '@hat-nang/model/routes';
import { type SearchKind, searchKinds, searchRoutes } from '@hat-nang/model/search-kinds';
import { searchNeeds } from '@hat-nang/model/search-needs';
import { sectionNames } from '@hat-nang/model/section-names';
import { listRoutes } from '@hat-nang/model/section-routes';
import { formatSearchWords } from '@/routing/search-query';

/** A suggested need in the words of visitors. `url` is the address of a search for these words. */
export interface NeedSuggestion {
  words: string;
  kind: SearchKind;
  url: string;
}

/** A suggested page of the site. */
export interface PageSuggestion {
  name: string;
  url: string;
}

const maxSuggestions = 2;

const normalize = (text: string) => text.normalize('NFC').toLowerCase().trim();
const removeAccents = (text: string) => normalize(text).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');

/** Checks whether a text begins with the typed words. Accents are compared only if the typed words contain accents. */
const startsWithTyped = (text: string, typedText: string): boolean =>
  removeAccents(typedText) === normalize(typedText)
    ? removeAccents(text).startsWith(removeAccents(typedText))
    : normalize(text).startsWith(normalize(typedText));

/** Returns at most two needs with a phrase that begins with the typed words. `words` is the shortest such phrase. Weak needs are left out. */
export const needSuggestions = (lang: Lang, typedText: string): NeedSuggestion[] =>
  searchNeeds
    .flatMap(({ kinds: [kind], phrases, isWeak }) => {
      const [words] = phrases
        .filter((phrase) => startsWithTyped(phrase, typedText))
        .toSorted((a, b) => a.length - b.length);
      if (words === undefined || kind === undefined || isWeak) return [];
      return [{ words, kind, url: href(lang, searchRoutes[kind]) + formatSearchWords(words) }];
    })
    .slice(0, maxSuggestions);

/**
 * Returns at most two pages whose name begins with the typed words: lists of sections, then `otherPages`.
 * @param otherPages pages that are not lists, with their names
 */
export const pageSuggestions = (
  lang: Lang,
  typedText: string,
  otherPages: readonly (readonly [name: string, route: RouteKey])[],
): PageSuggestion[] => {
  const sectionLists = searchKinds.flatMap((kind) =>
    kind in listRoutes ? [[sectionNames[kind][lang].all, listRoutes[kind as keyof typeof listRoutes]] as const] : [],
  );
  return [...sectionLists, ...otherPages]
    .filter(([name]) => startsWithTyped(name, typedText))
    .slice(0, maxSuggestions)
    .map(([name, route]) => ({ name, url: href(lang, route) }));
};
