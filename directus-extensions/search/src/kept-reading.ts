/**
 * Caches data that editors write and every search needs. It is read again after some seconds, so that a change takes effect in all processes without a
 * restart.
 */

export interface KeptReadingOptions<Value> {
  /** Milliseconds. */
  readonly keptFor: number;
  readonly now?: () => number;
  /** Fallback until the first successful read. Without a fallback the error is thrown. */
  readonly otherwise?: Value;
}

/** Returns a function that reads the value, caches it, and returns the last value if reading fails. */
export function keptReading<Value>(
  read: () => Promise<Value>,
  { keptFor, now = Date.now, otherwise }: KeptReadingOptions<Value>,
): () => Promise<Value> {
  let kept: { readonly value: Promise<Value>; readonly until: number } | undefined;
  let last = otherwise;
  const readNow = async () => {
    try {
      last = await read();
    } catch (error) {
      if (last === undefined) throw error;
    }
    return last;
  };
  return () => {
    if (kept !== undefined && kept.until > now()) return kept.value;
    const value = readNow();
    kept = { value, until: now() + keptFor };
    value.catch(() => {
      kept = undefined;
    });
    return value;
  };
}
