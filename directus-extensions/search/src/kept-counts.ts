/** Counts of what was asked before. Of everything in a search the count takes longest, and each page of its list asks for the same one. Pure. */

/** Characters of the expressions whose counts are kept. One with many synonyms has some twenty thousand. */
const MOST_KEPT = 2_000_000;

export interface KeptCounts {
  /** The index was written so many times by now: counts of an older state are forgotten. */
  atState(writes: number): void;
  /** The kept count, or a new one; nothing is kept before a state is known. */
  of(expression: string, most: number, count: () => Promise<number>): Promise<number>;
}

export function keptCounts(): KeptCounts {
  let state: number | undefined;
  /** A count that is still running when the index is written ends up in a map that nobody reads any more. */
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
