/** Opens dialogs for dialog-host.tsx, which imports this file on demand. */
import { closeDialog, followAddress, openDialog } from '@/components/dialog/dialog-store';
import { type DialogName, dialogSizes } from '@/components/dialog/dialogs';
import { rememberOpener } from '@/components/dialog/opener';
import { isLinkDialog, takeLinkToken } from './link-token.ts';

/** Returns the data with which a dialog opens. A dialog of a mail link gets the token of the link (docs/specification.md §2). Other dialogs get no data. */
const readData = (name: DialogName) => (isLinkDialog(name) ? { token: takeLinkToken(name) } : {});

/** Opens the dialog that the `data-dialog` attribute of a clicked element names. An unknown name opens nothing. */
export const openDialogFrom = (opener: HTMLElement): void => {
  const { dialog = '' } = opener.dataset;
  if (!Object.hasOwn(dialogSizes, dialog)) return;
  const name = dialog as DialogName;
  rememberOpener(opener);
  openDialog(name, readData(name));
};

export const followCurrentAddress = (): void => followAddress(readData);

export { closeDialog };
