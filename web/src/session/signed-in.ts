/** Set by the API proxy beside the session's own cookie, which no script can read; it lives exactly as long. */
export const signedInCookie = 'signed-in';

/** Whether this browser holds a session's cookie. It may have ended on the server: the back end has the last word. */
export const holdsSession = (): boolean => /(?:^|; )signed-in=1/.test(document.cookie);

/** On <html> while this browser holds a session's cookie: what is shown to whom is a matter of style sheets, so that nothing flashes. */
export const signedInClass = 'signed-in';
export const markSignedIn = (): void => {
  document.documentElement.classList.toggle(signedInClass, holdsSession());
};

/** Runs inline in <head>, before the first paint; free of outside values (its hash is in the Content-Security-Policy). */
export const signedInScript = `document.documentElement.classList.toggle('${signedInClass}',/(?:^|; )${signedInCookie}=1/.test(document.cookie))`;
