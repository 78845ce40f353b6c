/** Files that several lanes process; each file is taken once. */
export type FileQueue = {
  /** The next files to run; empty when none is left. */
  take(): string[];
  isLeft(): boolean;
};

/**
 * Starting a runner takes seconds, so batches are large at first, and small at the end, so that no lane waits for another.
 * @param workerCount the maximum number of lanes
 */
export function createQueue(files: readonly string[], workerCount: number): FileQueue {
  const left = [...files];
  return {
    take: () =>
      left.splice(0, workerCount === 1 ? left.length : Math.max(2, Math.ceil(left.length / (2.5 * workerCount)))),
    isLeft: () => left.length > 0,
  };
}
