/**
 * Keeps the index up to date: indexes the due items of `search_queue`, and compares the library with the index once after each start. The comparison finds the
 * effects of a new index version, of missed changes and of restored backups. Only one process at a time writes to the index.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type SearchKind, searchKinds } from '@hat-nang/model/search-kinds';
import type { Knex } from 'knex';
import { writeItems } from './index-writer.ts';
import { mergeParts } from './merging.ts';
import { INDEX_VERSION, readItems, readStamps } from './sources.ts';
import type { WordCount } from './vocabulary.ts';

/** Items per transaction. On SQLite all other writers wait for the transaction. */
export const BATCH_SIZE = 40;
/** Items per comparison query, and per insert into the queue. */
const COMPARE_SIZE = 500;
/** Minimum number of differences after which a comparison also merges the index, because many batches leave many segments (merging.ts). */
const MERGE_THRESHOLD = 1_000;
/** Milliseconds until a failed item is tried again. */
const RETRY_MS = 600_000;
/** Pause in milliseconds between batches, which lets requests run. */
export const REST_MS = 15;

export interface IndexerOptions {
  readonly database: Knex;
  /** Called with the vocabulary changes of each batch. `writes` is the number of index writes by all processes, including this batch. */
  readonly onWordCounts?: (counts: readonly WordCount[], writes: number) => void;
  /** Called with an item that could not be indexed. The indexer tries the item again later. */
  readonly onFailure?: (error: unknown, item: string) => void;
  readonly now?: () => number;
  /** Items per transaction. */
  readonly batch?: number;
  /** Pause in milliseconds between two batches of a comparison, and between two steps of a merge. */
  readonly restMs?: number;
}

export interface Indexer {
  /** Schedules changed items for indexing at `dueAt`. If an item is queued already, the earlier time wins. */
  schedule(database: Knex, kind: SearchKind, items: readonly number[], dueAt: number): Promise<void>;
  /** Indexes one batch of due items. Returns the number of items in the batch. */
  indexDue(): Promise<number>;
  /** Compares the library with the index and indexes the differences, or queues them if that fails. Returns the number of differing items. */
  compareAll(): Promise<number>;
}

export function createIndexer(options: IndexerOptions): Indexer {
  const { database, onWordCounts, onFailure, now = Date.now, batch = BATCH_SIZE, restMs = REST_MS } = options;
  const writeBatch = async (transaction: Knex.Transaction, kind: SearchKind, ids: readonly number[]) => {
    const items = await readItems(transaction, kind, ids, now());
    const counts = await writeItems(transaction, kind, ids, items);
    const nextChanges = items.flatMap(({ item, nextChangeAt: next }) =>
      next === null ? [] : [{ kind, item, due_at: next }],
    );
    if (nextChanges.length > 0) await enqueue(transaction, nextChanges);
    return counts;
  };

  const indexBatch = async (limit: number) => {
    const { result, writes } = await withIndexLock(database, async (transaction) => {
      const dueRows = await dueItems(transaction, now(), limit);
      const counts: WordCount[] = [];
      for (const kind of new Set(dueRows.map((row) => row.kind))) {
        const ids = dueRows.filter((row) => row.kind === kind).map(({ item }) => item);
        await transaction('search_queue').where({ kind }).whereIn('item', ids).delete();
        counts.push(...(await writeBatch(transaction, kind, ids)));
      }
      return { count: dueRows.length, counts };
    });
    onWordCounts?.(result.counts, writes);
    return result.count;
  };

  /** Indexes the due items one at a time after a batch has failed. Items that fail are postponed, so that they do not block other items. */
  const indexOneByOne = async () => {
    const dueRows = await dueItems(database, now(), batch);
    for (const { kind, item } of dueRows) {
      // The item is postponed before the attempt. A change during the attempt then has an earlier time, which wins.
      await database('search_queue')
        .where({ kind, item })
        .update({ due_at: now() + RETRY_MS });
      try {
        const { result, writes } = await withIndexLock(database, async (transaction) => {
          await transaction('search_queue').where({ kind, item }).delete();
          return writeBatch(transaction, kind, [item]);
        });
        onWordCounts?.(result, writes);
      } catch (error) {
        onFailure?.(error, `${kind} ${item}`);
      }
    }
    return dueRows.length;
  };

  return {
    async schedule(connection, kind, items, dueAt) {
      for (let start = 0; start < items.length; start += COMPARE_SIZE) {
        const rows = items.slice(start, start + COMPARE_SIZE).map((item) => ({ kind, item, due_at: dueAt }));
        await enqueue(connection, rows);
      }
    },

    async indexDue() {
      try {
        return await indexBatch(batch);
      } catch {
        return await indexOneByOne();
      }
    },

    async compareAll() {
      let differing = 0;
      for (const kind of searchKinds) {
        for (let afterId = 0; ; ) {
          const { ids, last } = await findDifferences(database, kind, afterId);
          for (let start = 0; start < ids.length; start += batch) {
            const idBatch = ids.slice(start, start + batch);
            try {
              const { result, writes } = await withIndexLock(database, (transaction) =>
                writeBatch(transaction, kind, idBatch),
              );
              onWordCounts?.(result, writes);
            } catch {
              // Items of a failed batch are queued. `indexDue` then finds the item that fails.
              await enqueue(
                database,
                idBatch.map((item) => ({ kind, item, due_at: now() })),
              );
            }
            await sleep(restMs);
          }
          differing += ids.length;
          if (last === undefined) break;
          afterId = last;
          await sleep(restMs);
        }
      }
      // From now on the lists are complete (lists.ts), also after a restart.
      await database('search_state').insert({ name: 'compared', value: INDEX_VERSION }).onConflict('name').merge();
      if (differing >= MERGE_THRESHOLD) await mergeParts(database, restMs);
      return differing;
    },
  };
}

async function dueItems(connection: Knex, now: number, limit: number): Promise<{ kind: SearchKind; item: number }[]> {
  return connection('search_queue').where('due_at', '<=', now).orderBy('due_at').limit(limit).select('kind', 'item');
}

async function enqueue(connection: Knex, rows: { kind: SearchKind; item: number; due_at: number }[]): Promise<void> {
  await connection('search_queue')
    .insert(rows)
    .onConflict(['kind', 'item'])
    // The earlier time wins, because the queued time may be far in the future.
    .merge({
      due_at: connection.raw(
        'CASE WHEN excluded.due_at < search_queue.due_at THEN excluded.due_at ELSE search_queue.due_at END',
      ),
    });
}

/** Compares a range of ids with the index. `last` is the id after which the next range begins. The result of the last range has no `last`. */
async function findDifferences(
  database: Knex,
  kind: SearchKind,
  afterId: number,
): Promise<{ ids: number[]; last?: number }> {
  const stamps = await readStamps(database, kind, afterId, COMPARE_SIZE);
  const isEnd = stamps.length < COMPARE_SIZE;
  const last = stamps.at(-1)?.item;
  const entries: { item: number; stamp: string }[] = await database('search_entries')
    .where({ kind })
    .andWhere('item', '>', afterId)
    .modify((query) => (isEnd || last === undefined ? undefined : query.andWhere('item', '<=', last)))
    .select('item', 'stamp');
  const indexedStamps = new Map(entries.map(({ item, stamp }) => [Number(item), stamp]));
  const differing = new Set<number>();
  for (const { item, stamp, isPublished } of stamps) {
    // An item without an entry is new or hidden. Reading a hidden item finds nothing and costs little.
    if (isPublished ? indexedStamps.get(item) !== stamp : indexedStamps.has(item)) differing.add(item);
    indexedStamps.delete(item);
  }
  for (const deletedId of indexedStamps.keys()) differing.add(deletedId);
  return { ids: [...differing], ...(isEnd ? {} : { last }) };
}

/**
 * Runs a transaction with an exclusive lock on index writes. The first statement is a write, because on SQLite a transaction that begins with a read fails if
 * another process writes in between. On PostgreSQL other processes wait for the lock of the row.
 */
async function withIndexLock<T>(
  database: Knex,
  task: (transaction: Knex.Transaction) => Promise<T>,
): Promise<{ result: T; writes: number }> {
  return database.transaction(async (transaction) => {
    await transaction('search_state').where('name', 'writes').increment('value', 1);
    const state = await transaction('search_state').where('name', 'writes').first('value');
    return { result: await task(transaction), writes: Number(state?.value) };
  });
}
