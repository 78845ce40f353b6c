/**
 * The account dialogs (docs/specification.md §2 "Account dialogs"), and two dialogs that links in mails open. An address can open each dialog
 * (`/tin-tuc?dialog=login`) and contains no data, so all data is optional.
 */
export interface DialogData {
  /** Username or e-mail, and password. `username` prefills the first field. */
  login: { username?: string };
  /** E-mail and username of an earlier attempt that the user must repeat. */
  'sign-up': { role?: 'kid' | 'adult'; email?: string; username?: string };
  /** The notice that a code was mailed. If `email` is undefined, a cookie of this browser identifies the sign-up (decision 127). */
  'request-email': { email?: string; username?: string };
  /** The code from the mail. */
  otp: { email?: string; username?: string };
  /** `waitsForGuardian`: the address is verified, but a guardian has to agree before the account opens. */
  welcome: { username?: string; waitsForGuardian?: boolean };
  'forgot-username': { email?: string };
  /** "Check your email": a mail with the username was sent. */
  'confirm-username': { email?: string };
  'forgot-password': { email?: string };
  /** "Check your email": a mail with a link was sent if an account has this address. */
  'confirm-password': { email?: string };
  /** Opened by the link in the mail; `token` comes from its address. */
  'set-new-password': { token?: string };
  /** The new password is set; leads to login. */
  'confirm-reset-password': Record<string, never>;
  /** The link in the mail has expired, or the address has no token. The dialog sends a new link. */
  'reset-password': { token?: string };
  /** Opened by the link in the mail that announces a deletion; cancels the deletion. */
  'keep-account': { token?: string };
  /** Opened by the link in the mail to a guardian, who can give or withdraw consent. */
  guardian: { token?: string };
  /** Adds a document to an existing or new playlist. An address contains no document, so a dialog opened by address closes. */
  'add-to-playlist': { document?: number; title?: string };
  /** Asks once whether the site may record a reading history. */
  'reading-history': Record<string, never>;
}
export type DialogName = keyof DialogData;

/** Props of a dialog. `open` replaces it with another dialog, `close` returns to the page. */
export interface DialogProps<Name extends DialogName> {
  data: DialogData[Name];
  open: <Other extends DialogName>(name: Other, data?: DialogData[Other]) => void;
  /** Resolves when the dialog is no longer in the address. */
  close: () => Promise<void>;
}

export type DialogSize = 'small' | 'medium' | 'large';

/** Sign-up is large, login and OTP are small, other dialogs are medium (docs/specification.md §2). */
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
 * Dialogs that report an event ("your account is ready"). A URL must not open them, because a link could report a false event. Each function returns
 * the data that the tab's history may store for a reload: no names, no e-mail addresses.
 */
const reports: { readonly [Name in DialogName]?: (data: DialogData[Name]) => DialogData[Name] } = {
  welcome: ({ waitsForGuardian }) => ({ waitsForGuardian }),
  'confirm-username': () => ({}),
  'confirm-password': () => ({}),
  'confirm-reset-password': () => ({}),
};

/** Data that the history entry of a report stores. Undefined for all other dialogs. */
export const toReport = <Name extends DialogName>(name: Name, data: DialogData[Name]): object | undefined =>
  reports[name]?.(data);

/** Whether a dialog reports an event, and opens only in the tab of that event. */
export const isReport = (name: DialogName): boolean => Object.hasOwn(reports, name);

const parameter = 'dialog';

/**
 * The dialog that an address names.
 * @param search `location.search`
 */
export const parseDialogName = (search: string): DialogName | undefined => {
  const name = new URLSearchParams(search).get(parameter) ?? '';
  return Object.hasOwn(dialogSizes, name) ? (name as DialogName) : undefined;
};

/** Replaces or removes the dialog in an address. Returns path, query and hash. */
export const buildDialogAddress = (
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  name: DialogName | undefined,
): string => {
  const query = new URLSearchParams(search);
  if (name) query.set(parameter, name);
  else query.delete(parameter);
  const text = query.toString();
  return `${pathname}${text ? `?${text}` : ''}${hash}`;
};
