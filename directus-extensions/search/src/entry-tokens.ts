/** Converts a text of the library to index tokens. Pure functions. */
import { exactToken, pairOf, type Scope, token } from './expression.ts';
import { type Word, wordsOf } from './words.ts';

/** One item in one language, ready for indexing. All texts are plain text in NFC. */
export interface EntryText {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly author: string;
  /** Titles in other languages; searchable but never shown. */
  readonly otherTitles?: readonly string[];
}

/** Facts that filter a search: `c` tokens for categories and `f` tokens for filters, without the scope. */
export interface EntryFacts {
  readonly categories: readonly number[];
  readonly filters: readonly string[];
}

/** Prefix of the name of a category's list; the id follows. */
export const CATEGORY = 'category';

/** Joins a filter and its value to one word: `filterWord('age', 12)`. */
export function filterWord(name: string, value: string | number): string {
  return `${name}_${value}`;
}

/** The distinct tokens of an entry, joined by spaces. */
export function entryTokens(scope: Scope, text: EntryText, facts: EntryFacts): string {
  const tokens = new Set<string>();
  const add = (words: readonly Word[], field: 't' | 's' | 'a') => {
    let before: string | undefined;
    for (const word of words) {
      tokens.add(token(scope, field, word.folded));
      if (before !== undefined) tokens.add(token(scope, field, pairOf(before, word.folded)));
      tokens.add(exactToken(scope, field, word));
      before = word.folded;
    }
  };
  const title = wordsOf(text.title);
  add(title, 't');
  tokens.add(token(scope, 'n', String(title.length)));
  add(wordsOf(text.summary), 's');
  const parts = [...partsOf(text), ...(text.otherTitles ?? [])];
  for (const words of [title, ...parts.map((part) => wordsOf(part))]) add(words, 'a');
  for (const category of facts.categories) tokens.add(token(scope, 'c', String(category)));
  for (const filter of facts.filters) tokens.add(token(scope, 'f', filter));
  return [...tokens].join(' ');
}

/** The distinct folded words of an entry, which the vocabulary counts. */
export function entryWords(text: EntryText): Set<string> {
  return new Set([text.title, ...partsOf(text)].flatMap((part) => wordsOf(part).map(({ folded }) => folded)));
}

/** Words of different parts are not neighbours. */
function partsOf({ summary, body, author }: EntryText): string[] {
  return [summary, ...body.split('\n'), author];
}
