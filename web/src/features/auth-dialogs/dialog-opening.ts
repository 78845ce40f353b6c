/** How the page's host (dialog-host.tsx) opens dialogs. Fetched with the first of them. */
import { closeDialog, followAddress, openDialog } from '@/components/dialog/dialog-store';
import { type DialogName, dialogSizes } from '@/components/dialog/dialogs';
import { rememberOpener } from '@/components/dialog/opener';
import { isLinkDialog, takeLinkToken } from './link-token.ts';

/** What an address gives its dialog: those that mails lead to read `token` (docs/specification.md §2). */
const dataOf = (name: DialogName) => (isLinkDialog(name) ? { token: takeLinkToken(name) } : {});

/** Opens the dialog that a pressed element names; a name that is none opens nothing. */
export const openFrom = (opener: HTMLElement): void => {
  const { dialog = '' } = opener.dataset;
  if (!Object.hasOwn(dialogSizes, dialog)) return;
  const name = dialog as DialogName;
  rememberOpener(opener);
  openDialog(name, dataOf(name));
};

export const follow = (): void => followAddress(dataOf);

export { closeDialog };
