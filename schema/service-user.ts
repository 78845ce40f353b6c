import { createUser, readMe, readUsers, updateUser, updateUsersBatch } from '@directus/sdk';
import { ROLE, USER } from '@hat-nang/model/ids';
import type { Api } from './connect.ts';
import { hasSameValues } from './snapshot.ts';

/** The service user has no e-mail and no password, so logging in is impossible. A static token is its only credential. */
const SERVICE_USER = {
  id: USER.service,
  first_name: 'Hạt Nắng',
  last_name: 'Dịch vụ · Service',
  role: ROLE.administrator,
  status: 'active',
} as const;

/** Properties that an apply resets, so that logging in as the service user is impossible. */
const EMPTY_LOGIN = { email: null, password: null, external_identifier: null, role: ROLE.administrator } as const;

const isLoginToken = (token: string) => token.split('.').length === 3;

/**
 * Moves the current static token to the service user, so that actions of scripts are distinct from those of the bootstrap's administrator. Resets the
 * login of the service user if the token already belongs to it. Does nothing for a session token. Returns the number of changes.
 */
export async function applyServiceUser(api: Api): Promise<number> {
  if (isLoginToken(api.token)) return 0;
  const currentUser = await api.request(readMe({ fields: ['id'] }));
  if (currentUser.id === SERVICE_USER.id) return resetLogin(api);
  const serviceUsers = await api.request(
    readUsers({ fields: ['id'], filter: { id: { _eq: SERVICE_USER.id } } as never }),
  );
  if (serviceUsers.length === 0) await api.request(createUser(SERVICE_USER as never));
  // One request changes both users in one transaction, so the token is always valid.
  const change = [
    { id: currentUser.id, token: null },
    { id: SERVICE_USER.id, token: api.token },
  ];
  await api.request(updateUsersBatch(change as never));
  return serviceUsers.length === 0 ? 2 : 1;
}

/** Reverts changes to the service user that bypassed the checks. Such changes come from the database, or from a release without the checks. */
async function resetLogin(api: Api): Promise<number> {
  const storedLogin = await api.request(readMe({ fields: Object.keys(EMPTY_LOGIN) as never }));
  if (hasSameValues(storedLogin, EMPTY_LOGIN)) return 0;
  await api.request(updateUser(SERVICE_USER.id, EMPTY_LOGIN as never));
  return 1;
}
