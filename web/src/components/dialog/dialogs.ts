/**
 * The account dialogs (docs/specification.md §2 "Account dialogs"), and two that only links in mails open. Each is also reachable by address
 * (`/tin-tuc?dialog=login`), so all of its data is optional.
 */
export interface DialogData {
  /** Username or e-mail, and password. `username` prefills the first field. */
  login: { username?: string };
  /** E-mail and username of an attempt that has to be repeated. */
  'sign-up': { role?: 'kid' | 'adult'; email?: string; username?: string };
  /** The verification notice. Without an e-mail the browser's proof identifies the sign-up (decision 127). */
  'request-email': { email?: string; username?: string };
  /** The code from the mail. */
  otp: { email?: string; username?: string };
  /** `waitsForGuardian`: the address is verified, but a guardian has to agree before the account opens. */
  welcome: { username?: string; waitsForGuardian?: boolean };
  'forgot-username': { email?: string };
  /** "Check your email": the username was sent. */
  'confirm-username': { email?: string };
  'forgot-password': { email?: string };
  /** "Check your email": the link was sent, if the address has an account. */
  'confirm-password': { email?: string };
  /** Opened by the link in the mail; `token` comes from its address. */
  'set-new-password': { token?: string };
  /** The new password is set; leads to login. */
  'confirm-reset-password': Record<string, never>;
  /** The link in the mail has expired (or the address has no token): offers a new one. */
  'reset-password': { token?: string };
  /** Opened by the link in the mail that announces a deletion; cancels the deletion. */
  'keep-account': { token?: string };
  /** Opened by the link in the mail to a guardian, who reads, agrees or withdraws. */
  guardian: { token?: string };
  /** Adds a document to a playlist, existing or new. It closes when opened by address, which has no document. */
  'add-to-playlist': { document?: number; title?: string };
  /** Asks once whether the site may record a reading history. */
  'reading-history': Record<string, never>;
}
export type DialogName = keyof DialogData;

/** Props of a dialog. `open` replaces it with another dialog, `close` returns to the page. */
export interface DialogProps<Name extends DialogName> {
  data: DialogData[Name];
  open: <Other extends DialogName>(name: Other, data?: DialogData[Other]) => void;
  /** Resolves when the address is the page's own again. */
  close: () => Promise<void>;
}

export type DialogSize = 'small' | 'medium' | 'large';

/** Sign-up large; login and OTP small; others medium (docs/specification.md §2). */
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
 * Dialogs that report what just happened ("your account is ready"). An address alone must not open one: any link could claim it. Each function
 * returns what the tab's history may store for a reload: no name, no address.
 */
const reports: { readonly [Name in DialogName]?: (data: DialogData[Name]) => DialogData[Name] } = {
  welcome: ({ waitsForGuardian }) => ({ waitsForGuardian }),
  'confirm-username': () => ({}),
  'confirm-password': () => ({}),
  'confirm-reset-password': () => ({}),
};

/** What the history entry of a report stores; undefined for every other dialog. */
export const reportOf = <Name extends DialogName>(name: Name, data: DialogData[Name]): object | undefined =>
  reports[name]?.(data);

/** Whether a dialog opens only after the event that it reports, in the same tab. */
export const isReport = (name: DialogName): boolean => Object.hasOwn(reports, name);

const parameter = 'dialog';

/**
 * The dialog that an address names.
 * @param search `location.search`
 */
export const dialogOf = (search: string): DialogName | undefined => {
  const name = new URLSearchParams(search).get(parameter) ?? '';
  return Object.hasOwn(dialogSizes, name) ? (name as DialogName) : undefined;
};

/** The same address with another dialog, or without one: path, query and hash. */
export const addressWith = (
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  name: DialogName | undefined,
): string => {
  const query = new URLSearchParams(search);
  if (name) query.set(parameter, name);
  else query.delete(parameter);
  const text = query.toString();
  return `${pathname}${text ? `?${text}` : ''}${hash}`;
};
