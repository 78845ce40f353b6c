/** Applies `relation-paths` and `readable-fields` to every read, by REST, by GraphQL and by whatever else goes through Directus's services. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { ForbiddenError, InvalidQueryError } from '@directus/errors';
import { processState } from '@hat-nang/model/backend/process-state';
import type { Knex } from 'knex';
import { rightsKey } from './read-rights.ts';
import { type ReadRights, unreadablePath } from './readable-fields.ts';
import { closedPath, fieldWithoutColumn, type PathQuery, type PathSchema } from './relation-paths.ts';
import type { ShortCache } from './short-cache.ts';
import { isSiteRequest } from './site-secret.ts';
import type { Accountability, Middleware } from './types.ts';

interface KnownRequest {
  readonly isSite: boolean;
  readonly session: string | undefined;
}

/** One for the process: after a reload in development the middleware is still the old module's, the filter the new one's. */
const requests = processState('guard.requests', () => new AsyncLocalStorage<KnownRequest>());

/** Lets filters know, deep inside Directus, whether the request is the site's own, and with which session it came. */
export const rememberRequest: Middleware = (request, _response, next) => {
  requests.run({ isSite: isSiteRequest(request), session: request.accountability?.session }, next);
};

/** Key of the session with which the current request came; undefined outside of one. */
export function callerSession(): string | undefined {
  return requests.getStore()?.session;
}

interface QueryContext {
  /** The transaction, where there is one. SQLite has one connection: nothing else may be awaited in it. */
  readonly database: Knex;
  readonly schema: unknown;
  readonly accountability: Accountability | null;
}

/**
 * A filter for `*.query` events: refuses queries that look too far, or at what the caller cannot read. Administrators, the
 * site (which decides itself what it asks), and code that runs outside of any request are not limited.
 */
export function limitReach(rights: ShortCache<ReadRights, Knex>) {
  return async (query: unknown, { collection }: { collection?: string }, context: QueryContext): Promise<unknown> => {
    const { database, schema, accountability } = context;
    if (collection === undefined || schema === null || typeof query !== 'object' || query === null) return query;
    const known = schema as PathSchema;
    const columnless = fieldWithoutColumn(known, collection, query as PathQuery);
    if (columnless !== undefined) throw new InvalidQueryError({ reason: `"${columnless}" has no values of its own` });
    const request = requests.getStore();
    if (request === undefined || request.isSite || accountability === null || accountability.admin) return query;
    const closed = accountability.app ? undefined : closedPath(known, collection, query as PathQuery);
    if (closed !== undefined) throw new ForbiddenError({ reason: `You can't filter or sort by "${closed}".` });
    if (!asksForRows(query)) return query;
    const mine = await rights.of(rightsKey(accountability), database);
    const reach = accountability.app ? 'relations' : 'own';
    const unreadable = unreadablePath(known, mine, collection, query, reach);
    if (unreadable !== undefined) throw new ForbiddenError({ reason: `You can't ask by "${unreadable}".` });
    return query;
  };
}

/** Whether anything of a query needs a judgement; most reads name a row and its fields. */
function asksForRows(query: object): boolean {
  return ['filter', 'sort', 'search', 'aggregate', 'group', 'deep'].some((part) => part in query);
}
