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

/** A supervised Node program. */
export type ProgramSpec = {
  name: string;
  /** Script and its arguments, run by this Node. */
  script: string[];
  nodeOptions?: string[];
  cwd: string;
  env: Record<string, string>;
  logFile: string;
  /** Resolves to true once the program serves; polled until `readyTimeoutMs`. */
  isReady: () => Promise<boolean>;
  readyTimeoutMs: number;
};

/** A program under supervision. */
export type Program = {
  readonly name: string;
  /** Undefined while it is down. */
  readonly pid: number | undefined;
  /** The number of automatic restarts. */
  readonly restarts: number;
  /** Restarts it; resolves when it serves again. Not counted as a crash. */
  restart(changes?: Partial<Pick<ProgramSpec, 'env' | 'script' | 'nodeOptions'>>): Promise<void>;
  /** Sends a signal to the program only, as in a crash; the supervisor restarts it. */
  kill(signal: NodeJS.Signals): void;
  /** Stops it with its children, without a restart. */
  stop(): Promise<void>;
};

export type SupervisorOptions = {
  /** Crashes of a program within `windowMs` with an immediate restart; each further one doubles the delay, up to a minute. */
  quickRestarts?: number;
  windowMs?: number;
  /** The first delay after the immediate restarts. */
  backOffMs?: number;
  /** A longer log becomes `<log>.old`, on start and while the program runs. */
  maxLogBytes?: number;
  logCheckMs?: number;
  /** Called when a program crashed and is being restarted, and when it serves again. */
  onEvent?: (text: string) => void;
  /** Called whenever a program's process id changes. */
  onChange?: () => void;
};

export type Supervisor = {
  /**
   * Starts a program and resolves when it is ready.
   * @throws StepError when it is late, or exits before
   */
  start(spec: ProgramSpec): Promise<Program>;
  /** Stops all programs in reverse order of their start. */
  stopAll(): Promise<void>;
};

const exitWithParent = pathToFileURL(join(import.meta.dirname, 'exit-with-parent.mjs')).href;
/** Flags of a program whose log people's data must not reach (model/backend/clean-log.ts). */
export const cleanLog = [
  '--disable-warning=ExperimentalWarning',
  `--import=${pathToFileURL(join(import.meta.dirname, '../../model/backend/clean-log-preload.ts'))}`,
];
const graceMs = 12_000;
const usualLogBytes = 5 * 1024 * 1024;
const longestBackOffMs = 60_000;

/** Supervises programs: each in its own process group, restarted after a crash, stopped with all its children. */
export function createSupervisor(options: SupervisorOptions = {}): Supervisor {
  const { quickRestarts = 3, windowMs = 600_000, backOffMs = 10_000, onEvent, onChange } = options;
  const { maxLogBytes = usualLogBytes, logCheckMs = 10_000 } = options;
  const programs: Program[] = [];
  const logFiles = new Set<string>();
  let isStopping = false;
  const logCheck = setInterval(() => {
    for (const file of logFiles) shortenLog(file, maxLogBytes);
  }, logCheckMs).unref();

  async function start(firstSpec: ProgramSpec): Promise<Program> {
    let spec = firstSpec;
    let child: ChildProcess | undefined;
    let shouldRun = true;
    let restarts = 0;
    /** Number of stops. A pending restart is cancelled if the number has changed. */
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
        // Ends the children of the crashed program, which would otherwise occupy its ports.
        signalGroup(started.pid, 'SIGKILL');
        onChange?.();
        if (shouldRun && !isStopping && program.isUp) void recover(reason);
      };
      started.once('error', (error) => onExit(error.message));
      started.once('exit', (code, signal) => onExit(signal ?? `exit code ${code}`));
    };
    /** Milliseconds before the next restart. The delay grows, so that a program that cannot run costs little. */
    const delayBefore = (crashCount: number) =>
      crashCount <= quickRestarts
        ? 200 * crashCount
        : Math.min(longestBackOffMs, backOffMs * 2 ** (crashCount - quickRestarts - 1));
    const recover = async (reason: string) => {
      crashes = [...crashes.filter((time) => time > Date.now() - windowMs), Date.now()];
      const waitMs = delayBefore(crashes.length);
      const isQuick = crashes.length <= quickRestarts;
      const count = isQuick
        ? `${crashes.length} of ${quickRestarts} at once`
        : `in ${waitMs / 1000} s, see ${spec.logFile}`;
      onEvent?.(`${spec.name} ended (${reason}): restarting it, ${count}.`);
      const generationBefore = generation;
      // Keeps this process alive while its only program is down.
      pendingWait = new AbortController();
      await sleep(waitMs, undefined, { signal: pendingWait.signal }).catch(() => undefined);
      // Another call has stopped or restarted the program during the delay.
      if (generationBefore !== generation || !shouldRun || isStopping) return;
      restarts += 1;
      const attempt = restarts;
      try {
        launch();
      } catch (error) {
        // A failed spawn, e.g. on a full disk, counts as another crash.
        void recover(error instanceof Error ? error.message : String(error));
        return;
      }
      const isReady = await becomesReady(spec, () => child !== undefined);
      // A second crash during this delay has started its own recovery.
      if (attempt !== restarts || generationBefore !== generation) return;
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
      if (await becomesReady(spec, () => child !== undefined)) return;
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
    start,
    async stopAll() {
      isStopping = true;
      clearInterval(logCheck);
      // Stops the site first; otherwise it logs that Directus is gone.
      for (const program of programs.splice(0).reverse()) await program.stop();
    },
  };
}

/** Starts a Node program in its own process group, with its output in the log. */
function spawnProgram(spec: Pick<ProgramSpec, 'script' | 'nodeOptions' | 'cwd' | 'env' | 'logFile'>): ChildProcess {
  mkdirSync(dirname(spec.logFile), { recursive: true });
  const log = openSync(spec.logFile, 'a');
  try {
    return spawn(process.execPath, ['--import', exitWithParent, ...(spec.nodeOptions ?? []), ...spec.script], {
      cwd: spec.cwd,
      env: { ...spec.env, EXIT_WITH_PARENT: String(process.pid) },
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    });
  } finally {
    closeSync(log);
  }
}

/**
 * Runs a Node program to its end.
 * @throws StepError with the log when it fails.
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

/** True as soon as `isReady` returns true; false when the program has exited or the time is over. */
async function becomesReady(spec: ProgramSpec, isAlive: () => boolean): Promise<boolean> {
  const deadline = Date.now() + spec.readyTimeoutMs;
  while (Date.now() < deadline) {
    if (!isAlive()) return false;
    if (await spec.isReady()) return true;
    await sleep(100);
  }
  return false;
}

/** SIGTERM to the process group, SIGKILL to the rest after the grace period. */
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
    // ESRCH: the group has already ended, the desired state.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function beginLog(logFile: string, maxBytes: number): void {
  if (existsSync(logFile) && statSync(logFile).size > maxBytes) renameSync(logFile, `${logFile}.old`);
  mkdirSync(dirname(logFile), { recursive: true });
  appendFileSync(logFile, `--- ${new Date().toISOString()}\n`);
}

/** The program has the file open for appending, so it is truncated, not renamed. Output between the two calls is lost. */
function shortenLog(logFile: string, maxBytes: number): void {
  try {
    if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) <= maxBytes) return;
    copyFileSync(logFile, `${logFile}.old`);
    truncateSync(logFile);
  } catch {
    // On a full disk the older log is deleted; the next check tries again.
    rmSync(`${logFile}.old`, { force: true });
  }
}
