type DialogRole = 'kid' | 'adult';

/**
 * Data of all dialogs: account dialogs (docs/specification.md §2), dialogs of links in mails, and dialogs for playlists and the reading history. An address
 * can open a dialog (`/tin-tuc?dialog=login`) unless the dialog reports an event. An address contains no data except the token of a mailed link, so all data
 * is optional. `role` is the role that the sign-up form sent: the texts address a child or an adult.
 */
export interface DialogData {
  /** Form for username or e-mail, and password. `username` prefills the first field. */
  login: { username?: string; role?: DialogRole };
  /** Sign-up form. `email` and `username` come from an earlier attempt that the user must repeat. */
  'sign-up': { role?: DialogRole; email?: string; username?: string };
  /** Notice that a code was mailed. If `email` is undefined, a cookie of this browser identifies the sign-up (docs/decisions/127-browser-proof.md). */
  'request-email': { email?: string; username?: string; role?: DialogRole };
  /** Form for the code from the mail. */
  otp: { email?: string; username?: string; role?: DialogRole };
  /** Welcome after the e-mail address is verified. With `waitsForGuardian`, a guardian must agree before the user can log in. */
  welcome: { username?: string; waitsForGuardian?: boolean; role?: DialogRole };
  'forgot-username': { email?: string };
  /** "Check your email" after a mail with the username was sent. */
  'confirm-username': { email?: string };
  'forgot-password': { email?: string };
  /** "Check your email" after a reset request. A mail with a link was sent only if an account has this address. */
  'confirm-password': { email?: string };
  /** Form for a new password. The mail for a forgotten password links to this dialog; `token` comes from the address of the link. */
  'set-new-password': { token?: string };
  /** Confirmation that the new password is stored, with a button that opens the login dialog. */
  'confirm-reset-password': Record<string, never>;
  /** Notice that the link for a new password is invalid, or that the address has no token. The user can request a new link. */
  'reset-password': { token?: string };
  /** Cancels the deletion of an account. The mail that announces the deletion links to this dialog. */
  'keep-account': { token?: string };
  /** Lets a guardian give or withdraw consent. The mail to the guardian links to this dialog. */
  guardian: { token?: string };
  /** Adds a document to an existing or new playlist. If the address opens this dialog, the dialog closes again, because an address contains no document. */
  'add-to-playlist': { document?: number; title?: string };
  /** Asks whether the site may store a reading history. */
  'reading-history': Record<string, never>;
}
export type DialogName = keyof DialogData;

/** Props of a dialog. `open` replaces the dialog with another dialog, `close` returns to the page. */
export interface DialogProps<Name extends DialogName> {
  data: DialogData[Name];
  open: <Other extends DialogName>(name: Other, data?: DialogData[Other]) => void;
  /** Closes the dialog. Resolves when the address no longer contains the dialog. */
  close: () => Promise<void>;
}

export type DialogSize = 'small' | 'medium' | 'large';

/** Size of each dialog. Sign-up is large, login and OTP are small, the others are medium (docs/specification.md §2). */
export const dialogSizes: Record<DialogName, DialogSize> = {
  login: 'small',
  'sign-up': 'large',
  'request-email': 'medium',
  otp: 'small',
  welcome: 'medium',
  'forgot-username': 'medium',
  'confirm-username': 'medium',
  'forgot-password': 'medium',
  'confirm-password': 'medium',
  'set-new-password': 'medium',
  'confirm-reset-password': 'medium',
  'reset-password': 'medium',
  'keep-account': 'medium',
  guardian: 'medium',
  'add-to-playlist': 'medium',
  'reading-history': 'medium',
};

/**
 * Dialogs that report an event ("your account is ready"). A URL must not open these dialogs, because a link could report a false event. Each function returns
 * the data that the history of the tab stores for a reload, without names and e-mail addresses.
 */
const reportConverters: { readonly [Name in DialogName]?: (data: DialogData[Name]) => DialogData[Name] } = {
  welcome: ({ waitsForGuardian, role }) => ({ waitsForGuardian, role }),
  'confirm-username': () => ({}),
  'confirm-password': () => ({}),
  'confirm-reset-password': () => ({}),
};

/** Returns the data that the history entry of a reporting dialog stores. Undefined for all other dialogs. */
export const toReport = <Name extends DialogName>(name: Name, data: DialogData[Name]): object | undefined =>
  reportConverters[name]?.(data);

/** Checks whether a dialog reports an event. Such a dialog opens only in the tab in which the event happened. */
export const isReport = (name: DialogName): boolean => Object.hasOwn(reportConverters, name);

const dialogParameter = 'dialog';

/**
 * Returns the dialog that an address names. Undefined without a known name.
 * @param search `location.search`
 */
export const parseDialogName = (search: string): DialogName | undefined => {
  const name = new URLSearchParams(search).get(dialogParameter) ?? '';
  return Object.hasOwn(dialogSizes, name) ? (name as DialogName) : undefined;
};

/** Sets or removes the dialog in an address. Returns path, query and hash. */
export const buildDialogAddress = (
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  name: DialogName | undefined,
): string => {
  const query = new URLSearchParams(search);
  if (name) query.set(dialogParameter, name);
  else query.delete(dialogParameter);
  const text = query.toString();
  return `${pathname}${text ? `?${text}` : ''}${hash}`;
};
