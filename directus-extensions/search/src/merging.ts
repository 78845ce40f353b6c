/**
 * Joins the parts of SQLite's index. Each batch adds one, and after a library was indexed again every word of a query is looked up in a dozen of them, which
 * takes twice as long. PostgreSQL's index has no parts.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isSqlite } from './dialect.ts';

/** Pages of 4 kB that are written at once: everybody else who writes waits so long, some 25 ms. */
const PAGES = 400;
const MERGE = `INSERT INTO search_tokens (search_tokens, rank) VALUES ('merge', ?)`;

/** Until the index is one part; what is written meanwhile stays in parts of its own. @param restMs milliseconds between two steps */
export async function mergeParts(database: Knex, restMs: number): Promise<void> {
  if (!isSqlite(database)) return;
  // A negative number begins with all parts, a positive one goes on.
  for (let pages = -PAGES; await hasMerged(database, pages); pages = PAGES) await sleep(restMs);
}

/** One step. @returns whether there was anything to do: FTS5 then changes more than the row that asks for it */
async function hasMerged(database: Knex, pages: number): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const before = await changesOf(transaction);
    await transaction.raw(MERGE, [pages]);
    return (await changesOf(transaction)) - before > 1;
  });
}

async function changesOf(transaction: Knex.Transaction): Promise<number> {
  const [row] = await transaction.raw('SELECT total_changes() AS n');
  return Number(row.n);
}
