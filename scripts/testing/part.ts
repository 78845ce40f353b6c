import type { Instance } from '../stack/instance.ts';
import type { Reporter } from '../stack/steps.ts';
import type { FileQueue } from './queue.ts';

/** Result of a test part. `output` is shown after a failure. */
export type Result = {
  passed: number;
  failed: number;
  output: string;
  notes: string[];
  /** Test files with at least one test that passed (vitest) or was not skipped (Playwright), relative to the repository. */
  files?: string[];
  /** Number of skipped tests in all files of the run. */
  skipped?: number;
  /** Tests that passed only on retry, one line each (second-tries.ts). */
  secondTries?: string[];
  /** Failed tests, one line each (second-tries.ts). Parts without tests leave this field out. */
  failures?: string[];
  /** Files with the duration of a run in milliseconds. A file may occur several times. */
  times?: [file: string, ms: number][];
};

export type PartContext = {
  /** Folder for the reports of the test runners. */
  tempDir: string;
  /** Parts of paths. Only test files whose path contains one of them run. An empty list selects all files. */
  filters: string[];
  /** Queue of integration tests that lanes share. Without a queue, the part runs all integration tests that `filters` selects. */
  queue?: FileQueue;
  /** Running project. Parts that need no project ignore this field. */
  instance?: Instance;
  reporter: Reporter;
  /** Factor for the time limits of tests, such as 5 s from a change in Directus to the site. Above 1 in runs that share the processor. Default: 1. */
  timeoutFactor?: number;
  /** True in `npm test` without arguments: a test that has a language runs in one of the two (decision 301). */
  isGate?: boolean;
  /** Signal that aborts everything the part has started. */
  signal: AbortSignal;
};
