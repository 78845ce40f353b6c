/** Reads the policies of a user: those of the role, of its parent roles, and of the user. */
import type { Knex } from 'knex';

/** Maximum number of roles in a chain of parents. */
const MAX_ROLE_DEPTH = 10;

export interface UserPolicies {
  readonly ids: ReadonlySet<string>;
  readonly isAdmin: boolean;
}

/**
 * Reads the policies of a user.
 * @param database a connection, or the transaction of a save
 */
export async function readPolicies(database: Knex, user: string): Promise<UserPolicies> {
  const userRow: { role: string | null } | undefined = await database('directus_users')
    .where({ id: user })
    .first('role');
  const roles: string[] = [];
  let roleId = userRow?.role ?? null;
  while (roleId !== null && !roles.includes(roleId) && roles.length < MAX_ROLE_DEPTH) {
    roles.push(roleId);
    const role: { parent: string | null } | undefined = await database('directus_roles')
      .where({ id: roleId })
      .first('parent');
    roleId = role?.parent ?? null;
  }
  const rows: Array<{ id: string; admin_access: unknown }> = await database('directus_access as access')
    .join('directus_policies as policy', 'policy.id', 'access.policy')
    .where((accessQuery) => accessQuery.where('access.user', user).orWhereIn('access.role', roles))
    .select('policy.id', 'policy.admin_access');
  return { ids: new Set(rows.map(({ id }) => id)), isAdmin: rows.some(({ admin_access }) => Boolean(admin_access)) };
}
