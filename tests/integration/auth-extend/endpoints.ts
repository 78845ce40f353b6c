/** Table of the endpoints for sign-up, forgotten usernames, sessions and password reset: successes, refusals, limits, results of concurrent requests. */
import { expect } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../directus-extensions/auth-extend/src/shared/limits.ts';
import { stack } from '../../setup/stack.ts';
import { accountOf, codesOf, endWindow, outboxRowsOf, sessionsOf } from './database.ts';
import {
  badEmails,
  badValues,
  type Case,
  type Endpoint,
  LIMITED_VERDICT,
  signUpRefusals,
  wrongTypes,
} from './endpoint-rows.ts';
import {
  codeIn,
  createActiveMember,
  logIn,
  newAdultForm,
  newKidForm,
  post,
  resetToken,
  waitForMail,
} from './support.ts';

const badMode = badValues('mode', ['json', 'cookie', 1, null]);

const prepareForm = (createForm: () => Promise<Record<string, unknown>>) => async (): Promise<Case> => {
  const body = await createForm();
  return { body, email: body.email };
};

async function prepareRegistered(): Promise<Case & { code: string }> {
  const body = await newKidForm();
  const answer = await post('/auth-extend/register', body);
  return {
    body: { email: body.email },
    email: body.email,
    cookies: answer.cookies,
    code: codeIn(await waitForMail(body.email)),
  };
}

export const prepareSignedIn = (body: Record<string, unknown>) => async (): Promise<Case> => {
  const person = await createActiveMember();
  return { body, email: person.email, cookies: await logIn(person) };
};

function expectUnverified({ body, email }: Case): void {
  expect(accountOf(email)).toMatchObject({ username: body.username, status: 'unverified', token: null });
  expect(accountOf(email)?.password).toMatch(/^\$argon2/);
  expect(codesOf(email)).toHaveLength(1);
}

const signUp = {
  path: '/auth-extend/register',
  status: 200,
  data: ({ body }: Case) => ({ email: body.email, username: body.username }),
  expectEffect: (prepared: Case) => {
    expectUnverified(prepared);
    expect(outboxRowsOf(prepared.email, 'verify-code')).toHaveLength(1);
  },
  // An unverified address may sign up again.
  repeatVerdict: '200',
  limits: [
    { name: 'register-minute', subjectKind: 'client', limit: 5, windowMs: MINUTE },
    { name: 'register-hour', subjectKind: 'client', limit: 40, windowMs: HOUR },
    { name: 'register-day', subjectKind: 'address', limit: 3, windowMs: DAY },
    { name: 'mail-day', subjectKind: 'address', limit: 5, windowMs: DAY },
  ],
  concurrentVerdicts: { 200: 3, [LIMITED_VERDICT]: 47 },
  expectConcurrentEffect: expectUnverified,
} as const;

export const ENDPOINTS: readonly Endpoint[] = [
  {
    ...signUp,
    variant: 'a kid',
    prepare: prepareForm(newKidForm),
    refusals: [
      ...signUpRefusals,
      ...badValues('age_range_kid', [undefined, null, '1', 999_999, {}]),
      ...badValues('age_range_adult', [1]),
      ...badValues('you_are', [1]),
      ...badValues('school', [999_999, '1', {}]),
      [{ country: 1 }, '400 FAILED_VALIDATION phone'],
      [{ phone: '0912345678' }, '400 FAILED_VALIDATION country'],
      [{ phone: '0912345678', country: 999_999 }, '400 FAILED_VALIDATION country'],
    ],
  },
  {
    ...signUp,
    variant: 'an adult',
    prepare: prepareForm(newAdultForm),
    refusals: [
      ...badValues('age_range_adult', [undefined, null, '1', 999_999, {}]),
      ...badValues('age_range_kid', [1]),
      ...badValues('you_are', [undefined, null, '1', 999_999, {}]),
      ...badValues('school', [1]),
      ...badValues('country', [undefined, null, '1', 0, 999_999, {}]),
    ],
  },
  {
    path: '/auth-extend/check-verification-status',
    prepare: prepareRegistered,
    status: 200,
    data: () => ({ verified: false }),
    expectEffect: ({ email }) => expect(accountOf(email)).toMatchObject({ status: 'unverified' }),
    refusals: badValues('email', [null, ...badEmails, ...wrongTypes]),
    repeatVerdict: '200',
    limits: [{ name: 'status-minute', subjectKind: 'client', limit: 60, windowMs: MINUTE }],
    concurrentVerdicts: { 200: 50 },
  },
  {
    path: '/auth-extend/forgot-username',
    prepare: prepareForm(async () => ({ email: (await createActiveMember()).email })),
    status: 200,
    data: () => ({ sent: true }),
    expectEffect: ({ email }) => expect(outboxRowsOf(email, 'forgot-username vi-VN')).toHaveLength(1),
    refusals: badValues('email', [undefined, null, ...badEmails, ...wrongTypes]),
    repeatVerdict: '200',
    limits: [
      { name: 'forgot-username-client', subjectKind: 'client', limit: 20, windowMs: HOUR },
      { name: 'forgot-username-hour', subjectKind: 'address', limit: 3, windowMs: HOUR },
      { name: 'mail-day', subjectKind: 'address', limit: 5, windowMs: DAY },
    ],
    concurrentVerdicts: { 200: 3, [LIMITED_VERDICT]: 47 },
    expectConcurrentEffect: ({ email }) => expect(outboxRowsOf(email, 'forgot-username')).toHaveLength(3),
  },
  {
    path: '/auth-extend/otp-verify',
    prepare: async () => {
      const { code, ...prepared } = await prepareRegistered();
      return { ...prepared, body: { email: prepared.email, otp: code } };
    },
    status: 200,
    data: () => ({ verified: true }),
    expectEffect: ({ email }) => {
      expect(accountOf(email)).toMatchObject({ status: 'active', email_verified_at: expect.anything() });
      expect(outboxRowsOf(email, 'welcome')).toHaveLength(1);
    },
    refusals: [
      ...badValues('otp', [undefined, null, '', '123', '12345', '12 4', 'à123', ...wrongTypes], 'INVALID_OTP'),
      ...badValues('email', [null, ...badEmails, ...wrongTypes]),
      [{ email: 'somebody.else@mail.hatnang.example.com' }, '400 START_AGAIN otp'],
    ],
    repeatVerdict: '400 INVALID_OTP otp',
    limits: [
      { name: 'otp-client-hour', subjectKind: 'client', limit: 20, windowMs: HOUR },
      { name: 'otp-day', subjectKind: 'attempt', limit: 15, windowMs: DAY },
    ],
    concurrentVerdicts: { 200: 1, '400 INVALID_OTP otp': 14, [LIMITED_VERDICT]: 35 },
    expectConcurrentEffect: ({ email }) => {
      expect(codesOf(email)).toMatchObject([{ attempts: 1, used_at: expect.any(Number) }]);
      expect(outboxRowsOf(email, 'welcome')).toHaveLength(1);
    },
  },
  {
    path: '/auth-extend/resend-otp',
    prepare: async () => {
      const { code: _, ...prepared } = await prepareRegistered();
      // The code of the sign-up counts as a requested code. Without this line, another code could be requested only a minute later.
      endWindow('resend-gap', prepared.email);
      return prepared;
    },
    status: 200,
    data: () => ({ sent: true }),
    expectEffect: ({ email }) => {
      expect(outboxRowsOf(email, 'verify-code')).toHaveLength(2);
      expect(codesOf(email)).toHaveLength(1);
    },
    refusals: [
      ...badValues('email', [null, ...badEmails, ...wrongTypes]),
      [{ email: undefined, otp: '1234' }, '400 INVALID_PAYLOAD otp'],
      [{ email: 'somebody.else@mail.hatnang.example.com' }, '400 START_AGAIN'],
    ],
    repeatVerdict: LIMITED_VERDICT,
    limits: [
      { name: 'resend-client-hour', subjectKind: 'client', limit: 40, windowMs: HOUR },
      { name: 'resend-gap', subjectKind: 'own', limit: 1, windowMs: MINUTE },
    ],
    concurrentVerdicts: { 200: 1, [LIMITED_VERDICT]: 49 },
    expectConcurrentEffect: ({ email }) => expect(codesOf(email)).toHaveLength(1),
  },
  {
    path: '/auth/login',
    prepare: async () => {
      const { username, password, email } = await createActiveMember();
      return { body: { username, password, mode: 'session' }, email };
    },
    status: 200,
    data: ({ body, email }) => ({
      expires: 12 * HOUR,
      user: { id: accountOf(email)?.id, email, username: body.username, role: { short_name: 'kid' } },
    }),
    expectEffect: ({ email }) => expect(sessionsOf(email)).toHaveLength(1),
    refusals: [
      ...badValues('username', [undefined, '', 'a'.repeat(129), null, ...wrongTypes]),
      ...badValues('password', [undefined, null, '', 'a'.repeat(129), ...wrongTypes], 'FAILED_VALIDATION'),
      ...badMode,
      ...badValues('remember', ['true', 1, null]),
      [{ email: 'both@example.com' }, '400 FAILED_VALIDATION username'],
      [{ share: 'x' }, '400 INVALID_PAYLOAD share'],
      [{ password: 'Sai-roi-nhe1' }, '401 INVALID_CREDENTIALS'],
    ],
    repeatVerdict: '200',
    limits: [],
    concurrentVerdicts: { 200: 50 },
    expectConcurrentEffect: ({ email }) => expect(sessionsOf(email)).toHaveLength(50),
  },
  {
    path: '/auth/refresh',
    prepare: prepareSignedIn({ mode: 'session' }),
    status: 200,
    data: () => ({ expires: 12 * HOUR }),
    // The previous session is valid for another ten seconds, for requests that other tabs have already sent.
    expectEffect: ({ email }) => expect(sessionsOf(email)).toHaveLength(2),
    refusals: [...badMode, ...badValues('refresh_token', ['x', 1, {}])],
    repeatVerdict: '200',
    limits: [],
    concurrentVerdicts: { 200: 50 },
    expectConcurrentEffect: ({ email }) => expect(sessionsOf(email)).toHaveLength(2),
  },
  {
    path: '/auth/logout',
    prepare: prepareSignedIn({ mode: 'session' }),
    status: 204,
    expectEffect: ({ email }) => expect(sessionsOf(email)).toEqual([]),
    refusals: [...badMode, ...badValues('refresh_token', ['x', 1, {}])],
    repeatVerdict: '204',
    limits: [],
    concurrentVerdicts: { 204: 50 },
    expectConcurrentEffect: ({ email }) => expect(sessionsOf(email)).toEqual([]),
  },
  {
    path: '/auth/password/request',
    prepare: async () => {
      const { email } = await createActiveMember();
      return { body: { email, reset_url: `${stack().siteUrl}/dat-lai-mat-khau` }, email };
    },
    status: 204,
    expectEffect: ({ email }) => expect(outboxRowsOf(email, 'reset-password')).toHaveLength(1),
    refusals: [
      ...badValues('email', [undefined, null, ...badEmails, ...wrongTypes]),
      ...badValues('reset_url', [1, {}, ['x'], 'x'.repeat(513)]),
      [{ reset_url: 'https://evil.example/dat-lai-mat-khau' }, '400 INVALID_PAYLOAD reset_url'],
      [{ reset_url: '/en/reset-password' }, '400 INVALID_PAYLOAD reset_url'],
    ],
    repeatVerdict: '204',
    limits: [
      { name: 'reset-request-client', subjectKind: 'client', limit: 20, windowMs: HOUR },
      { name: 'reset-request-hour', subjectKind: 'address', limit: 3, windowMs: HOUR },
      { name: 'mail-day', subjectKind: 'address', limit: 5, windowMs: DAY },
    ],
    concurrentVerdicts: { 204: 3, [LIMITED_VERDICT]: 47 },
    expectConcurrentEffect: ({ email }) => expect(outboxRowsOf(email, 'reset-password')).toHaveLength(3),
  },
  {
    path: '/auth-extend/check-reset-link',
    prepare: async () => {
      const { email } = await createActiveMember();
      return { body: { token: await resetToken(email) }, email };
    },
    status: 204,
    expectEffect: ({ email }) => expect(outboxRowsOf(email, 'password-changed')).toHaveLength(0),
    refusals: [
      ...badValues('token', [undefined, null, '', 'x'.repeat(2049), ...wrongTypes]),
      [{ token: 'a.b.c' }, '403 INVALID_TOKEN token'],
    ],
    repeatVerdict: '204',
    limits: [{ name: 'reset-check-client', subjectKind: 'client', limit: 60, windowMs: HOUR }],
    concurrentVerdicts: { 204: 50 },
  },
  {
    path: '/auth/password/reset',
    prepare: async () => {
      const { email } = await createActiveMember();
      return { body: { token: await resetToken(email), password: 'Moi-hon-1' }, email };
    },
    status: 204,
    expectEffect: ({ email }) => expect(outboxRowsOf(email, 'password-changed')).toHaveLength(1),
    refusals: [
      ...badValues('password', [undefined, null, '', 'Kort#1', 'khong-hoa1', ...wrongTypes], 'INVALID_PASSWORD'),
      ...badValues('token', [undefined, null, '', 'x'.repeat(2049), ...wrongTypes]),
      [{ token: 'a.b.c' }, '403 INVALID_TOKEN token'],
    ],
    repeatVerdict: '403 INVALID_TOKEN token',
    limits: [{ name: 'reset-client', subjectKind: 'client', limit: 30, windowMs: HOUR }],
    concurrentVerdicts: { 204: 1, '403 INVALID_TOKEN token': 49 },
    expectConcurrentEffect: ({ email }) => expect(outboxRowsOf(email, 'password-changed')).toHaveLength(1),
  },
];
