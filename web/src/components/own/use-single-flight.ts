import { useRef } from 'react';

/** Returns a function that ignores calls while an action runs: the second click of a double click has no effect. */
export const useSingleFlight = (): ((action: () => Promise<void>) => Promise<void>) => {
  const isRunning = useRef(false);
  return async (action) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await action();
    } finally {
      isRunning.current = false;
    }
  };
};
