import { hasCookie } from '@hat-nang/model/http/credentials';
import { originsOf, sourceOf } from '@hat-nang/model/http/cross-site';
import { cookiePrefix, publicUrl } from '../cms/settings.ts';

/**
 * Checks whether a write comes from our own pages. The check is needed because Directus has no CSRF check (docs/threat-model.md 15). It compares Origin with
 * PUBLIC_URL including scheme and port, and reads Sec-Fetch-Site. A program or a very old
 * browser sends neither header. Such a request must not carry a session cookie.
 */
export const isSameOrigin = (headers: Headers): boolean => {
  const sourceHeaders = {
    fetchSite: headers.get('sec-fetch-site') ?? undefined,
    origin: headers.get('origin') ?? undefined,
  };
  const source = sourceOf(sourceHeaders, originsOf(publicUrl()));
  return source === 'own' || (source === 'unknown' && !hasCookie(headers.get('cookie'), `${cookiePrefix()}_token`));
};
