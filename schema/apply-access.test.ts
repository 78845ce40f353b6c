/** Tests which administrator roles an apply replaces, on a fake Directus. */
import { POLICY, ROLE } from '@hat-nang/model/ids';
import { expect, it } from 'vitest';
import { adoptAdministrators } from './apply-access.ts';
import type { Api } from './connect.ts';

/** Description of the role and of the policy that Directus's bootstrap creates. */
const BOOTSTRAP = '$t:admin_description';

type AccessRow = { role: string | null; user: string | null; policy: string };

/** Creates a fake Directus with this project's administrator role and the given roles with administrator access. */
function createDirectus(roles: Record<string, string | null>, access: AccessRow[], users: Record<string, string>) {
  const state = {
    roles: { [ROLE.administrator]: null, ...roles } as Record<string, string | null>,
    policies: { [POLICY.administrator]: null, 'bootstrap-policy': BOOTSTRAP, 'own-policy': 'For all of us' } as Record<
      string,
      string | null
    >,
    access: [{ role: ROLE.administrator, user: null, policy: POLICY.administrator }, ...access],
    users: { ...users },
  };
  const answer = (method: string, path: string, roleIds: string[] = [], body: { role?: string } = {}): unknown => {
    const [, collection, id = ''] = path.replace(/\?.*/, '').split('/');
    if (method === 'GET' && collection === 'roles')
      return Object.entries(state.roles).map(([roleId, description]) => ({ id: roleId, description }));
    if (method === 'GET' && collection === 'users')
      return Object.keys(state.users).flatMap((user) =>
        roleIds.includes(state.users[user] ?? '') ? [{ id: user }] : [],
      );
    if (method === 'GET' && collection === 'access')
      return state.access.map((row) => ({
        ...row,
        policy: { id: row.policy, description: state.policies[row.policy] },
      }));
    if (method === 'PATCH' && collection === 'users') state.users[id] = String(body.role);
    if (method === 'DELETE' && collection === 'roles') {
      delete state.roles[id];
      state.access = state.access.filter(({ role }) => role !== id);
    }
    if (method === 'DELETE' && collection === 'policies') {
      delete state.policies[id];
      state.access = state.access.filter(({ policy }) => policy !== id);
    }
    return undefined;
  };
  const api = {
    request: async (command: () => { method?: string; path: string; params?: unknown; body?: unknown }) => {
      const { method = 'GET', path, params, body } = command();
      const filter = (params as { filter?: { role?: { _in?: string[] } } } | undefined)?.filter;
      return answer(method, path, filter?.role?._in, typeof body === 'string' ? JSON.parse(body) : {});
    },
    call: async (method: string, path: string) => answer(method, path),
  } as unknown as Api;
  const lines: string[] = [];
  const adopt = () =>
    adoptAdministrators(
      api,
      async () => api,
      (line) => lines.push(line),
    );
  return { state, adopt, lines };
}

it('replaces the role of the bootstrap, and logs that', async () => {
  const access = [{ role: 'bootstrap', user: null, policy: 'bootstrap-policy' }];
  const { state, adopt, lines } = createDirectus({ bootstrap: BOOTSTRAP }, access, { mai: 'bootstrap' });
  expect(await adopt()).toBe(3);
  expect(state.users).toEqual({ mai: ROLE.administrator });
  expect(Object.keys(state.roles)).toEqual([ROLE.administrator]);
  expect(Object.keys(state.policies)).toEqual([POLICY.administrator, 'own-policy']);
  expect(lines.join()).toMatch(/\bbootstrap\b.*\bbootstrap-policy\b/);
  expect(await adopt()).toBe(0);
  expect(lines).toHaveLength(1);
});

it('keeps a role with administrator access that somebody created', async () => {
  const access = [{ role: 'own', user: null, policy: 'own-policy' }];
  const { state, adopt, lines } = createDirectus({ own: 'Our board' }, access, { mai: 'own' });
  const stateBefore = structuredClone(state);
  expect(await adopt()).toBe(0);
  expect(state).toEqual(stateBefore);
  expect(lines).toEqual([]);
});

it('keeps policies that another role or a user still has, or that the bootstrap did not create', async () => {
  for (const otherOwner of [
    { role: 'own', user: null },
    { role: null, user: 'lan' },
  ]) {
    const access = [
      { role: 'bootstrap', user: null, policy: 'bootstrap-policy' },
      { role: 'bootstrap', user: null, policy: 'own-policy' },
      { ...otherOwner, policy: 'bootstrap-policy' },
    ];
    const { state, adopt } = createDirectus({ bootstrap: BOOTSTRAP, own: null }, access, { mai: 'bootstrap' });
    await adopt();
    expect(Object.keys(state.roles)).toEqual([ROLE.administrator, 'own']);
    expect(Object.keys(state.policies)).toContain('own-policy');
    expect(state.access).toContainEqual({ ...otherOwner, policy: 'bootstrap-policy' });
  }
});
