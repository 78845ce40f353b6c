/**
 * Opens and closes dialogs, one at a time. The address contains the open dialog (`?dialog=login`): Back closes the dialog, a reload opens the dialog again,
 * and consecutive dialogs share one history entry. Code that only reads the state imports opened-dialog.ts.
 */
import {
  buildDialogAddress,
  type DialogData,
  type DialogName,
  isReport,
  parseDialogName,
  toReport,
} from './dialogs.ts';
import { dialogStore, type OpenedDialog, publishDialog } from './opened-dialog.ts';

let nextId = 1;
/** Pending call of `history.back()`, which is asynchronous. Until this call completes, no history entry may be pushed. */
let pendingClose: Promise<void> | undefined;

/** State of an open dialog in the tab's history. A link cannot create this state. */
interface DialogEntry {
  /** True if the previous history entry is the page below the dialog. */
  hasPageBelow?: boolean;
  report?: { name: DialogName; data: object };
}
const readEntry = () => window.history.state as DialogEntry | null;

const showDialog = <Name extends DialogName>(name: Name, data: DialogData[Name]) =>
  publishDialog({ name, data, id: nextId++ } as OpenedDialog);

/** Opens a dialog. If another dialog is open, the new dialog replaces it. If a close is pending, the dialog opens after the close. */
export const openDialog = <Name extends DialogName>(name: Name, data: DialogData[Name] = {}): void => {
  if (pendingClose) {
    void pendingClose.then(() => openDialog(name, data));
    return;
  }
  const address = buildDialogAddress(window.location, name);
  const reportData = toReport(name, data);
  const report = reportData && { name, data: reportData };
  if (parseDialogName(window.location.search)) window.history.replaceState({ ...readEntry(), report }, '', address);
  else window.history.pushState({ hasPageBelow: true, report }, '', address);
  showDialog(name, data);
};

/** Closes the open dialog. Resolves when the address no longer contains the dialog. */
export const closeDialog = (): Promise<void> => {
  if (pendingClose) return pendingClose;
  publishDialog(undefined);
  if (!parseDialogName(window.location.search)) return Promise.resolve();
  if (!readEntry()?.hasPageBelow) {
    window.history.replaceState(window.history.state, '', buildDialogAddress(window.location, undefined));
    return Promise.resolve();
  }
  pendingClose = new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.history.back();
  }).finally(() => {
    pendingClose = undefined;
  });
  return pendingClose;
};

/**
 * Shows the dialog that the address names, or closes the open dialog if the address names none. Called after a page load, Back, Forward or a navigation. A
 * dialog that reports an event opens only if the history entry contains the report; otherwise the address loses the dialog.
 * @param readData returns the data of the dialog
 */
export const followAddress = (readData: (name: DialogName) => DialogData[DialogName] = () => ({})): void => {
  if (pendingClose) return;
  const name = parseDialogName(window.location.search);
  if (name === dialogStore.get()?.name) return;
  const { report } = readEntry() ?? {};
  if (name && report?.name === name) showDialog(name, report.data);
  else if (name && !isReport(name)) showDialog(name, readData(name));
  else {
    if (name) window.history.replaceState(window.history.state, '', buildDialogAddress(window.location, undefined));
    publishDialog(undefined);
  }
};

/** Form drafts of closed dialogs. A dialog restores its draft when it opens again. Drafts are only in memory and never contain a password. */
const drafts = new Map<DialogName, object>();
export const storeDraft = (name: DialogName, values: object): void => {
  drafts.set(name, values);
};
export const readDraft = <Values extends object>(name: DialogName): Partial<Values> =>
  (drafts.get(name) ?? {}) as Partial<Values>;
export const removeDraft = (name: DialogName): void => {
  drafts.delete(name);
};
