/** Applies the rules of `relation-paths` and `readable-fields` to every read through Directus's services, including REST and GraphQL. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { ForbiddenError, InvalidQueryError } from '@directus/errors';
import { getProcessState } from '@hat-nang/model/backend/process-state';
import type { ShortCache } from '@hat-nang/model/backend/short-cache';
import type { Knex } from 'knex';
import { toRightsKey } from './read-rights.ts';
import { findUnreadablePath, type ReadRights } from './readable-fields.ts';
import { findClosedPath, findFieldWithoutColumn, type PathQuery, type PathSchema } from './relation-paths.ts';
import { isSiteRequest } from './site-secret.ts';
import type { Accountability, Middleware } from './types.ts';

interface RememberedRequest {
  readonly isSite: boolean;
  readonly session: string | undefined;
}

/** The store belongs to the process and not to this module: after a reload in development, the middleware uses the old module, the filter the new one. */
const requestStore = getProcessState('guard.requests', () => new AsyncLocalStorage<RememberedRequest>());

/** Stores for filters whether the current request comes from the site, and the session of the request. Filters do not get the request itself. */
export const rememberRequest: Middleware = (request, _response, next) => {
  requestStore.run({ isSite: isSiteRequest(request), session: request.accountability?.session }, next);
};

/** Returns the session key of the current request. Returns undefined without a session. */
export function currentSessionKey(): string | undefined {
  return requestStore.getStore()?.session;
}

interface QueryContext {
  /** The transaction, if there is one. SQLite has only one connection, so inside a transaction a query on another connection would wait forever. */
  readonly database: Knex;
  readonly schema: unknown;
  readonly accountability: Accountability | null;
}

/**
 * Creates a filter for `*.query` events. The filter refuses aggregates and groups by a field without a column. It also refuses queries on unreadable fields
 * and, without Studio access, on closed relation paths, except queries of administrators, of the site (its queries are fixed), and of code without a caller or
 * a request.
 */
export function createReachFilter(rights: ShortCache<ReadRights, Knex>) {
  return async (query: unknown, { collection }: { collection?: string }, context: QueryContext): Promise<unknown> => {
    const { database, schema, accountability } = context;
    if (collection === undefined || schema === null || typeof query !== 'object' || query === null) return query;
    const pathSchema = schema as PathSchema;
    const fieldWithoutColumnName = findFieldWithoutColumn(pathSchema, collection, query as PathQuery);
    if (fieldWithoutColumnName !== undefined)
      throw new InvalidQueryError({ reason: `"${fieldWithoutColumnName}" has no values of its own` });
    const request = requestStore.getStore();
    if (request === undefined || request.isSite || accountability === null || accountability.admin) return query;
    const disallowedPath = accountability.app ? undefined : findClosedPath(pathSchema, collection, query as PathQuery);
    if (disallowedPath !== undefined)
      throw new ForbiddenError({ reason: `You can't filter or sort by "${disallowedPath}".` });
    if (!needsRightsCheck(query)) return query;
    const callerRights = await rights.get(toRightsKey(accountability), database);
    const reach = accountability.app ? 'relations' : 'own';
    const forbiddenPath = findUnreadablePath(pathSchema, callerRights, collection, query, reach);
    if (forbiddenPath !== undefined) throw new ForbiddenError({ reason: `You can't ask by "${forbiddenPath}".` });
    return query;
  };
}

/**
 * Checks whether a query filters, sorts, searches, groups or aggregates rows, or has options for relations (`deep`). Other reads need no check of rights.
 */
function needsRightsCheck(query: object): boolean {
  return ['filter', 'sort', 'search', 'aggregate', 'group', 'deep'].some((queryKey) => queryKey in query);
}
