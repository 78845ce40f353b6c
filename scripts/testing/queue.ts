/** Files that several lanes process; each file is taken once. */
export type FileQueue = {
  /** The next files to run; empty when none is left. */
  take(): string[];
  isLeft(): boolean;
};

/**
 * Starting a runner takes seconds, so the first batches are large. The last ones are small, so that no lane waits for another.
 * @param workerCount the maximum number of lanes
 */
export function createQueue(files: readonly string[], workerCount: number): FileQueue {
  const remaining = [...files];
  return {
    take: () =>
      remaining.splice(
        0,
        workerCount === 1 ? remaining.length : Math.max(2, Math.ceil(remaining.length / (2.5 * workerCount))),
      ),
    isLeft: () => remaining.length > 0,
  };
}
