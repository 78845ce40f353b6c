/**
 * Ends the sessions of people whose rights, e-mail or password change, in the transaction of the change. Directus calls
 * filters of a save before it checks permissions and opens the transaction; what it records of the save (activity, revisions)
 * is written inside, when the change is allowed and made. Code without a caller records nothing: there the filter acts.
 */
import type { Knex } from 'knex';
import { callerSession } from './query-reach.ts';
import type { Accountability } from './types.ts';

type Handler = (payload: unknown, meta: Meta, context: Context) => Promise<unknown>;
type Register = (event: string, handler: Handler) => void;

interface Meta {
  readonly keys?: readonly string[];
}

interface Context {
  /** The transaction, where there is one. SQLite has one connection: nothing else may be awaited in it. */
  readonly database: Knex;
  readonly accountability: Accountability | null;
}

/** A row that Directus records of a save. */
interface Recorded {
  readonly action?: string;
  readonly collection?: string;
  readonly item?: unknown;
  readonly delta?: unknown;
}

/** Changes of these fields end sessions, in the collections whose rows give rights. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  directus_users: ['role', 'status', 'email', 'password'],
  directus_roles: ['parent'],
  directus_policies: ['admin_access', 'app_access', 'ip_access', 'enforce_tfa'],
  directus_access: ['role', 'user', 'policy'],
};

/** Registers the filters. */
export function registerEndedSessions(filter: Register): void {
  const carriers = remembered();

  filter('revisions.create', async (payload, _meta, { database }) => {
    const { collection = '', item, delta } = payload as Recorded;
    const changed = changedFields(collection, delta);
    if (changed.length === 0) return payload;
    await end(database, await peopleOf(database, collection, String(item)), keepsOwnSession(collection, changed));
    return payload;
  });

  filter('activity.create', async (payload, _meta, { database }) => {
    const { action, collection = '', item } = payload as Recorded;
    if (FIELDS[collection] === undefined) return payload;
    // What a row gave before it was moved or deleted can no longer be read; of a new row, the revision names no relation.
    await end(database, carriers.take(`${collection}:${item}`), true);
    if (action === 'create' && collection === 'directus_access') {
      await end(database, await peopleOf(database, collection, String(item)), true);
    }
    return payload;
  });

  for (const scope of ['access', 'policies']) {
    const collection = `directus_${scope}`;
    const remember = async (keys: readonly string[], { database, accountability }: Context) => {
      // Others are refused later, and are not worth a query.
      if (accountability !== null && !accountability.admin) return;
      for (const key of keys) {
        const people = await peopleOf(database, collection, key);
        if (accountability === null) await end(database, people, true);
        else carriers.put(`${collection}:${key}`, people);
      }
    };
    filter(`${scope}.delete`, async (payload, _meta, context) => {
      await remember(payload as string[], context);
      return payload;
    });
    filter(`${scope}.update`, async (payload, { keys = [] }, context) => {
      if (changedFields(collection, payload).length > 0) await remember(keys, context);
      return payload;
    });
  }

  filter('users.update', async (payload, { keys = [] }, { database, accountability }) => {
    const changed = changedFields('directus_users', payload);
    if (accountability === null && changed.length > 0) {
      await end(database, keys, keepsOwnSession('directus_users', changed));
    }
    return payload;
  });
}

function changedFields(collection: string, delta: unknown): string[] {
  const fields = FIELDS[collection];
  if (fields === undefined || typeof delta !== 'object' || delta === null) return [];
  return fields.filter((field) => Object.hasOwn(delta, field));
}

/** A person who changes their own e-mail or password stays signed in here; a token with another role is of no use. */
function keepsOwnSession(collection: string, changed: readonly string[]): boolean {
  return collection !== 'directus_users' || !changed.some((field) => field === 'role' || field === 'status');
}

/** Ids of the people to whom a row gives rights. */
async function peopleOf(database: Knex, collection: string, key: string): Promise<string[]> {
  if (collection === 'directus_users') return [key];
  if (collection === 'directus_roles') return peopleOfRoles(database, [key]);
  const column = collection === 'directus_policies' ? 'policy' : 'id';
  const rows: Array<{ user: string | null; role: string | null }> = await database('directus_access')
    .where({ [column]: key })
    .select('user', 'role');
  const roles = rows.flatMap(({ role }) => role ?? []);
  return [...rows.flatMap(({ user }) => user ?? []), ...(await peopleOfRoles(database, roles))];
}

/** People who have one of these roles, or one below it. */
async function peopleOfRoles(database: Knex, roles: readonly string[]): Promise<string[]> {
  const all = new Set(roles);
  for (let level = [...all]; level.length > 0; ) {
    const below: string[] = await database('directus_roles').whereIn('parent', level).pluck('id');
    level = below.filter((id) => !all.has(id));
    for (const id of level) all.add(id);
  }
  return all.size === 0
    ? []
    : database('directus_users')
        .whereIn('role', [...all])
        .pluck('id');
}

async function end(database: Knex, people: readonly string[], keepsOwn: boolean): Promise<void> {
  if (people.length === 0) return;
  const own = keepsOwn ? callerSession() : undefined;
  const ended = database('directus_sessions').whereIn('user', [...people]);
  if (own !== undefined) {
    // A refresh a moment ago may have left this session with a follower, which the browser holds by now.
    const row = await database('directus_sessions').where({ token: own }).first('next_token');
    ended.whereNotIn(
      'token',
      [own, row?.next_token].filter((token) => typeof token === 'string'),
    );
  }
  await ended.delete();
}

/** People kept from the filter of a save until it is recorded. A save that fails leaves them behind: they expire. */
function remembered(lifeMs = 30_000) {
  const endedByKey = new Map<string, { readonly people: readonly string[]; readonly until: number }>();
  return {
    put(key: string, people: readonly string[]): void {
      const now = Date.now();
      for (const [old, { until }] of endedByKey) if (until < now) endedByKey.delete(old);
      endedByKey.set(key, { people, until: now + lifeMs });
    },
    take(key: string): readonly string[] {
      const people = endedByKey.get(key)?.people ?? [];
      endedByKey.delete(key);
      return people;
    },
  };
}
