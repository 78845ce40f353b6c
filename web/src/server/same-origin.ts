import { hasCookie } from '@hat-nang/model/http/credentials';
import { originsOf, sourceOf } from '@hat-nang/model/http/cross-site';
import { cookiePrefix, publicUrl } from '../cms/settings.ts';

/**
 * Checks whether a write comes from our own pages. This is needed because Directus has no CSRF check (docs/threat-model.md 15). Checks Sec-Fetch-Site,
 * and Origin against PUBLIC_URL including scheme and port. A request
 * with neither header is from a program or a very old browser. It is accepted only without a session cookie.
 */
export const isSameOrigin = (headers: Headers): boolean => {
  const sourceHeaders = {
    fetchSite: headers.get('sec-fetch-site') ?? undefined,
    origin: headers.get('origin') ?? undefined,
  };
  const source = sourceOf(sourceHeaders, originsOf(publicUrl()));
  return source === 'own' || (source === 'unknown' && !hasCookie(headers.get('cookie'), `${cookiePrefix()}_token`));
};
