/**
 * Runs Directus in its container. The first replica takes a database lock and sets up the database: bootstrap, schema, access, flows, migrations, reference
 * data, optional demo content. The other replicas wait for the end of the set-up. Then Directus replaces this process. `--set-up` only sets up the database,
 * as a job. `--wait` leaves the set-up to such a job and waits for it (decision 248).
 */
import { hostname } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { applySchema } from '../../schema/apply.ts';
import {
  bootstrapDirectus,
  type DirectusOptions,
  directusProgram,
  migrateDirectus,
} from '../../scripts/stack/directus.ts';
import { dataPath, rootDir } from '../../scripts/stack/settings.ts';
import { createReporter, describeFailure } from '../../scripts/stack/steps.ts';
import { createSupervisor } from '../../scripts/stack/supervisor.ts';
import { seedAll } from '../../seeds/seed.ts';
import { readOptions } from './options.ts';
import { withSeedRecords } from './seed-records.ts';
import { setUpOnce, waitForSetUp } from './set-up-once.ts';

const setUpPort = 8054;

const reporter = createReporter();
try {
  const { values: flags } = parseArgs({ options: { 'set-up': { type: 'boolean' }, wait: { type: 'boolean' } } });
  const { options, release, isDemo, connectionString } = readOptions(process.env);
  const database = { connectionString, release, log: (line: string) => reporter.line(line) };
  if (flags.wait) await waitForSetUp(database);
  else await setUpOnce(database, () => setUp(options, isDemo, connectionString));
  if (flags['set-up']) process.exit();
  replaceProcess(options);
} catch (error) {
  reporter.end();
  console.error(describeFailure(error));
  process.exit(1);
}

async function setUp(options: DirectusOptions, isDemo: boolean, connectionString: string): Promise<void> {
  const { settings, secrets, credentials } = options;
  const directusUrl = `http://127.0.0.1:${setUpPort}`;
  // Directus must not be reachable during the set-up, so it listens only inside this container. Its port differs from the usual one, because the health check
  // must fail. SITE_URL and REDIS_ENABLED turn off calls to the site and Directus's own use of Redis; the guard still uses GUARD_REDIS.
  const setUpOptions: DirectusOptions = {
    ...options,
    settings: {
      ...settings,
      directusHost: '127.0.0.1',
      directusPort: setUpPort,
      directusUrl,
      databaseUrl: disableLockTimeout(connectionString),
    },
    extra: {
      ...options.extra,
      SITE_URL: '',
      REDIS_ENABLED: 'false',
    },
  };
  await reporter.step('Database', () => bootstrapDirectus(setUpOptions));
  const supervisor = createSupervisor();
  try {
    const directus = await reporter.step('Directus, for the set-up', () =>
      supervisor.start(directusProgram(setUpOptions)),
    );
    const admin = { url: directusUrl, token: secrets.adminToken };
    await reporter.step('Schema, access, flows', () => applySchema({ ...admin, publicUrl: settings.publicUrl }));
    await reporter.step('Migrations', async () => {
      await directus.stop();
      await migrateDirectus(setUpOptions);
      await directus.restart();
    });
    // Demo accounts exist only with the demo content. Otherwise the administrator is the only account.
    const stateDir = dataPath(settings, 'state');
    const seed = () =>
      seedAll({ ...admin, demo: isDemo, credentials: isDemo ? credentials : undefined, dataDir: stateDir });
    await reporter.step(isDemo ? 'Reference data and demo content' : 'Reference data', () =>
      withSeedRecords(connectionString, stateDir, seed),
    );
  } finally {
    await supervisor.stopAll();
  }
}

/** Returns the address for statements that wait for locks: a change of a table waits for the requests of the previous release instead of failing. */
function disableLockTimeout(connectionString: string): string {
  const url = new URL(connectionString);
  url.searchParams.set('lock_timeout', '0');
  return url.href;
}

/** Replaces this process with Directus. Directus then receives signals from Docker and sets the exit code. */
function replaceProcess(options: DirectusOptions): never {
  const { script, nodeOptions = [], cwd, env } = directusProgram(options);
  if (!process.execve) throw new Error('This Node cannot replace its process (it must be 22.15 or newer).');
  process.chdir(cwd);
  console.log(`Directus starts on ${hostname()}`);
  const { METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT, TRACES_SHARE = '' } = process.env;
  const preload = (name: string) => ['--import', join(rootDir, 'containers/directus', name)];
  const preloadOptions = [
    ...(OTEL_EXPORTER_OTLP_ENDPOINT ? preload('traces-preload.ts') : []),
    ...(METRICS_PORT ? preload('metrics-preload.ts') : []),
  ];
  return process.execve(process.execPath, [process.execPath, ...nodeOptions, ...preloadOptions, ...script], {
    ...env,
    ...(METRICS_PORT ? { METRICS_PORT } : {}),
    ...(OTEL_EXPORTER_OTLP_ENDPOINT ? { OTEL_EXPORTER_OTLP_ENDPOINT, TRACES_SHARE } : {}),
    BACKUP_STATUS_FOLDER: '/backup/status',
    NODE_PATH: join(rootDir, 'node_modules'),
  });
}
