/** Converts an item in one language to index tokens. Pure functions. */
import { exactToken, joinPair, type Scope, token } from './expression.ts';
import { type Word, wordsOf } from './words.ts';

/** One item in one language, ready for indexing. All texts are plain text in NFC. */
export interface EntryText {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly author: string;
  /** Titles in other languages. These titles are searchable but never shown. */
  readonly otherTitles?: readonly string[];
}

/** Facts by which a search filters: categories (`c` tokens) and filters (`f` tokens). The values are given without scope and field. */
export interface EntryFacts {
  readonly categories: readonly number[];
  readonly filters: readonly string[];
}

/** First part of the name of a category's list, such as `category_3` for the category with the id 3. */
export const CATEGORY = 'category';

/** Joins the name and the value of a filter to one word: `age` and 12 to `age_12`. */
export function filterWord(name: string, value: string | number): string {
  return `${name}_${value}`;
}

/** Returns the distinct tokens of an entry, joined by spaces. */
export function entryTokens(scope: Scope, text: EntryText, facts: EntryFacts): string {
  const tokens = new Set<string>();
  const addWords = (words: readonly Word[], field: 't' | 's' | 'a') => {
    let previousFolded: string | undefined;
    for (const word of words) {
      tokens.add(token(scope, field, word.folded));
      if (previousFolded !== undefined) tokens.add(token(scope, field, joinPair(previousFolded, word.folded)));
      tokens.add(exactToken(scope, field, word));
      previousFolded = word.folded;
    }
  };
  const title = wordsOf(text.title);
  addWords(title, 't');
  tokens.add(token(scope, 'n', String(title.length)));
  addWords(wordsOf(text.summary), 's');
  const parts = [...partsOf(text), ...(text.otherTitles ?? [])];
  for (const words of [title, ...parts.map((part) => wordsOf(part))]) addWords(words, 'a');
  for (const category of facts.categories) tokens.add(token(scope, 'c', String(category)));
  for (const filter of facts.filters) tokens.add(token(scope, 'f', filter));
  return [...tokens].join(' ');
}

/** Returns the distinct folded words of an entry, which the vocabulary counts. Titles in other languages are left out. */
export function entryWords(text: EntryText): Set<string> {
  return new Set([text.title, ...partsOf(text)].flatMap((part) => wordsOf(part).map(({ folded }) => folded)));
}

/** Splits summary, body and author into parts. The last word of a part and the first word of the next part do not count as neighbours. */
function partsOf({ summary, body, author }: EntryText): string[] {
  return [summary, ...body.split('\n'), author];
}
