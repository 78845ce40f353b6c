/** Builds corrected versions of a query that finds nothing. Pure functions. */
import type { Scope } from './expression.ts';
import type { AskedWord, QueryWords } from './query.ts';
import type { FoundEntry } from './reader.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type Word, wordsOf } from './words.ts';

/** Limit of corrected queries; each costs a search. */
const MOST_TRIED = 6;
/** Limit of candidates for a mistyped word. */
const MOST_NEIGHBOURS = 3;
/** A title must contain all words side by side, so more candidates per word are allowed. */
const MOST_IN_TITLES = 12;
/** Limit of unknown words that are searched with two typos: each is compared with the whole vocabulary. */
const MOST_WITH_TWO = 3;

/** The queries to try, most likely first: corrections of unknown words come before corrections of words that merely do not occur together. */
export function correctionsOf(asked: QueryWords, scope: Scope, vocabulary: Vocabulary): QueryWords[] {
  const places = asked.words.map((word, place) => ({
    place,
    word: word.folded,
    uses: vocabulary.uses(scope, word.folded),
  }));
  const unused = places.filter(({ uses }) => uses === 0);
  const unknown = unused.filter(({ word }) => !vocabulary.isWordOf(scope.charAt(1), word));
  // A word that other sections contain is spelled right; this section just has nothing about it.
  if (unknown.length < unused.length) return [];
  // Two mistyped words usually have one typo each.
  const first = unknown.length > 1 ? mendedAll(asked, unknown, scope, vocabulary) : [];
  const others = (
    unknown.length > 0 ? unknown.slice(0, MOST_WITH_TWO) : places.toSorted((a, b) => a.uses - b.uses)
  ).flatMap(({ place, word }) =>
    meantBy(word, scope, vocabulary, MOST_NEIGHBOURS).map((near) => withWord(asked, place, near)),
  );
  return [...first, ...others].slice(0, MOST_TRIED);
}

/** Candidates for a mistyped word: one typo away, otherwise the same sound, otherwise two typos away. */
function meantBy(word: string, scope: Scope, vocabulary: Vocabulary, most: number): string[] {
  const near = vocabulary.nearTo(scope, word, most);
  if (near.length > 0) return near;
  const alike = vocabulary.soundingLike(scope, word, most);
  return alike.length > 0 ? alike : vocabulary.twoTyposFrom(scope, word, most);
}

function mendedAll(
  asked: QueryWords,
  unknown: readonly { place: number; word: string }[],
  scope: Scope,
  vocabulary: Vocabulary,
): QueryWords[] {
  let mended = asked;
  for (const { place, word } of unknown) {
    const [near] = meantBy(word, scope, vocabulary, 1);
    if (near === undefined) return [];
    mended = withWord(mended, place, near);
  }
  return [mended];
}

function withWord(asked: QueryWords, place: number, folded: string): QueryWords {
  const isLast = place === asked.words.length - 1;
  return { ...asked, words: asked.words.with(place, { folded, accented: undefined }), isOpen: asked.isOpen && !isLast };
}

/** For each query word, the words that it may match in a title. The word itself comes first. */
export function meantInTitles({ words }: QueryWords, scope: Scope, vocabulary: Vocabulary): string[][] {
  const unknown = words.filter(({ folded }) => vocabulary.uses(scope, folded) === 0).slice(0, MOST_WITH_TWO);
  return words.map((word) => [
    ...new Set([
      word.folded,
      ...vocabulary.soundingLike(scope, word.folded, MOST_IN_TITLES),
      ...vocabulary.nearTo(scope, word.folded, MOST_IN_TITLES),
      ...(unknown.includes(word) ? vocabulary.twoTyposFrom(scope, word.folded, MOST_IN_TITLES) : []),
    ]),
  ]);
}

/** A passage of a title that a query is probably meant to be. */
interface MeantTitle {
  /** In lower case, otherwise as in the title. */
  readonly text: string;
  readonly words: readonly AskedWord[];
}

/**
 * Finds the passage of these titles that contains a candidate for every word, side by side, with the fewest changes. Returns undefined if more than half
 * of the words would change.
 * @param meant result of `meantInTitles`
 */
export function meantTitle(titles: readonly string[], meant: readonly (readonly string[])[]): MeantTitle | undefined {
  let best: { title: string; words: readonly Word[]; changes: number } | undefined;
  for (const title of titles) {
    const inTitle = wordsOf(title);
    for (let from = 0; from + meant.length <= inTitle.length; from++) {
      const words = inTitle.slice(from, from + meant.length);
      if (!words.every(({ folded }, index) => meant[index]?.includes(folded))) continue;
      const changes = words.filter(({ folded }, index) => meant[index]?.[0] !== folded).length;
      if (changes < (best?.changes ?? meant.length / 2 + 0.5)) best = { title, words, changes };
    }
  }
  if (best === undefined || best.changes === 0) return undefined;
  const { title, words } = best;
  return { words, text: words.map(({ start, end }) => title.slice(start, end).toLowerCase()).join(' ') };
}

/**
 * The corrected query as text for people. Correct words stay as typed. Corrected words take their spelling from the best hits, because the index stores
 * them without accents; an occurrence next to the same neighbour wins.
 */
export function shownCorrection(
  query: string,
  asked: QueryWords,
  mended: QueryWords,
  entries: readonly FoundEntry[],
): string {
  const text = query.normalize('NFC');
  const typed = wordsOf(text).map(({ start, end }) => text.slice(start, end));
  const texts = entries
    .slice(0, 3)
    .flatMap(({ title, summary, author, body }) => [title, summary, author, body.slice(0, 20_000)]);
  return mended.words
    .map((word, place) => {
      if (word === asked.words[place]) return typed[place];
      return writtenIn(texts, word.folded, mended.words[place - 1]?.folded) ?? word.folded;
    })
    .join(' ');
}

function writtenIn(texts: readonly string[], folded: string, before: string | undefined): string | undefined {
  let found: string | undefined;
  for (const text of texts) {
    const words = wordsOf(text);
    for (const [index, word] of words.entries()) {
      if (word.folded !== folded) continue;
      const written = text.slice(word.start, word.end).toLowerCase();
      if (before === undefined || words[index - 1]?.folded === before) return written;
      found ??= written;
    }
  }
  return found;
}
