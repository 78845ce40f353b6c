/** Milliseconds for which a value is cached. A change by another process takes effect in this process within that time. */
const CACHE_MS = 1_000;
const DEFAULT_MAX_ENTRIES = 10_000;

export interface ShortCache<Value, Source> {
  /**
   * Returns the value of a key.
   * @param source where to read the value on a miss, such as the current transaction
   */
  get(key: string, source: Source): Promise<Value>;
  /** Drops all cached values, including pending reads. Call it after a change. */
  forget(): void;
}

/**
 * Creates a cache that keeps values for a second. A look-up in every request then costs one query per second.
 * @param options.now the clock, in milliseconds
 * @param options.maxEntries number of values after which the cache is emptied
 */
export function createShortCache<Value, Source>(
  readValue: (key: string, source: Source) => Promise<Value>,
  { now = Date.now, maxEntries = DEFAULT_MAX_ENTRIES }: { now?: () => number; maxEntries?: number } = {},
): ShortCache<Value, Source> {
  let entries = new Map<string, { readonly value: Promise<Value>; readonly expiresAt: number }>();
  return {
    get(key, source) {
      const cached = entries.get(key);
      if (cached !== undefined && cached.expiresAt > now()) return cached.value;
      if (entries.size >= maxEntries) entries.clear();
      const currentEntries = entries;
      const value = readValue(key, source);
      entries.set(key, { value, expiresAt: now() + CACHE_MS });
      // A failed read is not cached, so the next request tries again.
      value.catch(() => currentEntries.delete(key));
      return value;
    },
    forget() {
      entries = new Map();
    },
  };
}
