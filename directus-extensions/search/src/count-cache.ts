/** Caches counts. Counting is the slowest part of a search, and every page of a result list needs the same count. Pure functions. */

/** Maximum total length of the cached expressions in characters. An expression with many synonyms has about twenty thousand. */
const MAX_CACHED_LENGTH = 2_000_000;

export interface CountCache {
  /** Sets the number of index writes so far. A new number drops all cached counts. */
  atState(writes: number): void;
  /** Returns the cached count. On a miss, counts and caches the result. Caches nothing before the state is known. */
  getOrCount(expression: string, limit: number, count: () => Promise<number>): Promise<number>;
}

export function countCache(): CountCache {
  let state: number | undefined;
  /** The map is replaced after an index write. A count that is still running then writes into the old map, which nobody reads. */
  let cached = new Map<string, Promise<number>>();
  let size = 0;
  const forget = (counts: Map<string, Promise<number>>, key: string) => {
    if (counts.delete(key) && counts === cached) size -= key.length;
  };
  return {
    atState(writes) {
      if (writes === state) return;
      state = writes;
      cached = new Map();
      size = 0;
    },
    getOrCount(expression, limit, count) {
      if (state === undefined) return count();
      const counts = cached;
      const key = `${limit} ${expression}`;
      const cachedCount = counts.get(key);
      if (cachedCount !== undefined) return cachedCount;
      size += key.length;
      while (size > MAX_CACHED_LENGTH && counts.size > 0) forget(counts, counts.keys().next().value as string);
      const pendingCount = count();
      counts.set(key, pendingCount);
      pendingCount.catch(() => forget(counts, key));
      return pendingCount;
    },
  };
}
