/** What of a text to highlight, and which part of a long text to show. Pure. */
import type { MarkedText } from '@hat-nang/model/contracts/search';
import { type Word, wordsOf } from './words.ts';

/** Which words of a text are found: whole ones, and those that begin with the last word of the query while it is being typed. */
export interface Wanted {
  /** Folded. */
  readonly words: ReadonlySet<string>;
  /** Those that were typed with accents (accented form). */
  readonly accented: ReadonlySet<string>;
  /** Folded; undefined when the last word is finished. */
  readonly beginning: string | undefined;
}

type Mark = MarkedText['marks'][number];

/** Characters of a snippet, about. */
const SNIPPET_LENGTH = 180;
/** How much of it stands before the first find. */
const BEFORE = 50;
/** Beyond this much text no snippet is looked for. */
const MOST_READ = 100_000;
/** Beyond this many finds the best of these is shown. */
const MOST_COMPARED = 300;

function isWanted({ words, beginning }: Wanted, folded: string): boolean {
  return words.has(folded) || (beginning !== undefined && folded.startsWith(beginning));
}

/** @param text in NFC */
export function marked(text: string, wanted: Wanted): MarkedText {
  return { text, marks: marksOf(text, wanted) };
}

/**
 * The part of these texts where the most different wanted words stand together, those with the right accents before others; null when there is
 * none. @param texts in NFC, the first ones preferred
 */
export function snippetOf(texts: readonly string[], wanted: Wanted): MarkedText | null {
  let best: { text: string; find: Find } | undefined;
  for (const text of texts) {
    const found = wordsOf(text.slice(0, MOST_READ), (folded) => isWanted(wanted, folded));
    const find = bestFind(found, wanted);
    if (find !== undefined && find.worth > (best?.find.worth ?? 0)) best = { text, find };
  }
  return best === undefined ? null : cutOut(best.text, best.find.start, wanted);
}

function cutOut(text: string, start: number, wanted: Wanted): MarkedText {
  const from = startOfWord(text, start - BEFORE);
  const to = endOfWord(text, from + SNIPPET_LENGTH);
  const part = text.slice(from, to).replaceAll('\n', ' ').trim();
  return marked(`${from > 0 ? '… ' : ''}${part}${to < text.length ? ' …' : ''}`, wanted);
}

interface Find {
  readonly start: number;
  readonly worth: number;
}

/** The find from which a snippet shows the most. */
function bestFind(found: readonly Word[], wanted: Wanted): Find | undefined {
  let best: Find | undefined;
  for (let at = 0; at < found.length && at < MOST_COMPARED; at++) {
    const { start } = found[at] as Word;
    const seen = new Map<string, number>();
    for (let next = at; next < found.length; next++) {
      const { folded, accented, end } = found[next] as Word;
      if (end > start + SNIPPET_LENGTH - BEFORE) break;
      const worth = accented !== undefined && wanted.accented.has(accented) ? 2 : 1;
      seen.set(folded, Math.max(worth, seen.get(folded) ?? 0));
    }
    const worth = [...seen.values()].reduce((sum, each) => sum + each, 0);
    if (worth > (best?.worth ?? 0)) best = { start, worth };
  }
  return best;
}

/** Neighbours with only a space between them become one mark: a phrase is easier to see, and to hear, as one. */
function marksOf(text: string, wanted: Wanted): Mark[] {
  const marks: Mark[] = [];
  for (const { start, end } of wordsOf(text, (folded) => isWanted(wanted, folded))) {
    const last = marks.at(-1);
    if (last !== undefined && text.slice(last[1], start) === ' ') last[1] = end;
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

/** Never between the two halves of a character. */
function safeCut(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at + 1 : at;
}
