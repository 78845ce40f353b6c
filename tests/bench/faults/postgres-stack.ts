import pg from 'pg';
import type { Instance } from '../../../scripts/stack/instance.ts';
import { buildSite, siteProgram } from '../../../scripts/stack/site.ts';
import { createSupervisor } from '../../../scripts/stack/supervisor.ts';
import { type RestartablePostgres, startPostgres } from '../../../scripts/testing/postgres.ts';
import { startTestStack } from '../../../scripts/testing/test-stack.ts';
import { seedAll } from '../../../seeds/seed.ts';
import { requestAsAdmin } from '../bench.ts';

/** Name of the connections of the measurement. All other connections belong to Directus. */
const applicationName = 'fault';

/** Directus on a separate PostgreSQL with the reference data and a few items, and the site in front of it. */
export interface PostgresStack {
  readonly instance: Instance;
  readonly postgres: RestartablePostgres;
  /** Ids of published documents. */
  readonly documents: readonly number[];
  /** Opens a connection of the measurement. @throws the error of PostgreSQL, for example 53300 if it has no free connection */
  connect(): Promise<pg.Client>;
  /** Number of times that Directus or the site ended. */
  countCrashes(): number;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL, Directus with the pool of the containers, and the site. Without the demo library, because seeding it would take minutes.
 * @param maxConnections connections that PostgreSQL accepts
 */
export async function startPostgresStack(maxConnections = 100): Promise<PostgresStack> {
  const postgres = await startPostgres([], ['-c', `max_connections=${maxConnections}`]);
  const supervisor = createSupervisor();
  /** Ends the started parts. The last one that started ends first. */
  const ends = [() => postgres.stop()];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const stack = await startTestStack({
      only: ['directus'],
      databaseUrl: postgres.url,
      isSeeded: false,
      directusExtra: { DB_POOL__MIN: '1', DB_POOL__MAX: '20' },
    });
    ends.push(() => stack.stop());
    const { settings, urls } = stack.running;
    await seedAll({ url: urls.directus, token: stack.secrets.adminToken, dataDir: stack.dataDir, demo: false });
    const documents = await createItems(stack);
    const build = await buildSite(settings);
    ends.push(() => supervisor.stopAll());
    const site = await supervisor.start(siteProgram({ settings, secrets: stack.secrets, build }));
    return {
      instance: stack,
      postgres,
      documents,
      connect: () => openConnection(postgres.url),
      countCrashes: () => site.restarts + (stack.programs.directus?.restarts ?? 0),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Creates news and documents. Returns the ids of the documents, enough for one favourite per write of a measurement. */
async function createItems(instance: Instance): Promise<number[]> {
  const news = [1, 2, 3].map((number) => ({
    status: 'published',
    author: 'Hạt Nắng',
    translations: [{ languages_code: 'vi-VN', title: `Tin ${number}`, slug: `tin-${number}` }],
  }));
  await requestAsAdmin(instance, 'POST', '/items/news?fields=id', news);
  const documents = Array.from({ length: 200 }, () => ({ status: 'published', type: 'picture_book' }));
  const rows = await requestAsAdmin<{ id: number }[]>(
    instance,
    'POST',
    '/items/documents?fields=id&limit=-1',
    documents,
  );
  return rows.map(({ id }) => id);
}

async function openConnection(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: applicationName });
  // Without a listener, the end of the server would end this process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Ends all connections of Directus. Returns their number. */
export async function endOtherConnections(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `SELECT count(pg_terminate_backend(pid)) AS n FROM pg_stat_activity
     WHERE backend_type = 'client backend' AND application_name <> $1`,
    [applicationName],
  );
  return Number(rows[0]?.n);
}

/** Opens connections until PostgreSQL has none left, and ends those of Directus, so that Directus needs new ones. */
export async function takeAllConnections({ connect }: Pick<PostgresStack, 'connect'>): Promise<pg.Client[]> {
  const holders = [await connect()];
  // An ended connection becomes free a moment later. Directus may then be faster, so several rounds must find nothing to take or to end.
  for (let quietRounds = 0; quietRounds < 5; ) {
    try {
      holders.push(await connect());
      quietRounds = 0;
    } catch (error) {
      if ((error as { code?: unknown }).code !== '53300') throw error;
      quietRounds = (await endOtherConnections(holders[0] as pg.Client)) === 0 ? quietRounds + 1 : 0;
    }
  }
  return holders;
}
