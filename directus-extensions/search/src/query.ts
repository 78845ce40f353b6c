/** Reads what a person typed: words, phrases in quotes, words that must not be there. Pure. */
import { type Word, wordsOf } from './words.ts';

/** Further words of a query are not looked at. */
const MOST_WORDS = 12;
/** A single letter on its own stands for too many words. */
const SHORTEST_QUERY = 2;
const QUOTED = /(^|\s)(-?)["“”]([^"“”]+)["“”]/g;

export type AskedWord = Pick<Word, 'folded' | 'accented'>;

export interface QueryWords {
  readonly words: readonly AskedWord[];
  /** What was in quotes: stretches of `words`, as [first, behind the last]. A single word in quotes means its letters. */
  readonly phrases: readonly (readonly [from: number, to: number])[];
  /** What must not be there: words, or phrases of several. */
  readonly excluded: readonly (readonly AskedWord[])[];
  /** The last word may still be typed: nothing is behind it. */
  readonly isOpen: boolean;
}

/** As a person typed it: each word knows where it stands. */
interface TypedQuery extends QueryWords {
  readonly words: readonly Word[];
}

interface Quote {
  readonly start: number;
  readonly end: number;
  readonly isExcluded: boolean;
}

/** @param query as a person typed it; anything but letters, digits, quotes and a leading minus separates words */
export function queryWords(query: string): TypedQuery {
  const text = query.normalize('NFC');
  const quotes: Quote[] = [...text.matchAll(QUOTED)].map(({ 0: whole, 1: space = '', 2: minus, index }) => ({
    start: index + space.length,
    end: index + whole.length,
    isExcluded: minus === '-',
  }));
  const quoteOf = (word: Word) => quotes.find(({ start, end }) => word.start >= start && word.end <= end);
  const all = wordsOf(text);
  const isExcluded = (word: Word) => quoteOf(word)?.isExcluded ?? isBehindMinus(text, word.start);
  const found = all.filter((word) => !isExcluded(word));
  const words = found.slice(0, MOST_WORDS);
  const last = words.at(-1);
  const isLast = last !== undefined && last.end === text.length && found.length === words.length;
  return {
    words,
    phrases: quotes.flatMap((quote) => {
      const from = words.findIndex((word) => quoteOf(word) === quote);
      const to = words.findLastIndex((word) => quoteOf(word) === quote) + 1;
      return from >= 0 ? [[from, to] as const] : [];
    }),
    excluded: excludedOf(all.filter(isExcluded), quoteOf),
    isOpen: isLast && (words.length > 1 || last.folded.length >= SHORTEST_QUERY),
  };
}

function isBehindMinus(text: string, at: number): boolean {
  return text[at - 1] === '-' && (at === 1 || /\s/.test(text[at - 2] as string));
}

function excludedOf(words: readonly Word[], quoteOf: (word: Word) => Quote | undefined): AskedWord[][] {
  const groups: { quote: Quote | undefined; words: AskedWord[] }[] = [];
  for (const word of words.slice(0, MOST_WORDS)) {
    const quote = quoteOf(word);
    const last = groups.at(-1);
    if (quote !== undefined && last?.quote === quote) last.words.push(word);
    else groups.push({ quote, words: [word] });
  }
  return groups.map((group) => group.words);
}

/** Whether a person took the trouble to type accents: then every word counts as it is written. */
export function hasAccents({ words }: Pick<QueryWords, 'words'>): boolean {
  return words.some(({ accented }) => accented !== undefined);
}
