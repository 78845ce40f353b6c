import type { Instance } from '../stack/instance.ts';
import type { Reporter } from '../stack/steps.ts';
import type { FileQueue } from './queue.ts';

/** The result of a test part; `output` is shown after a failure. */
export type Result = {
  passed: number;
  failed: number;
  output: string;
  notes: string[];
  /** Test files of which at least one test ran, relative to the repository. */
  files?: string[];
  /** Tests in the files that did not run. */
  skipped?: number;
  /** Tests that passed only on retry, one line each (second-tries.ts). */
  secondTries?: string[];
  /** Files with their duration in ms; a file may occur several times. */
  times?: [file: string, ms: number][];
};

export type PartContext = {
  /** For the runners' reports. */
  tempDir: string;
  /** Only tests whose file name contains one of these. */
  filters: string[];
  /** Integration tests shared with other lanes; without it the part runs all of them. */
  queue?: FileQueue;
  /** The running project; ignored by parts without one. */
  instance?: Instance;
  reporter: Reporter;
  /** Multiplies the time limit within which a change in Directus must reach the site, for runs that share the processor. Default: 1. */
  timeoutFactor?: number;
  /** Aborts everything that the part has started. */
  signal: AbortSignal;
};
