import type { Instance } from '../stack/instance.ts';
import type { Reporter } from '../stack/steps.ts';
import type { FileQueue } from './queue.ts';

/** Result of a test part. `output` is shown after a failure. */
export type Result = {
  passed: number;
  failed: number;
  output: string;
  notes: string[];
  /** Test files of which at least one test ran, relative to the repository. */
  files?: string[];
  /** Number of skipped tests in all files of the run. */
  skipped?: number;
  /** Tests that passed only on retry, one line each (second-tries.ts). */
  secondTries?: string[];
  /** Failed tests, one line each (second-tries.ts). Parts without tests leave it out. */
  failures?: string[];
  /** Files with their duration in milliseconds. A file may occur several times. */
  times?: [file: string, ms: number][];
};

export type PartContext = {
  /** Folder for the reports of the test runners. */
  tempDir: string;
  /** Parts of file names. Only tests whose file name contains one of them run. */
  filters: string[];
  /** Integration tests shared with other lanes. Without a queue, the part runs all of them. */
  queue?: FileQueue;
  /** Running project. Parts that need no project ignore it. */
  instance?: Instance;
  reporter: Reporter;
  /** Factor for the time limit within which a change in Directus must reach the site. It is above 1 in runs that share the processor. Default: 1. */
  timeoutFactor?: number;
  /** Signal that aborts everything the part has started. */
  signal: AbortSignal;
};
