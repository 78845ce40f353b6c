/**
 * Chooses what to highlight in a text, and which part of a long text to show. Only what counted as a match is marked: a search for `toán` does not mark
 * `toàn`. Pure functions.
 */
import type { MarkedText } from '@hat-nang/model/contracts/search';
import type { AskedWord } from './query.ts';
import { exactForm, type Word, wordsOf } from './words.ts';

/** A search term: one word, or several adjacent words. */
export interface Term {
  readonly words: readonly AskedWord[];
  /** True if longer words that begin with this one match too. */
  readonly isBeginning?: boolean;
  /** Whether accents must match: always, only in an item that contains the term as typed, or never. */
  readonly accents: 'must' | 'prefer' | 'any';
}
export type Wanted = readonly Term[];

type Mark = MarkedText['marks'][number];

/** Approximate length of a snippet in characters. */
const SNIPPET_LENGTH = 180;
/** Characters of the snippet before the first match. */
const BEFORE = 50;
/** Characters of a text that are searched for a snippet. */
const MOST_READ = 100_000;
/** Limit of matches that are compared to choose a snippet. */
const MOST_COMPARED = 300;
const LETTER = /[\p{L}\p{N}]/u;
const TONE_DIGITS = /[1-5]+$/;

interface Match {
  readonly start: number;
  readonly end: number;
  readonly term: Term;
  /** True if the accents are as typed. */
  readonly isExact: boolean;
}

/** @param text text in NFC */
export function marked(text: string, wanted: Wanted): MarkedText {
  return { text, marks: marksOf(text, matchesIn(text, countingIn([text], wanted))) };
}

/**
 * Marks the title, and picks a snippet: the passage of the texts with the most different terms, preferring the right accents. The snippet is null if no
 * text has a term. @param texts texts in NFC, by preference
 */
export function highlighted(
  title: string,
  texts: readonly string[],
  wanted: Wanted,
): { title: MarkedText; snippet: MarkedText | null } {
  const read = texts.map((text) => (text.length > MOST_READ ? text.slice(0, MOST_READ) : text));
  const counting = countingIn([title, ...read], wanted);
  let best: { text: string; find: Find } | undefined;
  for (const [index, text] of read.entries()) {
    const find = bestFind(matchesIn(text, counting));
    if (find !== undefined && find.worth > (best?.find.worth ?? 0)) best = { text: texts[index] as string, find };
  }
  return {
    title: { text: title, marks: marksOf(title, matchesIn(title, counting)) },
    snippet: best === undefined ? null : cutOut(best.text, best.find.start, counting),
  };
}

/** Resolves `prefer` for an item: a term that the item contains as typed must match with its accents. */
function countingIn(texts: readonly string[], wanted: Wanted): Wanted {
  const preferring = wanted.filter(({ accents }) => accents === 'prefer');
  if (preferring.length === 0) return wanted;
  const exact = new Set<Term>();
  for (const text of texts) {
    for (const { term, isExact } of matchesIn(text, preferring)) if (isExact) exact.add(term);
    if (exact.size === preferring.length) break;
  }
  return wanted.map((term) => (exact.has(term) ? { ...term, accents: 'must' } : term));
}

/** Positions of the terms in a text, in order. */
export function matchesIn(text: string, wanted: Wanted): Match[] {
  const whole = new Set(wanted.flatMap(({ words }) => words.map(({ folded }) => folded)));
  const beginnings = wanted.flatMap(({ words, isBeginning }) => (isBeginning ? [words[0]?.folded ?? ''] : []));
  const found = wordsOf(
    text,
    (folded) => whole.has(folded) || beginnings.some((beginning) => folded.startsWith(beginning)),
  );
  return found.flatMap((_, at) =>
    wanted.flatMap((term) => {
      const match = matchAt(text, found, at, term);
      return match === undefined ? [] : [match];
    }),
  );
}

function matchAt(text: string, found: readonly Word[], at: number, term: Term): Match | undefined {
  let isExact = true;
  for (const [index, asked] of term.words.entries()) {
    const word = found[at + index];
    if (word === undefined) return undefined;
    const isSame = word.folded === asked.folded;
    if (!isSame && !(term.isBeginning && word.folded.startsWith(asked.folded))) return undefined;
    isExact &&= isSame ? exactForm(word) === exactForm(asked) : beginsAsWritten(word, asked);
    // Other words lie between them that `wordsOf` has skipped.
    if (index > 0 && LETTER.test(text.slice((found[at + index - 1] as Word).end, word.start))) return undefined;
  }
  if (term.accents === 'must' && !isExact) return undefined;
  const last = found[at + term.words.length - 1] as Word;
  return { start: (found[at] as Word).start, end: last.end, term, isExact };
}

/** Whether an unfinished word is a prefix of a longer one with the same accents. A tone may still be missing, because people type it last. */
export function beginsAsWritten(word: AskedWord, beginning: AskedWord): boolean {
  if (beginning.accented === undefined) return true;
  const [longer, shorter] = [exactForm(word), beginning.accented];
  const tone = TONE_DIGITS.exec(shorter)?.[0] ?? '';
  return (
    longer.replace(TONE_DIGITS, '').startsWith(shorter.slice(0, shorter.length - tone.length)) &&
    (tone === '' || longer.endsWith(tone))
  );
}

function cutOut(text: string, start: number, wanted: Wanted): MarkedText {
  const from = startOfWord(text, start - BEFORE);
  const to = endOfWord(text, from + SNIPPET_LENGTH);
  const part = text.slice(from, to).replaceAll('\n', ' ').trim();
  const shown = `${from > 0 ? '… ' : ''}${part}${to < text.length ? ' …' : ''}`;
  return { text: shown, marks: marksOf(shown, matchesIn(shown, wanted)) };
}

interface Find {
  readonly start: number;
  readonly worth: number;
}

/** The match where the best snippet begins. */
function bestFind(found: readonly Match[]): Find | undefined {
  let best: Find | undefined;
  for (let at = 0; at < found.length && at < MOST_COMPARED; at++) {
    const { start } = found[at] as Match;
    const seen = new Map<Term, number>();
    for (let next = at; next < found.length; next++) {
      const { term, isExact, end } = found[next] as Match;
      if (end > start + SNIPPET_LENGTH - BEFORE) break;
      const worth = (isExact && term.accents !== 'any' ? 2 : 1) * term.words.length;
      seen.set(term, Math.max(worth, seen.get(term) ?? 0));
    }
    const worth = [...seen.values()].reduce((sum, each) => sum + each, 0);
    if (worth > (best?.worth ?? 0)) best = { start, worth };
  }
  return best;
}

/** Joins adjacent marks that only a space separates: a phrase is easier to see and to hear as one mark. */
function marksOf(text: string, matches: readonly Match[]): Mark[] {
  const marks: Mark[] = [];
  for (const { start, end } of matches) {
    const last = marks.at(-1);
    if (last !== undefined && (start <= last[1] || text.slice(last[1], start) === ' '))
      last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  }
  return marks;
}

function startOfWord(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.slice(0, at).search(/\s\S*$/);
  return space < 0 || at - space > BEFORE ? safeCut(text, at) : space + 1;
}

function endOfWord(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.slice(at).search(/\s/);
  return space < 0 || space > BEFORE ? safeCut(text, Math.min(text.length, at)) : at + space;
}

/** Moves a position out of the middle of a surrogate pair. */
function safeCut(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at + 1 : at;
}
