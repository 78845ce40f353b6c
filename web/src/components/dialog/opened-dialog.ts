import type { DialogData, DialogName } from './dialogs.ts';

export type OpenedDialog = { [Name in DialogName]: { name: Name; data: DialogData[Name]; id: number } }[DialogName];

let openedDialog: OpenedDialog | undefined;
const listeners = new Set<() => void>();

/** Publishes which dialog is open. Only dialog-store.ts may call this function. */
export const publishDialog = (dialog: OpenedDialog | undefined): void => {
  openedDialog = dialog;
  for (const listener of listeners) listener();
};

/** Store of the open dialog. Every page loads this small module; the code that opens and closes dialogs is in dialog-store.ts. */
export const dialogStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: (): OpenedDialog | undefined => openedDialog,
  getServer: (): undefined => undefined,
};
