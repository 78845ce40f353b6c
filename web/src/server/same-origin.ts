import { hasCookie } from '@hat-nang/model/http/credentials';
import { originsOf, sourceOf } from '@hat-nang/model/http/cross-site';
import { cookiePrefix, publicUrl } from '../cms/settings.ts';

/**
 * Whether a write comes from our own pages: Directus has no CSRF check (docs/threat-model.md 15). Browsers send Sec-Fetch-Site; Origin must equal
 * PUBLIC_URL's, scheme and port included. A client without either is no browser and may not send a session.
 */
export const isSameOrigin = (headers: Headers): boolean => {
  const given = {
    fetchSite: headers.get('sec-fetch-site') ?? undefined,
    origin: headers.get('origin') ?? undefined,
  };
  const source = sourceOf(given, originsOf(publicUrl()));
  return source === 'own' || (source === 'unknown' && !hasCookie(headers.get('cookie'), `${cookiePrefix()}_token`));
};
