/**
 * What is asked of the index, and how each database is asked. Every word of the index is a token of its own, which begins with where it counts:
 *
 *     d v a hoc_sinh
 *     │ │ │ └ the folded word, or two neighbours
 *     │ │ └── field: t title · x title with accents · n words of the title · a anywhere · y anywhere with accents · c category · f filter
 *     │ └──── language: v, e
 *     └────── kind: d documents · n news · e events · m mental health · a about us · h help centre
 *
 * One index so holds all kinds and languages, and no condition is ever looked up outside of it. Pure.
 */

import type { Lang } from '@hat-nang/model/languages';
import { type SearchKind, searchedFields } from '@hat-nang/model/search-kinds';

/** Kind and language, the first two letters of a token. */
export type Scope = string;
export type Field = 't' | 'x' | 'n' | 'a' | 'y' | 'c' | 'f';
export type Expression = string | { readonly and: readonly Expression[] } | { readonly or: readonly Expression[] };

export function scopeOf(kind: SearchKind, lang: Lang): Scope {
  return searchedFields[kind].letter + lang.charAt(0);
}

export function token(scope: Scope, field: Field, word: string): string {
  return scope + field + word;
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

/** For SQLite's `MATCH`. Quoted, so that nothing in a token is an operator. */
export function toFts5(expression: Expression): string {
  if (typeof expression === 'string') return `"${expression.replaceAll('"', '""')}"`;
  return 'and' in expression
    ? `(${expression.and.map(toFts5).join(' AND ')})`
    : `(${expression.or.map(toFts5).join(' OR ')})`;
}

/** For PostgreSQL's `@@`. Quoted, so that nothing in a token is an operator. */
export function toTsquery(expression: Expression): string {
  if (typeof expression === 'string') return `'${expression.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  return 'and' in expression
    ? `(${expression.and.map(toTsquery).join(' & ')})`
    : `(${expression.or.map(toTsquery).join(' | ')})`;
}
