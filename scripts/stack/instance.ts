import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isResponding } from './directus.ts';
import {
  type Credentials,
  ensureCredentials,
  ensureSecrets,
  readJson,
  type Secrets,
  writePrivateJson,
} from './secrets.ts';
import { dataPath, readSettings, type Settings } from './settings.ts';
import { StepError } from './steps.ts';

/** Addresses of a running copy. */
export type Urls = { site: string; studio: string; directus: string; mail: string };

/** Content of `running.json` in the data folder. The file exists while a copy runs on that folder. A killed copy leaves the file behind. */
export type RunningState = {
  /** Process id of the supervisor. */
  pid: number;
  /** Settings at the start. The environment of a later script may differ. */
  settings: Settings;
  urls: Urls;
  smtpPort: number;
  /** Process ids by part: directus, mail, site. */
  pids: Record<string, number | undefined>;
  /** Endpoint for tests that stop and start parts (see control.ts). Undefined unless the start enabled this endpoint. */
  controlUrl?: string;
  /** Set only for a copy in containers: its compose project with settings, and the host's connection to its PostgreSQL. */
  containers?: { project: string; env: Record<string, string>; database: string };
};

/** Connection data of a running copy, for scripts and tests. */
export type Instance = { dataDir: string; running: RunningState; credentials: Credentials; secrets: Secrets };

/** Returns the copy that runs on this data folder, or undefined. */
export function readRunningState(dataDir: string): RunningState | undefined {
  const runningState = readJson<RunningState>(join(dataDir, 'running.json'));
  return runningState && isProcessAlive(runningState.pid) ? runningState : undefined;
}

export function writeRunningState(runningState: RunningState): void {
  writePrivateJson(dataPath(runningState.settings, 'running.json'), runningState);
}

export function removeRunningState(settings: Settings): void {
  rmSync(dataPath(settings, 'running.json'), { force: true });
}

/**
 * Returns the running copy of a data folder, by default of DATA_DIR.
 * @throws StepError that explains how to start a copy
 */
export async function requireInstance(dataDir = readSettings().dataDir): Promise<Instance> {
  const runningState = readRunningState(dataDir);
  if (!runningState || !(await isResponding(`${runningState.urls.directus}/server/ping`))) {
    throw new StepError(`Nothing runs on ${dataDir}.`, {
      fix: 'run npm start in another terminal (or set DATA_DIR to the data folder of the copy that you mean)',
    });
  }
  const { settings } = runningState;
  return { dataDir, running: runningState, credentials: ensureCredentials(settings), secrets: ensureSecrets(settings) };
}

/** Checks whether a process with that id exists. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
