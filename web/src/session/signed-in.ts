/** Set by the API proxy beside the HttpOnly session cookie, with the same lifetime. */
export const signedInCookie = 'signed-in';

/** Whether this browser has a session cookie. The session may already have ended on the server. */
export const hasSession = (): boolean => /(?:^|; )signed-in=1/.test(document.cookie);

/** Class on <html> while this browser has a session cookie. CSS then shows the right parts from the first paint on. */
export const signedInClass = 'signed-in';
export const markSignedIn = (): void => {
  document.documentElement.classList.toggle(signedInClass, hasSession());
};

/** Runs inline in <head>, before the first paint. It contains no variable values, because its hash is in the Content-Security-Policy. */
export const signedInScript = `document.documentElement.classList.toggle('${signedInClass}',/(?:^|; )${signedInCookie}=1/.test(document.cookie))`;
