/** Parses a query: words, quoted phrases and excluded words. Pure functions. */
import { type Word, wordsOf } from './words.ts';

/** Maximum number of words per query. Further words are ignored. */
const MAX_WORDS = 12;
/** Minimum length of an unfinished word that is the whole query. A single letter begins too many words. */
const MIN_LETTERS = 2;
const QUOTED_TEXT = /(^|\s)(-?)["“”]([^"“”]+)["“”]/g;

export type AskedWord = Pick<Word, 'folded' | 'accented'>;

export interface QueryWords {
  readonly words: readonly AskedWord[];
  /** Quoted phrases as index ranges of `words`: the first index, and the index after the last word. A phrase can be a single word. */
  readonly phrases: readonly (readonly [from: number, to: number])[];
  /** Excluded words and phrases. */
  readonly excluded: readonly (readonly AskedWord[])[];
  /** True if nothing follows the last word, so the person may still be typing the word. False for a query of one letter, and if words were ignored. */
  readonly isOpen: boolean;
}

/** A query whose words have their positions in the typed text. */
export interface TypedQuery extends QueryWords {
  readonly words: readonly Word[];
}

interface Quote {
  readonly start: number;
  readonly end: number;
  readonly isExcluded: boolean;
}

/**
 * Parses a query.
 * @param query raw input; all characters except letters, digits and combining marks separate words; quotes and a minus before a word have a meaning
 */
export function queryWords(query: string): TypedQuery {
  const text = query.normalize('NFC');
  const quotes: Quote[] = [...text.matchAll(QUOTED_TEXT)].map(({ 0: quotedMatch, 1: space = '', 2: sign, index }) => ({
    start: index + space.length,
    end: index + quotedMatch.length,
    isExcluded: sign === '-',
  }));
  const quoteOf = (word: Word) => quotes.find(({ start, end }) => word.start >= start && word.end <= end);
  const allWords = wordsOf(text);
  const isExcluded = (word: Word) => quoteOf(word)?.isExcluded ?? isBehindMinus(text, word.start);
  const queryParts = allWords.filter((word) => !isExcluded(word));
  const words = queryParts.slice(0, MAX_WORDS);
  const last = words.at(-1);
  const isWordAtEnd = last !== undefined && last.end === text.length && queryParts.length === words.length;
  return {
    words,
    phrases: quotes.flatMap((quote) => {
      const from = words.findIndex((word) => quoteOf(word) === quote);
      const to = words.findLastIndex((word) => quoteOf(word) === quote) + 1;
      return from >= 0 ? [[from, to] as const] : [];
    }),
    excluded: groupExcluded(allWords.filter(isExcluded), quoteOf),
    isOpen: isWordAtEnd && (words.length > 1 || last.folded.length >= MIN_LETTERS),
  };
}

function isBehindMinus(text: string, index: number): boolean {
  return text[index - 1] === '-' && (index === 1 || /\s/.test(text[index - 2] as string));
}

function groupExcluded(words: readonly Word[], quoteOf: (word: Word) => Quote | undefined): AskedWord[][] {
  const groups: { quote: Quote | undefined; words: AskedWord[] }[] = [];
  for (const word of words.slice(0, MAX_WORDS)) {
    const quote = quoteOf(word);
    const last = groups.at(-1);
    if (quote !== undefined && last?.quote === quote) last.words.push(word);
    else groups.push({ quote, words: [word] });
  }
  return groups.map((group) => group.words);
}

/** Checks whether any of the words has an accent. If so, accents count for every word. */
export function hasAccents({ words }: Pick<QueryWords, 'words'>): boolean {
  return words.some(({ accented }) => accented !== undefined);
}
