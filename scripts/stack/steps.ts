import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Failure with instructions: what happened, where the details are, and what to do. */
export class StepError extends Error {
  readonly logFile: string | undefined;
  readonly fix: string | undefined;

  constructor(message: string, { logFile, fix, cause }: { logFile?: string; fix?: string; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'StepError';
    this.logFile = logFile;
    this.fix = fix;
  }
}

export type Reporter = {
  /** Announces the number of further steps. Each step then prints its number and the total. */
  expectSteps(count: number): void;
  /** Runs one step and prints its name, its time and the `note` of its result. Marks the step with a cross when `isFine` returns false. */
  step<T>(
    name: string,
    task: () => Promise<T>,
    note?: (result: T) => string | undefined,
    isFine?: (result: T) => boolean,
  ): Promise<T>;
  /** Prints a line between the steps. */
  line(text: string): void;
  /** Removes the live line. Nothing is printed after this call. */
  end(): void;
};

/** Typical durations on a laptop of the slow steps, if a step has work to do. */
const usualDurations: Record<string, string> = {
  Extensions: 'usually ½ min',
  Database: 'usually ½ min',
  'Schema, access, flows': 'usually ½ min',
  Content: 'usually 1 min',
  'Site build': 'usually 1 to 3 min',
};

/** Creates a reporter that writes progress to a stream: one line per step, and on a terminal a live line with the running steps. */
export function createReporter(stream: NodeJS.WriteStream = process.stdout): Reporter {
  const running = new Map<symbol, { name: string; since: number }>();
  let timer: NodeJS.Timeout | undefined;
  let isLive = false;

  let hasEnded = false;
  let expectedSteps = 0;
  let endedSteps = 0;

  const formatWithDuration = (name: string) => (usualDurations[name] ? `${name}, ${usualDurations[name]},` : name);
  const takePosition = () => {
    endedSteps += 1;
    return expectedSteps >= endedSteps ? `${endedSteps} of ${expectedSteps}  ` : '';
  };
  const clearLive = () => {
    if (isLive) stream.write('\r\x1b[2K');
    isLive = false;
  };
  const drawLive = () => {
    if (!stream.isTTY || running.size === 0) return;
    clearLive();
    const parts = [...running.values()].map(
      ({ name, since: startedAt }) => `${formatWithDuration(name)} ${countSecondsSince(startedAt).toFixed(0)} s`,
    );
    if (expectedSteps > endedSteps) parts.unshift(`${endedSteps} of ${expectedSteps} done`);
    stream.write(`  … ${parts.join(' · ')}`.slice(0, (stream.columns || 80) - 1));
    isLive = true;
  };
  const line = (text: string) => {
    if (hasEnded) return;
    clearLive();
    stream.write(`${text}\n`);
    drawLive();
  };
  const stopTimer = () => {
    clearInterval(timer);
    timer = undefined;
  };

  return {
    expectSteps(count) {
      expectedSteps += count;
    },
    async step(name, task, note, isFine = () => true) {
      const id = Symbol(name);
      const startedAt = performance.now();
      running.set(id, { name, since: startedAt });
      // Without a terminal, a step prints its name after 5 s. Otherwise the log would be silent for minutes.
      const hintTimer = stream.isTTY
        ? undefined
        : setTimeout(() => line(`  … ${formatWithDuration(name).replace(/,$/, '')}`), 5000);
      timer ??= stream.isTTY ? setInterval(drawLive, 500) : undefined;
      timer?.unref();
      try {
        const result = await task();
        running.delete(id);
        const noteText = note?.(result);
        const symbol = isFine(result) ? '✓' : '✗';
        line(
          `  ${symbol} ${takePosition()}${name}${noteText ? ` (${noteText})` : ''}  ${countSecondsSince(startedAt).toFixed(1)} s`,
        );
        return result;
      } catch (error) {
        running.delete(id);
        line(`  ✗ ${name}  ${countSecondsSince(startedAt).toFixed(1)} s`);
        throw error;
      } finally {
        clearTimeout(hintTimer);
        if (running.size === 0) stopTimer();
      }
    },
    line,
    end() {
      clearLive();
      stopTimer();
      running.clear();
      hasEnded = true;
    },
  };
}

/** A reporter without output. */
export const silentReporter: Reporter = {
  expectSteps: () => undefined,
  step: (_name, task) => task(),
  line: () => undefined,
  end: () => undefined,
};

/**
 * Returns the text of a failure: the message, and if the error has them, the end of the log and the fix. For an error that is no StepError, returns the
 * stack.
 */
export function describeFailure(error: unknown, logLines = 30): string {
  if (!(error instanceof StepError)) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const parts = [error.message];
  const logEnd = error.logFile ? logTail(error.logFile, logLines) : '';
  if (logEnd) parts.push(`The end of ${error.logFile}:`, logEnd.replace(/^/gm, '  │ '));
  if (error.fix) parts.push(`Fix: ${error.fix}`);
  return parts.join('\n');
}

/** Returns the last lines of a log, without colours. */
function logTail(file: string, lines: number): string {
  if (!existsSync(file)) return '';
  const handle = openSync(file, 'r');
  try {
    const size = fstatSync(handle).size;
    const length = Math.min(size, 64 * 1024);
    const buffer = Buffer.alloc(length);
    readSync(handle, buffer, 0, length, size - length);
    return stripVTControlCharacters(buffer.toString('utf8')).trimEnd().split('\n').slice(-lines).join('\n');
  } finally {
    closeSync(handle);
  }
}

function countSecondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000;
}
