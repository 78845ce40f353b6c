/** Tests the actions of the member desk: their effect on each kind of account, and who may use them (decision 261). */
import { ROLE } from '@hat-nang/model/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { requestJson, sessionHeaders } from '../guard/requests.ts';
import { admin, type Caller, createFixtures, createUser, visitor } from '../schema/support.ts';
import { changeRows, runSql, toDatabaseTime } from './database.ts';
import { createMemberData } from './member-data.ts';
import {
  createSignedInMember,
  isSessionValid,
  type SignedInMember,
  unzip,
  waitForMailAbout,
} from './profile-support.ts';
import { findUsers, newAdultForm, newKidForm, PASSWORD, post, removeMembers } from './support.ts';

interface Trace {
  readonly action: string;
  readonly user: string;
  readonly item: string;
}

const fixtures = createFixtures();
let desk: Awaited<ReturnType<typeof createUser>>;
const otherCallers: [string, Caller][] = [];

beforeAll(async () => {
  desk = await createUser(fixtures, ROLE.desk);
  for (const role of ['editor', 'reviewer', 'kid', 'adult'] as const) {
    otherCallers.push([role, (await createUser(fixtures, ROLE[role])).call]);
  }
  otherCallers.push(['visitor', visitor]);
});
afterAll(async () => {
  await fixtures.remove();
  await removeMembers();
});

const memberPath = (id: string, action = '') => `/auth-extend/desk/members/${id}${action && `/${action}`}`;
const postAction = (id: string, action: string, call: Caller = desk.call) => call('POST', memberPath(id, action));
const stateOf = async ({ email }: Pick<SignedInMember, 'email'>) =>
  (await findUsers(email))[0] as Record<string, unknown>;
const tracesOf = (id: string): Trace[] =>
  runSql(
    'SELECT action, "user", item FROM directus_activity WHERE item = ? AND action LIKE \'desk-%\' ORDER BY id',
    id,
  ) as unknown as Trace[];

describe('an account', () => {
  it('is verified as by its code: active, with the time, a mail of welcome and a trace', async () => {
    const form = await newAdultForm();
    const { email, username } = form;
    expect((await post('/auth-extend/register', form)).status).toBe(200);
    const { id } = (await findUsers(email))[0] ?? { id: '' };
    const answer = await postAction(id, 'verify');
    expect(answer.status, answer.text).toBe(204);
    const storedState = await stateOf({ email: String(email) });
    expect(storedState.status).toBe('active');
    expect(Math.abs(Date.now() - Date.parse(String(storedState.email_verified_at)))).toBeLessThan(60_000);
    await waitForMailAbout(String(email), 'Welcome');
    expect((await post('/auth/login', { username, password: PASSWORD })).status).toBe(200);
    expect(tracesOf(id)).toEqual([{ action: 'desk-verify', user: desk.id, item: id }]);
    expect((await postAction(id, 'verify')).status, 'a second time').toBe(400);
  });

  it('is suspended, which ends its sessions at once, and opened again', async () => {
    const member = await createSignedInMember();
    const otherSession = await member.logIn();
    expect((await postAction(member.id, 'suspend')).status).toBe(204);
    expect([await isSessionValid(member.cookies), await isSessionValid(otherSession)]).toEqual([false, false]);
    expect(runSql('SELECT token FROM directus_sessions WHERE "user" = ?', member.id)).toEqual([]);
    expect((await post('/auth/login', { username: member.username, password: PASSWORD })).status).toBe(401);
    expect((await postAction(member.id, 'suspend')).status, 'a second time').toBe(400);
    expect((await postAction(member.id, 'reopen')).status).toBe(204);
    expect(await isSessionValid(await member.logIn())).toBe(true);
    expect(tracesOf(member.id).map(({ action }) => action)).toEqual(['desk-suspend', 'desk-reopen']);
    // After a guardian has withdrawn the consent of a suspended account, `deletion_requested_at` and `guardian_email` have values. Each value alone prevents
    // the reopening.
    expect((await postAction(member.id, 'suspend')).status).toBe(204);
    for (const column of ['deletion_requested_at', 'guardian_email']) {
      const value = column === 'guardian_email' ? 'guardian@example.com' : toDatabaseTime(Date.now());
      changeRows(`UPDATE directus_users SET ${column} = ? WHERE id = ?`, value, member.id);
      expect((await postAction(member.id, 'reopen')).status, column).toBe(400);
      changeRows(`UPDATE directus_users SET ${column} = NULL WHERE id = ?`, member.id);
    }
    expect((await postAction(member.id, 'reopen')).status).toBe(204);
  });

  it('becomes one of the other kind, which ends its sessions and empties what the kind alone has', async () => {
    const member = await createSignedInMember(await newKidForm());
    expect((await stateOf(member)).age_range).not.toBeNull();
    expect((await postAction(member.id, 'change-kind')).status).toBe(204);
    expect(await isSessionValid(member.cookies)).toBe(false);
    expect(await stateOf(member)).toMatchObject({ role: { short_name: 'adult' }, age_range: null });
    expect((await postAction(member.id, 'change-kind')).status).toBe(204);
    expect((await stateOf(member)).role).toEqual({ short_name: 'kid' });
    expect(tracesOf(member.id).map(({ action }) => action)).toEqual(['desk-change-kind', 'desk-change-kind']);
  });

  it('is exported whole, as its owner would get it, with a trace', async () => {
    const member = await createSignedInMember();
    await createMemberData(member);
    const headers = await sessionHeaders('desk');
    const answer = await fetch(`${stack().directusUrl}${memberPath(member.id, 'data')}`, { headers });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/zip',
      'private, no-store',
    ]);
    const files = unzip(Buffer.from(await answer.arrayBuffer()));
    const data = JSON.parse(String(files['data.json'])) as Record<string, unknown[]>;
    expect(data.profile).toMatchObject([{ email: member.email, username: member.username }]);
    expect(data.favorites?.length).toBeGreaterThan(0);
    const { email } = stack().credentials.desk;
    const staffId = runSql('SELECT id FROM directus_users WHERE email = ?', email)[0]?.id;
    expect(tracesOf(member.id)).toEqual([{ action: 'desk-export', user: staffId, item: member.id }]);
  });

  it('is erased: nothing is left of it but the record of who did it, and the member is told', async () => {
    const member = await createSignedInMember();
    const { avatar } = await createMemberData(member);
    expect((await postAction(member.id, 'suspend')).status).toBe(204);
    const answer = await postAction(member.id, 'erase');
    expect(answer.status, answer.text).toBe(204);
    expect(await findUsers(member.email)).toEqual([]);
    expect(stack().storedFiles(avatar)).toEqual([]);
    expect(await isSessionValid(member.cookies)).toBe(false);
    expect(tracesOf(member.id)).toEqual([{ action: 'desk-erase', user: desk.id, item: member.id }]);
    await waitForMailAbout(member.email, 'đã được xóa');
    expect((await postAction(member.id, 'erase')).status, 'a second time').toBe(403);
  });
});

describe('who may', () => {
  const allActions = ['verify', 'suspend', 'reopen', 'change-kind', 'erase'];

  it('is nobody but the desk and administrators', async () => {
    const member = await createSignedInMember();
    const stateBefore = await stateOf(member);
    for (const [callerName, call] of otherCallers) {
      for (const action of allActions) {
        expect([callerName, action, (await postAction(member.id, action, call)).status]).toEqual([
          callerName,
          action,
          callerName === 'visitor' ? 401 : 403,
        ]);
      }
      for (const page of ['', 'data']) {
        const answer = await call('GET', memberPath(member.id, page));
        expect(answer.status).toBe(callerName === 'visitor' ? 401 : 403);
        expect(answer.text).not.toContain(member.email);
      }
    }
    expect(await stateOf(member)).toEqual({ ...stateBefore, last_access: (await stateOf(member)).last_access });
    expect(await isSessionValid(member.cookies)).toBe(true);
    expect(tracesOf(member.id)).toEqual([]);
    const administrator = await createUser(fixtures, ROLE.administrator);
    expect((await postAction(member.id, 'suspend', administrator.call)).status).toBe(204);
  });

  it('reaches members alone: no colleague, no administrator, not oneself, nothing that is no id', async () => {
    const colleague = await createUser(fixtures, ROLE.editor);
    const administrator = await createUser(fixtures, ROLE.administrator);
    for (const id of [colleague.id, administrator.id, desk.id, crypto.randomUUID(), 'x']) {
      for (const action of allActions) expect((await postAction(id, action)).status, `${id} ${action}`).toBe(403);
      expect((await desk.call('GET', memberPath(id))).status).toBe(403);
      expect((await desk.call('GET', memberPath(id, 'data'))).status).toBe(403);
    }
    for (const id of [colleague.id, administrator.id, desk.id]) {
      expect((await admin<{ status: string }>('GET', `/users/${id}?fields=status`)).body.data.status).toBe('active');
    }
  });

  it('is not another site through the desk’s browser', async () => {
    const member = await createSignedInMember();
    const { cookie = '' } = await sessionHeaders('desk');
    const headers = { cookie, origin: 'https://evil.example', accept: 'text/html' };
    for (const action of allActions) {
      const answer = await requestJson('POST', memberPath(member.id, action), { headers });
      expect(answer.status, action).toBe(403);
    }
    expect((await stateOf(member)).status).toBe('active');
  });

  it('goes by the endpoints alone: Directus’s own routes change and delete no member', async () => {
    const member = await createSignedInMember();
    const stateBefore = await stateOf(member);
    for (const change of [
      { status: 'suspended' },
      { role: ROLE.adult },
      { email_verified_at: null },
      { first_name: 'x' },
    ]) {
      expect((await desk.call('PATCH', `/users/${member.id}`, change)).status).toBe(403);
      expect((await desk.call('PATCH', '/users', { keys: [member.id], data: change })).status).toBe(403);
    }
    for (const forbiddenChange of [
      { role: ROLE.administrator },
      { status: 'suspended' },
      { email_verified_at: null },
    ]) {
      expect((await desk.call('PATCH', '/users/me', forbiddenChange)).status).toBe(403);
    }
    expect((await desk.call('DELETE', `/users/${member.id}`)).status).toBe(403);
    expect(await stateOf(member)).toEqual(stateBefore);
    expect((await desk.call('PATCH', '/users/me', { language: 'en-US' })).status).toBe(200);
    await admin('PATCH', `/users/${desk.id}`, { language: null });
  });
});

describe('the page of an account', () => {
  it('says its facts and consents, in the language of whoever looks, and offers what its state allows', async () => {
    const member = await createSignedInMember(await newKidForm());
    const vietnamesePage = await desk.call('GET', memberPath(member.id));
    expect(vietnamesePage.text).toContain(member.email);
    for (const expectedText of ['Tạm khóa tài khoản', 'Chính sách riêng tư', '<html lang="vi">']) {
      expect(vietnamesePage.text).toContain(expectedText);
    }
    expect(vietnamesePage.text).not.toContain('Mở lại tài khoản');
    expect(vietnamesePage.text).not.toContain('Xác minh email<');
    const administrator = await createUser(fixtures, ROLE.administrator);
    await admin('PATCH', `/users/${administrator.id}`, { language: 'en-US' });
    const englishPage = await administrator.call('GET', memberPath(member.id));
    expect(englishPage.text).toContain('Suspend the account');
    expect(englishPage.text).not.toMatch(/[ăđơư]/i);
  });

  it('leads a browser back to itself, or to the list after an erasure', async () => {
    const member = await createSignedInMember();
    const headers = { ...(await sessionHeaders('desk')), accept: 'text/html,*/*;q=0.8' };
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    const suspendResponse = await requestJson('POST', memberPath(member.id, 'suspend'), { headers: form });
    expect([suspendResponse.status, suspendResponse.headers.get('location')]).toEqual([303, memberPath(member.id)]);
    const eraseResponse = await requestJson('POST', memberPath(member.id, 'erase'), { headers: form });
    expect([eraseResponse.status, eraseResponse.headers.get('location')]).toEqual([303, '/admin/users']);
  });
});
