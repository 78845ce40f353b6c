import { type ChildProcess, spawn } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { StepError } from './steps.ts';

/** Specification of a supervised Node program. */
export type ProgramSpec = {
  name: string;
  /** Script and its arguments. The current Node runs the script. */
  script: string[];
  nodeOptions?: string[];
  cwd: string;
  env: Record<string, string>;
  logFile: string;
  /** Resolves to true when the program serves requests. Called repeatedly until then, for up to `readyTimeoutMs`. */
  isReady: () => Promise<boolean>;
  readyTimeoutMs: number;
};

/** A program under supervision. */
export type Program = {
  readonly name: string;
  /** Process id. Undefined while the program is down. */
  readonly pid: number | undefined;
  /** Number of automatic restarts. */
  readonly restarts: number;
  /** Restarts the program. Resolves when the program serves requests again. Does not count as a crash. */
  restart(changes?: Partial<Pick<ProgramSpec, 'env' | 'script' | 'nodeOptions'>>): Promise<void>;
  /** Sends a signal to the program, but not to its children, as in a crash. If the program ends, the supervisor restarts it. */
  kill(signal: NodeJS.Signals): void;
  /** Stops the program and its children. The supervisor does not restart the program. */
  stop(): Promise<void>;
};

export type SupervisorOptions = {
  /** Maximum number of crashes within `windowMs` that cause a quick restart. After them, each crash doubles the delay, up to a minute. */
  quickRestarts?: number;
  windowMs?: number;
  /** First delay after the quick restarts, in milliseconds. */
  backOffMs?: number;
  /** Maximum size of a log in bytes. A longer log becomes `<log>.old`, on start and while the program runs. */
  maxLogBytes?: number;
  logCheckMs?: number;
  /** Called when a program has crashed and will be restarted, and when the program serves requests again. */
  onEvent?: (text: string) => void;
  /** Called whenever a program's process id changes. */
  onChange?: () => void;
};

export type Supervisor = {
  /**
   * Starts a program and resolves when the program is ready.
   * @throws StepError when the program is not ready in time, or ends before
   */
  start(spec: ProgramSpec): Promise<Program>;
  /** Stops all programs in reverse order of their start. */
  stopAll(): Promise<void>;
};

const exitWithParent = pathToFileURL(join(import.meta.dirname, 'exit-with-parent.mjs')).href;
/** Flags of a program whose log must not contain personal data (model/backend/clean-log.ts). */
export const cleanLogFlags = [
  '--disable-warning=ExperimentalWarning',
  `--import=${pathToFileURL(join(import.meta.dirname, '../../model/backend/clean-log-preload.ts'))}`,
];
const graceMs = 12_000;
const usualLogBytes = 5 * 1024 * 1024;
const longestBackOffMs = 60_000;

/** Supervises programs. Each program runs in a separate process group and is restarted after a crash. Stopping a program also ends all its children. */
export function createSupervisor(options: SupervisorOptions = {}): Supervisor {
  const { quickRestarts = 3, windowMs = 600_000, backOffMs = 10_000, onEvent, onChange } = options;
  const { maxLogBytes = usualLogBytes, logCheckMs = 10_000 } = options;
  const programs: Program[] = [];
  const logFiles = new Set<string>();
  let isStopping = false;
  const logCheck = setInterval(() => {
    for (const file of logFiles) shortenLog(file, maxLogBytes);
  }, logCheckMs).unref();

  async function startProgram(firstSpec: ProgramSpec): Promise<Program> {
    let spec = firstSpec;
    let child: ChildProcess | undefined;
    let shouldRun = true;
    let restarts = 0;
    /** Number of stops. A pending restart is cancelled if the number has changed during its delay. */
    let generation = 0;
    let crashes: number[] = [];
    let pendingWait: AbortController | undefined;
    beginLog(spec.logFile, maxLogBytes);
    logFiles.add(spec.logFile);

    const launch = () => {
      const started = spawnProgram(spec);
      child = started;
      onChange?.();
      const onExit = (reason: string) => {
        if (child !== started) return;
        child = undefined;
        // Ends the children of the crashed program, because they would otherwise occupy its ports.
        signalGroup(started.pid, 'SIGKILL');
        onChange?.();
        if (shouldRun && !isStopping && program.isUp) void recoverFromCrash(reason);
      };
      started.once('error', (error) => onExit(error.message));
      started.once('exit', (code, signal) => onExit(signal ?? `exit code ${code}`));
    };
    /** Returns the milliseconds before the next restart. The delay grows, because a program that cannot run should cost little. */
    const computeDelay = (crashCount: number) =>
      crashCount <= quickRestarts
        ? 200 * crashCount
        : Math.min(longestBackOffMs, backOffMs * 2 ** (crashCount - quickRestarts - 1));
    const recoverFromCrash = async (reason: string) => {
      crashes = [...crashes.filter((time) => time > Date.now() - windowMs), Date.now()];
      const waitMs = computeDelay(crashes.length);
      const isQuick = crashes.length <= quickRestarts;
      const restartTiming = isQuick
        ? `${crashes.length} of ${quickRestarts} at once`
        : `in ${waitMs / 1000} s, see ${spec.logFile}`;
      onEvent?.(`${spec.name} ended (${reason}): restarting it, ${restartTiming}.`);
      const generationBefore = generation;
      // The sleep keeps this process alive while its only program is down. A stop aborts the sleep.
      pendingWait = new AbortController();
      await sleep(waitMs, undefined, { signal: pendingWait.signal }).catch(() => undefined);
      // Does nothing if another call has stopped or restarted the program during the delay.
      if (generationBefore !== generation || !shouldRun || isStopping) return;
      restarts += 1;
      const restartsBefore = restarts;
      try {
        launch();
      } catch (error) {
        // A failed spawn, e.g. on a full disk, counts as another crash.
        void recoverFromCrash(error instanceof Error ? error.message : String(error));
        return;
      }
      const isReady = await waitUntilReady(spec, () => child !== undefined);
      // If the program crashed again or was stopped during the wait, another call handles the program.
      if (restartsBefore !== restarts || generationBefore !== generation) return;
      if (isReady) onEvent?.(`${spec.name} serves again.`);
      else if (child) signalGroup(child.pid, 'SIGKILL');
    };
    const stop = async () => {
      shouldRun = false;
      generation += 1;
      pendingWait?.abort();
      if (child) await endGroup(child);
    };
    const launchUntilReady = async () => {
      if (isStopping) throw new StepError(`${spec.name} is not started: everything is being stopped.`);
      launch();
      if (await waitUntilReady(spec, () => child !== undefined)) return;
      const isDead = child === undefined;
      await stop();
      throw new StepError(
        isDead
          ? `${spec.name} ended while starting.`
          : `${spec.name} did not answer within ${spec.readyTimeoutMs / 1000} s.`,
        { logFile: spec.logFile },
      );
    };

    const program = {
      isUp: false,
      name: spec.name,
      get pid() {
        return child?.pid;
      },
      get restarts() {
        return restarts;
      },
      async restart(changes: Partial<ProgramSpec> = {}) {
        program.isUp = false;
        await stop();
        spec = { ...spec, ...changes };
        shouldRun = true;
        await launchUntilReady();
        program.isUp = true;
      },
      kill(signal: NodeJS.Signals) {
        child?.kill(signal);
      },
      stop,
    };
    programs.push(program);
    await launchUntilReady();
    program.isUp = true;
    return program;
  }

  return {
    start: startProgram,
    async stopAll() {
      isStopping = true;
      clearInterval(logCheck);
      // The order is reversed, because the site should stop before Directus. Otherwise the site logs failed requests to Directus.
      for (const program of programs.splice(0).reverse()) await program.stop();
    },
  };
}

/** Starts a Node program in a separate process group. The output of the program goes to its log. */
function spawnProgram(spec: Pick<ProgramSpec, 'script' | 'nodeOptions' | 'cwd' | 'env' | 'logFile'>): ChildProcess {
  mkdirSync(dirname(spec.logFile), { recursive: true });
  const logDescriptor = openSync(spec.logFile, 'a');
  try {
    return spawn(process.execPath, ['--import', exitWithParent, ...(spec.nodeOptions ?? []), ...spec.script], {
      cwd: spec.cwd,
      env: { ...spec.env, EXIT_WITH_PARENT: String(process.pid) },
      detached: true,
      stdio: ['ignore', logDescriptor, logDescriptor, 'ipc'],
    });
  } finally {
    closeSync(logDescriptor);
  }
}

/**
 * Runs a Node program to its end.
 * @throws StepError that names the log when the program fails
 */
export async function runToEnd(
  name: string,
  spec: Pick<ProgramSpec, 'script' | 'nodeOptions' | 'cwd' | 'env' | 'logFile'>,
  fix?: string,
): Promise<void> {
  beginLog(spec.logFile, usualLogBytes);
  const child = spawnProgram(spec);
  const endChildGroup = () => void endGroup(child);
  process.once('exit', endChildGroup);
  const result = await new Promise<string | number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ?? code));
  });
  process.off('exit', endChildGroup);
  if (result !== 0) throw new StepError(`${name} failed (${result}).`, { logFile: spec.logFile, fix });
}

/** Polls until `isReady` returns true. Returns false when the program has exited or the time is over. */
async function waitUntilReady(spec: ProgramSpec, isAlive: () => boolean): Promise<boolean> {
  const deadline = Date.now() + spec.readyTimeoutMs;
  while (Date.now() < deadline) {
    if (!isAlive()) return false;
    if (await spec.isReady()) return true;
    await sleep(100);
  }
  return false;
}

/** Ends a process group with SIGTERM. When the child has exited, at the latest after the grace period, sends SIGKILL to the remaining processes. */
async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return; // It never started.
  const hasEnded =
    child.exitCode !== null || child.signalCode !== null
      ? Promise.resolve()
      : new Promise<void>((resolve) => child.once('exit', () => resolve()));
  signalGroup(child.pid, 'SIGTERM');
  await Promise.race([hasEnded, sleep(graceMs, undefined, { ref: false })]);
  signalGroup(child.pid, 'SIGKILL');
  await hasEnded;
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // ESRCH means that the group has already ended, which is the desired state.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function beginLog(logFile: string, maxBytes: number): void {
  if (existsSync(logFile) && statSync(logFile).size > maxBytes) renameSync(logFile, `${logFile}.old`);
  mkdirSync(dirname(logFile), { recursive: true });
  appendFileSync(logFile, `--- ${new Date().toISOString()}\n`);
}

/**
 * Copies a long log to `<log>.old` and truncates the log. A rename is not possible, because the program has the log open for appending. Output between the
 * copy and the truncation is lost.
 */
function shortenLog(logFile: string, maxBytes: number): void {
  try {
    if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) <= maxBytes) return;
    copyFileSync(logFile, `${logFile}.old`);
    truncateSync(logFile);
  } catch {
    // After an error, as on a full disk, the older log is deleted. The next check tries again.
    rmSync(`${logFile}.old`, { force: true });
  }
}
