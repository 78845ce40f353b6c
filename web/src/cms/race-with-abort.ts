/** Waits for a promise. Rejects with the reason of the signal if the signal aborts first. */
export const raceWithAbort = <T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> => {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const rejectAborted = () => reject(signal.reason);
    if (signal.aborted) rejectAborted();
    signal.addEventListener('abort', rejectAborted, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', rejectAborted));
  });
};
