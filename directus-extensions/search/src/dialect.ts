/** SQL statements that differ between SQLite and PostgreSQL. Rows are passed as one JSON parameter, so one statement handles any number of rows. */

import { languages } from '@hat-nang/model/languages';
import type { Knex } from 'knex';
import { CATEGORY, filterWord } from './entry-tokens.ts';
import { allOf, type Expression, scopeOf, toFts5, token, toTsquery } from './expression.ts';

/** SQL that selects the keys of the documents that are in all given lists. */
export interface ListSelection {
  /** SQL after FROM, including its condition. */
  readonly from: string;
  /** SQL expression of the key column. */
  readonly key: string;
  readonly bindings: readonly string[];
}

/** What `countEach` counts: the entries of a list, or the matches of a rendered expression. */
export type WantedCount = { readonly list: string } | { readonly expression: string };

export type Order = 'newest' | 'oldest';

/** Keys in order, and the index of the last expression that matched one of these keys. */
interface FoundKeys {
  readonly keys: readonly number[];
  readonly lastTier: number;
}

export interface Dialect {
  readonly render: (expression: Expression) => string;
  /**
   * Selects the keys that match the first expression, then the keys that match the second, and so on. Bindings: (expression, its limit) for each, then the
   * total limit.
   */
  readonly keys: (expressions: number, order: Order) => string;
  readonly keysOf: (rows: readonly Record<string, unknown>[]) => FoundKeys;
  /** Counts matches up to a limit. Bindings: (expression, limit). */
  readonly count: string;
  /**
   * Counts the matches of each expression or list, up to a limit, in one read. Bindings: (JSON list of `WantedCount`, limit). Each result row has a count
   * `n`, and the `position` of its `WantedCount` in the bound list, from 0.
   */
  readonly countEach: string;
  /** Selects entries by key. Bindings: (JSON list of keys). */
  readonly entries: string;
  /** Adds rows of `search_tokens`. Bindings: (JSON list of `{key, words}`). */
  readonly addWords: string;
  /** Deletes rows of `search_tokens`. Bindings: (JSON list of keys). */
  readonly removeWords: string;
  readonly removeEntries: string;
  /** Adds rows of `search_entries`. Bindings: (JSON list). */
  readonly addEntries: string;
  /** Returns SQL that selects the documents that are in all of these lists (lists.ts). */
  readonly selectLists: (lists: readonly string[]) => ListSelection;
  /** Statement that adds entries to lists, and statement that removes entries from lists. Bindings: (JSON list of `{list, key}`). */
  readonly addLists: string;
  readonly removeLists: string;
  /** Adds `uses`, which may be negative, to the counts of words in the vocabulary. Bindings: (JSON list of `{scope, word, uses}`). */
  readonly addVocabulary: string;
}

const COLUMNS = [
  'key',
  'kind',
  'item',
  'lang',
  'stamp',
  'until',
  'slug',
  'title',
  'author',
  'summary',
  'body',
  'lists',
];
const COLUMN_LIST = COLUMNS.map((column) => `"${column}"`).join(', ');
const ENTRY_COLUMNS = '"key", kind, item, lang, until, slug, title, author, summary, body';
const ADD_COUNTS = 'ON CONFLICT (scope, word) DO UPDATE SET uses = search_vocabulary.uses + excluded.uses';

const DOCUMENT_SCOPE = scopeOf('documents', languages[0]);
const CATEGORY_PREFIX = filterWord(CATEGORY, '');

/** Returns the index token that matches the entries of a list. */
function tokenOf(list: string): Expression {
  return list.startsWith(CATEGORY_PREFIX)
    ? token(DOCUMENT_SCOPE, 'c', list.slice(CATEGORY_PREFIX.length))
    : token(DOCUMENT_SCOPE, 'f', list);
}

/** Joins the parts with UNION ALL. Both databases evaluate the parts in order and stop at the limit, so later parts cost nothing once enough rows are found. */
const unionInOrder = (count: number, tier: (index: number) => string): string =>
  `${Array.from({ length: count }, (_, index) => tier(index)).join(' UNION ALL ')} LIMIT ?`;

export const SQLITE: Dialect = {
  render: toFts5,
  // All keys are returned in one row. The driver takes longer per row than FTS5, and a deep page has thousands of keys.
  keys: (expressions, order) =>
    `SELECT group_concat("key") AS keys, max(tier) AS last FROM (${unionInOrder(
      expressions,
      (tier) => `SELECT ${tier} AS tier, "key" FROM (
        SELECT rowid AS "key" FROM search_tokens WHERE search_tokens MATCH ? ORDER BY rowid ${order === 'newest' ? 'DESC' : 'ASC'} LIMIT ?)`,
    )})`,
  keysOf: ([row]) => ({
    // A deep page has thousands of keys, and JSON.parse is faster than splitting.
    keys: row?.keys ? JSON.parse(`[${row.keys}]`) : [],
    lastTier: Number(row?.last ?? 0),
  }),
  count: 'SELECT count(*) AS n FROM (SELECT rowid FROM search_tokens WHERE search_tokens MATCH ? LIMIT ?)',
  countEach: `SELECT json_each."key" AS position, CASE WHEN json_extract(json_each.value, '$.list') IS NULL
      THEN (SELECT count(*) FROM (
        SELECT rowid FROM search_tokens WHERE search_tokens MATCH json_extract(json_each.value, '$.expression') LIMIT ?2))
      ELSE (SELECT count(*) FROM (SELECT 1 FROM search_lists WHERE list = json_extract(json_each.value, '$.list') LIMIT ?2)) END AS n
    FROM json_each(?1)`,
  entries: `SELECT ${ENTRY_COLUMNS} FROM search_entries WHERE "key" IN (SELECT value FROM json_each(?))`,
  addWords: `INSERT INTO search_tokens (rowid, words) SELECT json_extract(value, '$.key'), json_extract(value, '$.words') FROM json_each(?)`,
  removeWords: 'DELETE FROM search_tokens WHERE rowid IN (SELECT value FROM json_each(?))',
  removeEntries: 'DELETE FROM search_entries WHERE "key" IN (SELECT value FROM json_each(?))',
  addEntries: `INSERT INTO search_entries (${COLUMN_LIST}) SELECT ${COLUMNS.map((column) => `json_extract(value, '$.${column}')`).join(', ')} FROM json_each(?)`,
  // FTS5 intersects several lists in one pass. A join would look up each entry of one list in the others.
  selectLists: (lists) =>
    lists.length === 1
      ? { from: 'search_lists WHERE list = ?', key: '"key"', bindings: lists }
      : {
          from: 'search_tokens WHERE search_tokens MATCH ?',
          key: 'rowid',
          bindings: [toFts5(allOf(lists.map(tokenOf)))],
        },
  addLists: `INSERT INTO search_lists (list, "key") SELECT json_extract(value, '$.list'), json_extract(value, '$.key') FROM json_each(?)`,
  removeLists: `DELETE FROM search_lists WHERE (list, "key") IN (SELECT json_extract(value, '$.list'), json_extract(value, '$.key') FROM json_each(?))`,
  // WHERE is required: without it SQLite parses ON CONFLICT as part of a join.
  addVocabulary: `INSERT INTO search_vocabulary (scope, word, uses)
    SELECT json_extract(value, '$.scope'), json_extract(value, '$.word'), json_extract(value, '$.uses') FROM json_each(?) WHERE true ${ADD_COUNTS}`,
};

const SELECT_KEYS = 'SELECT value::bigint FROM json_array_elements_text(?::json)';

export const POSTGRES: Dialect = {
  render: toTsquery,
  keys: (expressions, order) =>
    unionInOrder(expressions, (tier) => `SELECT ${tier} AS tier, search_${order}(?::tsquery, ?) AS "key"`),
  keysOf: (rows) => ({ keys: rows.map(({ key }) => Number(key)), lastTier: Number(rows.at(-1)?.tier ?? 0) }),
  count: 'SELECT search_count(?::tsquery, ?) AS n',
  countEach: `WITH wanted AS (
      SELECT item ->> 'list' AS list, item ->> 'expression' AS expression, ordinality - 1 AS position
      FROM json_array_elements(?::json) WITH ORDINALITY AS given (item, ordinality)
    ), most AS (SELECT ?::integer AS n)
    SELECT position, CASE WHEN wanted.list IS NULL THEN search_count(wanted.expression::tsquery, most.n)
      ELSE (SELECT count(*) FROM (SELECT FROM search_lists WHERE search_lists.list = wanted.list LIMIT most.n) AS found) END AS n
    FROM wanted CROSS JOIN most`,
  entries: `SELECT ${ENTRY_COLUMNS} FROM search_entries WHERE "key" IN (${SELECT_KEYS})`,
  addWords: `INSERT INTO search_tokens ("key", words)
    SELECT "key", array_to_tsvector(string_to_array(words, ' ')) FROM json_to_recordset(?::json) AS given ("key" bigint, words text)`,
  removeWords: `DELETE FROM search_tokens WHERE "key" IN (${SELECT_KEYS})`,
  removeEntries: `DELETE FROM search_entries WHERE "key" IN (${SELECT_KEYS})`,
  addEntries: `INSERT INTO search_entries (${COLUMN_LIST}) SELECT ${COLUMN_LIST} FROM json_populate_recordset(NULL::search_entries, ?::json)`,
  selectLists: (lists) => ({
    from: `search_lists AS first WHERE first.list = ?${lists
      .slice(1)
      .map(() => ' AND EXISTS (SELECT FROM search_lists AS other WHERE other.list = ? AND other."key" = first."key")')
      .join('')}`,
    key: 'first."key"',
    bindings: lists,
  }),
  addLists: `INSERT INTO search_lists (list, "key") SELECT list, "key" FROM json_to_recordset(?::json) AS given (list text, "key" bigint)`,
  removeLists: `DELETE FROM search_lists USING json_to_recordset(?::json) AS gone (list text, "key" bigint)
    WHERE search_lists.list = gone.list AND search_lists."key" = gone."key"`,
  addVocabulary: `INSERT INTO search_vocabulary (scope, word, uses)
    SELECT scope, word, uses FROM json_to_recordset(?::json) AS given (scope text, word text, uses integer) ${ADD_COUNTS}`,
};

export function isSqlite(database: Knex): boolean {
  return String(database.client.config.client).startsWith('sqlite');
}

export function dialectOf(database: Knex): Dialect {
  return isSqlite(database) ? SQLITE : POSTGRES;
}
