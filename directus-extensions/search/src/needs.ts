/**
 * Recognizes needs in a query: "truyện cho bé 3 tuổi" asks for picture books for an age. An item with the matching fact counts like an item with the
 * words (docs/decisions/227-needs.md). Pure functions.
 */
import type { Lang } from '@hat-nang/model/languages';
import { type SearchKind, searchedFields, searchKinds } from '@hat-nang/model/search-kinds';
import {
  fillingWords,
  itemNamesOf,
  leadingNames,
  type NeededFact,
  type SearchNeed,
  searchNeeds,
} from '@hat-nang/model/search-needs';
import { type Ages, matchAgesAt } from './ages.ts';
import { exactKey, Phrasebook, phraseOf, Wordbook } from './phrases.ts';
import { type AskedWord, hasAccents, type QueryWords } from './query.ts';

/** A passage of the query's words, and the need that it expresses. `from` is the index of the first word of the passage, `to` the index after its last word. */
export interface Need {
  readonly from: number;
  readonly to: number;
  /** Facts of which a matching item has at least one. */
  readonly facts: readonly NeededFact[];
  /** Ages that a matching item should suit. */
  readonly ages?: Ages;
}

/** A query split into search words and needs. */
interface RecognizedNeeds {
  /** The query without the words that the needs make redundant. */
  readonly reducedQuery: QueryWords;
  /** Needs in the words of `reducedQuery`, sorted and without overlaps. */
  readonly needs: readonly Need[];
}

interface SectionPhrases {
  readonly needs: Phrasebook<SearchNeed>;
  /** Names of the section's items. `leading` has the names that count only at the beginning of a query. */
  readonly names: Wordbook;
  readonly leading: Wordbook;
  readonly hasAges: boolean;
}

const fillingWordbooks: Readonly<Record<Lang, Wordbook>> = {
  vi: new Wordbook(fillingWords.vi),
  en: new Wordbook(fillingWords.en),
};
const phrasesByKind = new Map(searchKinds.map((kind) => [kind, toSectionPhrases(kind)]));

function toSectionPhrases(kind: SearchKind): SectionPhrases {
  const needs = new Phrasebook<SearchNeed>();
  for (const need of searchNeeds.filter(({ kinds }) => kinds.includes(kind))) {
    for (const phrase of need.phrases) needs.add(phraseOf(phrase), need);
  }
  const filters: readonly string[] = searchedFields[kind].filters;
  return {
    needs,
    names: new Wordbook(itemNamesOf(kind)),
    leading: new Wordbook(leadingNames(kind)),
    hasAges: filters.includes('age'),
  };
}

/**
 * Recognizes the needs in a query.
 * @param removedKeys keys of needs that the reader removed (`withoutKeys`)
 * @returns the unchanged query and no needs if the query has quotes, or if all its words are redundant
 */
export function recognizeNeeds(
  query: QueryWords,
  kind: SearchKind,
  lang: Lang,
  removedKeys: ReadonlySet<string> = new Set(),
): RecognizedNeeds {
  const { words, phrases } = query;
  const sectionPhrases = phrasesByKind.get(kind);
  if (sectionPhrases === undefined || phrases.length > 0) return { reducedQuery: query, needs: [] };
  const needs = needsIn(words, sectionPhrases).filter((need) => !removedKeys.has(keyOf(words, need)));
  if (needs.length === 0 && sectionPhrases.leading.longestAt(words, 0) === undefined)
    return { reducedQuery: query, needs };
  const redundantIndexes = redundantIn(words, needs, sectionPhrases, lang);
  // If all words are redundant, the query is searched as typed.
  if (redundantIndexes.size === words.length) return { reducedQuery: query, needs: [] };
  const newIndexOf = (index: number) =>
    index - [...redundantIndexes].filter((redundantIndex) => redundantIndex < index).length;
  return {
    reducedQuery: { ...query, words: words.filter((_, index) => !redundantIndexes.has(index)) },
    needs: needs.map((need) => ({ ...need, from: newIndexOf(need.from), to: newIndexOf(need.to) })),
  };
}

/**
 * Removes the words of needs that the reader removed. Returns the query unchanged if it has quotes or no removed need, or if only redundant words would
 * remain.
 */
export function withoutNeeds<Query extends QueryWords>(
  query: Query,
  kind: SearchKind,
  lang: Lang,
  removedKeys: ReadonlySet<string>,
): Query {
  const { words, phrases } = query;
  const sectionPhrases = phrasesByKind.get(kind);
  if (removedKeys.size === 0 || sectionPhrases === undefined || phrases.length > 0) return query;
  const needs = needsIn(words, sectionPhrases);
  const removed = needs.filter((need) => removedKeys.has(keyOf(words, need)));
  const isRemoved = (index: number) => removed.some(({ from, to }) => index >= from && index < to);
  const redundantIndexes = redundantIn(words, needs, sectionPhrases, lang);
  const hasWordsLeft = words.some((_, index) => !isRemoved(index) && !redundantIndexes.has(index));
  if (removed.length === 0 || !hasWordsLeft) return query;
  return {
    ...query,
    words: words.filter((_, index) => !isRemoved(index)),
    isOpen: query.isOpen && !isRemoved(words.length - 1),
  };
}

/** Returns the keys of the needs in the request parameter `without`. */
export const withoutKeys = (removedKeys = ''): ReadonlySet<string> =>
  new Set(
    removedKeys
      .split(',')
      .map((text) => exactKey(phraseOf(text)))
      .filter((key) => key !== ''),
  );

const keyOf = (words: readonly AskedWord[], { from, to }: Pick<Need, 'from' | 'to'>): string =>
  exactKey(words.slice(from, to));

function needsIn(words: readonly AskedWord[], sectionPhrases: SectionPhrases): Need[] {
  const isAccented = hasAccents({ words });
  const foundNeeds: (Need & { readonly isWeak: boolean })[] = [];
  for (let from = 0; from < words.length; ) {
    const need = needAt(words, from, sectionPhrases, isAccented);
    if (need !== undefined) foundNeeds.push(need);
    from = need?.to ?? from + 1;
  }
  // A query with only weak needs, such as "truyện", has no needs, because these words may be part of a title.
  return foundNeeds.some(({ isWeak }) => !isWeak) ? foundNeeds.map(({ isWeak: _, ...need }) => need) : [];
}

function needAt(words: readonly AskedWord[], from: number, sectionPhrases: SectionPhrases, isAccented: boolean) {
  const phrase = sectionPhrases.needs.longestAt(words, from, isAccented);
  const ages = sectionPhrases.hasAges ? matchAgesAt(words, from) : undefined;
  if (ages !== undefined && ages.endIndex >= (phrase?.to ?? 0)) {
    const { endIndex: end, ...years } = ages;
    return { from, to: end, facts: [], ages: years, isWeak: false };
  }
  const [first] = phrase?.meanings ?? [];
  if (phrase === undefined || first === undefined) return undefined;
  const facts = phrase.meanings.map(({ name, value }) => ({ name, value }));
  return { from, to: phrase.to, facts, isWeak: first.isWeak === true };
}

/** Returns the positions of words that are not searched: names of the section's items ("sách") and filling words ("cho"). */
function redundantIn(
  words: readonly AskedWord[],
  needs: readonly Need[],
  sectionPhrases: SectionPhrases,
  lang: Lang,
): Set<number> {
  const redundantIndexes = new Set<number>();
  for (let position = 0; position < words.length; ) {
    const need = needs.find(({ from }) => from === position);
    const leadingNameEnd = position === 0 ? sectionPhrases.leading.longestAt(words, position) : undefined;
    const itemNameEnd = needs.length > 0 ? sectionPhrases.names.longestAt(words, position) : undefined;
    const phraseEnd = leadingNameEnd ?? itemNameEnd ?? fillingWordbooks[lang].longestAt(words, position);
    const end = endOfPassage(position, phraseEnd, needs);
    if (need === undefined && phraseEnd !== undefined) {
      for (let index = position; index < end; index++) redundantIndexes.add(index);
    }
    position = need?.to ?? end;
  }
  return redundantIndexes;
}

/** Returns the position after a passage, or the beginning of the next need if the need begins earlier. */
function endOfPassage(start: number, to: number | undefined, needs: readonly Need[]): number {
  const end = to ?? start + 1;
  return Math.min(end, ...needs.map(({ from }) => from).filter((from) => from > start));
}
