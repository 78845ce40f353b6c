/**
 * Caches data that editors write and every search needs. The data is read again after some seconds. A change therefore takes effect in all processes
 * without a restart.
 */

export interface CachedReaderOptions<Value> {
  /** Milliseconds for which a value is cached. */
  readonly cacheMs: number;
  readonly now?: () => number;
  /** Value until the first successful read. Without it, a failing first read throws its error. */
  readonly fallback?: Value;
}

/** Returns a function that reads the value and caches it. If a later read fails, the function returns the last value. */
export function cachedReader<Value>(
  read: () => Promise<Value>,
  { cacheMs, now = Date.now, fallback }: CachedReaderOptions<Value>,
): () => Promise<Value> {
  let cached: { readonly value: Promise<Value>; readonly until: number } | undefined;
  let last = fallback;
  const readOrLast = async () => {
    try {
      last = await read();
    } catch (error) {
      if (last === undefined) throw error;
    }
    return last;
  };
  return () => {
    if (cached !== undefined && cached.until > now()) return cached.value;
    const value = readOrLast();
    cached = { value, until: now() + cacheMs };
    value.catch(() => {
      cached = undefined;
    });
    return value;
  };
}
