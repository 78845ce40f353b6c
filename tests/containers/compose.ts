/** Starts the stack of docker-compose.yml for tests, as a data folder that `tests/setup/stack.ts` reads like that of any other running copy. */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openControl } from '../../scripts/stack/control.ts';
import { answers } from '../../scripts/stack/directus.ts';
import { type Instance, type Running, removeRunning, writeRunning } from '../../scripts/stack/instance.ts';
import { findFreePorts } from '../../scripts/stack/ports.ts';
import { type Credentials, type Secrets, writePrivateJson } from '../../scripts/stack/secrets.ts';
import { demoRoles, readSettings, rootDir } from '../../scripts/stack/settings.ts';
import { type Reporter, StepError } from '../../scripts/stack/steps.ts';
import { containerFile, containerLogs } from '../setup/containers.ts';
import { provideBaseImages } from './base-images.ts';
import { type ComposeProject, type Container, downProject, serviceContainers, upProject } from './compose-project.ts';
import { imageOf, makeImages } from './images.ts';
import { projectName, removeLeftovers } from './leftovers.ts';

export type ContainerStack = Instance & {
  project: ComposeProject;
  /** Ends and removes containers, networks, volumes and the data folder. */
  stop(): Promise<void>;
};

export type ComposeOptions = {
  reporter: Reporter;
  /** Further settings of .env.example. */
  settings?: Record<string, string>;
  /** Replicas of web and of directus. */
  replicas?: number;
  signal?: AbortSignal;
};

/** In the data folder. */
export const firstStartLog = 'first-start.log';

const removals = new Set<Promise<void>>();

/** Resolves when every stack whose end has begun is gone: a program that is told to end waits for it. */
export const untilRemoved = async (): Promise<void> => void (await Promise.allSettled(removals));

const demoPassword = 'Nang-Thu-2026!';
const adminEmail = 'admin@hatnang.example.com';
const firstAnswerMs = 600_000;

/** Makes the images that are missing and brings everything up. What was started is removed again when it fails. */
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
    ({ said }) => said,
  );
  await reporter.step(
    'Images',
    () => makeImages(base.names.NODE_IMAGE, logFile),
    (made) => made.join(', ') || 'unchanged',
  );

  const [site = 0, studio = 0, inner = 0, postgres = 0, mail = 0, smtp = 0] = await findFreePorts(6);
  const name = projectName(randomUUID().slice(0, 8));
  const env = {
    // The commands of docs/operations.md read these two; testcontainers, too.
    COMPOSE_PROJECT_NAME: name,
    COMPOSE_PROFILES: 'development',
    ...base.names,
    WEB_IMAGE: imageOf('web'),
    DIRECTUS_IMAGE: imageOf('directus'),
    SITE_BIND: '127.0.0.1',
    SITE_PORT: String(site),
    STUDIO_PORT: String(studio),
    INNER_PORT: String(inner),
    POSTGRES_PORT: String(postgres),
    MAIL_PORT: String(mail),
    MAIL_SMTP_PORT: String(smtp),
    SUBNET: testSubnet(),
    MAIL_CATCHER_URL: `http://127.0.0.1:${mail}`,
    SMTP_IGNORE_TLS: 'true',
    PUBLIC_URL: `http://127.0.0.1:${site}`,
    STUDIO_URL: `http://127.0.0.1:${studio}`,
    ADMIN_EMAIL: adminEmail,
    DEMO_CONTENT: 'true',
    DEMO_PASSWORD: demoPassword,
    // As in scripts/testing/test-stack.ts: not the whole library's beside the tests.
    DOWNLOADS_START_AFTER: '86400',
    ...settings,
  };
  const project: ComposeProject = { name, env };
  let removal: Promise<void> | undefined;
  const remove = async () => {
    await control?.close();
    await downProject(project, true).catch((error: Error) => reporter.line(error.message));
    if (running) removeRunning(running.settings);
    if (!process.env.KEEP_DATA) rmSync(dataDir, { recursive: true, force: true });
  };
  const stop = () => {
    removal ??= remove();
    removals.add(removal);
    return removal;
  };
  let control: Awaited<ReturnType<typeof openControl>> | undefined;
  let running: Running | undefined;
  signal?.addEventListener('abort', () => void stop());

  try {
    const urls = {
      site: `http://127.0.0.1:${site}`,
      studio: `http://127.0.0.1:${studio}`,
      directus: `http://127.0.0.1:${inner}`,
      mail: `http://127.0.0.1:${mail}`,
    };
    await reporter.step('Containers', async () => {
      await upProject(project, replicas, async () => keepComposeLogs(project));
      await untilAnswers(`${urls.directus}/server/ready`);
      await untilAnswers(`${urls.site}/api/health`);
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
    const serviceOf = { directus: 'directus', site: 'web', mail: 'mail' } as const;
    control = await openControl(randomUUID(), (part) => {
      const service = Object.hasOwn(serviceOf, part) ? serviceOf[part as keyof typeof serviceOf] : undefined;
      if (!service) return undefined;
      const all = async (act: (container: Container) => Promise<unknown>) =>
        void (await Promise.all((await serviceContainers(name, service)).map(act)));
      return {
        stop: () => all((container) => container.stop()),
        restart: () => all((container) => container.restart()),
      };
    });
    const database = `postgres://directus:${containerFile(name, '/run/hat-nang/database/password').trim()}@127.0.0.1:${postgres}/hat_nang`;
    running = {
      pid: process.pid,
      settings: {
        ...readSettings({
          DATA_DIR: dataDir,
          PORT: String(site),
          MAIL_PORT: String(mail),
          DIRECTUS_PORT: String(inner),
          DATABASE_URL: database,
        }),
        studioUrl: urls.studio,
      },
      urls,
      smtpPort: smtp,
      pids: {},
      controlUrl: control.url,
      containers: {
        project: name,
        env,
        database,
      },
    };
    writeRunning(running);
    // Log of the first start: recreated containers begin with an empty log.
    writeFileSync(join(dataDir, firstStartLog), containerLogs(name));
    return { dataDir, running, secrets, credentials, project, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Of 198.18.0.0/15, the range kept for measuring (RFC 2544), which no network of a machine uses: `198.18.7` and the like. */
const testSubnet = () => `198.${randomInt(18, 20)}.${randomInt(256)}`;

function readSecrets(project: string): Secrets {
  const read = (path: string) => containerFile(project, `/run/hat-nang/${path}`).trim();
  return {
    key: read('directus/key'),
    secret: read('directus/secret'),
    siteSecret: read('site/site_secret'),
    hashKey: read('directus/hash_key'),
    adminToken: read('directus/admin_token'),
  };
}

async function untilAnswers(url: string): Promise<void> {
  const deadline = Date.now() + firstAnswerMs;
  while (Date.now() < deadline) {
    if (await answers(url)) return;
    await sleep(500);
  }
  throw new StepError(`${url} does not answer.`);
}

/** For a failed CI run: the logs of all containers. */
export function keepComposeLogs({ name }: ComposeProject): void {
  mkdirSync(join(rootDir, 'test-results/logs'), { recursive: true });
  writeFileSync(join(rootDir, 'test-results/logs/containers.log'), containerLogs(name));
}
