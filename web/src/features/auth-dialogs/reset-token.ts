/**
 * The token of a reset link (specification, section 2): taken out of the address bar before anything else happens, so that it stands in no
 * history, no screenshot and no Referer. It lives in the page's memory until it is used.
 */
declare global {
  interface Window {
    __resetToken?: string;
  }
}

/** Runs inline on the reset page, before any script has loaded; free of outside values (its hash stands in the policy). */
export const resetTokenScript = `(function(){var u=new URL(location.href),t=u.searchParams.get('token');if(t===null)return;u.searchParams.delete('token');history.replaceState(history.state,'',u.pathname+u.search+u.hash);window.__resetToken=t})()`;

let token: string | undefined;

/** The token of this visit, if there was one. */
export const takeResetToken = (): string | undefined => {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  token = query.get('token') || window.__resetToken || token;
  window.__resetToken = undefined;
  if (query.has('token')) {
    query.delete('token');
    const rest = query.toString();
    window.history.replaceState(window.history.state, '', `${pathname}${rest ? `?${rest}` : ''}${hash}`);
  }
  return token;
};

/** It has been used, or refused: it opens nothing any more. */
export const dropResetToken = (): void => {
  token = undefined;
};
