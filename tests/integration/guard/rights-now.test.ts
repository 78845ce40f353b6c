import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROLE } from '@hat-nang/model/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseOf } from '../../setup/database.ts';
import { stack } from '../../setup/stack.ts';
import { pageOrigin } from '../../support/origins.ts';
import { createFixtures, createUser } from '../schema/support.ts';
import { type Answer, adminHeaders, requestJson } from './requests.ts';

const PASSWORD = 'Correct-horse1';
const fixtures = createFixtures();
const database = () => databaseOf(stack().settings);

interface TestUser {
  readonly id: string;
  readonly email: string;
}

interface Session {
  readonly cookie: string;
  /** The value of the cookie. Directus also accepts it as a bearer token. */
  readonly token: string;
}

async function logIn({ email }: TestUser, password = PASSWORD): Promise<Session> {
  const answer = await requestJson('POST', '/auth/login', { json: { email, password, mode: 'session' } });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  if (answer.status !== 200) throw new Error(`login: ${JSON.stringify(answer.body)}`);
  return { cookie, token: cookie.slice(cookie.indexOf('=') + 1) };
}

const asCookie = ({ cookie }: Session) => ({ cookie, 'sec-fetch-site': 'same-origin', origin: pageOrigin() });
const asBearer = ({ token }: Session) => ({ authorization: `Bearer ${token}` });
const statusOf = async (headers: Record<string, string>) =>
  (await requestJson('GET', '/users/me?fields=id', { headers })).status;
const countSessions = ({ id }: TestUser) =>
  database().query('SELECT token FROM directus_sessions WHERE "user" = ?', id).length;

/**
 * Sends a request with the project's admin rights.
 * @throws Error if Directus refuses it
 */
async function changeAsAdmin(method: string, path: string, json?: unknown): Promise<Answer> {
  const answer = await requestJson(method, path, { json, headers: adminHeaders() });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

async function createRow(path: string, json: object): Promise<string> {
  return (await fixtures.make<{ id: string }>(path, json)).id;
}

/** Checks that the user has no session, that cookie and bearer token are refused, and that a refresh cannot restore the session. */
async function expectEnded(testUser: TestUser, session: Session): Promise<void> {
  expect(countSessions(testUser)).toBe(0);
  expect(await statusOf(asCookie(session))).toBe(401);
  expect(await statusOf(asBearer(session))).toBe(401);
  const refreshed = await requestJson('POST', '/auth/refresh', {
    json: { mode: 'session' },
    headers: asCookie(session),
  });
  expect(refreshed.status).toBe(401);
}

afterAll(() => fixtures.remove());

describe('a change of rights ends the sessions (docs/threat-model.md 46)', () => {
  let role: string;
  let policy: string;
  let parent: string;

  beforeAll(async () => {
    parent = await createRow('/roles', { name: `Trên ${randomUUID()}` });
    role = await createRow('/roles', { name: `Dưới ${randomUUID()}`, parent });
    policy = await createRow('/policies', { name: `Thử ${randomUUID()}`, app_access: true });
  });

  it.each<[string, (testUser: TestUser) => Promise<unknown>]>([
    ['of the role', ({ id }) => changeAsAdmin('PATCH', `/users/${id}`, { role: ROLE.editor })],
    [
      'of many roles at once',
      ({ id }) => changeAsAdmin('PATCH', '/users', { keys: [id], data: { role: ROLE.editor } }),
    ],
    [
      'of the role in GraphQL',
      ({ id }) =>
        changeAsAdmin('POST', '/graphql/system', {
          query: `mutation { update_users_item(id: "${id}", data: { role: { id: "${ROLE.editor}" } }) { id } }`,
        }),
    ],
    [
      'of the role, from the role',
      ({ id }) =>
        changeAsAdmin('PATCH', `/roles/${parent}`, {
          users: { create: [], update: [{ id, role: parent }], delete: [] },
        }),
    ],
    ['of the status', ({ id }) => changeAsAdmin('PATCH', `/users/${id}`, { status: 'archived' })],
    [
      'of the e-mail',
      ({ id }) => changeAsAdmin('PATCH', `/users/${id}`, { email: `${randomUUID()}@hatnang.example.com` }),
    ],
    ['of the password', ({ id }) => changeAsAdmin('PATCH', `/users/${id}`, { password: 'Another-horse1' })],
    ['of the policies of the person', ({ id }) => createRow('/access', { user: id, policy })],
    [
      'of the policies, from the person',
      ({ id }) =>
        changeAsAdmin('PATCH', `/users/${id}`, {
          policies: { create: [{ policy: { id: policy } }], update: [], delete: [] },
        }),
    ],
  ])('%s', async (_what, alter) => {
    const testUser = await createUser(fixtures, role);
    const session = await logIn(testUser);
    expect(await statusOf(asCookie(session))).toBe(200);
    await alter(testUser);
    await expectEnded(testUser, session);
  });

  it.each<[string, (access: string, otherRole: string) => Promise<unknown>]>([
    ['given to a role', () => createRow('/access', { role, policy })],
    ['moved away', (access, otherRole) => changeAsAdmin('PATCH', `/access/${access}`, { role: otherRole })],
    [
      'moved here',
      (access, otherRole) =>
        changeAsAdmin('PATCH', `/access/${access}`, { role: otherRole }).then(() =>
          changeAsAdmin('PATCH', `/access/${access}`, { role: parent }),
        ),
    ],
    ['taken away', (access) => changeAsAdmin('DELETE', `/access/${access}`)],
    ['narrowed', () => changeAsAdmin('PATCH', `/policies/${policy}`, { app_access: false })],
  ])('of a policy that the role or the one above it carries: %s', async (_what, alter) => {
    const testUser = await createUser(fixtures, role);
    const access = await createRow('/access', { role: parent, policy });
    const otherRole = await createRow('/roles', { name: `Bên ${randomUUID()}` });
    const session = await logIn(testUser);
    await alter(access, otherRole);
    await expectEnded(testUser, session);
  });

  it('of the place of the role, and of a policy that is deleted', async () => {
    const [below, above, removedPolicy] = [
      await createRow('/roles', { name: `A ${randomUUID()}` }),
      await createRow('/roles', { name: `B ${randomUUID()}` }),
      await createRow('/policies', { name: `C ${randomUUID()}` }),
    ];
    const testUser = await createUser(fixtures, below);
    const firstSession = await logIn(testUser);
    await changeAsAdmin('PATCH', `/roles/${below}`, { parent: above });
    await expectEnded(testUser, firstSession);
    await createRow('/access', { role: above, policy: removedPolicy });
    const secondSession = await logIn(testUser);
    await changeAsAdmin('DELETE', `/policies/${removedPolicy}`);
    await expectEnded(testUser, secondSession);
  });

  it('a name or a language ends none', async () => {
    const testUser = await createUser(fixtures, role);
    const session = await logIn(testUser);
    await changeAsAdmin('PATCH', `/users/${testUser.id}`, { first_name: 'Mai', language: 'vi-VN' });
    await changeAsAdmin('PATCH', `/policies/${policy}`, { icon: 'badge' });
    await changeAsAdmin('PATCH', `/roles/${role}`, { icon: 'person' });
    expect(await statusOf(asCookie(session))).toBe(200);
  });

  it('somebody who changes their own password keeps this session and no other', async () => {
    const testUser = await createUser(fixtures, ROLE.administrator);
    const [keptSession, otherSession] = [await logIn(testUser), await logIn(testUser)];
    const json = { password: 'Another-horse1' };
    const headers = asCookie(keptSession);
    expect((await requestJson('PATCH', '/users/me', { json, headers })).status).toBe(200);
    expect(await statusOf(asCookie(keptSession))).toBe(200);
    expect(await statusOf(asCookie(otherSession))).toBe(401);
  });

  it('a change that is refused, or taken back with its transaction, ends none', async () => {
    const [who, second, kid] = [
      await createUser(fixtures, role),
      await createUser(fixtures, role),
      await createUser(fixtures, ROLE.kid),
    ];
    const session = await logIn(who);
    const json = { status: 'suspended', role: ROLE.kid, password: 'Another-horse1' };
    expect((await kid.call('PATCH', `/users/${who.id}`, json)).status).toBe(403);
    expect((await kid.call('POST', '/access', { user: who.id, policy })).status).toBe(403);
    const userChanges = [
      { id: who.id, role: ROLE.editor },
      { id: second.id, email: 'no address' },
    ];
    expect((await requestJson('PATCH', '/users', { json: userChanges, headers: adminHeaders() })).status).toBe(400);
    expect(countSessions(who)).toBe(1);
    expect(await statusOf(asCookie(session))).toBe(200);
  });
});

describe('rights are those of the row now', () => {
  /** Maximum time in milliseconds for which a process may use rights that it has read earlier. */
  const MAX_STALE_MS = 1_000;

  it.each([
    ['role', ROLE.kid],
    ['status', 'suspended'],
  ])('a %s that was changed in the database itself counts within a second', async (column, value) => {
    const testUser = await createUser(fixtures, ROLE.administrator);
    const session = await logIn(testUser);
    expect(await statusOf(asCookie(session))).toBe(200);
    expect(database().change(`UPDATE directus_users SET ${column} = ? WHERE id = ?`, value, testUser.id)).toBe(1);
    await sleep(MAX_STALE_MS + 50);
    await Promise.all([1, 2].map(async () => expect(await statusOf(asCookie(session))).toBe(401)));
    await expectEnded(testUser, session);
  });

  it('a demoted administrator reads no e-mail and makes itself no administrator, at once', async () => {
    const testUser = await createUser(fixtures, ROLE.administrator);
    const session = await logIn(testUser);
    const headers = asBearer(session);
    expect((await requestJson('GET', '/users?fields=email&limit=1', { headers })).status).toBe(200);
    await changeAsAdmin('PATCH', `/users/${testUser.id}`, { role: ROLE.kid });
    expect((await requestJson('GET', '/users?fields=email&limit=1', { headers })).status).toBe(401);
    const backChange = await requestJson('PATCH', '/users/me', { json: { role: ROLE.administrator }, headers });
    expect(backChange.status).toBe(401);
    const rows = database().query('SELECT role FROM directus_users WHERE id = ?', testUser.id);
    expect(rows).toEqual([{ role: ROLE.kid }]);
  });

  it('a signed token without a session opens nothing: it could not be ended', async () => {
    const testUser = await createUser(fixtures, ROLE.administrator);
    const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { id: testUser.id, role: ROLE.administrator, app_access: true, admin_access: true, iss: 'directus' };
    const body = `${encodePart({ alg: 'HS256', typ: 'JWT' })}.${encodePart({ ...claims, exp: Math.floor(Date.now() / 1000) + 60 })}`;
    const token = `${body}.${createHmac('sha256', stack().secrets.secret).update(body).digest('base64url')}`;
    expect(await statusOf({ authorization: `Bearer ${token}` })).toBe(401);
  });

  it('static tokens follow the row too', async () => {
    const testUser = await createUser(fixtures, ROLE.administrator);
    expect((await testUser.call('GET', '/users?limit=1')).status).toBe(200);
    database().change('UPDATE directus_users SET status = ? WHERE id = ?', 'suspended', testUser.id);
    expect((await testUser.call('GET', '/users?limit=1')).status).toBe(401);
  });
});
