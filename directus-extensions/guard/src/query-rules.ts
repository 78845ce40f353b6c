/** Determines which reads a request makes, and whether its caller may make them. Pure functions. */

import { isPlainObject } from '@hat-nang/model/http/query-shape';
import { type RawQuery, toNameList, toObject } from '@hat-nang/model/http/raw-query';
import {
  findVisitorQueryProblem,
  MAX_VISITOR_QUERY_LENGTH,
  MEMBER_DOCUMENT_RULES,
} from '@hat-nang/model/http/visitor-query';
import { collectReads, type DocumentLimits } from './graphql-reads.ts';
import { type Cost, type CostSchema, costOf } from './query-cost.ts';

/** The maximum cost of a request. */
interface Ceiling extends Cost {
  readonly document: DocumentLimits;
}

/** Limits for anonymous callers and members. With the demo library, the most expensive allowed list takes Directus about 60 ms. */
const VISITOR_CEILING: Ceiling = {
  fields: 80,
  cells: 21_000,
  document: { length: 16_000, tokens: 2_000, selections: 300, aliases: 10 },
};
/** Limits for callers with Studio access, such as seeds and code generation, and for the site. They allow `*.*` for a list and `*.*.*` for one item. */
const STAFF_CEILING: Ceiling = {
  fields: 6_000,
  cells: 4_000_000,
  document: { length: 100_000, tokens: 5_000, selections: 5_000, aliases: 200 },
};
/** Maximum number of names in `fields`. This maximum limits the cost of the estimate itself. */
const MAX_PATHS = 500;
const MAX_KEYS = 100;

/** First segments of the routes that read a system collection. The name of such a collection has the prefix `directus_`. */
const SYSTEM_ROUTES: ReadonlySet<string> = new Set([
  ...['access', 'activity', 'comments', 'dashboards', 'files', 'flows', 'folders', 'notifications', 'operations'],
  ...['panels', 'permissions', 'policies', 'presets', 'revisions', 'roles', 'settings', 'shares', 'translations'],
  ...['users', 'versions'],
]);

/** Parts of a request that determine its reads. `path` has no query string. */
export interface ReadRequest {
  readonly method: string;
  readonly path: string;
  readonly query: RawQuery;
  /** Length of the query string in characters. */
  readonly length: number;
  readonly body: unknown;
}

/** The collection that a path reads. `isOne` is true if the path addresses a single item. */
export interface ReadTarget {
  readonly collection: string;
  readonly isOne: boolean;
}

/**
 * Returns the collection that a path reads. Returns undefined if the path is not a route for items, a system collection or an export.
 * @param path a decodable path, which `checkQuery` ensures
 */
export function readTargetOf(path: string): ReadTarget | undefined {
  const [route = '', name = '', key] = path.split('/').filter((segment) => segment !== '');
  const routeName = route.toLowerCase();
  if (routeName === 'items' && name !== '') return { collection: decodeURIComponent(name), isOne: key !== undefined };
  if (routeName === 'utils' && name.toLowerCase() === 'export' && key !== undefined) {
    return { collection: decodeURIComponent(key), isOne: false };
  }
  return SYSTEM_ROUTES.has(routeName) ? { collection: `directus_${routeName}`, isOne: name !== '' } : undefined;
}

/** Returns the GraphQL endpoint that a path addresses. Returns undefined for other paths. */
export function graphqlScope(path: string): 'items' | 'system' | undefined {
  const [route, scope] = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  if (route !== 'graphql') return undefined;
  return scope === 'system' ? 'system' : 'items';
}

/**
 * Checks a query string before authentication. Directus reads the fields of a variable such as `$CURRENT_USER.role.*` from the database when it sanitizes the
 * query, before `findCostProblem` runs.
 * @param isAnonymous true if the request has no credential, so that the caller is a visitor
 */
export function findPreAuthProblem(request: Omit<ReadRequest, 'body'>, isAnonymous: boolean): string | undefined {
  if (hasFarReachingVariable(request.query)) return 'A "$CURRENT_…" variable reads too far';
  if (!isAnonymous || readTargetOf(request.path) === undefined) return undefined;
  return lengthProblem(request.length) ?? findVisitorQueryProblem(request.query);
}

function lengthProblem(length: number): string | undefined {
  return length > MAX_VISITOR_QUERY_LENGTH
    ? `The query takes at most ${MAX_VISITOR_QUERY_LENGTH} characters`
    : undefined;
}

function hasFarReachingVariable(query: RawQuery): boolean {
  const texts = ['filter', 'deep'].map((name) => {
    const value = query[name];
    return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  });
  return texts.some((text) => /\$CURRENT_\w+\.(?:[\w$]*\*|[\w$]+\.[\w$]*\*|(?:[\w$]+\.){2})/.test(text));
}

/**
 * Returns why a request is refused. Returns undefined if the request is allowed, or if its path reads no collection.
 * @param isVisitor true if the caller has neither Studio access nor the site's secret
 */
export function findCostProblem(schema: CostSchema, request: ReadRequest, isVisitor: boolean): string | undefined {
  const scope = graphqlScope(request.path);
  if (scope !== undefined) return documentProblem(schema, request, scope === 'system', isVisitor);
  const target = readTargetOf(request.path);
  if (target === undefined) return undefined;
  const body = isPlainObject(request.body) ? request.body : {};
  const isBatch = request.method === 'SEARCH' || ['keys', 'query', 'data'].some((name) => name in body);
  const queries = [request.query, ...(isBatch && isPlainObject(body.query) ? [body.query] : [])];
  const lengthMessage = isVisitor ? lengthProblem(request.length) : undefined;
  if (lengthMessage !== undefined) return lengthMessage;
  if (isVisitor && Array.isArray(body.keys) && body.keys.length > MAX_KEYS)
    return `"keys" takes at most ${MAX_KEYS} keys`;
  for (const query of queries) {
    const problem = (isVisitor ? findVisitorQueryProblem(query) : undefined) ?? sizeProblem(query);
    if (problem !== undefined) return problem;
  }
  const costs = queries.map((query) => costOf(schema, target.collection, query, target.isOne));
  return describeExcess(sumCosts(costs), isVisitor ? VISITOR_CEILING : STAFF_CEILING);
}

function sizeProblem(query: RawQuery): string | undefined {
  const hasTooManyFields = toNameList(query.fields).length > MAX_PATHS;
  return hasTooManyFields ? `"fields" takes at most ${MAX_PATHS} names` : undefined;
}

function documentProblem(
  schema: CostSchema,
  { method, query, body }: ReadRequest,
  isSystem: boolean,
  isVisitor: boolean,
): string | undefined {
  const parameters = method === 'GET' ? query : isPlainObject(body) ? body : {};
  if (typeof parameters.query !== 'string') return undefined;
  const ceiling = isVisitor ? VISITOR_CEILING : STAFF_CEILING;
  const isCollection = (name: string) => Object.hasOwn(schema.collections, name);
  const limits = ceiling.document;
  const reads = collectReads(parameters.query, toObject(parameters.variables), isCollection, { isSystem, limits });
  if (reads === undefined || typeof reads === 'string') return reads;
  if (isVisitor) {
    for (const { query: readQuery } of reads.reads) {
      const problem = findVisitorQueryProblem(readQuery, MEMBER_DOCUMENT_RULES);
      if (problem !== undefined) return problem;
    }
  }
  const costs = reads.reads.map(({ collection, query: readQuery, isOne }) =>
    costOf(schema, collection ?? '', readQuery, isOne),
  );
  return describeExcess(sumCosts(costs), ceiling);
}

function sumCosts(costs: readonly Cost[]): Cost {
  return costs.reduce((sum, cost) => ({ fields: sum.fields + cost.fields, cells: sum.cells + cost.cells }), {
    fields: 0,
    cells: 0,
  });
}

/** Returns why a cost is too high. Infinity and NaN count as too high. */
function describeExcess(cost: Cost, ceiling: Ceiling): string | undefined {
  if (!(cost.fields <= ceiling.fields)) return `The query asks for more than ${ceiling.fields} fields`;
  if (!(cost.cells <= ceiling.cells)) return 'The query asks for too much at once: ask for fewer fields or rows';
  return undefined;
}
