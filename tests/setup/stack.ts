import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningState, readRunningState, type Urls } from '../../scripts/stack/instance.ts';
import { type Credentials, readJson, type Secrets } from '../../scripts/stack/secrets.ts';
import { rootDir, type Settings } from '../../scripts/stack/settings.ts';
import { containerFiles, containerLogs, containerPid, waitForProcessEnd } from './containers.ts';

type StackPart = 'directus' | 'mail' | 'site';

/** The running project, as a test sees it. Addresses have no trailing slash. */
export type TestStack = {
  dataDir: string;
  /** Settings with which the project was started. */
  settings: Settings;
  urls: Urls;
  siteUrl: string;
  directusUrl: string;
  mailUrl: string;
  smtpPort: number;
  credentials: Credentials;
  secrets: Secrets;
  /** Static token of the service user, for `Authorization: Bearer …`. This user is exempt from the publishing rules. */
  adminToken: string;
  /** Returns the current process id of the part, or undefined while it is down. */
  pid(part: StackPart): number | undefined;
  /**
   * Sends a signal to the part, by default SIGKILL. The supervisor or Docker restarts a killed part. Outside `npm test`, the supervisor delays the fourth
   * restart within ten minutes.
   */
  crash(part: StackPart, signal?: NodeJS.Signals): void;
  /** Stops the part until `start` is called. Both calls require `npm test` or `npm start -- --control`. */
  stop(part: StackPart): Promise<void>;
  start(part: StackPart): Promise<void>;
  /** Returns the names of stored files that begin with this text. */
  storedFiles(beginning: string): string[];
  /** Returns the logs of all parts. */
  logs(): string;
  /**
   * Waits until the part responds.
   * @throws Error after `timeoutMs` milliseconds
   */
  untilReady(part: StackPart, timeoutMs?: number): Promise<void>;
};

const readyPaths: Record<StackPart, string> = { directus: '/server/ping', mail: '/email', site: '/api/health' };

/**
 * Returns the running project under test. The test runner sets the environment variable STACK to the project's data folder. Without STACK, the function
 * returns the project of `npm start` in `.data`. The project may run in containers (tests/containers/compose.ts).
 * @throws Error that explains how to start a project
 */
export function stack(): TestStack {
  const dataDir = resolve(rootDir, process.env.STACK || '.data');
  const runningState = requireRunningState(dataDir);
  const secrets = readJson<Secrets>(join(dataDir, 'secrets.json'));
  const credentials = readJson<Credentials>(join(dataDir, 'credentials.json'));
  if (!secrets || !credentials) throw new Error(`${dataDir} has no secrets.json or credentials.json.`);
  const { urls, smtpPort, containers } = runningState;

  return {
    dataDir,
    settings: runningState.settings,
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
      // Waits until the process has ended. Otherwise the open requests of this replica might fail after another replica has already answered the test.
      if (containers && signal === 'SIGKILL') waitForProcessEnd(pid);
    },
    stop: (part) => controlPart(runningState, part, 'stop'),
    start: (part) => controlPart(runningState, part, 'start'),
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

function pidOf(dataDir: string, part: StackPart): number | undefined {
  const { pids, containers } = requireRunningState(dataDir);
  return containers ? containerPid(containers.project, part) : pids[part];
}

function requireRunningState(dataDir: string): RunningState {
  const runningState = readRunningState(dataDir);
  if (runningState) return runningState;
  throw new Error(
    `Nothing runs on ${dataDir}. Run npm start in another terminal (STACK names another data folder), or everything with npm test.`,
  );
}

async function controlPart({ controlUrl }: RunningState, part: StackPart, action: 'stop' | 'start'): Promise<void> {
  if (!controlUrl) throw new Error('Only npm test and npm start -- --control let a test take a part down.');
  const response = await fetch(`${controlUrl}/${part}/${action}`, { method: 'POST' });
  if (!response.ok) throw new Error(`${action} of ${part}: ${response.status} ${await response.text()}`);
}
