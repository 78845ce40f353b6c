/**
 * When the next code may be requested, by address: all "send again" dialogs share one clock, and closing them does not reset it. The server enforces
 * the limit; this only displays it.
 */
const ends = new Map<string, number>();
const listeners = new Set<() => void>();
/** The browser's proof replaces an unknown address. */
const keyOf = (email: string | undefined) => email?.toLowerCase() ?? '';

export const defaultGap = 60;

/**
 * A code was sent, or the server demands a wait.
 * @param seconds until the next one may be requested
 */
export const codeSent = (email: string | undefined, seconds = defaultGap): void => {
  ends.set(keyOf(email), Date.now() + seconds * 1000);
  for (const listener of listeners) listener();
};

export const resendClock = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Milliseconds since 1970; 0 when unknown. */
  endOf: (email: string | undefined): number => ends.get(keyOf(email)) ?? 0,
};

/** `{seconds: 42}` up to two minutes, whole minutes beyond; undefined when the wait is over. */
export const waitOf = (end: number, now: number): { seconds: number } | { minutes: number } | undefined => {
  const seconds = Math.ceil((end - now) / 1000);
  if (seconds <= 0) return undefined;
  return seconds <= 120 ? { seconds } : { minutes: Math.ceil(seconds / 60) };
};
