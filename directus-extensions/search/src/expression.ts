/**
 * Expressions over the tokens of the index, rendered for both databases. A token is a word with a prefix, which says where the word counts:
 *
 *     d v a hoc_sinh
 *     │ │ │ └ the folded word, or two neighbouring words
 *     │ │ └── field: t title · x title with accents · n number of words in the title · s summary · z summary with accents ·
 *     │ │     a anywhere · y anywhere with accents · c category · f filter
 *     │ └──── language: v, e
 *     └────── kind: d documents · n news · e events · m mental health · a about us · h help centre
 *
 * One index covers every kind and language. Filters and categories are tokens too. Pure functions.
 */

import type { Lang } from '@hat-nang/model/languages';
import { type SearchKind, searchedFields } from '@hat-nang/model/search-kinds';
import type { Word } from './words.ts';

/** Kind and language in two letters. Every token begins with its scope. */
export type Scope = string;
export type Field = 't' | 'x' | 'n' | 's' | 'z' | 'a' | 'y' | 'c' | 'f';
export type Expression =
  | string
  | { readonly and: readonly Expression[] }
  | { readonly or: readonly Expression[] }
  | { readonly found: Expression; readonly without: Expression };

export function scopeOf(kind: SearchKind, lang: Lang): Scope {
  return searchedFields[kind].letter + lang.charAt(0);
}

export function token(scope: Scope, field: Field, word: string): string {
  return scope + field + word;
}

/**
 * Returns the token of a word with its accents. In Vietnamese `con` and `còn` are different words, so a word without accents also gets such a token. An
 * English word without accents gets the token of its folded form, because other tokens would only double the index.
 */
export function exactToken(scope: Scope, plain: 't' | 's' | 'a', word: Pick<Word, 'folded' | 'accented'>): string {
  const exactText = word.accented ?? (isVietnamese(scope) ? word.folded : undefined);
  return exactText === undefined ? token(scope, plain, word.folded) : token(scope, EXACT_FIELDS[plain], exactText);
}

/** Maps each field of folded words to the field of accented words. */
const EXACT_FIELDS = { t: 'x', s: 'z', a: 'y' } as const;

function isVietnamese(scope: Scope): boolean {
  return scope.charAt(1) === 'v';
}

/** Joins two neighbouring words to one token word. */
export function joinPair(first: string, second: string): string {
  return `${first}_${second}`;
}

/** Combines the parts with AND. A single part stays as it is. */
export function allOf(parts: readonly Expression[]): Expression {
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { and: parts };
}

/** Combines the parts with OR. A single part stays as it is. */
export function anyOf(parts: readonly Expression[]): Expression {
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { or: parts };
}

/** Matches entries that the expression `found` matches and that no expression in `without` matches. */
export function exclude(found: Expression, without: readonly Expression[]): Expression {
  return without.length === 0 ? found : { found, without: anyOf(without) };
}

/** Renders an expression for SQLite's `MATCH`. Tokens are quoted, so no token is parsed as an operator. */
export function toFts5(expression: Expression): string {
  if (typeof expression === 'string') return `"${expression.replaceAll('"', '""')}"`;
  if ('found' in expression) return `(${toFts5(expression.found)} NOT ${toFts5(expression.without)})`;
  return 'and' in expression
    ? `(${expression.and.map(toFts5).join(' AND ')})`
    : `(${expression.or.map(toFts5).join(' OR ')})`;
}

/** Renders an expression for PostgreSQL's `@@`. Tokens are quoted, so no token is parsed as an operator. */
export function toTsquery(expression: Expression): string {
  if (typeof expression === 'string') return `'${expression.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  if ('found' in expression) return `(${toTsquery(expression.found)} & !${toTsquery(expression.without)})`;
  return 'and' in expression
    ? `(${expression.and.map(toTsquery).join(' & ')})`
    : `(${expression.or.map(toTsquery).join(' | ')})`;
}
