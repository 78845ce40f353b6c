import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Running, readRunning, type Urls } from '../../scripts/stack/instance.ts';
import { type Credentials, readJson, type Secrets } from '../../scripts/stack/secrets.ts';
import { rootDir, type Settings } from '../../scripts/stack/settings.ts';
import { awaitEnd, containerFiles, containerLogs, containerPid } from './containers.ts';

type TestPart = 'directus' | 'mail' | 'site';

/** The running project, as a test sees it. Addresses carry no trailing slash. */
export type TestStack = {
  dataDir: string;
  /** What it was started with. */
  settings: Settings;
  urls: Urls;
  siteUrl: string;
  directusUrl: string;
  mailUrl: string;
  smtpPort: number;
  credentials: Credentials;
  secrets: Secrets;
  /** Static token of the scripts' own user, whom the rules on publishing do not bind: `Authorization: Bearer …`. */
  adminToken: string;
  /** The part's process id at this moment; undefined while it is down. */
  pid(part: TestPart): number | undefined;
  /** kill -9 by default: an accident. The supervisor brings the part back (outside `npm test` the fourth time in ten minutes after a wait). */
  crash(part: TestPart, signal?: NodeJS.Signals): void;
  /** Takes the part down until `start`. Needs `npm test` or `npm start -- --control`. */
  stop(part: TestPart): Promise<void>;
  start(part: TestPart): Promise<void>;
  /** Files of the storage whose names begin so. */
  storedFiles(beginning: string): string[];
  /** All that the parts have said since they were started. */
  logs(): string;
  /** Resolves when the part answers. @throws Error after `timeoutMs`. */
  untilReady(part: TestPart, timeoutMs?: number): Promise<void>;
};

const readyPaths: Record<TestPart, string> = { directus: '/server/ping', mail: '/email', site: '/api/health' };

/**
 * The project that the tests run against: that of the environment variable STACK (a data folder; the runner sets it), else the one of
 * `npm start` in `.data`. It may run in containers (tests/containers/compose.ts): the tests need not know.
 * @throws Error that says how to start one.
 */
export function stack(): TestStack {
  const dataDir = resolve(rootDir, process.env.STACK || '.data');
  const running = requireRunning(dataDir);
  const secrets = readJson<Secrets>(join(dataDir, 'secrets.json'));
  const credentials = readJson<Credentials>(join(dataDir, 'credentials.json'));
  if (!secrets || !credentials) throw new Error(`${dataDir} has no secrets.json or credentials.json.`);
  const { urls, smtpPort, containers } = running;

  return {
    dataDir,
    settings: running.settings,
    urls,
    siteUrl: urls.site,
    directusUrl: urls.directus,
    mailUrl: urls.mail,
    smtpPort,
    credentials,
    secrets,
    adminToken: secrets.adminToken,
    pid: (part) => pidOf(dataDir, part),
    crash(part, signal = 'SIGKILL') {
      const pid = pidOf(dataDir, part);
      if (pid === undefined) throw new Error(`${part} is not running.`);
      process.kill(pid, signal);
      // Another replica answers at once: what this one still took with it would look like an error.
      if (containers && signal === 'SIGKILL') awaitEnd(pid);
    },
    stop: (part) => control(running, part, 'stop'),
    start: (part) => control(running, part, 'start'),
    storedFiles(beginning) {
      const names = containers ? containerFiles(containers.project) : readdirSync(join(dataDir, 'uploads'));
      return names.filter((name) => name.startsWith(beginning));
    },
    logs: () =>
      containers
        ? containerLogs(containers.project)
        : Object.keys(readyPaths)
            .map((part) => readFileSync(join(dataDir, `logs/${part}.log`), 'utf8'))
            .join(''),
    async untilReady(part, timeoutMs = 60_000) {
      const deadline = Date.now() + timeoutMs;
      while (Date.now() < deadline) {
        const response = await fetch(urls[part] + readyPaths[part]).catch(() => undefined);
        await response?.body?.cancel();
        if (response?.ok) return;
        await sleep(100);
      }
      throw new Error(`${part} does not answer after ${timeoutMs} ms.`);
    },
  };
}

function pidOf(dataDir: string, part: TestPart): number | undefined {
  const { pids, containers } = requireRunning(dataDir);
  return containers ? containerPid(containers.project, part) : pids[part];
}

function requireRunning(dataDir: string): Running {
  const running = readRunning(dataDir);
  if (running) return running;
  throw new Error(
    `Nothing runs on ${dataDir}. Run npm start in another terminal (STACK names another data folder), or everything with npm test.`,
  );
}

async function control({ controlUrl }: Running, part: TestPart, action: 'stop' | 'start'): Promise<void> {
  if (!controlUrl) throw new Error('Only npm test and npm start -- --control let a test take a part down.');
  const response = await fetch(`${controlUrl}/${part}/${action}`, { method: 'POST' });
  if (!response.ok) throw new Error(`${action} of ${part}: ${response.status} ${await response.text()}`);
}
