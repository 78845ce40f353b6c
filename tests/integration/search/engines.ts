/** Runs the search on the database of the running project and, if possible, on a PostgreSQL copy of an SQLite database. */
import { join } from 'node:path';
import { type SearchAnswer, searchRequest } from '@hat-nang/model/contracts/search';
import { createIndexer } from '../../../directus-extensions/search/src/indexer.ts';
import { reader } from '../../../directus-extensions/search/src/reader.ts';
import { search } from '../../../directus-extensions/search/src/search.ts';
import { createSearchContext } from '../../../directus-extensions/search/src/search-context.ts';
import { createVocabularyKeeper } from '../../../directus-extensions/search/src/vocabulary-keeper.ts';
import { hasPostgres } from '../../../scripts/testing/postgres.ts';
import { stack } from '../../setup/stack.ts';
import { type CopiedDatabase, copyToPostgres } from './copied-database.ts';
import { requestSearch, type SearchParams } from './support.ts';

export interface Engine {
  search(params: SearchParams): Promise<SearchAnswer>;
  remove(): Promise<void>;
}

export const runsOnPostgres = stack().settings.databaseUrl !== undefined;

/** Returns an engine that uses the endpoint of the running project. */
async function startRunningEngine(): Promise<Engine> {
  return { search: requestSearch, remove: async () => undefined };
}

/** Returns an engine that runs the same code on PostgreSQL, with a copy of the content that the running project stores in SQLite. */
async function startCopiedEngine(): Promise<Engine> {
  const copy: CopiedDatabase = await copyToPostgres(join(stack().dataDir, 'data.db'));
  await createIndexer({ database: copy.database, restMs: 0 }).compareAll();
  const databaseReader = reader(copy.database);
  const vocabulary = createVocabularyKeeper(databaseReader);
  await vocabulary.ready();
  const context = createSearchContext(databaseReader, vocabulary.vocabulary);
  return { search: (params) => search(context, searchRequest.parse(params)), remove: copy.remove };
}

/** The name and the start function of each engine: the running project's, and a copy on PostgreSQL if the project uses SQLite and PostgreSQL can run here. */
export const engines: readonly (readonly [name: string, start: () => Promise<Engine>])[] = [
  [runsOnPostgres ? 'PostgreSQL' : 'SQLite', startRunningEngine],
  ...(!runsOnPostgres && hasPostgres() ? [['PostgreSQL', startCopiedEngine] as const] : []),
];
