/**
 * Tokens of links in mails (docs/specification.md §2), removed from the address before anything else runs, so that no history, screenshot or Referer
 * contains them. The tab's session storage holds them for a reload until use; without storage, memory does.
 */
import type { DialogName } from '@/components/dialog/dialogs';

declare global {
  interface Window {
    __linkToken?: string;
  }
}

/** Inlined at the top of every page, before any script has loaded; no outside variables (its hash is in the policy). */
export const linkTokenScript = `(function(){var u=new URL(location.href),t=u.searchParams.get('token');if(t===null)return;u.searchParams.delete('token');history.replaceState(history.state,'',u.pathname+u.search+u.hash);try{sessionStorage.setItem('link-token',t)}catch(e){window.__linkToken=t}})()`;

/** Dialogs that share a token: both reset dialogs use one link. */
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

/** For browsers that block storage. */
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

/** The unused token that an address of this tab had for a dialog. */
export const takeLinkToken = (name: LinkDialog): string | undefined => {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  // An in-app navigation brings an address that the inline script has not processed.
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

/** Discards a token that was used or refused. */
export const dropLinkToken = (name: LinkDialog): void => {
  write(keyOf(name), undefined);
};
