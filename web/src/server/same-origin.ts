import { hasCookie } from '@hat-nang/model/http/credentials';
import { originsOf, sourceOf } from '@hat-nang/model/http/cross-site';
import { cookiePrefix, publicUrl } from '../cms/settings.ts';

/**
 * Whether a request that changes something comes from our own pages: Directus has no CSRF check of its own (docs/threat-model.md 15). Browsers say so in
 * Sec-Fetch-Site; Origin must be PUBLIC_URL's, scheme and port included. Who sends neither is no browser, and may bring no session.
 */
export const isSameOrigin = (headers: Headers): boolean => {
  const given = {
    fetchSite: headers.get('sec-fetch-site') ?? undefined,
    origin: headers.get('origin') ?? undefined,
  };
  const source = sourceOf(given, originsOf(publicUrl()));
  return source === 'own' || (source === 'unknown' && !hasCookie(headers.get('cookie'), `${cookiePrefix()}_token`));
};
