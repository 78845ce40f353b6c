/** From a text of the library to the tokens under which the index keeps it. Pure. */
import { exactToken, pairOf, type Scope, token } from './expression.ts';
import { type Word, wordsOf } from './words.ts';

/** An item in one language, as it is indexed. All text is plain and in NFC. */
export interface EntryText {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly author: string;
  /** Titles in other languages: found, never shown. */
  readonly otherTitles?: readonly string[];
}

/** What narrows a search: `c` tokens for categories, `f` tokens for filters, without the scope. */
export interface EntryFacts {
  readonly categories: readonly number[];
  readonly filters: readonly string[];
}

/** What the list of a category is called, before its id. */
export const CATEGORY = 'category';

/** A filter and its value as one word: `filterWord('age', 12)`. */
export function filterWord(name: string, value: string | number): string {
  return `${name}_${value}`;
}

/** The tokens of an entry, each once, joined by spaces. */
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

/** The folded words of an entry, each once: what the vocabulary counts. */
export function entryWords(text: EntryText): Set<string> {
  return new Set([text.title, ...partsOf(text)].flatMap((part) => wordsOf(part).map(({ folded }) => folded)));
}

/** Words of different parts are no neighbours. */
function partsOf({ summary, body, author }: EntryText): string[] {
  return [summary, ...body.split('\n'), author];
}
