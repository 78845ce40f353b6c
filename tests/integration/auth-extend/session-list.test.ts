import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '../../../directus-extensions/auth-extend/src/shared/limits.ts';
import { changeRows, runSql } from './database.ts';
import {
  ACCOUNT_PATH,
  createSignedInMember,
  isSessionValid,
  requestWithCookies,
  type SignedInMember,
} from './profile-support.ts';
import { formatVerdict, post, removeMembers } from './support.ts';

type Cookies = Record<string, string>;

interface ListedSession {
  id: string;
  is_current: boolean;
  network: string | null;
  user_agent: string | null;
  started_at: string | null;
  used_at: string | null;
  expires: string;
}

let kid: SignedInMember;

beforeAll(async () => {
  kid = await createSignedInMember();
});
afterAll(removeMembers);

async function listSessions(cookies: Cookies): Promise<ListedSession[]> {
  const answer = await requestWithCookies(`${ACCOUNT_PATH}/sessions`, cookies);
  return (await answer.json()).data;
}

const readSessionToken = (cookies: Cookies): string =>
  JSON.parse(Buffer.from(cookies.hat_nang_token?.split('.')[1] ?? '', 'base64url').toString()).session;

const endSession = (id: string | undefined, cookies: Cookies) =>
  post(`${ACCOUNT_PATH}/end-session`, { id }, { cookies });

const refresh = async (cookies: Cookies): Promise<Cookies> =>
  (await post('/auth/refresh', { mode: 'session' }, { cookies })).cookies;

describe('the list of sessions', () => {
  it('has one’s own, this one first, with a coarse place, and never their keys; then all the others end', async () => {
    const person = await createSignedInMember();
    const [second, third] = [await person.logIn(), await person.logIn()];
    await kid.logIn();
    const answer = await requestWithCookies(`${ACCOUNT_PATH}/sessions`, person.cookies);
    const text = await answer.text();
    const data: ListedSession[] = JSON.parse(text).data;
    expect(data.map(({ is_current }) => is_current)).toEqual([true, false, false]);
    const columns = ['expires', 'id', 'is_current', 'network', 'started_at', 'used_at', 'user_agent'];
    for (const each of data) {
      expect(Object.keys(each).sort()).toEqual(columns);
      expect(each.network).toMatch(/^(\d+\.\d+\.x\.x|[\da-f:]+::\/48)$/);
    }
    for (const cookies of [person.cookies, second, third]) expect(text).not.toContain(readSessionToken(cookies));
    expect(answer.headers.get('cache-control')).toBe('private, no-store');

    const endedAnswer = await post(`${ACCOUNT_PATH}/end-other-sessions`, {}, { cookies: person.cookies });
    expect(endedAnswer.data).toEqual({ ended: 2 });
    expect(await Promise.all([person.cookies, second, third].map(isSessionValid))).toEqual([true, false, false]);
    expect(await isSessionValid(kid.cookies)).toBe(true);
    const refusal = await post(`${ACCOUNT_PATH}/end-other-sessions`, { user: kid.id }, { cookies: person.cookies });
    expect(formatVerdict(refusal)).toBe('400 INVALID_PAYLOAD user');
  });

  it('keeps the session of a browser that has just renewed it', async () => {
    const person = await createSignedInMember();
    const renewedCookies = await refresh(person.cookies);
    await post(`${ACCOUNT_PATH}/end-other-sessions`, {}, { cookies: person.cookies });
    expect(await isSessionValid(renewedCookies)).toBe(true);
    expect(await listSessions(renewedCookies)).toHaveLength(1);
  });

  it('says when a session began and was last used, also after its renewal', async () => {
    const person = await createSignedInMember();
    const otherCookies = await person.logIn();
    const startedAt = Date.now() - 50 * HOUR;
    changeRows(
      'UPDATE session_uses SET started_at = ?, used_at = ? WHERE session = ?',
      startedAt,
      startedAt,
      readSessionToken(otherCookies),
    );
    const findOther = async () => (await listSessions(person.cookies)).find(({ is_current }) => !is_current);
    const before = await findOther();
    expect(before).toMatchObject({ started_at: new Date(startedAt).toISOString() });
    expect(before?.used_at).toBe(before?.started_at);
    await refresh(otherCookies);
    const after = await findOther();
    expect(after).toMatchObject({ id: before?.id, started_at: before?.started_at });
    expect(Date.parse(after?.used_at ?? '')).toBeGreaterThan(Date.now() - HOUR);
  });

  it('gives an id to a session that is older than the records', async () => {
    const person = await createSignedInMember();
    const otherCookies = await person.logIn();
    changeRows('DELETE FROM session_uses WHERE session = ?', readSessionToken(otherCookies));
    const other = (await listSessions(person.cookies)).find(({ is_current }) => !is_current);
    expect(other).toMatchObject({ started_at: null, used_at: null });
    expect((await endSession(other?.id, person.cookies)).data).toEqual({ is_ended: true });
    expect(await isSessionValid(otherCookies)).toBe(false);
  });
});

describe('the end of one session', () => {
  it('ends that one at once, and no other', async () => {
    const person = await createSignedInMember();
    const [second, third] = [await person.logIn(), await person.logIn()];
    const [id] = runSql('SELECT id FROM session_uses WHERE session = ?', readSessionToken(second)).map((row) => row.id);
    expect((await endSession(String(id), person.cookies)).data).toEqual({ is_ended: true });
    expect(await Promise.all([person.cookies, second, third].map(isSessionValid))).toEqual([true, false, true]);
    expect((await post('/auth/refresh', { mode: 'session' }, { cookies: second })).status).toBe(401);
    expect((await endSession(String(id), person.cookies)).data).toEqual({ is_ended: false });
  });

  it('ends both tokens of a session that is being renewed', async () => {
    const person = await createSignedInMember();
    const second = await person.logIn();
    const id = (await listSessions(person.cookies)).find(({ is_current }) => !is_current)?.id;
    const renewed = await refresh(second);
    expect((await endSession(id, person.cookies)).data).toEqual({ is_ended: true });
    expect(await Promise.all([second, renewed].map(isSessionValid))).toEqual([false, false]);
  });

  it('does not end the current session, a session of somebody else, or one whose token is sent as its id', async () => {
    const person = await createSignedInMember();
    const [own] = await listSessions(person.cookies);
    const [foreign] = await listSessions(kid.cookies);
    for (const id of [own?.id, foreign?.id])
      expect((await endSession(id, person.cookies)).data).toEqual({ is_ended: false });
    expect(formatVerdict(await endSession(readSessionToken(kid.cookies), person.cookies))).toBe(
      '400 FAILED_VALIDATION id',
    );
    expect(await Promise.all([person.cookies, kid.cookies].map(isSessionValid))).toEqual([true, true]);
  });

  it('does not accept the id of a session as a token', async () => {
    const [own] = await listSessions(kid.cookies);
    expect(await isSessionValid({ hat_nang_token: String(own?.id) })).toBe(false);
  });
});
