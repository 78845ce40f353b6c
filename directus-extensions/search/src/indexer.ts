/**
 * Keeps the index in step: works off `search_queue`, and compares the whole library with the index once after each start (and makes what differs
 * again: a new version, changes while no process ran, a restored backup). Two processes take turns by a lock in the database; whatever is cut
 * off is done again, because the queue and the comparison are in the database.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type SearchKind, searchKinds } from '@hat-nang/model/search-kinds';
import type { Knex } from 'knex';
import { writeItems } from './index-writer.ts';
import { mergeParts } from './merging.ts';
import { INDEX_VERSION, readItems, readStamps } from './sources.ts';
import type { WordCount } from './vocabulary.ts';

/** Items made in one transaction: on SQLite everybody else waits meanwhile. */
export const BATCH = 40;
/** Items compared at once. */
const COMPARED = 500;
/** Of so many items indexed at once the index has many parts. */
const MANY = 1_000;
/** After which an item that could not be indexed is tried again. Milliseconds. */
const PUT_OFF = 600_000;
/** Rest between batches, so that requests come in between. Milliseconds. */
export const REST = 15;

export interface IndexerOptions {
  readonly database: Knex;
  /** Told what each batch did to the vocabulary. */
  readonly onWords?: (counts: readonly WordCount[]) => void;
  /** Called with an item that could not be indexed; it is tried again later. */
  readonly onTrouble?: (error: unknown, item: string) => void;
  readonly now?: () => number;
  /** Items of a transaction and milliseconds between two, where nobody else waits for the database. */
  readonly batch?: number;
  readonly restMs?: number;
}

export interface Indexer {
  /** Says that items changed; they are indexed once `dueAt` has come. A time that is already nearer stays. */
  announce(database: Knex, kind: SearchKind, items: readonly number[], dueAt: number): Promise<void>;
  /** Indexes one batch of what is due. @returns how many items it took */
  workOff(): Promise<number>;
  /** Compares everything with the index, and indexes what differs. @returns how many items differed */
  compareAll(): Promise<number>;
}

export function indexer(options: IndexerOptions): Indexer {
  const { database, onWords, onTrouble, now = Date.now, batch = BATCH, restMs = REST } = options;
  const write = async (transaction: Knex.Transaction, kind: SearchKind, ids: readonly number[]) => {
    const items = await readItems(transaction, kind, ids, now());
    const counts = await writeItems(transaction, kind, ids, items);
    const coming = items.flatMap(({ item, next }) => (next === null ? [] : [{ kind, item, due_at: next }]));
    if (coming.length > 0) await enqueue(transaction, coming);
    return counts;
  };

  const takeDue = async (most: number) => {
    const done = await locked(database, async (transaction) => {
      const due = await dueItems(transaction, now(), most);
      const counts: WordCount[] = [];
      for (const kind of new Set(due.map((row) => row.kind))) {
        const ids = due.filter((row) => row.kind === kind).map(({ item }) => item);
        await transaction('search_queue').where({ kind }).whereIn('item', ids).delete();
        counts.push(...(await write(transaction, kind, ids)));
      }
      return { count: due.length, counts };
    });
    onWords?.(done.counts);
    return done.count;
  };

  /** After a batch that failed: an item that cannot be indexed is put off and must not keep the others waiting. */
  const oneByOne = async () => {
    const due = await dueItems(database, now(), batch);
    for (const { kind, item } of due) {
      try {
        const counts = await locked(database, async (transaction) => {
          await transaction('search_queue').where({ kind, item }).delete();
          return write(transaction, kind, [item]);
        });
        onWords?.(counts);
      } catch (error) {
        await database('search_queue')
          .where({ kind, item })
          .update({ due_at: now() + PUT_OFF });
        onTrouble?.(error, `${kind} ${item}`);
      }
    }
    return due.length;
  };

  return {
    async announce(connection, kind, items, dueAt) {
      for (let at = 0; at < items.length; at += COMPARED) {
        const rows = items.slice(at, at + COMPARED).map((item) => ({ kind, item, due_at: dueAt }));
        await enqueue(connection, rows);
      }
    },

    async workOff() {
      try {
        return await takeDue(batch);
      } catch {
        return await oneByOne();
      }
    },

    async compareAll() {
      let differing = 0;
      for (const kind of searchKinds) {
        for (let after = 0; ; ) {
          const { ids, last } = await differences(database, kind, after);
          for (let at = 0; at < ids.length; at += batch) {
            const part = ids.slice(at, at + batch);
            try {
              const counts = await locked(database, (transaction) => write(transaction, kind, part));
              onWords?.(counts);
            } catch {
              // The queue finds out which of them it is.
              await enqueue(
                database,
                part.map((item) => ({ kind, item, due_at: now() })),
              );
            }
            await sleep(restMs);
          }
          differing += ids.length;
          if (last === undefined) break;
          after = last;
          await sleep(restMs);
        }
      }
      // From now on the lists can be trusted (lists.ts), after the next start, too.
      await database('search_state').insert({ name: 'compared', value: INDEX_VERSION }).onConflict('name').merge();
      if (differing >= MANY) await mergeParts(database, restMs);
      return differing;
    },
  };
}

async function dueItems(connection: Knex, now: number, most: number): Promise<{ kind: SearchKind; item: number }[]> {
  return connection('search_queue').where('due_at', '<=', now).orderBy('due_at').limit(most).select('kind', 'item');
}

async function enqueue(connection: Knex, rows: { kind: SearchKind; item: number; due_at: number }[]): Promise<void> {
  await connection('search_queue')
    .insert(rows)
    .onConflict(['kind', 'item'])
    // Of two times the nearer: something may be planned for later.
    .merge({
      due_at: connection.raw(
        'CASE WHEN excluded.due_at < search_queue.due_at THEN excluded.due_at ELSE search_queue.due_at END',
      ),
    });
}

/** A stretch of ids in which items and entries are compared; `last` is where the next one begins. */
async function differences(database: Knex, kind: SearchKind, after: number): Promise<{ ids: number[]; last?: number }> {
  const stamps = await readStamps(database, kind, after, COMPARED);
  const isEnd = stamps.length < COMPARED;
  const last = stamps.at(-1)?.item;
  const entries: { item: number; stamp: string }[] = await database('search_entries')
    .where({ kind })
    .andWhere('item', '>', after)
    .modify((query) => (isEnd || last === undefined ? undefined : query.andWhere('item', '<=', last)))
    .select('item', 'stamp');
  const indexed = new Map(entries.map(({ item, stamp }) => [Number(item), stamp]));
  const differing = new Set<number>();
  for (const { item, stamp, isPublished } of stamps) {
    // Without an entry: new, or not to be seen now; the latter costs a look and no more.
    if (isPublished ? indexed.get(item) !== stamp : indexed.has(item)) differing.add(item);
    indexed.delete(item);
  }
  for (const gone of indexed.keys()) differing.add(gone);
  return { ids: [...differing], ...(isEnd ? {} : { last }) };
}

/**
 * Runs a transaction while no other process writes the index. The first statement is a write: on SQLite a transaction that begins with a read
 * fails when another process wrote in between, on PostgreSQL the row's lock lets the others wait.
 */
async function locked<T>(database: Knex, run: (transaction: Knex.Transaction) => Promise<T>): Promise<T> {
  return database.transaction(async (transaction) => {
    await transaction('search_state').where('name', 'writes').increment('value', 1);
    return run(transaction);
  });
}
