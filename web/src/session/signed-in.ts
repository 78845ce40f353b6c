/** Name of the readable cookie that the API proxy sets together with the HttpOnly session cookie. Both have the same lifetime. */
export const signedInCookie = 'signed-in';

/** Checks whether this browser has a session cookie. The session may already have ended on the server. */
export const hasSession = (): boolean => /(?:^|; )signed-in=1/.test(document.cookie);

/** Class on <html> while this browser has a session cookie. With the class, CSS shows the right parts already at the first paint. */
export const signedInClass = 'signed-in';
export const markSignedIn = (): void => {
  document.documentElement.classList.toggle(signedInClass, hasSession());
};

/** Inline script in <head>, which runs before the first paint. The script contains no variable values, because its hash is in the Content-Security-Policy. */
export const signedInScript = `document.documentElement.classList.toggle('${signedInClass}',/(?:^|; )${signedInCookie}=1/.test(document.cookie))`;
