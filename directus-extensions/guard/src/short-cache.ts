/** Milliseconds after which a value is read again: the longest time that another process's change may take to count here. */
const KEPT_MS = 1_000;
const MOST_KEPT = 10_000;

export interface ShortCache<Value, Source> {
  /** The value of a key. @param source read from when nothing is kept, such as the transaction of the moment */
  of(key: string, source: Source): Promise<Value>;
  /** After a change: forgets everything, also what is being read right now. */
  forget(): void;
}

/**
 * Keeps what was read for a second, so that a look-up at every request costs one a second.
 *
 * @param now the clock, in milliseconds
 */
export function shortCache<Value, Source>(
  read: (key: string, source: Source) => Promise<Value>,
  now: () => number = Date.now,
): ShortCache<Value, Source> {
  let entries = new Map<string, { readonly value: Promise<Value>; readonly until: number }>();
  return {
    of(key, source) {
      const known = entries.get(key);
      if (known !== undefined && known.until > now()) return known.value;
      if (entries.size >= MOST_KEPT) entries.clear();
      const reading = entries;
      const value = read(key, source);
      entries.set(key, { value, until: now() + KEPT_MS });
      // A failed reading is not kept: the next request asks again.
      value.catch(() => reading.delete(key));
      return value;
    },
    forget() {
      entries = new Map();
    },
  };
}
