/**
 * Finds access tokens in query strings, so that they can be refused: query strings end up in logs, histories and shared caches. Directus accepts
 * `access_token` on every route.
 */

const NAME = /access_token/i;

/** Whether a parsed query (or body) has such a parameter, at any depth and in any case. */
export function hasQueryToken(root: unknown): boolean {
  const pendingNodes: unknown[] = [root];
  while (pendingNodes.length > 0) {
    const value = pendingNodes.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (NAME.test(key)) return true;
      pendingNodes.push(inner);
    }
  }
  return false;
}

/** Whether a query string (with or without `?`) has such a parameter, in any escaping. */
export function namesQueryToken(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => NAME.test(name));
}
