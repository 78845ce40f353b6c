/**
 * Refuses writes that another web page makes with a visitor's cookie: Directus has no such check (hardening 12). The
 * site's own door checks too; this covers the Studio's address.
 */
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'SEARCH']);

export interface CrossSiteRequest {
  readonly method: string;
  readonly hasCookie: boolean;
  /** The headers `Sec-Fetch-Site`, `Origin` and `Host`, where given. */
  readonly fetchSite: string | undefined;
  readonly origin: string | undefined;
  readonly host: string | undefined;
}

/** Whether the request is a write that a foreign page may have caused. Programs send neither header and pass. */
export function isForeignWrite(request: CrossSiteRequest, ownOrigins: readonly string[]): boolean {
  if (!request.hasCookie || SAFE_METHODS.has(request.method)) return false;
  if (request.fetchSite !== undefined) return !['same-origin', 'none'].includes(request.fetchSite);
  if (request.origin === undefined || ownOrigins.includes(request.origin)) return false;
  const originHost = URL.canParse(request.origin) ? new URL(request.origin).host : '';
  return originHost === '' || originHost !== request.host;
}
