import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POSTGRES, SQLITE } from '../../../directus-extensions/search/src/dialect.ts';
import { createIndexer } from '../../../directus-extensions/search/src/indexer.ts';
import { LIST_QUERIES, SELECT_UP_TO_DATE } from '../../../directus-extensions/search/src/lists.ts';
import { queryWords } from '../../../directus-extensions/search/src/query.ts';
import { SELECT_STATE } from '../../../directus-extensions/search/src/reader.ts';
import { tiersOf } from '../../../directus-extensions/search/src/tiers.ts';
import { hasPostgres } from '../../../scripts/testing/postgres.ts';
import { stack } from '../../setup/stack.ts';
import { type CopiedDatabase, copyToPostgres } from './copied-database.ts';

/** The expressions of a query with accents, a pair, synonyms, an exclusion, an unfinished word, categories and a filter. */
const { ranked, everything } = tiersOf(queryWords('con -chó mèo nh'), {
  ...{ scope: 'dv', match: 'beginnings', spans: [{ from: 1, to: 2, alternatives: [queryWords('mãn con').words] }] },
  completions: () => ['nha', 'nho'],
  categories: () => [1, 2],
  filters: ['dvfaudio_1'],
});

const threeFilters = ['category_1', 'type_book', 'audio_1'];

describe('no search looks through a table', () => {
  it('SQLite', () => {
    const file = new DatabaseSync(join(stack().dataDir, 'data.db'), { readOnly: true });
    const planOf = (sql: string, ...bindings: (string | number)[]) =>
      file
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all(...bindings)
        .map(({ detail }) => String(detail));
    const rankedBindings = ranked.flatMap((expression) => [SQLITE.render(expression), 12]);
    const statements: [string, (string | number)[]][] = [
      [SQLITE.keys(ranked.length, 'newest'), [...rankedBindings, 12]],
      [SQLITE.keys(ranked.length, 'oldest'), [...rankedBindings, 12]],
      ...ranked.map((expression): [string, (string | number)[]] => [SQLITE.count, [SQLITE.render(expression), 12]]),
    ];
    for (const [sql, bindings] of statements) {
      const steps = planOf(sql, ...bindings);
      // `:M` in a plan means a match by words. No step sorts, because FTS5 returns rows in the order of their keys.
      expect(
        steps.some((step) => /search_tokens VIRTUAL TABLE INDEX \d+:M/.test(step)),
        steps.join('\n'),
      ).toBe(true);
      expect(
        steps.filter((step) => /TEMP B-TREE|SCAN (?!search_tokens VIRTUAL|\(subquery|json_each)/.test(step)),
      ).toEqual([]);
    }
    const entries = planOf(SQLITE.entries, '[1,2]');
    expect(entries[0]).toMatch(/SEARCH search_entries USING INTEGER PRIMARY KEY/);
    const stateSteps = planOf(SELECT_STATE, 1).filter((step) => /^(SEARCH|SCAN)/.test(step));
    expect(stateSteps).toEqual([
      expect.stringMatching(/SEARCH search_state USING .*INDEX/),
      expect.stringMatching(/SEARCH search_queue USING .*INDEX/),
    ]);
    file.close();
  });

  it('nor does a list, on SQLite', () => {
    const file = new DatabaseSync(join(stack().dataDir, 'data.db'), { readOnly: true });
    const [oneFilter, manyFilters] = [SQLITE.selectLists(['all']), SQLITE.selectLists(threeFilters)];
    const numberedQueries: [string, number][] = [
      [LIST_QUERIES.count(oneFilter), 2],
      [LIST_QUERIES.count(manyFilters), 2],
      [LIST_QUERIES.page(oneFilter, 'DESC'), 3],
      [LIST_QUERIES.page(manyFilters, 'ASC'), 3],
      [SELECT_UP_TO_DATE, 2],
      [SQLITE.countEach, 2],
    ];
    for (const [sql, parameters] of [...numberedQueries, [SQLITE.removeLists, 1] as const]) {
      const steps = file
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all(...Array.from({ length: parameters }, () => '[]'))
        .map(({ detail }) => String(detail));
      expect(
        steps.filter((step) =>
          /TEMP B-TREE|SCAN (?!search_tokens VIRTUAL|\(subquery|page|found|json_each|CONSTANT)/.test(step),
        ),
        sql,
      ).toEqual([]);
    }
    file.close();
  });

  describe.runIf(hasPostgres())('PostgreSQL', () => {
    let copy: CopiedDatabase;
    beforeAll(async () => {
      copy = await copyToPostgres(join(stack().dataDir, 'data.db'));
      await createIndexer({ database: copy.database, restMs: 0 }).compareAll();
      await copy.database.raw('ANALYZE');
    }, 120_000);
    afterAll(() => copy?.remove());

    it.each(['search_newest', 'search_oldest', 'search_count'])('%s', async (name) => {
      const { rows } = await copy.database.raw('SELECT prosrc, proconfig FROM pg_proc WHERE proname = ?', [name]);
      const { prosrc, proconfig } = rows[0] as { prosrc: string; proconfig: string[] };
      const sql = prosrc
        .replace('asked', `$asked$${POSTGRES.render(everything)}$asked$::tsquery`)
        .replace('most', '12');
      await copy.database.transaction(async (transaction) => {
        for (const setting of proconfig) {
          const [key, value] = setting.split('=');
          await transaction.raw(`SET LOCAL ${key} = ${value}`);
        }
        const plan = await transaction.raw(`EXPLAIN ${sql}`);
        const text = plan.rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
        expect(text).toContain('Bitmap Index Scan on ix_search_tokens_words');
        expect(text).not.toMatch(/Seq Scan/);
      });
    });

    it.each([
      [LIST_QUERIES.count(POSTGRES.selectLists(threeFilters)), [...threeFilters, 10_001]],
      [LIST_QUERIES.page(POSTGRES.selectLists(threeFilters), 'DESC'), [...threeFilters, 12, 24]],
    ])('%s', async (sql, bindings) => {
      await copy.database.transaction(async (transaction) => {
        await transaction.raw('SET LOCAL enable_seqscan = off');
        const plan = await transaction.raw(`EXPLAIN ${sql}`, bindings);
        const text = plan.rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
        expect(text).toMatch(/search_lists_pkey/);
        expect(text).not.toMatch(/Seq Scan/);
      });
    });

    it('search_entries by its key', async () => {
      await copy.database.transaction(async (transaction) => {
        // PostgreSQL uses the key only in large tables and scans a table of a few hundred entries. Scans are therefore turned off here.
        await transaction.raw('SET LOCAL enable_seqscan = off');
        const sql = POSTGRES.entries.replace('?', `'[1,2]'`);
        const plan = await transaction.raw(`EXPLAIN ${sql}`);
        const text = plan.rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
        expect(text).toMatch(/Index Scan using search_entries_pkey/);
      });
    });
  });
});
