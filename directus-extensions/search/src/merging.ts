/**
 * Merges the segments of SQLite's full-text index. Each batch adds a segment. After a full reindex a query looks up every word in a dozen segments,
 * which takes twice as long. PostgreSQL's index has no segments.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isSqlite } from './dialect.ts';

/** Pages of 4 kB to merge per step. All other writers wait during a step, which takes about 25 ms. */
const PAGES_PER_STEP = 400;
const MERGE_STATEMENT = `INSERT INTO search_tokens (search_tokens, rank) VALUES ('merge', ?)`;

/**
 * Merges until one segment is left. Segments that are written meanwhile stay separate. Does nothing on PostgreSQL.
 * @param restMs pause between two steps in milliseconds
 */
export async function mergeParts(database: Knex, restMs: number): Promise<void> {
  if (!isSqlite(database)) return;
  // A negative number of pages starts a merge of all segments. A positive number continues the merge.
  for (let pages = -PAGES_PER_STEP; await mergeStep(database, pages); pages = PAGES_PER_STEP) await sleep(restMs);
}

/**
 * Runs one step.
 * @returns true if something was merged; FTS5 then changes more rows than the row of the command
 */
async function mergeStep(database: Knex, pages: number): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const changesBefore = await countChanges(transaction);
    await transaction.raw(MERGE_STATEMENT, [pages]);
    return (await countChanges(transaction)) - changesBefore > 1;
  });
}

async function countChanges(transaction: Knex.Transaction): Promise<number> {
  const [row] = await transaction.raw('SELECT total_changes() AS n');
  return Number(row.n);
}
