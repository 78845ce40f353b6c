/**
 * Opens and closes dialogs, one at a time. The address follows (`?dialog=login`), so that the browser's Back closes a dialog and a reload keeps
 * it. Dialogs that follow each other share one entry of the history. Fetched with the first dialog; pages watch opened-dialog.ts.
 */
import { addressWith, type DialogData, type DialogName, dialogOf, isReport, reportOf } from './dialogs.ts';
import { dialogStore, type OpenedDialog, publishDialog } from './opened-dialog.ts';

let nextId = 1;
/** Going back takes the browser a moment; until then nothing new may be pushed. */
let closing: Promise<void> | undefined;

/** What an entry of the tab's history keeps of a dialog that was opened here. No link can make one. */
interface DialogEntry {
  /** Back leads to the page below. */
  isDialog?: boolean;
  report?: { name: DialogName; data: object };
}
const currentEntry = () => window.history.state as DialogEntry | null;

const show = <Name extends DialogName>(name: Name, data: DialogData[Name]) =>
  publishDialog({ name, data, id: nextId++ } as OpenedDialog);

/** Opens a dialog, in place of one that is open. */
export const openDialog = <Name extends DialogName>(name: Name, data: DialogData[Name] = {}): void => {
  if (closing) {
    void closing.then(() => openDialog(name, data));
    return;
  }
  const address = addressWith(window.location, name);
  const kept = reportOf(name, data);
  const report = kept && { name, data: kept };
  if (dialogOf(window.location.search)) window.history.replaceState({ ...currentEntry(), report }, '', address);
  else window.history.pushState({ isDialog: true, report }, '', address);
  show(name, data);
};

/** Closes what is open. Resolves when the address is the page's own again. */
export const closeDialog = (): Promise<void> => {
  if (closing) return closing;
  publishDialog(undefined);
  if (!dialogOf(window.location.search)) return Promise.resolve();
  if (!currentEntry()?.isDialog) {
    window.history.replaceState(window.history.state, '', addressWith(window.location, undefined));
    return Promise.resolve();
  }
  closing = new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.history.back();
  }).finally(() => {
    closing = undefined;
  });
  return closing;
};

/**
 * Takes what the address says: after loading, after Back and Forward, after a navigation. `dataOf` gives the data of a dialog that it opens. A report
 * that this tab has not come to is not shown, and leaves the address.
 */
export const followAddress = (dataOf: (name: DialogName) => DialogData[DialogName] = () => ({})): void => {
  if (closing) return;
  const name = dialogOf(window.location.search);
  if (name === dialogStore.get()?.name) return;
  const { report } = currentEntry() ?? {};
  if (name && report?.name === name) show(name, report.data);
  else if (name && !isReport(name)) show(name, dataOf(name));
  else {
    if (name) window.history.replaceState(window.history.state, '', addressWith(window.location, undefined));
    publishDialog(undefined);
  }
};

/** What was typed into a dialog's form and is to be there when it is opened again. In memory only, and never a password. */
const drafts = new Map<DialogName, object>();
export const keepDraft = (name: DialogName, values: object): void => {
  drafts.set(name, values);
};
export const draftOf = <Values extends object>(name: DialogName): Partial<Values> =>
  (drafts.get(name) ?? {}) as Partial<Values>;
export const dropDraft = (name: DialogName): void => {
  drafts.delete(name);
};
