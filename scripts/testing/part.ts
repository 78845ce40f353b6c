import type { Instance } from '../stack/instance.ts';
import type { Reporter } from '../stack/steps.ts';
import type { FileQueue } from './queue.ts';

/** What a part of the tests found; `output` is shown when something failed. */
export type Result = {
  passed: number;
  failed: number;
  output: string;
  notes: string[];
  /** Test files of which at least one test ran, relative to the repository. */
  files?: string[];
  /** Tests that were in the files and did not run. */
  skipped?: number;
  /** Tests that passed only at the second try, each in one line (second-tries.ts). */
  secondTries?: string[];
  /** File and ms it took, a file perhaps more than once. */
  times?: [file: string, ms: number][];
};

export type PartContext = {
  /** For reports of the runners. */
  tempDir: string;
  /** Only tests whose file name contains one of these. */
  filters: string[];
  /** Integration tests that other lanes may take as well; without it the part runs all of them. */
  queue?: FileQueue;
  /** The running project; the parts that need none ignore it. */
  instance?: Instance;
  reporter: Reporter;
  /** How many times longer than promised a change may take to show: others work on the same processor. 1 by default. */
  timeoutFactor?: number;
  /** Ends what a part started for itself. */
  signal: AbortSignal;
};
