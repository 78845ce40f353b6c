/** Milliseconds for which a value is cached. A change by another process takes effect in this process within this time. */
const CACHE_MS = 1_000;
const DEFAULT_MAX_ENTRIES = 10_000;

export interface ShortCache<Value, Source> {
  /**
   * Returns the value of a key.
   * @param source where to read the value on a miss, such as the current transaction
   */
  get(key: string, source: Source): Promise<Value>;
  /** Drops all cached values, including pending reads. Must be called after a change. */
  forget(): void;
}

interface Entry<Value, Source> {
  readonly value: Promise<Value>;
  readonly expiresAt: number;
  /**
   * Source of the read while it is pending, otherwise undefined. Only callers with the same source wait for a pending read. A transaction on SQLite holds the
   * only connection, so it must not wait for a read that waits for this connection.
   */
  pendingSource: Source | undefined;
}

/**
 * Creates a cache that keeps values for a second. A look-up in every request then costs one query per second and key.
 * @param options.now the clock, in milliseconds
 * @param options.maxEntries number of values at which the cache is emptied before the next value is added
 */
export function createShortCache<Value, Source>(
  readValue: (key: string, source: Source) => Promise<Value>,
  { now = Date.now, maxEntries = DEFAULT_MAX_ENTRIES }: { now?: () => number; maxEntries?: number } = {},
): ShortCache<Value, Source> {
  let entries = new Map<string, Entry<Value, Source>>();
  return {
    get(key, source) {
      const cached = entries.get(key);
      const isShared = cached?.pendingSource === undefined || cached.pendingSource === source;
      if (cached !== undefined && isShared && cached.expiresAt > now()) return cached.value;
      if (entries.size >= maxEntries) entries.clear();
      const currentEntries = entries;
      const value = readValue(key, source);
      const entry: Entry<Value, Source> = { value, expiresAt: now() + CACHE_MS, pendingSource: source };
      entries.set(key, entry);
      value.then(
        () => {
          entry.pendingSource = undefined;
        },
        // A failed read is not cached, so the next request tries again.
        () => currentEntries.delete(key),
      );
      return value;
    },
    forget() {
      entries = new Map();
    },
  };
}
