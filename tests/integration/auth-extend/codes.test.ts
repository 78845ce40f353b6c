import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredRows } from '../../../directus-extensions/auth-extend/src/housekeeping.ts';
import { DAY, HOUR, MINUTE } from '../../../directus-extensions/auth-extend/src/shared/limits.ts';
import { stack } from '../../setup/stack.ts';
import { admin } from '../schema/support.ts';
import { accountOf, attemptAt, change, codesOf, counter, endWindow, query, queuedFor, setCounter } from './database.ts';
import {
  codeIn,
  countValues,
  createActiveMember,
  formatVerdict,
  mailsTo,
  newKidForm,
  post,
  registerMember,
  removeMembers,
  waitForMail,
  wrongCode,
} from './support.ts';

const VERIFY = '/auth-extend/otp-verify';
const RESEND = '/auth-extend/resend-otp';
const STATUS = '/auth-extend/check-verification-status';
const FORGOT = '/auth-extend/forgot-username/';
const INVALID = '400 INVALID_OTP otp';
/** Verdict for a browser that lacks the proof of the current attempt. */
const AGAIN = '400 START_AGAIN otp';
/** Address without an account. It is new in each run, because the limits also count unknown addresses. */
const unknownAddress = `nobody${Date.now()}@mail.hatnang.example.com`;

afterAll(removeMembers);

async function registerKid(more: Record<string, unknown> = {}) {
  const form: Record<string, unknown> = { ...(await newKidForm()), ...more };
  const answer = await post('/auth-extend/register', form);
  return { form, email: form.email, cookies: answer.cookies, code: codeIn(await waitForMail(form.email)) };
}

type Registered = Awaited<ReturnType<typeof registerKid>>;
const verify = async ({ email, cookies }: Registered, otp: string) =>
  formatVerdict(await post(VERIFY, { email, otp }, { cookies }));
/** Requests a new code as if the minute between two codes had passed. */
const resend = ({ email, cookies }: Registered) => {
  endWindow('resend-gap', email);
  return post(RESEND, { email }, { cookies });
};

describe('a code', () => {
  it('is of no use to another account, and a wrong one says what nobody’s says', async () => {
    const [one, two] = await Promise.all([registerKid(), registerKid()]);
    const answers = await Promise.all([
      post(VERIFY, { email: one.email, otp: wrongCode(one.code) }, one),
      post(VERIFY, { email: one.email, otp: two.code === one.code ? wrongCode(one.code) : two.code }, one),
      post(VERIFY, { email: one.email, otp: one.code }, { cookies: two.cookies }),
      post(VERIFY, { email: unknownAddress, otp: '1234' }, { cookies: two.cookies }),
      post(VERIFY, { email: unknownAddress, otp: '1234' }),
    ]);
    expect(answers.map(formatVerdict)).toEqual([INVALID, INVALID, AGAIN, AGAIN, AGAIN]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(2);
    expect(accountOf(one.email)).toMatchObject({ status: 'unverified' });
  });

  it('lives ten minutes from its mail, and not a moment longer', async () => {
    const person = await registerKid();
    const { email, code } = person;
    const [row] = codesOf(email);
    const [mail] = queuedFor(email);
    expect(Number(row?.expires_at) - Number(mail?.claimed_at)).toBeGreaterThanOrEqual(10 * MINUTE);
    expect(Number(row?.expires_at) - Number(mail?.claimed_at)).toBeLessThan(10 * MINUTE + 20_000);
    change('UPDATE account_codes SET expires_at = ? WHERE id = ?', Date.now() - 1, String(row?.id));
    expect(await verify(person, code)).toBe(INVALID);
    expect(accountOf(email)).toMatchObject({ status: 'unverified' });
  });

  it('counts 200 guesses at once as five, and then even the right one is dead', async () => {
    const person = await registerKid();
    const { email, code } = person;
    const answers = await Promise.all(Array.from({ length: 200 }, () => verify(person, wrongCode(code))));
    expect(countValues(answers)).toEqual({ [INVALID]: 15, '429 REQUESTS_EXCEEDED': 185 });
    expect(codesOf(email)).toMatchObject([{ attempts: 5, used_at: null }]);
    setCounter('otp-day', attemptAt(email), 5);
    expect(await verify(person, code)).toBe(INVALID);
    expect(accountOf(email)).toMatchObject({ status: 'unverified' });
  });

  it('has five tries; a new code brings five more, while the day’s fifteen keep counting', async () => {
    const person = await registerKid();
    const { email, code } = person;
    await Promise.all(Array.from({ length: 5 }, () => verify(person, wrongCode(code))));
    expect(await verify(person, code)).toBe(INVALID);
    expect(counter('otp-day', attemptAt(email))).toEqual({ count: 6, windowMs: DAY });
    expect(formatVerdict(await resend(person))).toBe('200');
    const newer = codeIn(await waitForMail(email, 2));
    expect(newer).not.toBe(code);
    expect(await verify(person, code)).toBe(INVALID);
    expect(counter('otp-day', attemptAt(email))?.count).toBeGreaterThanOrEqual(6);
    expect(codesOf(email)).toHaveLength(1);
    expect(await verify(person, newer)).toBe('200');
    expect(await verify(person, newer)).toBe(INVALID);
  });

  it('has letters and digits when the setting says so, in any case', async () => {
    const set = (mode: string) => admin('PATCH', '/items/account_settings', { otp_mode: mode });
    await set('alphanumeric');
    try {
      const person = await registerKid();
      const { code } = person;
      expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}$/);
      // An existing code remains valid when the setting of the code format changes.
      await set('digits');
      expect(await verify(person, code.toLowerCase())).toBe('200');
    } finally {
      await set('digits');
    }
    expect((await registerKid()).code).toMatch(/^\d{4}$/);
  });

  it('is stored nowhere, and nothing of its mail is kept', async () => {
    const { email, code } = await registerKid();
    await expect.poll(() => queuedFor(email)[0]?.sent_at).toBeTruthy();
    expect(queuedFor(email)).toMatchObject([{ message: '', last_error: null }]);
    expect(Object.values(codesOf(email)[0] ?? {}).map(String)).not.toContain(code);
  });

  it('may be asked for after a minute, three times an hour, by its own browser alone', async () => {
    const person = await registerKid();
    const { email, cookies } = person;
    const earlyAnswer = await post(RESEND, { email }, { cookies });
    expect(formatVerdict(earlyAnswer)).toBe('429 REQUESTS_EXCEEDED');
    expect(Number(earlyAnswer.headers.get('retry-after'))).toBeGreaterThan(50);
    const verdicts = [];
    for (let i = 0; i < 4; i++) verdicts.push(formatVerdict(await resend(person)));
    expect(verdicts).toEqual(['200', '200', '200', '429 REQUESTS_EXCEEDED']);
    const last = await resend(person);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(HOUR / 1000 - 60);
    const otherAnswers = await Promise.all(
      [email, `r.${unknownAddress}`].map((address) => post(RESEND, { email: address })),
    );
    expect(otherAnswers.map(formatVerdict)).toEqual(['400 START_AGAIN', '400 START_AGAIN']);
    expect(new Set(otherAnswers.map(({ text }) => text)).size).toBe(1);
    expect(await mailsTo(`r.${unknownAddress}`)).toEqual([]);
    expect(codesOf(email)).toHaveLength(1);
  });
});

describe('the browser’s proof', () => {
  it('replaces the e-mail; a made-up, an old and an outdated one do not', async () => {
    const { code, cookies, email, form } = await registerKid();
    const name = Object.keys(cookies).find((each) => each.endsWith('_proof')) ?? '';
    const proof = cookies[name] ?? '';
    const forgedProofs = [`${proof}0`, proof.replace(/\.\d+\./, '.9999999999999.'), 'x', '..'];
    const verdicts = await Promise.all(
      forgedProofs.map(async (each) => formatVerdict(await post(VERIFY, { otp: code }, { cookies: { [name]: each } }))),
    );
    expect(verdicts).toEqual(forgedProofs.map(() => AGAIN));
    expect(proof).not.toContain(String(email));
    // A newer sign-up at the same address with another password makes the code of this browser invalid.
    await post('/auth-extend/register', { ...form, password: 'Khac-roi-1' });
    expect(formatVerdict(await post(VERIFY, { otp: code }, { cookies }))).toBe(AGAIN);
    expect((await post(STATUS, { email }, { cookies })).data).toEqual({ verified: true });
  });

  it('alone makes the status say false, and lets this browser verify and ask for a code', async () => {
    const { code, email, cookies } = await registerKid();
    const verified = await createActiveMember();
    const ask = async (body: object, options = {}) => (await post(STATUS, body, options)).data;
    expect(await ask({ email })).toEqual({ verified: true });
    expect(await ask({ email: unknownAddress })).toEqual({ verified: true });
    expect(await ask({ email }, { cookies })).toEqual({ verified: false });
    expect(await ask({}, { cookies })).toEqual({ verified: false });
    expect(await ask({ email: verified.email }, { cookies })).toEqual({ verified: true });
    endWindow('resend-gap', email);
    expect((await post(RESEND, {}, { cookies })).data).toEqual({ sent: true });
    const newer = codeIn(await waitForMail(email, 2));
    const done = await post(VERIFY, { otp: newer }, { cookies });
    expect(formatVerdict(done), code).toBe('200');
    expect(Object.values(done.cookies)).toEqual(['']);
    expect(await ask({}, { cookies })).toEqual({ verified: true });
  });
});

describe('forgot-username', () => {
  it('mails the username to the stored address, and says when there is none', async () => {
    const form = await registerMember();
    const sentAnswer = await post(FORGOT, { email: String(form.email).toUpperCase() });
    expect(sentAnswer.data, sentAnswer.text).toEqual({ sent: true });
    expect(sentAnswer.text).not.toContain(form.username);
    expect((await waitForMail(form.email, 3)).text).toContain(form.username);
    const unknownUsername = '404 USERNAME_NOT_FOUND email';
    expect(formatVerdict(await post(FORGOT, { email: unknownAddress }))).toBe(unknownUsername);
    expect(formatVerdict(await post(FORGOT, { email: (await registerKid()).email }))).toBe(unknownUsername);
  });
});

describe('sweeping', () => {
  let database: Knex;
  beforeAll(() => {
    const knex = createRequire(import.meta.url)('knex') as (config: Knex.Config) => Knex;
    const { databaseUrl, dataDir } = stack().settings;
    database = knex(
      databaseUrl === undefined
        ? {
            client: 'sqlite3',
            connection: { filename: join(dataDir, 'data.db') },
            useNullAsDefault: true,
            pool: {
              afterCreate: (connection: { exec: (sql: string, done: () => void) => void }, done: () => void) =>
                connection.exec('PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 15000', done),
            },
          }
        : { client: 'pg', connection: databaseUrl },
    );
  });
  afterAll(() => database.destroy());

  it('removes an account that nobody verified for seven days, with its data, and no other', async () => {
    const [old, recent] = await Promise.all([registerKid(), registerKid()]);
    const verified = await createActiveMember();
    const oldId = String(accountOf(old.email)?.id);
    const ageAccount = (email: unknown, days: number) =>
      change(
        'UPDATE account_codes SET created_at = ? WHERE id = ?',
        Date.now() - days * DAY,
        String(codesOf(email)[0]?.id),
      );
    ageAccount(old.email, 7.01);
    ageAccount(recent.email, 6.9);
    change('UPDATE account_codes SET expires_at = 1 WHERE "user" = ?', oldId);
    await deleteExpiredRows(database);
    expect(accountOf(old.email)).toBeUndefined();
    expect(accountOf(recent.email)).toMatchObject({ status: 'unverified' });
    expect(accountOf(verified.email)).toMatchObject({ status: 'active' });
    for (const [table, column] of [
      ['users_disabilities', 'directus_users_id'],
      ['consents', 'user'],
      ['account_codes', 'user'],
    ]) {
      expect(query(`SELECT * FROM ${table} WHERE "${column}" = ?`, oldId), table).toEqual([]);
    }
  });

  it('forgets ended counters, and mails a week after they went', async () => {
    const { email } = await registerKid();
    await expect.poll(() => queuedFor(email)[0]?.sent_at).toBeTruthy();
    endWindow('register-day', email);
    change('UPDATE mail_outbox SET created_at = ? WHERE recipient = ?', Date.now() - 8 * DAY, String(email));
    await deleteExpiredRows(database);
    expect(counter('register-day', email)).toBeUndefined();
    expect(queuedFor(email)).toEqual([]);
  });
});
