import {
  createPermissions,
  createPolicy,
  createRole,
  deletePermissions,
  deletePolicy,
  deleteRole,
  readPermissions,
  readPolicies,
  readRoles,
  readUsers,
  updatePermission,
  updatePolicy,
  updateRole,
  updateUser,
} from '@directus/sdk';
import { POLICY, type PolicyName, ROLE, type RoleName } from '@hat-nang/model/ids';
import type { Permission } from './access/rules.ts';
import { POLICIES, PUBLIC_POLICIES, permissionTable, ROLES } from './access.ts';
import type { Api } from './connect.ts';
import { hasSameValues, readSnapshot } from './snapshot.ts';
import { upsert } from './upsert.ts';

type AccessRow = { id: string; role: string | null; user: string | null; policy: string };

/**
 * Creates or updates the roles, the policies, the assignment of policies to roles, and all permissions. Deletes surplus assignments of these roles, and
 * surplus permissions of these policies. Returns the number of changed rows.
 */
export async function applyAccess(api: Api): Promise<number> {
  const policies = Object.entries(POLICIES).map(([name, policy]) => ({ id: POLICY[name as PolicyName], ...policy }));
  const roles = Object.entries(ROLES).map(([name, { policies: _, ...role }]) => ({
    id: ROLE[name as RoleName],
    short_name: name,
    ...role,
  }));
  let changes = await upsert(api, { read: readPolicies, create: createPolicy, update: updatePolicy }, policies);
  changes += await upsert(api, { read: readRoles, create: createRole, update: updateRole }, roles);
  changes += await applyRolePolicies(api);
  changes += await applyPermissions(api);
  return changes;
}

async function applyRolePolicies(api: Api): Promise<number> {
  const rows = await api.call<AccessRow[]>('GET', '/access?limit=-1&fields=id,role,user,policy');
  type Assignment = { role: string | null; policy: string };
  const assign = (role: string | null, policies: readonly PolicyName[]): Assignment[] =>
    policies.map((policy) => ({ role, policy: POLICY[policy] }));
  const target = [
    ...assign(null, PUBLIC_POLICIES),
    ...Object.entries(ROLES).flatMap(([name, { policies }]) => assign(ROLE[name as RoleName], policies)),
  ];
  const matches = (row: AccessRow, { role, policy }: Assignment) =>
    row.role === role && row.user === null && row.policy === policy;
  const missingRows = target.filter((targetRow) => !rows.some((row) => matches(row, targetRow)));
  const roleIds: string[] = Object.values(ROLE);
  const surplusRows = rows.filter(
    (row) => row.role && roleIds.includes(row.role) && !target.some((targetRow) => matches(row, targetRow)),
  );
  for (const row of missingRows) await api.call('POST', '/access', row);
  if (surplusRows.length > 0)
    await api.call(
      'DELETE',
      '/access',
      surplusRows.map(({ id }) => id),
    );
  return missingRows.length + surplusRows.length;
}

/** Applies the permissions. The ids of permissions differ between installations, so policy, collection and action identify a permission. */
async function applyPermissions(api: Api): Promise<number> {
  // In the SDK's type, `policy` may be a whole policy. Without `fields`, Directus returns the id of the policy.
  const keyOf = (row: { policy: unknown; collection: string; action: string }) =>
    `${row.policy}|${row.collection}|${row.action}`;
  const target = new Map(
    permissionTable(readSnapshot()).map((row: Permission) => [
      keyOf({ ...row, policy: POLICY[row.policy] }),
      { ...row, policy: POLICY[row.policy] },
    ]),
  );
  const ids = Object.values(POLICY);
  const rows = (await api.request(readPermissions({ limit: -1, filter: { policy: { _in: ids } } }))).filter(
    ({ id }) => id,
  );
  const seenKeys = new Set<string>();
  const surplusIds: number[] = [];
  const changedRows: ({ id: number } & Partial<(typeof rows)[number]>)[] = [];
  for (const row of rows) {
    const targetRow = target.get(keyOf(row));
    if (!targetRow || seenKeys.has(keyOf(row))) surplusIds.push(row.id);
    else if (!hasSameValues(row, targetRow)) changedRows.push({ ...targetRow, id: row.id });
    seenKeys.add(keyOf(row));
  }
  const missingRows = [...target].filter(([targetKey]) => !seenKeys.has(targetKey)).map(([, row]) => row);
  // A rule that moves to another policy exists in both for a moment, because visitors may read meanwhile.
  if (missingRows.length > 0) await api.request(createPermissions(missingRows));
  for (const { id, ...row } of changedRows) await api.request(updatePermission(id, row));
  if (surplusIds.length > 0) await api.request(deletePermissions(surplusIds));
  return surplusIds.length + changedRows.length + missingRows.length;
}

/** Description of the role and of the policy that Directus's bootstrap creates. Their ids are random. */
const BOOTSTRAP_DESCRIPTION = '$t:admin_description';

type OwnedPolicy = { role: string | null; policy: { id: string; description: string | null } };

/**
 * Moves the users of the bootstrap's role to this project's administrator role. Then deletes the bootstrap's role, and its policy if no other role or user
 * has the policy. A session keeps the role of its start, so `reconnect` logs in again before the deletion. Returns the number of changed and deleted rows.
 */
export async function adoptAdministrators(
  api: Api,
  reconnect: () => Promise<Api>,
  log?: (line: string) => void,
): Promise<number> {
  // The SDK has no type for a filter through the junction of roles and policies.
  const adminAccessFilter = { policies: { policy: { admin_access: { _eq: true } } } } as never;
  const roles = await api.request(readRoles({ limit: -1, fields: ['id', 'description'], filter: adminAccessFilter }));
  const oldRoleIds = roles
    .filter(({ id, description }) => id !== ROLE.administrator && description === BOOTSTRAP_DESCRIPTION)
    .map(({ id }) => id);
  if (oldRoleIds.length === 0) return 0;
  const users = await api.request(readUsers({ limit: -1, fields: ['id'], filter: { role: { _in: oldRoleIds } } }));
  for (const { id } of users) await api.request(updateUser(id, { role: ROLE.administrator }));
  const newApi = await reconnect();
  const access = await newApi.call<OwnedPolicy[]>('GET', '/access?limit=-1&fields=role,policy.id,policy.description');
  const isOfOldRole = ({ role }: OwnedPolicy) => role !== null && oldRoleIds.includes(role);
  const remainingIds = access.filter((row) => !isOfOldRole(row)).map(({ policy }) => policy.id);
  const bootstrapRows = access.filter((row) => isOfOldRole(row) && row.policy.description === BOOTSTRAP_DESCRIPTION);
  const orphanIds = [...new Set(bootstrapRows.map(({ policy }) => policy.id))].filter(
    (id) => !remainingIds.includes(id),
  );
  for (const id of oldRoleIds) await newApi.request(deleteRole(id));
  for (const id of orphanIds) await newApi.request(deletePolicy(id));
  log?.(
    `access: deleted the bootstrap's role ${oldRoleIds.join(', ')} and policy ${orphanIds.join(', ') || '(in use)'}`,
  );
  return users.length + oldRoleIds.length + orphanIds.length;
}
