import { createUser, readMe, readUsers, updateUser, updateUsersBatch } from '@directus/sdk';
import { ROLE, USER } from '@hat-nang/model/ids';
import type { Api } from './connect.ts';
import { hasSameValues } from './snapshot.ts';

/** Without an e-mail and a password nobody logs in as it: its only key is the token. */
const SERVICE = {
  id: USER.service,
  first_name: 'Hạt Nắng',
  last_name: 'Dịch vụ · Service',
  role: ROLE.administrator,
  status: 'active',
} as const;

/** What makes a user a login, and what the API shows of its absence. */
const NO_LOGIN = { email: null, password: null, external_identifier: null, role: ROLE.administrator } as const;

const isLogin = (token: string) => token.split('.').length === 3;

/**
 * Gives the static token that this runs with to the service user, so that it is told apart from the person who had it
 * since the bootstrap. With a log-in's token nothing happens. Answers how many users were changed.
 */
export async function applyServiceUser(api: Api): Promise<number> {
  if (isLogin(api.token)) return 0;
  const me = await api.request(readMe({ fields: ['id'] }));
  if (me.id === SERVICE.id) return resetLogin(api);
  const found = await api.request(readUsers({ fields: ['id'], filter: { id: { _eq: SERVICE.id } } as never }));
  if (found.length === 0) await api.request(createUser(SERVICE as never));
  // One request, one transaction: there is no moment in which nobody has the token.
  const change = [
    { id: me.id, token: null },
    { id: SERVICE.id, token: api.token },
  ];
  await api.request(updateUsersBatch(change as never));
  return found.length === 0 ? 2 : 1;
}

/** Takes back what somebody made of the service user past the checks: in the database, or before they existed. */
async function resetLogin(api: Api): Promise<number> {
  const stored = await api.request(readMe({ fields: Object.keys(NO_LOGIN) as never }));
  if (hasSameValues(stored, NO_LOGIN)) return 0;
  await api.request(updateUser(SERVICE.id, NO_LOGIN as never));
  return 1;
}
