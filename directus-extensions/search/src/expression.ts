/**
 * What is asked of the index, and how each database is asked. Every word of the index is a token of its own, which begins with where it counts:
 *
 *     d v a hoc_sinh
 *     │ │ │ └ the folded word, or two neighbours
 *     │ │ └── field: t title · x title as written · n words of the title · s summary · z summary as written · a anywhere ·
 *     │ │     y anywhere as written · c category · f filter
 *     │ └──── language: v, e
 *     └────── kind: d documents · n news · e events · m mental health · a about us · h help centre
 *
 * One index so holds all kinds and languages, and no condition is ever looked up outside of it. Pure.
 */

import type { Lang } from '@hat-nang/model/languages';
import { type SearchKind, searchedFields } from '@hat-nang/model/search-kinds';
import type { Word } from './words.ts';

/** Kind and language, the first two letters of a token. */
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
 * The token of a word as it is written. In Vietnamese a word without accents is another word (`con`, `còn`), so it has such a token, too; in
 * English it would double the index for nothing.
 */
export function exactToken(scope: Scope, plain: 't' | 's' | 'a', word: Pick<Word, 'folded' | 'accented'>): string {
  const exact = word.accented ?? (isVietnamese(scope) ? word.folded : undefined);
  return exact === undefined ? token(scope, plain, word.folded) : token(scope, EXACT[plain], exact);
}

/** The field that holds words as they are written, by the one that holds them folded. */
const EXACT = { t: 'x', s: 'z', a: 'y' } as const;

function isVietnamese(scope: Scope): boolean {
  return scope.charAt(1) === 'v';
}

/** Two neighbouring words as one. */
export function pairOf(first: string, second: string): string {
  return `${first}_${second}`;
}

/** All of them, or the only one. */
export function all(parts: readonly Expression[]): Expression {
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { and: parts };
}

/** Any of them, or the only one. */
export function any(parts: readonly Expression[]): Expression {
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { or: parts };
}

/** What the first finds and the second does not. */
export function except(found: Expression, without: readonly Expression[]): Expression {
  return without.length === 0 ? found : { found, without: any(without) };
}

/** For SQLite's `MATCH`. Quoted, so that nothing in a token is an operator. */
export function toFts5(expression: Expression): string {
  if (typeof expression === 'string') return `"${expression.replaceAll('"', '""')}"`;
  if ('found' in expression) return `(${toFts5(expression.found)} NOT ${toFts5(expression.without)})`;
  return 'and' in expression
    ? `(${expression.and.map(toFts5).join(' AND ')})`
    : `(${expression.or.map(toFts5).join(' OR ')})`;
}

/** For PostgreSQL's `@@`. Quoted, so that nothing in a token is an operator. */
export function toTsquery(expression: Expression): string {
  if (typeof expression === 'string') return `'${expression.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  if ('found' in expression) return `(${toTsquery(expression.found)} & !${toTsquery(expression.without)})`;
  return 'and' in expression
    ? `(${expression.and.map(toTsquery).join(' & ')})`
    : `(${expression.or.map(toTsquery).join(' | ')})`;
}
