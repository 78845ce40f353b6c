/** Builds corrected versions of a query that finds nothing. Pure functions. */
import type { Scope } from './expression.ts';
import type { AskedWord, QueryWords } from './query.ts';
import type { FoundEntry } from './reader.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type Word, wordsOf } from './words.ts';

/** Limit of corrected queries; each costs a search. */
const MAX_CORRECTIONS = 6;
/** Limit of candidates for a mistyped word. */
const MAX_CANDIDATES = 3;
/** A title must contain all words side by side, so more candidates per word are allowed. */
const MAX_TITLE_CANDIDATES = 12;
/** Limit of unknown words that are searched with two typos: each is compared with the whole vocabulary. */
const MAX_TWO_TYPO_WORDS = 3;

/** The queries to try, most likely first: corrections of unknown words come before corrections of words that merely do not occur together. */
export function correctionsOf(query: QueryWords, scope: Scope, vocabulary: Vocabulary): QueryWords[] {
  const occurrences = query.words.map((word, index) => ({
    index,
    word: word.folded,
    uses: vocabulary.uses(scope, word.folded),
  }));
  const unused = occurrences.filter(({ uses }) => uses === 0);
  const unknownWords = unused.filter(({ word }) => !vocabulary.isWordOf(scope.charAt(1), word));
  // A word that other sections contain is spelled right; this section just has nothing about it.
  if (unknownWords.length < unused.length) return [];
  // Two mistyped words usually have one typo each.
  const first = unknownWords.length > 1 ? correctAll(query, unknownWords, scope, vocabulary) : [];
  const others = (
    unknownWords.length > 0
      ? unknownWords.slice(0, MAX_TWO_TYPO_WORDS)
      : occurrences.toSorted((a, b) => a.uses - b.uses)
  ).flatMap(({ index, word }) =>
    candidatesFor(word, scope, vocabulary, MAX_CANDIDATES).map((candidate) => replaceWord(query, index, candidate)),
  );
  return [...first, ...others].slice(0, MAX_CORRECTIONS);
}

/** Candidates for a mistyped word: one typo away, otherwise the same sound, otherwise two typos away. */
function candidatesFor(word: string, scope: Scope, vocabulary: Vocabulary, limit: number): string[] {
  const oneTypoAway = vocabulary.oneTypoFrom(scope, word, limit);
  if (oneTypoAway.length > 0) return oneTypoAway;
  const soundingAlike = vocabulary.soundingLike(scope, word, limit);
  return soundingAlike.length > 0 ? soundingAlike : vocabulary.twoTyposFrom(scope, word, limit);
}

function correctAll(
  query: QueryWords,
  unknownWords: readonly { index: number; word: string }[],
  scope: Scope,
  vocabulary: Vocabulary,
): QueryWords[] {
  let newQuery = query;
  for (const { index, word } of unknownWords) {
    const [candidate] = candidatesFor(word, scope, vocabulary, 1);
    if (candidate === undefined) return [];
    newQuery = replaceWord(newQuery, index, candidate);
  }
  return [newQuery];
}

function replaceWord(query: QueryWords, index: number, folded: string): QueryWords {
  const isLast = index === query.words.length - 1;
  return { ...query, words: query.words.with(index, { folded, accented: undefined }), isOpen: query.isOpen && !isLast };
}

/** For each query word, the words that it may match in a title. The word itself comes first. */
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

/** A passage of a title that a query is probably meant to be. */
interface LikelyTitle {
  /** In lower case, otherwise as in the title. */
  readonly text: string;
  readonly words: readonly AskedWord[];
}

/**
 * Finds the passage of these titles that contains a candidate for every word, side by side, with the fewest changes. Returns undefined if more than half
 * of the words would change.
 * @param candidates result of `titleCandidates`
 */
export function likelyTitle(
  titles: readonly string[],
  candidates: readonly (readonly string[])[],
): LikelyTitle | undefined {
  let bestTitle: { title: string; words: readonly Word[]; changes: number } | undefined;
  for (const title of titles) {
    const inTitle = wordsOf(title);
    for (let from = 0; from + candidates.length <= inTitle.length; from++) {
      const words = inTitle.slice(from, from + candidates.length);
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
 * The corrected query as text for people. Correct words stay as typed. Corrected words take their spelling from the best hits, because the index stores
 * them without accents; an occurrence next to the same neighbour wins.
 */
export function shownCorrection(
  query: string,
  typedQuery: QueryWords,
  correctedQuery: QueryWords,
  entries: readonly FoundEntry[],
): string {
  const text = query.normalize('NFC');
  const typedWords = wordsOf(text).map(({ start, end }) => text.slice(start, end));
  const texts = entries
    .slice(0, 3)
    .flatMap(({ title, summary, author, body }) => [title, summary, author, body.slice(0, 20_000)]);
  return correctedQuery.words
    .map((word, index) => {
      if (word === typedQuery.words[index]) return typedWords[index];
      return spellingIn(texts, word.folded, correctedQuery.words[index - 1]?.folded) ?? word.folded;
    })
    .join(' ');
}

function spellingIn(texts: readonly string[], folded: string, before: string | undefined): string | undefined {
  let foundSpelling: string | undefined;
  for (const text of texts) {
    const words = wordsOf(text);
    for (const [index, word] of words.entries()) {
      if (word.folded !== folded) continue;
      const spelling = text.slice(word.start, word.end).toLowerCase();
      if (before === undefined || words[index - 1]?.folded === before) return spelling;
      foundSpelling ??= spelling;
    }
  }
  return foundSpelling;
}
