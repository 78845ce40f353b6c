/**
 * The account dialogs (docs/specification.md §2 "Account dialogs"), and two that only links in mails open: one at a time, over any page, each also
 * reachable by address (`/tin-tuc?dialog=login`). Everything that a dialog takes is optional, because an address carries none of it.
 */
export interface DialogData {
  /** Username or e-mail, and password. `username` fills the first field in. */
  login: { username?: string };
  /** E-mail and username of an attempt that has to be made again. */
  'sign-up': { role?: 'kid' | 'adult'; email?: string; username?: string };
  /** The verification notice. Without an e-mail the browser's proof replaces it (decision 127). */
  'request-email': { email?: string; username?: string };
  /** The code from the mail. */
  otp: { email?: string; username?: string };
  /** `waitsForGuardian`: the address is proved, but somebody else has to agree before the account opens. */
  welcome: { username?: string; waitsForGuardian?: boolean };
  'forgot-username': { email?: string };
  /** "Check your email": the username is on its way. */
  'confirm-username': { email?: string };
  'forgot-password': { email?: string };
  /** "Check your email": the link is on its way, if the address is known. */
  'confirm-password': { email?: string };
  /** Opened by the link of the mail. `token` is the one of the address. */
  'set-new-password': { token?: string };
  /** The new password is set; leads to login. */
  'confirm-reset-password': Record<string, never>;
  /** The link of the mail no longer works (or the address has no token): says so and offers a new one. */
  'reset-password': { token?: string };
  /** Opened by the link of the mail that announces a deletion: undoes it. */
  'keep-account': { token?: string };
  /** Opened by the link of the mail that asks a guardian: looks, agrees, withdraws. */
  guardian: { token?: string };
  /** Puts a document into one of one's playlists, or into a new one. Without a document it closes: an address carries none. */
  'add-to-playlist': { document?: number; title?: string };
  /** Asks once whether a reading history may be kept. */
  'reading-history': Record<string, never>;
}
export type DialogName = keyof DialogData;

/** What a dialog gets. `open` shows another dialog in its place, `close` leads back to the page. */
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
 * Dialogs that report what has just happened ("your account is ready"). An address alone must not open one: anybody's link would claim it. What
 * each function gives may stay in the tab's history, so that a reload reports the same; it holds no name and no address.
 */
const reports: { readonly [Name in DialogName]?: (data: DialogData[Name]) => DialogData[Name] } = {
  welcome: ({ waitsForGuardian }) => ({ waitsForGuardian }),
  'confirm-username': () => ({}),
  'confirm-password': () => ({}),
  'confirm-reset-password': () => ({}),
};

/** What the history entry of a dialog remembers of a report; undefined for every other dialog. */
export const reportOf = <Name extends DialogName>(name: Name, data: DialogData[Name]): object | undefined =>
  reports[name]?.(data);

/** Whether a dialog opens only after what it reports, in that tab. */
export const isReport = (name: DialogName): boolean => Object.hasOwn(reports, name);

const parameter = 'dialog';

/** The dialog that an address asks for. @param search as `location.search` has it */
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
