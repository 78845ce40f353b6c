/** Files that one lane or several work through; what one has taken no other gets. */
export type FileQueue = {
  /** The next files to run; empty when none is left. */
  take(): string[];
  isLeft(): boolean;
};

/**
 * A runner costs seconds to start, so it gets many files while there are many, and few at the end, when no lane shall wait for another.
 * @param workerCount how many lanes there may be
 */
export function createQueue(files: readonly string[], workerCount: number): FileQueue {
  const left = [...files];
  return {
    take: () =>
      left.splice(0, workerCount === 1 ? left.length : Math.max(2, Math.ceil(left.length / (2.5 * workerCount)))),
    isLeft: () => left.length > 0,
  };
}
