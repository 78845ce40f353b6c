/** Reads the caller's current read permissions from the database. `readable-fields` uses them. */
import { isDeepStrictEqual } from 'node:util';
import { appAccessMinimalPermissions } from '@directus/system-data';
import type { Knex } from 'knex';
import type { ReadRights, ReadRule } from './readable-fields.ts';
import type { Accountability } from './types.ts';

/** Returns the cache key of `readRights`. Callers with equal keys have equal rights. */
export function toRightsKey({ user, roles = [], app }: Accountability): string {
  return JSON.stringify([user, roles, app]);
}

/**
 * Reads the read permissions that all callers with this key have. Treats a policy with `ip_access` as valid for all addresses; the project has no such policy.
 * @param key result of `toRightsKey`
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
  // Directus gives these permissions to Studio users without storing them in the database.
  const minimalPermissions = app ? appAccessMinimalPermissions.filter(({ action }) => action === 'read') : [];
  const foundRights = [...rows, ...minimalPermissions].map(({ collection, fields, permissions }) => ({
    collection,
    fields: parseFieldNames(fields),
    rows: conditionOf(permissions),
  }));
  const rights = new Map<string, ReadRule[]>();
  for (const { collection, fields, rows: condition } of foundRights) {
    // If another rule covers all rows of this rule, the fields of the other rule are readable in these rows too.
    const widerRights = foundRights.filter(
      (candidate) => candidate.collection === collection && covers(candidate.rows, condition),
    );
    const rule = {
      fields: [...new Set([...fields, ...widerRights.flatMap((candidate) => candidate.fields)])],
      isForAll: isEmpty(condition),
    };
    rights.set(collection, [...(rights.get(collection) ?? []), rule]);
  }
  return rights;
}

/** Checks whether the wide condition equals the narrow condition, or consists of `_or` alternatives of which one equals the narrow condition. */
function covers(wideCondition: unknown, narrowCondition: unknown): boolean {
  if (isDeepStrictEqual(wideCondition, narrowCondition)) return true;
  const alternatives =
    typeof wideCondition === 'object' && wideCondition !== null && '_or' in wideCondition
      ? wideCondition._or
      : undefined;
  const hasOnlyAlternatives = alternatives !== undefined && Object.keys(wideCondition as object).length === 1;
  return (
    hasOnlyAlternatives &&
    Array.isArray(alternatives) &&
    alternatives.some((alternative) => isDeepStrictEqual(alternative, narrowCondition))
  );
}

function parseFieldNames(fields: unknown): string[] {
  if (Array.isArray(fields)) return fields.map(String);
  return typeof fields === 'string' ? fields.split(',') : [];
}

/** SQLite returns JSON columns as text. */
const conditionOf = (permissions: unknown): unknown =>
  typeof permissions === 'string' ? JSON.parse(permissions) : permissions;

function isEmpty(condition: unknown): boolean {
  return condition === null || condition === undefined || Object.keys(condition).length === 0;
}
