/**
 * Writes items into the index and deletes items from the index. The old and the new entries of an item change in one transaction, so readers never see an
 * existing item without entries.
 */

import { languages } from '@hat-nang/model/languages';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import type { Knex } from 'knex';
import { dialectOf } from './dialect.ts';
import { entryTokens, entryWords } from './entry-tokens.ts';
import { scopeOf } from './expression.ts';
import { listsOf } from './lists.ts';
import type { Entry, ReadItem } from './sources.ts';
import type { WordCount } from './vocabulary.ts';

/**
 * Time origin of the keys. The high bits of a key are the seconds since 2000, so keys sort by time. The 22 low bits distinguish entries of the same
 * second.
 */
const EPOCH = Date.UTC(2000, 0, 1);
const MAX_SECONDS = 2 ** 31 - 1;
const KEYS_PER_SECOND = 2 ** 22;

interface StoredEntry {
  readonly key: number | string;
  readonly lang: (typeof languages)[number];
  readonly title: string;
  readonly author: string;
  readonly summary: string;
  readonly body: string;
  /** Names of the lists that contain the entry, joined by spaces. */
  readonly lists: string;
}

/**
 * Replaces the index entries of these items. Items of `ids` that are missing in `items` are deleted from the index.
 * @param transaction a transaction that holds the index lock (`withIndexLock` in indexer.ts)
 * @returns the changes to the vocabulary
 */
export async function writeItems(
  transaction: Knex.Transaction,
  kind: SearchKind,
  ids: readonly number[],
  items: readonly ReadItem[],
): Promise<WordCount[]> {
  const dialect = dialectOf(transaction);
  const counts = new Map<string, WordCount>();
  const storedEntries: StoredEntry[] = await transaction('search_entries')
    .where({ kind })
    .whereIn('item', ids)
    .select('key', 'lang', 'title', 'author', 'summary', 'body', 'lists');
  if (storedEntries.length > 0) {
    for (const entry of storedEntries) countWords(counts, scopeOf(kind, entry.lang), entryWords(entry), -1);
    const keys = JSON.stringify(storedEntries.map(({ key }) => Number(key)));
    await transaction.raw(dialect.removeWords, [keys]);
    await transaction.raw(dialect.removeLists, [JSON.stringify(storedEntries.flatMap(listRows))]);
    await transaction.raw(dialect.removeEntries, [keys]);
  }
  const entries = items.flatMap(({ entries: itemEntries, stamp }) => itemEntries.map((entry) => ({ entry, stamp })));
  if (entries.length > 0) {
    const keys = await findFreeKeys(
      transaction,
      entries.map(({ entry }) => preferredKey(entry)),
    );
    // Rows are sorted by key, because FTS5 flushes its buffer to the file whenever a key is smaller than the previous one.
    const rows = entries
      .map(({ entry, stamp }, index) => ({ entry, stamp, key: keys[index] as number }))
      .sort((a, b) => a.key - b.key);
    for (const { entry } of rows) countWords(counts, scopeOf(kind, entry.lang), entryWords(entry.text), 1);
    const words = rows.map(({ entry, key }) => ({
      key,
      words: entryTokens(scopeOf(kind, entry.lang), entry.text, entry.facts),
    }));
    await transaction.raw(dialect.addWords, [JSON.stringify(words)]);
    const columns = rows.map(({ entry: { item, lang, until, slug, text, facts }, stamp, key }) => ({
      ...{ key, kind, item, lang, stamp, until, slug },
      ...text,
      lists: listsOf(kind, lang, facts).join(' '),
    }));
    await transaction.raw(dialect.addEntries, [JSON.stringify(columns)]);
    // Rows are sorted like the primary key of `search_lists`, so fewer pages of the database change.
    const lists = columns
      .flatMap(listRows)
      .sort((a, b) => (a.list === b.list ? a.key - b.key : a.list < b.list ? -1 : 1));
    await transaction.raw(dialect.addLists, [JSON.stringify(lists)]);
  }
  return writeCounts(transaction, counts);
}

function listRows({ key, lists }: Pick<StoredEntry, 'key' | 'lists'>): { list: string; key: number }[] {
  return lists === '' ? [] : lists.split(' ').map((list) => ({ list, key: Number(key) }));
}

function countWords(counts: Map<string, WordCount>, scope: string, words: Iterable<string>, increment: number): void {
  for (const word of words) {
    const vocabularyKey = scope + word;
    counts.set(vocabularyKey, { scope, word, uses: (counts.get(vocabularyKey)?.uses ?? 0) + increment });
  }
}

async function writeCounts(
  transaction: Knex.Transaction,
  counts: ReadonlyMap<string, WordCount>,
): Promise<WordCount[]> {
  const changedCounts = [...counts.values()].filter(({ uses }) => uses !== 0);
  if (changedCounts.length === 0) return [];
  await transaction.raw(dialectOf(transaction).addVocabulary, [JSON.stringify(changedCounts)]);
  if (changedCounts.some(({ uses }) => uses < 0))
    await transaction('search_vocabulary').where('uses', '<=', 0).delete();
  return changedCounts;
}

function preferredKey({ item, lang, moment }: Entry): number {
  const seconds = Math.min(MAX_SECONDS, Math.max(0, Math.floor((moment - EPOCH) / 1000)));
  return seconds * KEYS_PER_SECOND + ((item * languages.length + languages.indexOf(lang)) % KEYS_PER_SECOND);
}

/** Returns one key per preferred key. A key that is in use is replaced with the next free key. */
async function findFreeKeys(transaction: Knex.Transaction, preferredKeys: readonly number[]): Promise<number[]> {
  const claimedKeys = new Set<number>();
  const keys = preferredKeys.map((key) => claimKey(claimedKeys, key));
  for (;;) {
    const rows: (number | string)[] = await transaction('search_entries').whereIn('key', keys).pluck('key');
    if (rows.length === 0) return keys;
    const usedKeys = new Set(rows.map(Number));
    for (const key of usedKeys) claimedKeys.add(key);
    for (const [index, key] of keys.entries()) if (usedKeys.has(key)) keys[index] = claimKey(claimedKeys, key);
  }
}

function claimKey(claimedKeys: Set<number>, key: number): number {
  let freeKey = key;
  while (claimedKeys.has(freeKey)) freeKey += 1;
  claimedKeys.add(freeKey);
  return freeKey;
}
