/** Cache of counts. Counting is the slowest part of a search, and every page of a result list needs the same count. Pure functions. */

/** Total characters of the cached expressions. An expression with many synonyms has about twenty thousand. */
const MOST_KEPT = 2_000_000;

export interface KeptCounts {
  /** Sets the number of index writes so far. A new number drops all cached counts. */
  atState(writes: number): void;
  /** Returns the cached count, or counts. Caches nothing before the state is known. */
  of(expression: string, most: number, count: () => Promise<number>): Promise<number>;
}

export function keptCounts(): KeptCounts {
  let state: number | undefined;
  /** Replaced after an index write: a count that is still running then lands in the old map, which has no reader. */
  let kept = new Map<string, Promise<number>>();
  let size = 0;
  const forget = (own: Map<string, Promise<number>>, key: string) => {
    if (own.delete(key) && own === kept) size -= key.length;
  };
  return {
    atState(writes) {
      if (writes === state) return;
      state = writes;
      kept = new Map();
      size = 0;
    },
    of(expression, most, count) {
      if (state === undefined) return count();
      const own = kept;
      const key = `${most} ${expression}`;
      const known = own.get(key);
      if (known !== undefined) return known;
      size += key.length;
      while (size > MOST_KEPT && own.size > 0) forget(own, own.keys().next().value as string);
      const counting = count();
      own.set(key, counting);
      counting.catch(() => forget(own, key));
      return counting;
    },
  };
}
