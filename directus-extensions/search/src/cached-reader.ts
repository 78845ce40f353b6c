/**
 * Caches data that editors write and every search needs. The data is read again after some seconds, so a change takes effect in all processes without a
 * restart.
 */

export interface CachedReaderOptions<Value> {
  /** Milliseconds for which a value is cached. */
  readonly cacheMs: number;
  readonly now?: () => number;
  /** Value until the first successful read. Without a fallback, each read before the first success throws its error. */
  readonly fallback?: Value;
}

/** Returns a function that reads the value and caches it. After the first success, a failed read returns the last value. */
export function createCachedReader<Value>(
  read: () => Promise<Value>,
  { cacheMs, now = Date.now, fallback }: CachedReaderOptions<Value>,
): () => Promise<Value> {
  let cached: { readonly value: Promise<Value>; readonly expiresAt: number } | undefined;
  let lastValue = fallback;
  const readOrReuse = async () => {
    try {
      lastValue = await read();
    } catch (error) {
      if (lastValue === undefined) throw error;
    }
    return lastValue;
  };
  return () => {
    if (cached !== undefined && cached.expiresAt > now()) return cached.value;
    const value = readOrReuse();
    cached = { value, expiresAt: now() + cacheMs };
    value.catch(() => {
      cached = undefined;
    });
    return value;
  };
}
