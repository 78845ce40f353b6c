/** Table of two kinds of endpoints: those of a member's own account, and those that links in mails open. */
import { expect } from 'vitest';
import { DAY, HOUR } from '../../../directus-extensions/auth-extend/src/shared/limits.ts';
import { admin } from '../schema/support.ts';
import { accountOf, codesOf, outboxRowsOf, sessionsOf } from './database.ts';
import { badEmails, badValues, type Case, type Endpoint, LIMITED_VERDICT, wrongTypes } from './endpoint-rows.ts';
import { prepareSignedIn } from './endpoints.ts';
import { ACCOUNT_PATH, newAddress, requestWithCookies, waitForMailAbout } from './profile-support.ts';
import { codeIn, logIn, newKidForm, PASSWORD, post, tokenIn, waitForMail } from './support.ts';

const WRONG_PASSWORD_VERDICT = '400 WRONG_CURRENT_PASSWORD current_password';
const DEAD_TOKEN_VERDICT = '403 INVALID_TOKEN token';
const badCurrent: Endpoint['refusals'] = [
  ...badValues('current_password', [undefined, null, '', 'a'.repeat(129), ...wrongTypes]),
  [{ current_password: 'Sai-roi-nhe1' }, WRONG_PASSWORD_VERDICT],
];
const badToken: Endpoint['refusals'] = [
  ...badValues('token', [undefined, null, '', 'x'.repeat(257), ...wrongTypes]),
  ...['x', 'x.y', `${crypto.randomUUID()}.${'0'.repeat(64)}`].map((token) => [{ token }, DEAD_TOKEN_VERDICT] as const),
];
const perClient = { name: 'current-password-client', subjectKind: 'client', limit: 60, windowMs: HOUR } as const;

/** Prepares a member whose account will be deleted, with the token from the mail. */
async function prepareLeaving(): Promise<Case> {
  const { email, cookies } = await prepareSignedIn({})();
  await post(`${ACCOUNT_PATH}/delete`, { current_password: PASSWORD }, cookies ? { cookies } : {});
  return { email, body: { token: tokenIn(await waitForMailAbout(String(email), 'sẽ bị xóa')) } };
}

/** Prepares a child who waits for consent, with the token from the guardian's mail. */
async function prepareGuarded(): Promise<Case> {
  const setGuardianConsent = (isOn: boolean) => admin('PATCH', '/items/account_settings', { guardian_consent: isOn });
  const [form, guardian] = [await newKidForm(), newAddress()];
  await setGuardianConsent(true);
  try {
    const { cookies } = await post('/auth-extend/register', { ...form, guardian_email: guardian });
    const otp = codeIn(await waitForMail(form.email));
    await post('/auth-extend/otp-verify', { email: form.email, otp }, { cookies });
  } finally {
    await setGuardianConsent(false);
  }
  const token = tokenIn(await waitForMailAbout(guardian, 'cần sự đồng ý'));
  return { email: form.email, body: { token, decision: 'grant' } };
}

export const PROFILE_ENDPOINTS: readonly Endpoint[] = [
  {
    path: `${ACCOUNT_PATH}/change-password`,
    prepare: prepareSignedIn({ current_password: PASSWORD, password: 'Moi-hon-1' }),
    status: 204,
    expectEffect: ({ email }) => expect(outboxRowsOf(email, 'password-changed')).toHaveLength(1),
    refusals: [
      ...badCurrent,
      ...badValues('password', [undefined, null, '', 'Kort#1', 'khong-hoa1', ...wrongTypes], 'INVALID_PASSWORD'),
      [{ password: PASSWORD }, '400 PASSWORD_ALREADY_EXISTS password'],
    ],
    repeatVerdict: WRONG_PASSWORD_VERDICT,
    limits: [perClient],
    concurrentVerdicts: 'one',
    expectConcurrentEffect: ({ email }) => expect(outboxRowsOf(email, 'password-changed')).toHaveLength(1),
  },
  {
    path: `${ACCOUNT_PATH}/change-email`,
    prepare: async () => prepareSignedIn({ current_password: PASSWORD, email: newAddress() })(),
    status: 200,
    data: () => ({ sent: true }),
    expectEffect: ({ email, body }) => {
      expect(codesOf(email)).toMatchObject([{ kind: 'email', attempts: 0 }]);
      expect(outboxRowsOf(body.email, 'new-email-code')).toHaveLength(1);
    },
    refusals: [...badCurrent, ...badValues('email', [undefined, null, ...badEmails, ...wrongTypes])],
    repeatVerdict: '200',
    limits: [
      perClient,
      { name: 'change-email-hour', subjectKind: 'person', limit: 5, windowMs: HOUR },
      { name: 'mail-day', subjectKind: 'target', limit: 5, windowMs: DAY },
    ],
    concurrentVerdicts: 'some',
    expectConcurrentEffect: ({ email }) => expect(codesOf(email)).toHaveLength(1),
  },
  {
    path: `${ACCOUNT_PATH}/confirm-email`,
    prepare: async () => {
      const person = await prepareSignedIn({})();
      const body = { current_password: PASSWORD, email: newAddress() };
      await post(`${ACCOUNT_PATH}/change-email`, body, person.cookies ? { cookies: person.cookies } : {});
      return { ...person, body: { otp: codeIn(await waitForMail(body.email)) } };
    },
    status: 200,
    expectEffect: ({ email }) => {
      expect(accountOf(email)).toBeUndefined();
      expect(outboxRowsOf(email, 'email-changed')).toHaveLength(1);
    },
    refusals: badValues('otp', [undefined, null, '', '123', '12345', '12 4', 'à123', ...wrongTypes], 'INVALID_OTP'),
    repeatVerdict: '400 INVALID_OTP otp',
    limits: [],
    concurrentVerdicts: { 200: 1, '400 INVALID_OTP otp': 14, [LIMITED_VERDICT]: 35 },
    expectConcurrentEffect: ({ email }) => expect(outboxRowsOf(email, 'email-changed')).toHaveLength(1),
  },
  {
    path: `${ACCOUNT_PATH}/delete`,
    prepare: prepareSignedIn({ current_password: PASSWORD }),
    status: 200,
    expectEffect: ({ email }) => {
      expect(accountOf(email)).toMatchObject({ status: 'archived' });
      expect(sessionsOf(email)).toEqual([]);
      expect(outboxRowsOf(email, 'deletion-announced')).toHaveLength(1);
    },
    refusals: badCurrent,
    // The first request archives the account and ends its sessions.
    repeatVerdict: '401 INVALID_CREDENTIALS',
    limits: [],
    concurrentVerdicts: 'one',
    expectConcurrentEffect: ({ email }) => expect(outboxRowsOf(email, 'deletion-announced')).toHaveLength(1),
  },
  {
    path: `${ACCOUNT_PATH}/end-session`,
    prepare: async () => {
      const person = await prepareSignedIn({})();
      await logIn({ username: accountOf(person.email)?.username, password: PASSWORD });
      const answer = await requestWithCookies(`${ACCOUNT_PATH}/sessions`, person.cookies);
      const { data } = (await answer.json()) as { data: { id: string; is_current: boolean }[] };
      return { ...person, body: { id: data.find(({ is_current }) => !is_current)?.id } };
    },
    status: 200,
    data: () => ({ is_ended: true }),
    expectEffect: ({ email }) => expect(sessionsOf(email)).toHaveLength(1),
    refusals: badValues('id', [undefined, null, '', 'x', ...wrongTypes]),
    repeatVerdict: '200',
    limits: [],
    concurrentVerdicts: { 200: 50 },
    expectConcurrentEffect: ({ email }) => expect(sessionsOf(email)).toHaveLength(1),
  },
  {
    path: `${ACCOUNT_PATH}/end-other-sessions`,
    prepare: async () => {
      const person = await prepareSignedIn({})();
      await logIn({ username: accountOf(person.email)?.username, password: PASSWORD });
      return person;
    },
    status: 200,
    data: () => ({ ended: 1 }),
    expectEffect: ({ email }) => expect(sessionsOf(email)).toHaveLength(1),
    refusals: [[{ id: 1 }, '400 INVALID_PAYLOAD id']],
    repeatVerdict: '200',
    limits: [],
    concurrentVerdicts: { 200: 50 },
    expectConcurrentEffect: ({ email }) => expect(sessionsOf(email)).toHaveLength(1),
  },
  {
    path: '/auth-extend/keep-account',
    prepare: prepareLeaving,
    status: 200,
    data: () => ({ kept: true }),
    expectEffect: ({ email }) =>
      expect(accountOf(email)).toMatchObject({ status: 'active', deletion_requested_at: null }),
    refusals: badToken,
    repeatVerdict: DEAD_TOKEN_VERDICT,
    limits: [{ name: 'keep-account-client', subjectKind: 'client', limit: 60, windowMs: HOUR }],
    concurrentVerdicts: { 200: 1, [DEAD_TOKEN_VERDICT]: 49 },
    expectConcurrentEffect: ({ email }) => expect(accountOf(email)).toMatchObject({ status: 'active' }),
  },
  {
    path: '/auth-extend/guardian',
    prepare: prepareGuarded,
    status: 200,
    data: () => ({ name: 'Bé', state: 'granted', deletes_at: null }),
    expectEffect: ({ email }) => {
      expect(accountOf(email)).toMatchObject({ status: 'active', guardian_confirmed_at: expect.anything() });
      expect(outboxRowsOf(email, 'welcome')).toHaveLength(1);
    },
    refusals: [...badToken, ...badValues('decision', ['delete', '', null, ...wrongTypes])],
    repeatVerdict: '200',
    limits: [{ name: 'guardian-client', subjectKind: 'client', limit: 60, windowMs: HOUR }],
    concurrentVerdicts: { 200: 50 },
    expectConcurrentEffect: ({ email }) => expect(outboxRowsOf(email, 'welcome')).toHaveLength(1),
  },
];
