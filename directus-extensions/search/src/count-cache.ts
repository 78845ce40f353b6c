/** Caches counts. Counting is the slowest part of a search, and every page of a result list needs the same count. */

/** Maximum total length of the cached expressions in characters. An expression with many synonyms has about twenty thousand. */
const MAX_CACHED_LENGTH = 2_000_000;

export interface CountCache {
  /** Sets the number of index writes so far. A new number drops all cached counts. */
  atState(writes: number): void;
  /** Returns the cached counts. On a miss, counts and caches the result. Caches nothing before the first call of `atState`. */
  getOrCount<Counts>(expression: string, limit: number, count: () => Promise<Counts>): Promise<Counts>;
}

export function createCountCache(): CountCache {
  let currentWrites: number | undefined;
  /** The map is replaced after an index write. Counts that are still running stay in the old map, which is no longer read. */
  let cached = new Map<string, Promise<unknown>>();
  let totalLength = 0;
  const forgetCount = (counts: Map<string, Promise<unknown>>, key: string) => {
    if (counts.delete(key) && counts === cached) totalLength -= key.length;
  };
  return {
    atState(writes) {
      if (writes === currentWrites) return;
      currentWrites = writes;
      cached = new Map();
      totalLength = 0;
    },
    getOrCount<Counts>(expression: string, limit: number, count: () => Promise<Counts>) {
      if (currentWrites === undefined) return count();
      const counts = cached;
      const key = `${limit} ${expression}`;
      const cachedCount = counts.get(key);
      if (cachedCount !== undefined) return cachedCount as Promise<Counts>;
      totalLength += key.length;
      while (totalLength > MAX_CACHED_LENGTH && counts.size > 0)
        forgetCount(counts, counts.keys().next().value as string);
      const pendingCount = count();
      counts.set(key, pendingCount);
      pendingCount.catch(() => forgetCount(counts, key));
      return pendingCount;
    },
  };
}
