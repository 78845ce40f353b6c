/**
 * Finds access tokens in query strings, because such requests must be refused. Query strings end up in logs, histories and shared caches. Directus
 * accepts `access_token` on every route.
 */

const TOKEN_NAME = /access_token/i;

/** Checks whether a parsed query (or body) has an access token, at any depth and in any case. */
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

/** Checks whether a query string (with or without `?`) has an access token, in any escaping. */
export function hasTokenInQueryString(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => TOKEN_NAME.test(name));
}
