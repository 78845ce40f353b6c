import { useState } from 'react';
import { failureKey } from './failure-key.ts';

export interface Press {
  isBusy: boolean;
  /** Message key of what went wrong at the last press. */
  problem: string | undefined;
  /** Does the work of one press; further presses meanwhile do nothing. */
  press: (work: () => Promise<void>) => void;
}

/** What happens when a button is pressed that asks the back end for something, with no form around it. */
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
