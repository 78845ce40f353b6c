/**
 * The tokens of links in mails (specification, section 2: "read a query parameter token from the current URL"): taken out of the address bar
 * before anything else happens, so that they stand in no history, no screenshot and no Referer. They live in the page's memory until used.
 */
import type { DialogName } from './dialogs.ts';

declare global {
  interface Window {
    __linkToken?: string;
  }
}

/** Runs inline at the top of every page, before any script has loaded; free of outside values (its hash stands in the policy). */
export const linkTokenScript = `(function(){var u=new URL(location.href),t=u.searchParams.get('token');if(t===null)return;u.searchParams.delete('token');history.replaceState(history.state,'',u.pathname+u.search+u.hash);window.__linkToken=t})()`;

/** Which dialogs share a token: both reset dialogs are about one link. */
const kinds = {
  'set-new-password': 'reset',
  'reset-password': 'reset',
  'keep-account': 'keep',
  guardian: 'guardian',
} as const;
export type LinkDialog = keyof typeof kinds;

export const isLinkDialog = (name: DialogName): name is LinkDialog => Object.hasOwn(kinds, name);

const tokens = new Map<string, string>();

/** The token that this visit's address had for a dialog, if there was one. */
export const takeLinkToken = (name: LinkDialog): string | undefined => {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  // A navigation inside the site brings an address that the script of the page has not seen.
  const token = query.get('token') || window.__linkToken;
  window.__linkToken = undefined;
  if (token) tokens.set(kinds[name], token);
  if (query.has('token')) {
    query.delete('token');
    const rest = query.toString();
    window.history.replaceState(window.history.state, '', `${pathname}${rest ? `?${rest}` : ''}${hash}`);
  }
  return tokens.get(kinds[name]);
};

/** It has been used, or refused: it opens nothing any more. */
export const dropLinkToken = (name: LinkDialog): void => {
  tokens.delete(kinds[name]);
};
