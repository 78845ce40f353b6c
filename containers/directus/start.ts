/**
 * Runs Directus in its container. Whichever replica comes first prepares the database under a lock of the database itself (bootstrap, schema,
 * migrations, access, flows, reference data, demo content when asked for); the others wait for it and find everything done. Then this process
 * becomes Directus.
 */
import { hostname } from 'node:os';
import { join } from 'node:path';
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
import { setUpOnce } from './set-up-once.ts';

const setUpPort = 8054;

const reporter = createReporter();
try {
  const { options, release, isDemo, connectionString } = readOptions(process.env);
  await setUpOnce({ connectionString, release, log: (line) => reporter.line(line) }, () => setUp(options, isDemo));
  become(options);
} catch (error) {
  reporter.end();
  console.error(describeFailure(error));
  process.exit(1);
}

async function setUp(options: DirectusOptions, isDemo: boolean): Promise<void> {
  const { settings, secrets, credentials } = options;
  const directusUrl = `http://127.0.0.1:${setUpPort}`;
  // Until everything is in place nobody else may reach it, so it listens where only this container does, and needs no mail server nor Redis. On a port
  // of its own: the health check would take it for one that serves.
  const alone: DirectusOptions = {
    ...options,
    settings: { ...settings, directusHost: '127.0.0.1', directusPort: setUpPort, directusUrl },
    extra: {
      ...options.extra,
      SITE_URL: '',
      REDIS_ENABLED: 'false',
    },
  };
  await reporter.step('Database', () => bootstrapDirectus(alone));
  const supervisor = createSupervisor();
  try {
    const directus = await reporter.step('Directus, for the set-up', () => supervisor.start(directusProgram(alone)));
    const admin = { url: directusUrl, token: secrets.adminToken };
    await reporter.step('Schema, access, flows', () => applySchema({ ...admin, publicUrl: settings.publicUrl }));
    await reporter.step('Migrations', async () => {
      await directus.stop();
      await migrateDirectus(alone);
      await directus.restart();
    });
    // Without demo content there are no demo people either: the administrator is the only account.
    await reporter.step(isDemo ? 'Reference data and demo content' : 'Reference data', () =>
      seedAll({
        ...admin,
        demo: isDemo,
        credentials: isDemo ? credentials : undefined,
        dataDir: dataPath(settings, 'state'),
      }),
    );
  } finally {
    await supervisor.stopAll();
  }
}

/** No process stays between Docker's init and Directus: signals and exit codes are its own. */
function become(options: DirectusOptions): never {
  const { script, nodeOptions = [], cwd, env } = directusProgram(options);
  if (!process.execve) throw new Error('This Node cannot replace its process (it must be 22.15 or newer).');
  process.chdir(cwd);
  console.log(`Directus starts on ${hostname()}`);
  return process.execve(process.execPath, [process.execPath, ...nodeOptions, ...script], {
    ...env,
    NODE_PATH: join(rootDir, 'node_modules'),
  });
}
