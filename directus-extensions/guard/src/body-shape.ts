/**
 * Validates bodies on Directus's collection routes. Directus's code that parses queries in bodies is as unsafe as its code for query strings
 * (docs/threat-model.md 1). A list of items that contains anything but objects would cause a 500.
 */
import { findQueryProblem, isPlainObject } from '@hat-nang/model/http/query-shape';

/** First segments of the routes that accept items, lists of items, or `{keys, query, data}`. */
const COLLECTION_ROUTES: ReadonlySet<string> = new Set([
  'access',
  'activity',
  'collections',
  'comments',
  'dashboards',
  'fields',
  'files',
  'flows',
  'folders',
  'items',
  'notifications',
  'operations',
  'panels',
  'permissions',
  'policies',
  'presets',
  'relations',
  'revisions',
  'roles',
  'shares',
  'translations',
  'users',
  'versions',
]);

/** Maximum nesting depth of a body, far above the depth of valid items. Later code recurses over all levels. */
const MAX_DEPTH = 50;

/** Parts of a request that determine the valid shape of its body. `path` has no query string. */
export interface BodyRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Returns why the shape of a body is refused. Returns undefined if the shape is valid, or if this function does not check the route. */
export function findBodyProblem({ method, path, body }: BodyRequest): string | undefined {
  const segments = path.split('/').filter((segment) => segment !== '');
  const route = segments[0]?.toLowerCase() ?? '';
  if (route === 'utils' && segments[1]?.toLowerCase() === 'export') return embeddedQueryProblem(body);
  if (!COLLECTION_ROUTES.has(route)) return undefined;
  if (isDeeperThan(body, MAX_DEPTH)) return 'The body is nested too deeply';
  if (route === 'flows' && segments[1]?.toLowerCase() === 'trigger') return undefined;
  if (method === 'SEARCH') return embeddedQueryProblem(body) ?? keysProblem(body);
  if (Array.isArray(body)) return listProblem(method, body);
  const isWholeCollection = segments.length === (route === 'items' ? 2 : 1);
  if (isWholeCollection && (method === 'PATCH' || method === 'DELETE') && isBatch(body)) {
    return embeddedQueryProblem(body) ?? keysProblem(body);
  }
  return undefined;
}

function isDeeperThan(root: unknown, maxDepth: number): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return true;
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return false;
}

/** Checks whether a body is a batch: an object with no keys except `keys`, `query` and `data`. A PATCH of a singleton has an item as its body instead. */
function isBatch(body: unknown): boolean {
  return isPlainObject(body) && Object.keys(body).every((key) => ['keys', 'query', 'data'].includes(key));
}

function embeddedQueryProblem(body: unknown): string | undefined {
  if (!isPlainObject(body)) return 'The body must be an object';
  return body.query === undefined ? undefined : findQueryProblem(body.query);
}

function keysProblem(body: unknown): string | undefined {
  if (!isPlainObject(body) || body.keys === undefined) return undefined;
  return isKeyList(body.keys) ? undefined : '"keys" must be a list of keys';
}

function listProblem(method: string, list: readonly unknown[]): string | undefined {
  if (method === 'DELETE') return isKeyList(list) ? undefined : 'The body must be a list of keys';
  return list.every(isPlainObject) ? undefined : 'The body must be an object or a list of objects';
}

function isKeyList(value: unknown): boolean {
  return Array.isArray(value) && value.every((key) => typeof key === 'string' || typeof key === 'number');
}
