/**
 * Finds access tokens in query strings. Requests with such tokens must be refused, because query strings end up in logs, histories and shared caches.
 * Directus accepts `access_token` on every route.
 */

const TOKEN_NAME = /access_token/i;

/** Checks whether a parsed query (or body) has a key that contains `access_token`, at any depth, in upper or lower case. */
export function hasQueryToken(root: unknown): boolean {
  const pendingNodes: unknown[] = [root];
  while (pendingNodes.length > 0) {
    const value = pendingNodes.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (TOKEN_NAME.test(key)) return true;
      pendingNodes.push(inner);
    }
  }
  return false;
}

/** Checks whether a query string (with or without `?`) has a parameter whose name contains `access_token`, escaped or not, in upper or lower case. */
export function hasTokenInQueryString(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => TOKEN_NAME.test(name));
}
