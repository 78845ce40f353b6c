/**
 * The tokens of links in mails (docs/specification.md §2: "read a query parameter token from the current URL"): taken out of the address bar
 * before anything else happens, so that they are in no history, no screenshot and no Referer. The tab's session storage holds them until they are
 * used, so that a reload keeps the link; where there is no storage, the page's memory does.
 */
import type { DialogName } from '@/components/dialog/dialogs';

declare global {
  interface Window {
    __linkToken?: string;
  }
}

/** Runs inline at the top of every page, before any script has loaded; free of outside values (its hash is in the policy). */
export const linkTokenScript = `(function(){var u=new URL(location.href),t=u.searchParams.get('token');if(t===null)return;u.searchParams.delete('token');history.replaceState(history.state,'',u.pathname+u.search+u.hash);try{sessionStorage.setItem('link-token',t)}catch(e){window.__linkToken=t}})()`;

/** Which dialogs share a token: both reset dialogs are about one link. */
const kinds = {
  'set-new-password': 'reset',
  'reset-password': 'reset',
  'keep-account': 'keep',
  guardian: 'guardian',
} as const;
export type LinkDialog = keyof typeof kinds;

export const isLinkDialog = (name: DialogName): name is LinkDialog => Object.hasOwn(kinds, name);

const pendingKey = 'link-token';
const keyOf = (name: LinkDialog) => `${pendingKey}:${kinds[name]}`;

/** Where the browser refuses its storage. */
const memory = new Map<string, string>();
const read = (key: string): string | undefined => {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return memory.get(key);
  }
};
const write = (key: string, value: string | undefined): void => {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    if (value === undefined) memory.delete(key);
    else memory.set(key, value);
  }
};

/** The token that an address of this tab had for a dialog, if there was one and it has not been used. */
export const takeLinkToken = (name: LinkDialog): string | undefined => {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  // A navigation inside the site brings an address that the script of the page has not seen.
  const token = query.get('token') || read(pendingKey) || window.__linkToken;
  window.__linkToken = undefined;
  write(pendingKey, undefined);
  if (token) write(keyOf(name), token);
  if (query.has('token')) {
    query.delete('token');
    const rest = query.toString();
    window.history.replaceState(window.history.state, '', `${pathname}${rest ? `?${rest}` : ''}${hash}`);
  }
  return read(keyOf(name));
};

/** It has been used, or refused: it opens nothing any more. */
export const dropLinkToken = (name: LinkDialog): void => {
  write(keyOf(name), undefined);
};
