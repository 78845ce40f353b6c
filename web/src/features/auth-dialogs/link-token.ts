/**
 * Tokens of links in mails (docs/specification.md §2). An inline script removes the token from the address, so that histories, screenshots and Referer
 * headers do not contain the token. Session storage keeps an unused token for a reload. If session storage is blocked, the token is only in memory.
 */
import type { DialogName } from '@/components/dialog/dialogs';
import { linkTokenKey } from '@/routing/link-token-key';

declare global {
  interface Window {
    __linkToken?: string;
  }
}

/** Inline script at the beginning of the <head> of every page. Its text must be constant, because the Content-Security-Policy contains a hash of the text. */
export const linkTokenScript = `(function(){var u=new URL(location.href),t=u.searchParams.get('token');if(t===null)return;u.searchParams.delete('token');history.replaceState(history.state,'',u.pathname+u.search+u.hash);try{sessionStorage.setItem('${linkTokenKey}',t)}catch(e){window.__linkToken=t}})()`;

/** Kind of token that each dialog uses. Both reset dialogs use the token of the same link. */
const tokenKinds = {
  'set-new-password': 'reset',
  'reset-password': 'reset',
  'keep-account': 'keep',
  guardian: 'guardian',
} as const;
export type LinkDialog = keyof typeof tokenKinds;

export const isLinkDialog = (name: DialogName): name is LinkDialog => Object.hasOwn(tokenKinds, name);

const toStorageKey = (name: LinkDialog) => `${linkTokenKey}:${tokenKinds[name]}`;

/** Replacement for session storage in browsers that block session storage. */
const memoryStorage = new Map<string, string>();
const readStorage = (key: string): string | undefined => {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return memoryStorage.get(key);
  }
};
const writeStorage = (key: string, value: string | undefined): void => {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    if (value === undefined) memoryStorage.delete(key);
    else memoryStorage.set(key, value);
  }
};

/** Returns the unused token for a dialog, from the current address or from an earlier address of this tab. Removes the token from the address. */
export const takeLinkToken = (name: LinkDialog): string | undefined => {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  // The inline script does not run on in-app navigations, so the address can still contain a token.
  const token = query.get('token') || readStorage(linkTokenKey) || window.__linkToken;
  window.__linkToken = undefined;
  writeStorage(linkTokenKey, undefined);
  if (token) writeStorage(toStorageKey(name), token);
  if (query.has('token')) {
    query.delete('token');
    const remainingQuery = query.toString();
    window.history.replaceState(
      window.history.state,
      '',
      `${pathname}${remainingQuery ? `?${remainingQuery}` : ''}${hash}`,
    );
  }
  return readStorage(toStorageKey(name));
};

/** Discards a token that was used or refused. */
export const removeLinkToken = (name: LinkDialog): void => {
  writeStorage(toStorageKey(name), undefined);
};
