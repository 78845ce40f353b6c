/**
 * Applies the rules for crisis words (docs/decisions/041-crisis-words.md). A certain crisis word matches only as a whole phrase, and titles with a certain
 * crisis word are not suggested. A query with a certain or doubtful crisis word is never counted. The help box of the site uses the same matcher and list.
 */
import { type CrisisLevel, type CrisisWord, createCrisisMatcher } from '@hat-nang/model/crisis-words';
import { createCachedReader } from './cached-reader.ts';
import { allOf, anyOf, type Expression, type Scope, token } from './expression.ts';
import { textsOf } from './json-texts.ts';
import { hasAccents, type QueryWords } from './query.ts';
import type { Reader } from './reader.ts';
import type { Synonyms } from './synonyms.ts';
import { pairsOf, phraseIn } from './tiers.ts';
import { type Word, wordsOf } from './words.ts';

/** Milliseconds for which the list is cached. */
const CACHE_MS = 3_000;

export interface CrisisList {
  /** Returns the level of the most certain crisis word in a text. Returns undefined if the text has no crisis word. */
  readonly levelOf: (text: string) => CrisisLevel | undefined;
  /** Certain and doubtful forms of all entries, spelled as in the database. */
  readonly forms: readonly string[];
}

const SELECT_ROWS = 'SELECT phrase, variants, doubtful, exceptions FROM crisis_words';
/** List before the first successful read. Every text counts as doubtful. */
const UNKNOWN_LIST: CrisisList = { levelOf: () => 'doubtful', forms: [] };

/** Returns a function that reads and caches the list. Until the first successful read, the function returns `UNKNOWN_LIST`. */
export const createCrisisReader = (reader: Pick<Reader, 'query'>, now?: () => number): (() => Promise<CrisisList>) =>
  createCachedReader(async () => toCrisisList(await reader.query(SELECT_ROWS, [])), {
    cacheMs: CACHE_MS,
    now,
    fallback: UNKNOWN_LIST,
  });

/**
 * Builds the list.
 * @param rows of `crisis_words`
 */
export function toCrisisList(rows: readonly Record<string, unknown>[]): CrisisList {
  const words = rows.map(
    ({ phrase, variants, doubtful, exceptions }): CrisisWord => ({
      certain: [String(phrase), ...textsOf(variants)],
      doubtful: textsOf(doubtful),
      exceptions: textsOf(exceptions),
    }),
  );
  return {
    levelOf: createCrisisMatcher(words),
    forms: words.flatMap(({ certain, doubtful }) => [...certain, ...doubtful]),
  };
}

/** Returns the texts without crisis words. Returns no texts if the typed query has a crisis word. */
export function filterSuggestable(texts: readonly string[], typedText: string, { levelOf }: CrisisList): string[] {
  return levelOf(typedText) === undefined ? texts.filter((text) => levelOf(text) === undefined) : [];
}

/** Returns the shortest word sequences of a text that are certain crisis words. */
function crisisPassagesOf(text: string, { levelOf }: CrisisList): Word[][] {
  const words = wordsOf(text);
  const isCrisis = (from: number, to: number) =>
    levelOf(text.slice(words[from]?.start, words[to - 1]?.end)) === 'certain';
  const passages: Word[][] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= words.length; to++) {
      if (!isCrisis(from, to)) continue;
      if (!isCrisis(from + 1, to)) passages.push(words.slice(from, to));
      break;
    }
  }
  return passages;
}

/**
 * Returns a condition for the hits of a query with a certain crisis word: a hit contains the whole phrase or a synonym of the phrase. Single syllables of
 * the phrase would find unrelated texts. Returns an empty array for other queries.
 */
export function crisisCondition(
  { q, lang, scope }: { readonly q: string; readonly lang: Parameters<Synonyms['spansOf']>[1]; readonly scope: Scope },
  crisisList: CrisisList,
  synonyms: Synonyms,
): Expression[] {
  const text = q.normalize('NFC');
  if (crisisList.levelOf(text) !== 'certain') return [];
  const phrases = crisisPassagesOf(text, crisisList).flatMap((words) => [
    toPhraseExpression(words, scope),
    ...synonyms
      .spansOf(words, lang)
      .flatMap(({ alternatives }) => alternatives.map((alternative) => phraseIn(scope, 'a', alternative))),
  ]);
  return phrases.length === 0 ? [] : [anyOf(phrases)];
}

function toPhraseExpression(words: QueryWords['words'], scope: Scope): Expression {
  if (hasAccents({ words })) return phraseIn(scope, 'a', words);
  return allOf([...words.map(({ folded }) => folded), ...pairsOf(words)].map((word) => token(scope, 'a', word)));
}
