/** What a caller may read, as the database has it now, and as `readable-fields` judges it. */
import { appAccessMinimalPermissions } from '@directus/system-data';
import type { Knex } from 'knex';
import type { ReadRights, ReadRule } from './readable-fields.ts';
import type { Accountability } from './types.ts';

/** Names a caller for `readRights`: all whose key is equal have the same rights. */
export function rightsKey({ user, roles = [], app }: Accountability): string {
  return JSON.stringify([user, roles, app]);
}

/**
 * Reads the rules of everybody with this key. Policies for certain addresses (`ip_access`) count for all: the project has none.
 *
 * @param key made by `rightsKey`
 */
export async function readRights(key: string, database: Knex): Promise<ReadRights> {
  const [user, roles, app] = JSON.parse(key) as [string | null, string[], boolean];
  const rows: Array<{ collection: string; fields: unknown; permissions: unknown }> = await database(
    'directus_permissions as p',
  )
    .join('directus_access as a', 'a.policy', 'p.policy')
    .where('p.action', 'read')
    .andWhere((access) => {
      if (roles.length === 0) access.where((publicAccess) => publicAccess.whereNull('a.role').whereNull('a.user'));
      else access.whereIn('a.role', roles);
      if (user !== null) access.orWhere('a.user', user);
    })
    .select('p.collection', 'p.fields', 'p.permissions');
  // Directus adds these to whoever may use the Studio; they are not in the database.
  const minimal = app ? appAccessMinimalPermissions.filter(({ action }) => action === 'read') : [];
  const rights = new Map<string, ReadRule[]>();
  for (const { collection, fields, permissions } of [...rows, ...minimal]) {
    const rule = { fields: namesOf(fields), isForAll: isEmpty(permissions) };
    rights.set(collection, [...(rights.get(collection) ?? []), rule]);
  }
  return rights;
}

function namesOf(fields: unknown): string[] {
  if (Array.isArray(fields)) return fields.map(String);
  return typeof fields === 'string' ? fields.split(',') : [];
}

/** SQLite answers JSON as text. */
function isEmpty(permissions: unknown): boolean {
  const value: unknown = typeof permissions === 'string' ? JSON.parse(permissions) : permissions;
  return value === null || value === undefined || Object.keys(value).length === 0;
}
