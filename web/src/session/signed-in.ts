/** Set by the API proxy beside the HttpOnly session cookie, with the same lifetime. */
export const signedInCookie = 'signed-in';

/** Whether this browser has a session cookie. The session may have ended on the server, which decides. */
export const holdsSession = (): boolean => /(?:^|; )signed-in=1/.test(document.cookie);

/** Class on <html> while this browser has a session cookie. CSS decides what is visible, so that nothing flashes. */
export const signedInClass = 'signed-in';
export const markSignedIn = (): void => {
  document.documentElement.classList.toggle(signedInClass, holdsSession());
};

/** Runs inline in <head>, before the first paint; free of outside values (its hash is in the Content-Security-Policy). */
export const signedInScript = `document.documentElement.classList.toggle('${signedInClass}',/(?:^|; )${signedInCookie}=1/.test(document.cookie))`;
