import { langCookie, startingCookie } from './choice-cookies.ts';

const readLast = (cookieHeader: string | undefined, name: string): string | undefined =>
  cookieHeader
    ?.split(/; */)
    .findLast((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * Reads the visitor's choices from a Cookie header. The server in `web/front` and `web/src/proxy.ts` both use this function. If they read one header
 * differently, `web/front` would store the Home of one choice under the cache key of the other.
 */
export const readChoices = (cookieHeader: string | undefined) => ({
  langCookie: readLast(cookieHeader, langCookie),
  startingCookie: readLast(cookieHeader, startingCookie),
});
