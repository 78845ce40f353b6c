/**
 * CSRF check for writes from another site with a user's cookie. Directus has no such check (docs/threat-model.md 15). The guard refuses such writes to
 * Directus, and the site refuses them for its own routes.
 */

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'SEARCH']);

/** Headers `Sec-Fetch-Site` and `Origin`, if present. */
export interface RequestSource {
  readonly fetchSite: string | undefined;
  readonly origin: string | undefined;
}

/** Returns the source of a request: a page of the project, another page, or unknown (programs, very old browsers). */
export function sourceOf({ fetchSite, origin }: RequestSource, ownOrigins: readonly string[]) {
  if (fetchSite === undefined && origin === undefined) return 'unknown';
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return 'foreign';
  // A form on a page with `Referrer-Policy: no-referrer` sends the header `Origin: null`.
  if (origin === undefined || (origin === 'null' && fetchSite === 'same-origin')) return 'own';
  return ownOrigins.includes(origin) ? 'own' : 'foreign';
}

export interface CrossSiteRequest extends RequestSource {
  readonly method: string;
  readonly hasSession: boolean;
}

/** Checks whether a request is a write with a session, without proof that the request comes from a page of the project. */
export function isForeignWrite(request: CrossSiteRequest, ownOrigins: readonly string[]): boolean {
  if (!request.hasSession || SAFE_METHODS.has(request.method)) return false;
  return sourceOf(request, ownOrigins) !== 'own';
}

/**
 * Returns the origin of an address (scheme, host, port). For 127.0.0.1, also returns the origin with `localhost`. The list is empty for an address that is
 * invalid or has no origin.
 */
export function originsOf(address: string): string[] {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || url.origin === 'null') return [];
  return url.hostname === '127.0.0.1' ? [url.origin, url.origin.replace('127.0.0.1', 'localhost')] : [url.origin];
}
