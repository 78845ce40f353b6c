import type { DialogData, DialogName } from './dialogs.ts';

export type OpenedDialog = { [Name in DialogName]: { name: Name; data: DialogData[Name]; id: number } }[DialogName];

let opened: OpenedDialog | undefined;
const listeners = new Set<() => void>();

/** For dialog-store.ts alone. */
export const publishDialog = (next: OpenedDialog | undefined): void => {
  opened = next;
  for (const listener of listeners) listener();
};

/** Which dialog is open. Every page loads this, so it is separate from the code that opens and closes dialogs (dialog-store.ts). */
export const dialogStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: (): OpenedDialog | undefined => opened,
  getServer: (): undefined => undefined,
};
