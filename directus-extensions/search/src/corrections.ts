/** Builds corrected versions of a query that has no hits, or only weak hits. Pure functions. */
import type { Scope } from './expression.ts';
import type { AskedWord, QueryWords, TypedQuery } from './query.ts';
import type { FoundEntry } from './reader.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type Word, wordsOf } from './words.ts';

/** Maximum number of corrected queries. Each corrected query costs a search. */
const MAX_CORRECTIONS = 6;
/** Maximum number of candidates for a mistyped word. */
const MAX_CANDIDATES = 3;
/**
 * Maximum number of candidates of each sort (same sound, one typo, two typos) for a query word in a title search. The number exceeds MAX_CANDIDATES,
 * because a title must contain all words side by side.
 */
const MAX_TITLE_CANDIDATES = 12;
/** Maximum number of unknown words per query that are compared with words two typos away. Each comparison reads the whole vocabulary. */
const MAX_TWO_TYPO_WORDS = 3;

/**
 * Returns the queries to try, most likely first. Corrects the unknown words of the query if there are any. Otherwise corrects any word, the rarest word
 * first. Returns no queries if this section lacks a word that another section of the language has.
 */
export function findCorrections(query: QueryWords, scope: Scope, vocabulary: Vocabulary): QueryWords[] {
  const occurrences = query.words.map((word, index) => ({
    index,
    word: word.folded,
    uses: vocabulary.uses(scope, word.folded),
  }));
  const unindexedWords = occurrences.filter(({ uses }) => uses === 0);
  const unknownWords = unindexedWords.filter(({ word }) => !vocabulary.isWordOf(scope.charAt(1), word));
  // A word that other sections contain is spelled correctly. This section has no text with the word.
  if (unknownWords.length < unindexedWords.length) return [];
  // With several unknown words, the first query corrects all of them.
  const allCorrected = unknownWords.length > 1 ? correctAll(query, unknownWords, scope, vocabulary) : [];
  const singleCorrections = (
    unknownWords.length > 0
      ? unknownWords.slice(0, MAX_TWO_TYPO_WORDS)
      : occurrences.toSorted((a, b) => a.uses - b.uses)
  ).flatMap(({ index, word }) =>
    candidatesFor(word, scope, vocabulary, MAX_CANDIDATES).map((candidate) => replaceWord(query, index, candidate)),
  );
  return [...allCorrected, ...singleCorrections].slice(0, MAX_CORRECTIONS);
}

/**
 * Returns candidates for a mistyped word: words one typo away, otherwise words with the same sound, otherwise words two typos away (only with
 * `mayHaveTwoTypos`).
 */
function candidatesFor(
  word: string,
  scope: Scope,
  vocabulary: Vocabulary,
  limit: number,
  mayHaveTwoTypos = true,
): string[] {
  const typoCandidates = vocabulary.oneTypoFrom(scope, word, limit);
  if (typoCandidates.length > 0) return typoCandidates;
  const soundCandidates = vocabulary.soundingLike(scope, word, limit);
  if (soundCandidates.length > 0 || !mayHaveTwoTypos) return soundCandidates;
  return vocabulary.twoTyposFrom(scope, word, limit);
}

function correctAll(
  query: QueryWords,
  unknownWords: readonly { index: number; word: string }[],
  scope: Scope,
  vocabulary: Vocabulary,
): QueryWords[] {
  let newQuery = query;
  for (const [position, { index, word }] of unknownWords.entries()) {
    const [candidate] = candidatesFor(word, scope, vocabulary, 1, position < MAX_TWO_TYPO_WORDS);
    if (candidate === undefined) return [];
    newQuery = replaceWord(newQuery, index, candidate);
  }
  return [newQuery];
}

function replaceWord(query: QueryWords, index: number, folded: string): QueryWords {
  const isLast = index === query.words.length - 1;
  return { ...query, words: query.words.with(index, { folded, accented: undefined }), isOpen: query.isOpen && !isLast };
}

/** Returns, for each query word, the words that it may match in a title. The word itself comes first. */
export function titleCandidates({ words }: QueryWords, scope: Scope, vocabulary: Vocabulary): string[][] {
  const unknownWords = words.filter(({ folded }) => vocabulary.uses(scope, folded) === 0).slice(0, MAX_TWO_TYPO_WORDS);
  return words.map((word) => [
    ...new Set([
      word.folded,
      ...vocabulary.soundingLike(scope, word.folded, MAX_TITLE_CANDIDATES),
      ...vocabulary.oneTypoFrom(scope, word.folded, MAX_TITLE_CANDIDATES),
      ...(unknownWords.includes(word) ? vocabulary.twoTyposFrom(scope, word.folded, MAX_TITLE_CANDIDATES) : []),
    ]),
  ]);
}

/**
 * Returns, for each two neighbouring query words, the pairs of candidates of which at least one is the word itself.
 * @param candidates result of `titleCandidates`; a single word has no pairs
 */
export function adjacentCandidates(candidates: readonly (readonly string[])[]): [first: string, second: string][][] {
  return candidates.slice(1).map((seconds, index) => {
    const firsts = candidates[index] ?? [];
    return firsts.flatMap((first, firstIndex) =>
      seconds
        .filter((_, secondIndex) => firstIndex === 0 || secondIndex === 0)
        .map((second): [string, string] => [first, second]),
    );
  });
}

/** A passage of a title that the query probably means. */
export interface LikelyTitle {
  /** Text of the passage in lower case, otherwise spelled as in the title. */
  readonly text: string;
  readonly words: readonly AskedWord[];
}

/**
 * Finds a passage of adjacent words in these titles that has a candidate for every word of the query, in order. Prefers the passage with the fewest
 * changed words. Returns undefined without such a passage, or if no word or more than half of the words would change.
 * @param candidates result of `titleCandidates`
 */
export function findLikelyTitle(
  titles: readonly string[],
  candidates: readonly (readonly string[])[],
): LikelyTitle | undefined {
  let bestTitle: { title: string; words: readonly Word[]; changes: number } | undefined;
  for (const title of titles) {
    const titleWords = wordsOf(title);
    for (let from = 0; from + candidates.length <= titleWords.length; from++) {
      const words = titleWords.slice(from, from + candidates.length);
      if (!words.every(({ folded }, index) => candidates[index]?.includes(folded))) continue;
      const changes = words.filter(({ folded }, index) => candidates[index]?.[0] !== folded).length;
      if (changes < (bestTitle?.changes ?? candidates.length / 2 + 0.5)) bestTitle = { title, words, changes };
    }
  }
  if (bestTitle === undefined || bestTitle.changes === 0) return undefined;
  const { title, words } = bestTitle;
  return { words, text: words.map(({ start, end }) => title.slice(start, end).toLowerCase()).join(' ') };
}

/**
 * Returns the corrected query as text for people, without the words of removed needs. Correct words stay as typed. The vocabulary has words without
 * accents, so a corrected word takes its spelling from the first three entries. A spelling after the same previous word is preferred.
 */
export function formatCorrection(
  query: string,
  typedQuery: TypedQuery,
  correctedQuery: QueryWords,
  entries: readonly FoundEntry[],
): string {
  const text = query.normalize('NFC');
  const texts = entries
    .slice(0, 3)
    .flatMap(({ title, summary, author, body }) => [title, summary, author, body.slice(0, 20_000)]);
  return correctedQuery.words
    .map((word, index) => {
      const typedWord = typedQuery.words[index];
      if (typedWord !== undefined && typedWord === word) return text.slice(typedWord.start, typedWord.end);
      return findSpelling(texts, word.folded, correctedQuery.words[index - 1]?.folded) ?? word.folded;
    })
    .join(' ');
}

function findSpelling(texts: readonly string[], folded: string, previousWord: string | undefined): string | undefined {
  let foundSpelling: string | undefined;
  for (const text of texts) {
    const words = wordsOf(text);
    for (const [index, word] of words.entries()) {
      if (word.folded !== folded) continue;
      const spelling = text.slice(word.start, word.end).toLowerCase();
      if (previousWord === undefined || words[index - 1]?.folded === previousWord) return spelling;
      foundSpelling ??= spelling;
    }
  }
  return foundSpelling;
}
