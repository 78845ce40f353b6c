import { useRef } from 'react';

/** Returns a function that runs an action and ignores further calls until the action ends. */
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
