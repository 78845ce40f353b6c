import { randomUUID } from 'node:crypto';
import { ROLE } from '@hat-nang/model/ids';
import type { Instance } from '../../../scripts/stack/instance.ts';
import { requestAsAdmin } from '../bench.ts';
import { type Answer, timeRequest } from './fault.ts';

/** A kid who is logged in on the site. */
export interface Member {
  readonly id: string;
  readonly email: string;
  /** Headers of a request from a page of the site with this session. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sends a POST to the API of the site. */
  post(path: string, body: object): Promise<Answer>;
  /** Logs in again. Later requests have the new session. */
  logIn(): Promise<Answer>;
  remove(): Promise<void>;
}

const password = 'Dung-la-no-1';

/** Creates a member as administrator, and logs the member in through the site. @throws Error when the login fails */
export async function createMember(instance: Instance): Promise<Member> {
  const { site } = instance.running.urls;
  const email = `f${randomUUID().slice(0, 12)}@bench.hatnang.example.com`;
  const row = { email, password, role: ROLE.kid, status: 'active' };
  const { id } = await requestAsAdmin<{ id: string }>(instance, 'POST', '/users?fields=id', row);
  const headers: Record<string, string> = { origin: site, 'content-type': 'application/json' };
  const post = (path: string, body: object) =>
    timeRequest(`${site}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const logIn = async () => {
    delete headers.cookie;
    const answer = await post('/auth/login', { email, password, mode: 'session' });
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    headers.cookie = ['starting=kid', 'lang=vi', ...cookies].join('; ');
    return answer;
  };
  const { status } = await logIn();
  if (status !== 200) throw new Error(`The member could not log in: status ${status}.`);
  const remove = async () => void (await requestAsAdmin(instance, 'DELETE', '/users', [id]));
  return { id, email, headers, post, logIn, remove };
}

/** Returns the id of an option of a sign-up list. */
async function findOption(instance: Instance, group: string): Promise<number> {
  const path = `/items/options?filter[group][key][_eq]=${group}&limit=1&sort=id&fields=id`;
  const { running, secrets } = instance;
  const headers = { authorization: `Bearer ${secrets.adminToken}` };
  const { data } = (await (await fetch(running.urls.directus + path, { headers })).json()) as {
    data: { id: number }[];
  };
  return data[0]?.id ?? 0;
}

/** Returns a valid sign-up form of a new kid. */
export async function createSignUpForm(instance: Instance) {
  const username = `f${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  return {
    ...{ role: 'kid', username, email: `${username}@bench.hatnang.example.com`, password },
    ...{ first_name: 'Bé', last_name: 'Na', phone: null, country: null },
    gender: await findOption(instance, 'gender'),
    type_of_disabilities: [await findOption(instance, 'type_of_disabilities')],
    age_range_kid: await findOption(instance, 'age_kid'),
  };
}
