import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import {
  ACCOUNT_PATH,
  createSignedInMember,
  isSessionValid,
  requestWithCookies,
  type SignedInMember,
  waitForMailAbout,
} from './profile-support.ts';
import { countValues, formatVerdict, newClient, PASSWORD, post, removeMembers } from './support.ts';

const CHANGE_PATH = `${ACCOUNT_PATH}/change-password`;
const NEW_PASSWORD = 'Moi-hon-1';
let kid: SignedInMember;

beforeAll(async () => {
  kid = await createSignedInMember();
});
afterAll(removeMembers);

describe('change-password', () => {
  it.each<[Record<string, unknown>, string]>([
    [{ current_password: 'Wrong-one1' }, '400 WRONG_CURRENT_PASSWORD current_password'],
    [{ current_password: '' }, '400 FAILED_VALIDATION current_password'],
    [{ current_password: undefined }, '400 FAILED_VALIDATION current_password'],
    [{ current_password: ['x'] }, '400 FAILED_VALIDATION current_password'],
    [{ current_password: 'x'.repeat(129) }, '400 FAILED_VALIDATION current_password'],
    [{ password: PASSWORD }, '400 PASSWORD_ALREADY_EXISTS password'],
    [{ password: 'weakling1' }, '400 INVALID_PASSWORD password'],
    [{ password: 'A-a5678901234567890-x' }, '400 INVALID_PASSWORD password'],
    [{ password: null }, '400 INVALID_PASSWORD password'],
    [{ password: { _eq: 1 } }, '400 INVALID_PASSWORD password'],
    [{ re_password: NEW_PASSWORD }, '400 INVALID_PAYLOAD re_password'],
    [{ status: 'active' }, '400 INVALID_PAYLOAD status'],
  ])('refuses %j and changes nothing', async (change, expected) => {
    const answer = await post(
      CHANGE_PATH,
      { current_password: PASSWORD, password: NEW_PASSWORD, ...change },
      { cookies: kid.cookies },
    );
    expect(formatVerdict(answer), answer.text).toBe(expected);
    expect(await isSessionValid(kid.cookies)).toBe(true);
  });

  it('says the words of the specification', async () => {
    const requestError = async (form: object) =>
      (
        await post(
          CHANGE_PATH,
          { current_password: PASSWORD, password: NEW_PASSWORD, ...form },
          { cookies: kid.cookies },
        )
      ).errors[0];
    expect((await requestError({ current_password: 'Wrong-one1' }))?.message).toBe('Wrong current password');
    expect((await requestError({ password: PASSWORD }))?.message).toBe('Password already exist');
  });

  it('takes JSON alone, and at most 4 KB of it', async () => {
    const form = { current_password: PASSWORD, password: NEW_PASSWORD };
    expect((await post(CHANGE_PATH, form, { cookies: kid.cookies, type: 'text/plain' })).status).toBe(415);
    expect((await post(CHANGE_PATH, { ...form, x: 'a'.repeat(5000) }, { cookies: kid.cookies })).status).toBe(413);
  });

  it('changes it, ends the other sessions, keeps this one and tells by mail', async () => {
    const person = await createSignedInMember();
    const otherSession = await person.logIn();
    const answer = await post(
      `${CHANGE_PATH}/`,
      { current_password: PASSWORD, password: NEW_PASSWORD },
      { cookies: person.cookies },
    );
    expect(answer.status, answer.text).toBe(204);
    expect(await isSessionValid(person.cookies)).toBe(true);
    expect(await isSessionValid(otherSession)).toBe(false);
    expect((await post('/auth/login', { username: person.username, password: PASSWORD })).status).toBe(401);
    expect(await isSessionValid(await person.logIn(NEW_PASSWORD))).toBe(true);
    expect((await waitForMailAbout(person.email, 'Mật khẩu')).text).not.toContain(NEW_PASSWORD);
  });

  it('of ten changes at once lets one through', async () => {
    const person = await createSignedInMember();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        post(CHANGE_PATH, { current_password: PASSWORD, password: `Moi-hon-${i}` }, { cookies: person.cookies }),
      ),
    );
    const changedIndexes = answers.flatMap(({ status }, i) => (status === 204 ? [i] : []));
    expect(changedIndexes).toHaveLength(1);
    expect(await isSessionValid(await person.logIn(`Moi-hon-${changedIndexes[0]}`))).toBe(true);
  });

  it('stops guessing at ten an hour, whatever the client', async () => {
    const person = await createSignedInMember();
    const answers = await Promise.all(
      Array.from({ length: 14 }, () =>
        post(
          CHANGE_PATH,
          { current_password: 'Wrong-one1', password: NEW_PASSWORD },
          { cookies: person.cookies, client: newClient() },
        ),
      ),
    );
    expect(countValues(answers.map(formatVerdict))).toEqual({
      '400 WRONG_CURRENT_PASSWORD current_password': 10,
      '429 REQUESTS_EXCEEDED': 4,
    });
    const validForm = { current_password: PASSWORD, password: NEW_PASSWORD };
    expect((await post(CHANGE_PATH, validForm, { cookies: person.cookies })).status).toBe(429);
  });
});

describe('without a session', () => {
  it.each(['change-password', 'change-email', 'confirm-email', 'delete', 'end-session', 'end-other-sessions'])(
    'POST %s is 401',
    async (name) => {
      const forms: Record<string, object> = {
        'change-password': { current_password: PASSWORD, password: NEW_PASSWORD },
        'change-email': { current_password: PASSWORD, email: 'x@mail.hatnang.example.com' },
        'confirm-email': { otp: '1234' },
        delete: { current_password: PASSWORD },
        'end-session': { id: crypto.randomUUID() },
      };
      expect((await post(`${ACCOUNT_PATH}/${name}`, forms[name] ?? {})).status).toBe(401);
      const forgedCookie = { hat_nang_token: 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IjEifQ.x' };
      const answer = await post(`${ACCOUNT_PATH}/${name}`, forms[name] ?? {}, { cookies: forgedCookie });
      expect([401, 403]).toContain(answer.status);
    },
  );

  it.each(['sessions', 'data'])('GET %s is 401, for a program’s token too', async (name) => {
    expect((await requestWithCookies(`${ACCOUNT_PATH}/${name}`)).status).toBe(401);
    const headers = { authorization: `Bearer ${stack().adminToken}` };
    expect((await fetch(`${stack().directusUrl}${ACCOUNT_PATH}/${name}`, { headers })).status).toBe(401);
  });
});

it('shows previews of mails in development alone', async () => {
  expect((await requestWithCookies('/auth-extend/mails')).status).toBe(404);
});
