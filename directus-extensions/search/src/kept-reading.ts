/** What editors write and each search needs: read again after some seconds, so that a change counts without a restart, in whichever process it was made. */

export interface KeptReadingOptions<Value> {
  /** Milliseconds. */
  readonly keptFor: number;
  readonly now?: () => number;
  /** Answered where the value was never read and cannot be read. Without it, the error is thrown. */
  readonly otherwise?: Value;
}

/** Answers the value of this moment; the last one while it cannot be read. */
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
