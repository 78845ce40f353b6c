/** The second pass: queries that find nothing, with one word mended. Pure. */
import type { Scope } from './expression.ts';
import type { FoundEntry } from './reader.ts';
import type { QueryWords } from './tiers.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** Each is a search of its own, so few are tried. */
const MOST_TRIED = 6;
/** Words that may stand for a mistyped one. */
const MOST_NEIGHBOURS = 3;

/** The queries to try, the likeliest first: words that nothing contains are mended before words that only do not stand together. */
export function correctionsOf(asked: QueryWords, scope: Scope, vocabulary: Vocabulary): QueryWords[] {
  const places = asked.words.map((word, place) => ({
    place,
    word: word.folded,
    uses: vocabulary.uses(scope, word.folded),
  }));
  const unknown = places.filter(({ uses }) => uses === 0);
  // Two mistyped words are one typo each.
  const first = unknown.length > 1 ? mendedAll(asked, unknown, scope, vocabulary) : [];
  const others = (unknown.length > 0 ? unknown : places.toSorted((a, b) => a.uses - b.uses)).flatMap(
    ({ place, word }) => vocabulary.nearTo(scope, word, MOST_NEIGHBOURS).map((near) => withWord(asked, place, near)),
  );
  return [...first, ...others].slice(0, MOST_TRIED);
}

function mendedAll(
  asked: QueryWords,
  unknown: readonly { place: number; word: string }[],
  scope: Scope,
  vocabulary: Vocabulary,
): QueryWords[] {
  let mended = asked;
  for (const { place, word } of unknown) {
    const [near] = vocabulary.nearTo(scope, word, 1);
    if (near === undefined) return [];
    mended = withWord(mended, place, near);
  }
  return [mended];
}

function withWord(asked: QueryWords, place: number, folded: string): QueryWords {
  const isLast = place === asked.words.length - 1;
  return { words: asked.words.with(place, { folded, accented: undefined }), isOpen: asked.isOpen && !isLast };
}

/**
 * The mended query as a person would write it: words that were right as they were typed, mended ones as the best hits write them (the index
 * knows them without accents only), next to the same word if possible.
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
