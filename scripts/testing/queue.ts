/** Queue of files that several lanes process. Each file is taken once. */
export type FileQueue = {
  /** Returns the next files to run. The list is empty when no file is left. */
  take(): string[];
  isLeft(): boolean;
};

/**
 * Creates a queue that returns files in batches. The first batches are large, because starting a runner takes seconds. The last batches are small, because no
 * lane should wait for another. With one lane, the first batch contains all files.
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
