/**
 * Ends the sessions of users whose rights, status, e-mail or password change, in the transaction of the change. Directus calls the filters of updates and
 * deletions before the permission check and outside of the transaction. This file therefore reacts to the activity and revision rows of a change. For code
 * without a caller, which writes no such rows, the filters end the sessions.
 */
import type { Knex } from 'knex';
import { currentSessionKey } from './query-reach.ts';
import type { Accountability } from './types.ts';

type Handler = (payload: unknown, meta: Meta, context: Context) => Promise<unknown>;
type RegisterFilter = (event: string, handler: Handler) => void;

interface Meta {
  readonly keys?: readonly string[];
}

interface Context {
  /** The transaction, if there is one. SQLite has only one connection, so inside a transaction a query on another connection would wait forever. */
  readonly database: Knex;
  readonly accountability: Accountability | null;
}

/** An activity or revision row that a save writes. */
interface ActivityRow {
  readonly action?: string;
  readonly collection?: string;
  readonly item?: unknown;
  readonly delta?: unknown;
}

/** Fields of the collections that grant rights. A change of such a field ends sessions. */
const SESSION_ENDING_FIELDS: Readonly<Record<string, readonly string[]>> = {
  directus_users: ['role', 'status', 'email', 'password'],
  directus_roles: ['parent'],
  directus_policies: ['admin_access', 'app_access', 'ip_access', 'enforce_tfa'],
  directus_access: ['role', 'user', 'policy'],
};

/** Registers the filters that end sessions. */
export function registerEndedSessions(filter: RegisterFilter): void {
  const rememberedUsers = createUserMemory();

  filter('revisions.create', async (payload, _meta, { database }) => {
    const { collection = '', item, delta } = payload as ActivityRow;
    const changedNames = changedFields(collection, delta);
    if (changedNames.length === 0) return payload;
    await endSessions(
      database,
      await findUserIds(database, collection, String(item)),
      shouldKeepOwnSession(collection, changedNames),
    );
    return payload;
  });

  filter('activity.create', async (payload, _meta, { database }) => {
    const { action, collection = '', item } = payload as ActivityRow;
    if (SESSION_ENDING_FIELDS[collection] === undefined) return payload;
    // The previous users of a changed or deleted row can no longer be found, so a filter below has remembered them. The revision of a new access row lacks its
    // relations, so the handler of `revisions.create` does not detect a new access row. Its users are read here.
    await endSessions(database, rememberedUsers.take(`${collection}:${item}`), true);
    if (action === 'create' && collection === 'directus_access') {
      await endSessions(database, await findUserIds(database, collection, String(item)), true);
    }
    return payload;
  });

  for (const scope of ['access', 'policies']) {
    const collection = `directus_${scope}`;
    const rememberUsers = async (keys: readonly string[], { database, accountability }: Context) => {
      // Directus refuses callers who are not administrators after this filter, so their requests need no query.
      if (accountability !== null && !accountability.admin) return;
      for (const key of keys) {
        const userIds = await findUserIds(database, collection, key);
        if (accountability === null) await endSessions(database, userIds, true);
        else rememberedUsers.put(`${collection}:${key}`, userIds);
      }
    };
    filter(`${scope}.delete`, async (payload, _meta, context) => {
      await rememberUsers(payload as string[], context);
      return payload;
    });
    filter(`${scope}.update`, async (payload, { keys = [] }, context) => {
      if (changedFields(collection, payload).length > 0) await rememberUsers(keys, context);
      return payload;
    });
  }

  filter('users.update', async (payload, { keys = [] }, { database, accountability }) => {
    const changedNames = changedFields('directus_users', payload);
    if (accountability === null && changedNames.length > 0) {
      await endSessions(database, keys, shouldKeepOwnSession('directus_users', changedNames));
    }
    return payload;
  });
}

function changedFields(collection: string, delta: unknown): string[] {
  const fields = SESSION_ENDING_FIELDS[collection];
  if (fields === undefined || typeof delta !== 'object' || delta === null) return [];
  return fields.filter((field) => Object.hasOwn(delta, field));
}

/**
 * Checks whether the caller's own session is kept if the caller is affected by the change. A change of role or status ends that session too, because it
 * invalidates the token anyway.
 */
function shouldKeepOwnSession(collection: string, changedNames: readonly string[]): boolean {
  return collection !== 'directus_users' || !changedNames.some((field) => field === 'role' || field === 'status');
}

/** Returns the ids of the users whose rights depend on a row of `directus_users`, `directus_roles`, `directus_policies` or `directus_access`. */
async function findUserIds(database: Knex, collection: string, key: string): Promise<string[]> {
  if (collection === 'directus_users') return [key];
  if (collection === 'directus_roles') return findUserIdsOfRoles(database, [key]);
  const column = collection === 'directus_policies' ? 'policy' : 'id';
  const rows: Array<{ user: string | null; role: string | null }> = await database('directus_access')
    .where({ [column]: key })
    .select('user', 'role');
  const roles = rows.flatMap(({ role }) => role ?? []);
  return [...rows.flatMap(({ user }) => user ?? []), ...(await findUserIdsOfRoles(database, roles))];
}

/** Returns the ids of the users with one of these roles, or with a descendant of one of these roles. */
async function findUserIdsOfRoles(database: Knex, roles: readonly string[]): Promise<string[]> {
  const allRoles = new Set(roles);
  for (let parentRoles = [...allRoles]; parentRoles.length > 0; ) {
    const childRoles: string[] = await database('directus_roles').whereIn('parent', parentRoles).pluck('id');
    parentRoles = childRoles.filter((id) => !allRoles.has(id));
    for (const id of parentRoles) allRoles.add(id);
  }
  return allRoles.size === 0
    ? []
    : database('directus_users')
        .whereIn('role', [...allRoles])
        .pluck('id');
}

async function endSessions(database: Knex, userIds: readonly string[], shouldKeepOwn: boolean): Promise<void> {
  if (userIds.length === 0) return;
  const ownSession = shouldKeepOwn ? currentSessionKey() : undefined;
  const sessionQuery = database('directus_sessions').whereIn('user', [...userIds]);
  if (ownSession !== undefined) {
    // A concurrent refresh may have replaced the caller's session with a new session. The new session belongs to the same browser, so it is kept too.
    const row = await database('directus_sessions').where({ token: ownSession }).first('next_token');
    sessionQuery.whereNotIn(
      'token',
      [ownSession, row?.next_token].filter((token) => typeof token === 'string'),
    );
  }
  await sessionQuery.delete();
}

/** Creates a store of user ids, which a filter puts and the handler of `activity.create` takes. An entry that is not taken expires after `ttlMs`. */
function createUserMemory(ttlMs = 30_000) {
  const usersByKey = new Map<string, { readonly userIds: readonly string[]; readonly expiresAt: number }>();
  return {
    put(key: string, userIds: readonly string[]): void {
      const now = Date.now();
      for (const [storedKey, { expiresAt: expiryMs }] of usersByKey) if (expiryMs < now) usersByKey.delete(storedKey);
      usersByKey.set(key, { userIds, expiresAt: now + ttlMs });
    },
    take(key: string): readonly string[] {
      const userIds = usersByKey.get(key)?.userIds ?? [];
      usersByKey.delete(key);
      return userIds;
    },
  };
}
