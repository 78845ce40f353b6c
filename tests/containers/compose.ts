/** Starts the stack of docker-compose.yml for tests, and writes a data folder, from which `tests/setup/stack.ts` reads addresses and secrets. */
import { randomInt, randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openControl } from '../../scripts/stack/control.ts';
import { isResponding } from '../../scripts/stack/directus.ts';
import {
  type Instance,
  type RunningState,
  removeRunningState,
  writeRunningState,
} from '../../scripts/stack/instance.ts';
import { findFreePorts } from '../../scripts/stack/ports.ts';
import { type Credentials, type Secrets, writePrivateJson } from '../../scripts/stack/secrets.ts';
import { demoRoles, readSettings, rootDir } from '../../scripts/stack/settings.ts';
import { type Reporter, StepError } from '../../scripts/stack/steps.ts';
import { containerFile, containerLogs } from '../setup/containers.ts';
import { provideBaseImages } from './base-images.ts';
import {
  type ComposeProject,
  type Container,
  serviceContainers,
  startProject,
  stopProject,
} from './compose-project.ts';
import { backupImageOf, buildBackupImage, buildImages, imageOf } from './images.ts';
import { projectName, removeLeftovers } from './leftovers.ts';

export type ContainerStack = Instance & {
  project: ComposeProject;
  /** Stops and removes containers, networks, volumes and, without KEEP_DATA, the data folder. */
  stop(): Promise<void>;
};

export type ComposeOptions = {
  reporter: Reporter;
  /** Additional settings of .env.example. */
  settings?: Record<string, string>;
  /** Number of replicas of web and of directus. */
  replicas?: number;
  signal?: AbortSignal;
};

/** Name of the file in the data folder that contains the container logs of the first start. */
export const firstStartLog = 'first-start.log';

const removals = new Set<Promise<void>>();

/** Waits until all removals of stacks have finished. A process that receives a termination signal calls this function before it exits. */
export const waitForRemovals = async (): Promise<void> => void (await Promise.allSettled(removals));

const demoPassword = 'Nang-Thu-2026!';
const adminEmail = 'admin@hatnang.example.com';
const maxStartMs = 600_000;

/** Builds missing images and starts all containers. After a failed start it removes the containers. */
export async function startContainers({
  reporter,
  settings = {},
  replicas = 2,
  signal,
}: ComposeOptions): Promise<ContainerStack> {
  removeLeftovers();
  const dataDir = mkdtempSync(join(tmpdir(), 'hat-nang-containers-'));
  const logFile = join(dataDir, 'images.log');
  const base = await reporter.step(
    'Base images',
    () => provideBaseImages(logFile),
    ({ origin: originText }) => originText,
  );
  await reporter.step(
    'Images',
    async () => [
      ...(await buildImages(base.names.NODE_IMAGE, logFile)),
      ...(await buildBackupImage(base.names.POSTGRES_IMAGE, logFile)),
    ],
    (imageNames) => imageNames.join(', ') || 'unchanged',
  );

  const [sitePort = 0, studioPort = 0, directusPort = 0, postgresPort = 0, mailPort = 0, smtpPort = 0] =
    await findFreePorts(6);
  // The backups are outside the volumes of the project, so that a test can restore them into another project.
  const backupFolder = join(dataDir, 'backup');
  mkdirSync(backupFolder);
  chmodSync(backupFolder, 0o777);
  const name = projectName(randomUUID().slice(0, 8));
  const env = {
    // Compose reads these two variables, also in the commands of docs/operations.md that the tests run.
    COMPOSE_PROJECT_NAME: name,
    COMPOSE_PROFILES: 'development',
    ...base.names,
    WEB_IMAGE: imageOf('web'),
    DIRECTUS_IMAGE: imageOf('directus'),
    BACKUP_IMAGE: backupImageOf(base.names.POSTGRES_IMAGE),
    // A schedule would use the processor while other tests measure. backup.test.ts starts the schedule.
    BACKUP_SCHEDULE: 'off',
    BACKUP_FOLDER: backupFolder,
    SITE_BIND: '127.0.0.1',
    SITE_PORT: String(sitePort),
    STUDIO_PORT: String(studioPort),
    INNER_PORT: String(directusPort),
    POSTGRES_PORT: String(postgresPort),
    MAIL_PORT: String(mailPort),
    MAIL_SMTP_PORT: String(smtpPort),
    SUBNET: testSubnet(),
    MAIL_CATCHER_URL: `http://127.0.0.1:${mailPort}`,
    SMTP_IGNORE_TLS: 'true',
    PUBLIC_URL: `http://127.0.0.1:${sitePort}`,
    STUDIO_URL: `http://127.0.0.1:${studioPort}`,
    ADMIN_EMAIL: adminEmail,
    DEMO_CONTENT: 'true',
    DEMO_PASSWORD: demoPassword,
    // Seconds until Directus builds the downloads of the whole library. The delay keeps this work out of the tests, as in scripts/testing/test-stack.ts.
    DOWNLOADS_START_AFTER: '86400',
    OUTSIDE_LINK_CHECK: 'off',
    ...settings,
  };
  const project: ComposeProject = { name, env };
  let removal: Promise<void> | undefined;
  const removeStack = async () => {
    await control?.close();
    await stopProject(project, true).catch((error: Error) => reporter.line(error.message));
    if (running) removeRunningState(running.settings);
    if (!process.env.KEEP_DATA) rmSync(dataDir, { recursive: true, force: true });
  };
  const stop = () => {
    removal ??= removeStack();
    removals.add(removal);
    return removal;
  };
  let control: Awaited<ReturnType<typeof openControl>> | undefined;
  let running: RunningState | undefined;
  signal?.addEventListener('abort', () => void stop());

  try {
    const urls = {
      site: `http://127.0.0.1:${sitePort}`,
      studio: `http://127.0.0.1:${studioPort}`,
      directus: `http://127.0.0.1:${directusPort}`,
      mail: `http://127.0.0.1:${mailPort}`,
    };
    await reporter.step('Containers', async () => {
      await startProject(project, replicas, async () => void keepComposeLogs(project));
      await waitForAnswer(`${urls.directus}/server/ready`);
      await waitForAnswer(`${urls.site}/api/health`);
    });
    const secrets = readSecrets(name);
    const password = containerFile(name, '/run/hat-nang/directus/admin_password').trim();
    const credentials = Object.fromEntries(
      demoRoles.map((role) => [
        role,
        { email: `${role}@hatnang.example.com`, username: role, password: role === 'admin' ? password : demoPassword },
      ]),
    ) as Credentials;
    writePrivateJson(join(dataDir, 'secrets.json'), secrets);
    writePrivateJson(join(dataDir, 'credentials.json'), credentials);
    const serviceByPart = { directus: 'directus', site: 'web', mail: 'mail' } as const;
    control = await openControl(randomUUID(), (part) => {
      const service = Object.hasOwn(serviceByPart, part)
        ? serviceByPart[part as keyof typeof serviceByPart]
        : undefined;
      if (!service) return undefined;
      const forEachContainer = async (action: (container: Container) => Promise<unknown>) =>
        void (await Promise.all((await serviceContainers(name, service)).map(action)));
      return {
        stop: () => forEachContainer((container) => container.stop()),
        restart: () => forEachContainer((container) => container.restart()),
      };
    });
    const database = `postgres://directus:${containerFile(name, '/run/hat-nang/database/password').trim()}@127.0.0.1:${postgresPort}/hat_nang`;
    running = {
      pid: process.pid,
      settings: {
        ...readSettings({
          DATA_DIR: dataDir,
          PORT: String(sitePort),
          MAIL_PORT: String(mailPort),
          DIRECTUS_PORT: String(directusPort),
          DATABASE_URL: database,
        }),
        studioUrl: urls.studio,
      },
      urls,
      smtpPort: smtpPort,
      pids: {},
      controlUrl: control.url,
      containers: {
        project: name,
        env,
        database,
      },
    };
    writeRunningState(running);
    // The log of the first start is saved at once, because recreated containers begin with an empty log.
    writeFileSync(join(dataDir, firstStartLog), containerLogs(name));
    return { dataDir, running, secrets, credentials, project, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns a random subnet prefix such as `198.18.7`. It is in the benchmark range 198.18.0.0/15 (RFC 2544), which real networks do not use. */
const testSubnet = () => `198.${randomInt(18, 20)}.${randomInt(256)}`;

function readSecrets(project: string): Secrets {
  const readSecret = (path: string) => containerFile(project, `/run/hat-nang/${path}`).trim();
  return {
    key: readSecret('directus/key'),
    secret: readSecret('directus/secret'),
    siteSecret: readSecret('site/site_secret'),
    hashKey: readSecret('directus/hash_key'),
    adminToken: readSecret('directus/admin_token'),
  };
}

async function waitForAnswer(url: string): Promise<void> {
  const deadline = Date.now() + maxStartMs;
  while (Date.now() < deadline) {
    if (await isResponding(url)) return;
    await sleep(500);
  }
  throw new StepError(`${url} does not answer.`);
}

/** Writes the logs of all containers to a file, for failed CI runs. Returns the logs. */
export function keepComposeLogs({ name }: ComposeProject): string {
  const logs = containerLogs(name);
  mkdirSync(join(rootDir, 'test-results/logs'), { recursive: true });
  writeFileSync(join(rootDir, 'test-results/logs/containers.log'), logs);
  return logs;
}
