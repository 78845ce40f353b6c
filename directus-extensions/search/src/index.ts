/** Registers the search of Vietnamese and English texts (docs/decisions/014-search.md): the index and its routes. This file only connects the parts. */
import { ServiceUnavailableError } from '@directus/errors';
import type { HookExtensionContext, RegisterFunctions } from '@directus/extensions';
import type { Hooks, Logger } from '@hat-nang/model/backend/directus-hooks';
import { createShortCache } from '@hat-nang/model/backend/short-cache';
import { countsRequest, listRequest, searchRequest, suggestRequest } from '@hat-nang/model/contracts/search';
import type { Application } from 'express';
import { registerChanges } from './change-hooks.ts';
import { isSqlite } from './dialect.ts';
import { searchEndpoints } from './endpoint.ts';
import { countOptions } from './filter-counts.ts';
import { createIndexer } from './indexer.ts';
import { listDocuments } from './lists.ts';
import { type Reader, reader } from './reader.ts';
import { removeSearchWords } from './remove-search-words.ts';
import { createReplica } from './replica.ts';
import { search } from './search.ts';
import { createSearchContext } from './search-context.ts';
import { INDEX_VERSION } from './sources.ts';
import { suggest } from './suggest.ts';
import { registerTryRoutes } from './try-routes.ts';
import { deleteOldUnfound } from './unfound.ts';
import { createVocabularyKeeper } from './vocabulary-keeper.ts';
import { createWorker } from './worker.ts';

/** Maximum milliseconds that a search waits for due items to be indexed before it answers. */
const INDEX_WAIT_MS = 400;
/** Maximum number of answers per route that are cached for a second. A full cache is emptied. An answer has about 5 KB. */
const MAX_ANSWERS = 500;
/** Milliseconds between two deletions of old counts of unfound queries. */
const CLEANUP_MS = 6 * 3_600_000;

async function builtVersion({ query }: Pick<Reader, 'query'>): Promise<number> {
  const [state] = await query(`SELECT "value" AS version FROM search_state WHERE name = 'compared'`, []);
  return Number(state?.version ?? 0);
}

type ItemsOf = Parameters<typeof registerTryRoutes>[1]['itemsOf'];

const itemsOf =
  (services: HookExtensionContext['services'], getSchema: HookExtensionContext['getSchema']): ItemsOf =>
  async (collection, accountability) =>
    new services.ItemsService(collection, { schema: await getSchema(), accountability });

export default function registerSearch(functions: RegisterFunctions, context: HookExtensionContext): void {
  const { database, env, getSchema, services } = context;
  const hooks = functions as unknown as Hooks;
  const logger = context.logger as unknown as Logger;
  let isReady = false;
  const replicaUrl = isSqlite(database) ? '' : String(env.DATABASE_REPLICA_URL ?? '');
  const indexReader = reader(database, replicaUrl ? createReplica({ url: replicaUrl, database, logger }) : undefined);
  const keeper = createVocabularyKeeper(indexReader);
  const isBehind = () => indexReader.isBehind(Date.now());
  const index = createIndexer({
    database,
    onWordCounts: keeper.changed,
    onFailure: (error, item) =>
      logger.error(error, `search: ${item} was not indexed, it is tried again in ten minutes`),
  });
  const indexWorker = createWorker({ indexer: index, isBehind, logger });
  const searching = createSearchContext(indexReader, keeper.vocabulary);

  const changes = registerChanges(hooks, {
    ...{ database, logger, schedule: index.schedule, wakeWorker: indexWorker.wake },
    isReady: () => isReady,
  });

  /** True if the index has the current version. After an upgrade a search must not report "nothing found" until the rebuild is complete. */
  let isBuilt = false;
  const requireBuiltIndex = async () => {
    if (isBuilt) return;
    isBuilt = isReady && (await builtVersion(indexReader)) === INDEX_VERSION;
    if (!isBuilt) throw new ServiceUnavailableError({ service: 'search', reason: 'The index is being made' });
  };
  const catchUp = async () => {
    await requireBuiltIndex();
    await keeper.ready();
    if (!(await isBehind())) return;
    await indexWorker.waitUntilIndexed(INDEX_WAIT_MS);
    // The worker may have written to the index meanwhile. This call detects the writes and drops the cached counts.
    await isBehind();
  };
  /** Gives equal requests one answer for a second, or until the index changes. Under load most requests repeat a few popular queries. */
  const answerOncePerSecond = <Request, Answer>(answer: (request: Request) => Promise<Answer>) => {
    const readAnswer = (key: string, _source: undefined) =>
      answer(JSON.parse(key.slice(key.indexOf(' ') + 1)) as Request);
    const answers = createShortCache(readAnswer, { maxEntries: MAX_ANSWERS });
    return async (request: Request) => {
      await catchUp();
      return answers.get(`${indexReader.knownWrites()} ${JSON.stringify(request)}`, undefined);
    };
  };
  functions.init('routes.custom.before', (meta) => {
    const app = meta.app as Application;
    const siteSecret = String(env.SITE_SECRET ?? '');
    registerTryRoutes(app, { ...{ database, searching, catchUp, siteSecret }, itemsOf: itemsOf(services, getSchema) });
    const endpoint = searchEndpoints({
      siteSecret,
      isLimited: Number(env.GUARD_RATE_BURST ?? 1) > 0,
    });
    app.get(
      '/search',
      endpoint(
        searchRequest,
        answerOncePerSecond((request) => search(searching, request)),
      ),
    );
    /**
     * Answers after the changes of this process are queued and indexed, or after a short wait. The route returns 503 if `read` returns undefined, for
     * example during a change.
     */
    const answerCurrent =
      <Request, Answer>(read: (context: typeof searching, request: Request) => Promise<Answer | undefined>) =>
      async (request: Request): Promise<Answer> => {
        await changes.flushed();
        await catchUp();
        const answer = await read(searching, request);
        if (answer === undefined)
          throw new ServiceUnavailableError({ service: 'search', reason: 'A change is on its way' });
        return answer;
      };
    app.get('/search/list', endpoint(listRequest, answerCurrent(listDocuments)));
    app.get('/search/counts', endpoint(countsRequest, answerCurrent(countOptions)));
    app.get(
      '/search/suggest',
      endpoint(
        suggestRequest,
        answerOncePerSecond((request) => suggest(searching, request)),
      ),
    );
  });

  functions.action('server.start', async () => {
    // The tables do not exist at the first start. After an update, they may be missing until the migrations of the update have run.
    isReady = await database.schema.hasTable('search_tokens');
    if (!isReady) return;
    indexWorker.start();
    const deleteOldCounts = () =>
      deleteOldUnfound({ database, crisis: searching.crisis, now: Date.now }).catch((error: unknown) =>
        logger.error(removeSearchWords(error), 'search: old counts of what was not found were not deleted'),
      );
    void deleteOldCounts();
    setInterval(deleteOldCounts, CLEANUP_MS).unref();
  });
}
