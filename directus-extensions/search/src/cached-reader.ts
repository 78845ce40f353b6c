/**
 * Caches data that editors write and every search needs. It is read again after some seconds, so that a change takes effect in all processes without a
 * restart.
 */

export interface CachedReaderOptions<Value> {
  /** Milliseconds. */
  readonly cacheMs: number;
  readonly now?: () => number;
  /** Fallback until the first successful read. Without a fallback the error is thrown. */
  readonly fallback?: Value;
}

/** Returns a function that reads the value, caches it, and returns the last value if reading fails. */
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
