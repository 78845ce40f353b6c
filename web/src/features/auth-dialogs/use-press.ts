import { useState } from 'react';
import { toFailureKey } from './failure-key.ts';

export interface ButtonRequest {
  isBusy: boolean;
  /** Message key of the error of the last click. */
  errorKey: string | undefined;
  /** Runs the action of a click. Ignores further clicks until the action ends. */
  press: (action: () => Promise<void>) => void;
}

/** Returns the state of a button that sends a request outside a form. */
export const useButtonRequest = (): ButtonRequest => {
  const [isBusy, setIsBusy] = useState(false);
  const [errorKey, setErrorKey] = useState<string>();
  const runAction = async (action: () => Promise<void>) => {
    setIsBusy(true);
    setErrorKey(undefined);
    try {
      await action();
    } catch (error) {
      setErrorKey(toFailureKey(error));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    errorKey,
    press: (action) => {
      if (!isBusy) void runAction(action);
    },
  };
};
