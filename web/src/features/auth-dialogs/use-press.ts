import { useState } from 'react';
import { failureKey } from './failure-key.ts';

export interface Press {
  isBusy: boolean;
  /** Message key of the last click's error. */
  problem: string | undefined;
  /** Runs the action of a click. Clicks during the action are ignored. */
  press: (work: () => Promise<void>) => void;
}

/** The state of a button that sends a request outside a form. */
export const usePress = (): Press => {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(failureKey(error));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    problem,
    press: (work) => {
      if (!isBusy) void run(work);
    },
  };
};
