/** Applies `relation-paths` to every read, by REST, by GraphQL and by whatever else goes through Directus's services. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { ForbiddenError, InvalidQueryError } from '@directus/errors';
import { closedPath, fieldWithoutColumn, type PathQuery, type PathSchema } from './relation-paths.ts';
import { isSiteRequest } from './site-secret.ts';
import type { Accountability, Middleware } from './types.ts';

interface KnownRequest {
  readonly isSite: boolean;
}

/** One for the process: after a reload in development the middleware is still the old module's, the filter the new one's. */
const STORE = Symbol.for('hat-nang.guard.requests');
const shared = globalThis as typeof globalThis & { [STORE]?: AsyncLocalStorage<KnownRequest> };
const requests: AsyncLocalStorage<KnownRequest> = shared[STORE] ?? new AsyncLocalStorage();
shared[STORE] = requests;

/** Lets the filter below know, deep inside Directus, whether the request is the site's own. */
export const rememberRequest: Middleware = (request, _response, next) => {
  requests.run({ isSite: isSiteRequest(request) }, next);
};

/**
 * A filter for `*.query` events: refuses queries that look too far. Staff, the site (which decides itself what it asks),
 * and code that runs outside of any request are not limited.
 */
export async function limitReach(
  query: unknown,
  { collection }: { collection?: string },
  { schema, accountability }: { schema: unknown; accountability: Accountability | null },
): Promise<unknown> {
  if (collection === undefined || schema === null || typeof query !== 'object' || query === null) return query;
  const known = schema as PathSchema;
  const columnless = fieldWithoutColumn(known, collection, query as PathQuery);
  if (columnless !== undefined) throw new InvalidQueryError({ reason: `"${columnless}" has no values of its own` });
  const request = requests.getStore();
  if (request === undefined || request.isSite || accountability === null) return query;
  if (accountability.admin || accountability.app) return query;
  const closed = closedPath(known, collection, query as PathQuery);
  if (closed !== undefined) throw new ForbiddenError({ reason: `You can't filter or sort by "${closed}".` });
  return query;
}
