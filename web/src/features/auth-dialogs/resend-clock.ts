/**
 * Time of the next allowed request per e-mail address. All "send again" buttons share these times, and closing a dialog does not reset the times. The server
 * enforces the limit. This module only provides the times for the countdown.
 */
const waitEnds = new Map<string, number>();
const listeners = new Set<() => void>();
/** Returns the key of an e-mail address. The key is empty if the address is unknown. In that case, a cookie of this browser identifies the sign-up. */
const toKey = (email: string | undefined) => email?.toLowerCase() ?? '';

export const defaultGapSeconds = 60;

/**
 * Starts the wait after a code was sent, or after the server demanded a wait.
 * @param seconds wait until the next request is allowed
 */
export const startWait = (email: string | undefined, seconds: number = defaultGapSeconds): void => {
  waitEnds.set(toKey(email), Date.now() + seconds * 1000);
  for (const listener of listeners) listener();
};

export const resendClock = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Returns the end of the last wait in milliseconds since 1970. 0 if no wait has started for this address. */
  getWaitEnd: (email: string | undefined): number => waitEnds.get(toKey(email)) ?? 0,
};

/** Returns the remaining wait: `{seconds: 42}` up to two minutes, `{minutes: 3}` for a longer wait. Undefined after the end of the wait. */
export const toRemainingWait = (end: number, now: number): { seconds: number } | { minutes: number } | undefined => {
  const seconds = Math.ceil((end - now) / 1000);
  if (seconds <= 0) return undefined;
  return seconds <= 120 ? { seconds } : { minutes: Math.ceil(seconds / 60) };
};
