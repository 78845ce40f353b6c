import { useRef } from 'react';

/** Makes an action run one at a time: the second press of a double click means the same as the first. */
export const useOnce = (): ((action: () => Promise<void>) => Promise<void>) => {
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
