/** What of a text to highlight, and which part of a long text to show. Pure. */
import type { MarkedText } from './contract.ts';
import { type Word, wordsOf } from './words.ts';

/** Which words of a text are found: whole ones, and those that begin with the last word of the query while it is being typed. */
export interface Wanted {
  readonly words: ReadonlySet<string>;
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

export function isWanted({ words, beginning }: Wanted, folded: string): boolean {
  return words.has(folded) || (beginning !== undefined && folded.startsWith(beginning));
}

/** @param text in NFC */
export function marked(text: string, wanted: Wanted): MarkedText {
  return { text, marks: marksOf(text, wordsOf(text), wanted) };
}

/** The part of the text where the most different wanted words stand together; null when there is none. @param text in NFC */
export function snippetOf(text: string, wanted: Wanted): MarkedText | null {
  const read = text.slice(0, MOST_READ);
  const found = wordsOf(read).filter(({ folded }) => isWanted(wanted, folded));
  const best = bestStart(found);
  if (best === undefined) return null;
  const from = startOfWord(read, best.start - BEFORE);
  const to = endOfWord(read, from + SNIPPET_LENGTH);
  const part = read.slice(from, to).replaceAll('\n', ' ').trim();
  const shown = `${from > 0 ? '… ' : ''}${part}${to < text.length ? ' …' : ''}`;
  return marked(shown, wanted);
}

/** The find from which a snippet shows the most different words. */
function bestStart(found: readonly Word[]): Word | undefined {
  let best: Word | undefined;
  let most = 0;
  for (let at = 0; at < found.length && at < 500; at++) {
    const first = found[at] as Word;
    const seen = new Set<string>();
    for (let next = at; next < found.length; next++) {
      const word = found[next] as Word;
      if (word.end > first.start + SNIPPET_LENGTH - BEFORE) break;
      seen.add(word.folded);
    }
    if (seen.size > most) {
      most = seen.size;
      best = first;
    }
  }
  return best;
}

/** Neighbours with only a space between them become one mark: a phrase is easier to see, and to hear, as one. */
function marksOf(text: string, words: readonly Word[], wanted: Wanted): Mark[] {
  const marks: Mark[] = [];
  for (const { folded, start, end } of words) {
    if (!isWanted(wanted, folded)) continue;
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
