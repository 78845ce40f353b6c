import { createRequire } from 'node:module';
import { join } from 'node:path';
import { clientKey } from '@hat-nang/model/http/client-key';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredRows } from '../../../directus-extensions/auth-extend/src/housekeeping.ts';
import { DAY, HOUR, MINUTE } from '../../../directus-extensions/auth-extend/src/shared/limits.ts';
import { stack } from '../../setup/stack.ts';
import { admin } from '../schema/support.ts';
import {
  accountOf,
  attemptAt,
  changeRows,
  codesOf,
  endWindow,
  outboxRowsOf,
  readCounter,
  runSql,
  setCounter,
} from './database.ts';
import {
  codeIn,
  countValues,
  createActiveMember,
  formatVerdict,
  mailsTo,
  newClient,
  newKidForm,
  post,
  registerMember,
  removeMembers,
  waitForMail,
  wrongCode,
} from './support.ts';

const VERIFY_PATH = '/auth-extend/otp-verify';
const RESEND_PATH = '/auth-extend/resend-otp';
const STATUS_PATH = '/auth-extend/check-verification-status';
const FORGOT_PATH = '/auth-extend/forgot-username/';
const INVALID_VERDICT = '400 INVALID_OTP otp';
/** Verdict for a browser that lacks the proof of the current attempt. */
const START_AGAIN_VERDICT = '400 START_AGAIN otp';
/** Address without an account. The address is new in each run, because the limits also count unknown addresses. */
const unknownAddress = `nobody${Date.now()}@mail.hatnang.example.com`;

afterAll(removeMembers);

async function registerKid(otherFields: Record<string, unknown> = {}) {
  const form: Record<string, unknown> = { ...(await newKidForm()), ...otherFields };
  const answer = await post('/auth-extend/register', form);
  return { form, email: form.email, cookies: answer.cookies, code: codeIn(await waitForMail(form.email)) };
}

type Registered = Awaited<ReturnType<typeof registerKid>>;
const verifyCode = async ({ email, cookies }: Registered, otp: string) =>
  formatVerdict(await post(VERIFY_PATH, { email, otp }, { cookies }));
/** Requests a new code as if the minute between two codes had passed. */
const resendCode = ({ email, cookies }: Registered) => {
  endWindow('resend-gap', email);
  return post(RESEND_PATH, { email }, { cookies });
};

describe('a code', () => {
  it('is of no use to another account, and a wrong one says what nobody’s says', async () => {
    const [firstKid, secondKid] = await Promise.all([registerKid(), registerKid()]);
    const answers = await Promise.all([
      post(VERIFY_PATH, { email: firstKid.email, otp: wrongCode(firstKid.code) }, firstKid),
      post(
        VERIFY_PATH,
        { email: firstKid.email, otp: secondKid.code === firstKid.code ? wrongCode(firstKid.code) : secondKid.code },
        firstKid,
      ),
      post(VERIFY_PATH, { email: firstKid.email, otp: firstKid.code }, { cookies: secondKid.cookies }),
      post(VERIFY_PATH, { email: unknownAddress, otp: '1234' }, { cookies: secondKid.cookies }),
      post(VERIFY_PATH, { email: unknownAddress, otp: '1234' }),
    ]);
    expect(answers.map(formatVerdict)).toEqual([
      INVALID_VERDICT,
      INVALID_VERDICT,
      START_AGAIN_VERDICT,
      START_AGAIN_VERDICT,
      START_AGAIN_VERDICT,
    ]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(2);
    expect(accountOf(firstKid.email)).toMatchObject({ status: 'unverified' });
  });

  it('lives ten minutes from its mail, and not a moment longer', async () => {
    const person = await registerKid();
    const { email, code } = person;
    const [row] = codesOf(email);
    const [mail] = outboxRowsOf(email);
    expect(Number(row?.expires_at) - Number(mail?.claimed_at)).toBeGreaterThanOrEqual(10 * MINUTE);
    expect(Number(row?.expires_at) - Number(mail?.claimed_at)).toBeLessThan(10 * MINUTE + 20_000);
    changeRows('UPDATE account_codes SET expires_at = ? WHERE id = ?', Date.now() - 1, String(row?.id));
    expect(await verifyCode(person, code)).toBe(INVALID_VERDICT);
    expect(accountOf(email)).toMatchObject({ status: 'unverified' });
  });

  it('counts 200 guesses at once as five, and then even the right one is dead', async () => {
    const person = await registerKid();
    const { email, code } = person;
    const answers = await Promise.all(Array.from({ length: 200 }, () => verifyCode(person, wrongCode(code))));
    expect(countValues(answers)).toEqual({ [INVALID_VERDICT]: 15, '429 REQUESTS_EXCEEDED': 185 });
    expect(codesOf(email)).toMatchObject([{ attempts: 5, used_at: null }]);
    setCounter('otp-day', attemptAt(email), 5);
    expect(await verifyCode(person, code)).toBe(INVALID_VERDICT);
    expect(accountOf(email)).toMatchObject({ status: 'unverified' });
  });

  it('has five tries; a new code brings five more, while the day’s fifteen keep counting', async () => {
    const person = await registerKid();
    const { email, code } = person;
    await Promise.all(Array.from({ length: 5 }, () => verifyCode(person, wrongCode(code))));
    expect(await verifyCode(person, code)).toBe(INVALID_VERDICT);
    expect(readCounter('otp-day', attemptAt(email))).toEqual({ count: 6, windowMs: DAY });
    expect(formatVerdict(await resendCode(person))).toBe('200');
    const newerCode = codeIn(await waitForMail(email, 2));
    expect(newerCode).not.toBe(code);
    expect(await verifyCode(person, code)).toBe(INVALID_VERDICT);
    expect(readCounter('otp-day', attemptAt(email))?.count).toBeGreaterThanOrEqual(6);
    expect(codesOf(email)).toHaveLength(1);
    expect(await verifyCode(person, newerCode)).toBe('200');
    expect(await verifyCode(person, newerCode)).toBe(INVALID_VERDICT);
  });

  it('counts against its client only when it is wrong, so that a class can sign up behind one address', async () => {
    const { email, code, cookies } = await registerKid();
    const client = newClient();
    const counts = [];
    for (const otp of [wrongCode(code), code]) {
      await post(VERIFY_PATH, { email, otp }, { client, cookies });
      counts.push(readCounter('otp-client-hour', clientKey(client))?.count);
    }
    expect(counts).toEqual([1, 1]);
    expect(accountOf(email)).toMatchObject({ status: 'active' });
  });

  it('has letters and digits when the setting says so, in any case', async () => {
    const setOtpMode = (mode: string) => admin('PATCH', '/items/account_settings', { otp_mode: mode });
    await setOtpMode('alphanumeric');
    try {
      const person = await registerKid();
      const { code } = person;
      expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}$/);
      // An existing code remains valid when the setting of the code format changes.
      await setOtpMode('digits');
      expect(await verifyCode(person, code.toLowerCase())).toBe('200');
    } finally {
      await setOtpMode('digits');
    }
    expect((await registerKid()).code).toMatch(/^\d{4}$/);
  });

  it('is stored nowhere, and nothing of its mail is kept', async () => {
    const { email, code } = await registerKid();
    await expect.poll(() => outboxRowsOf(email)[0]?.sent_at).toBeTruthy();
    expect(outboxRowsOf(email)).toMatchObject([{ message: '', last_error: null }]);
    expect(Object.values(codesOf(email)[0] ?? {}).map(String)).not.toContain(code);
  });

  it('may be asked for after a minute, three times an hour, by its own browser alone', async () => {
    const person = await registerKid();
    const { email, cookies } = person;
    const earlyAnswer = await post(RESEND_PATH, { email }, { cookies });
    expect(formatVerdict(earlyAnswer)).toBe('429 REQUESTS_EXCEEDED');
    expect(Number(earlyAnswer.headers.get('retry-after'))).toBeGreaterThan(50);
    const verdicts = [];
    for (let i = 0; i < 4; i++) verdicts.push(formatVerdict(await resendCode(person)));
    expect(verdicts).toEqual(['200', '200', '200', '429 REQUESTS_EXCEEDED']);
    const lastAnswer = await resendCode(person);
    expect(Number(lastAnswer.headers.get('retry-after'))).toBeGreaterThan(HOUR / 1000 - 60);
    const otherAnswers = await Promise.all(
      [email, `r.${unknownAddress}`].map((address) => post(RESEND_PATH, { email: address })),
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
      forgedProofs.map(async (each) =>
        formatVerdict(await post(VERIFY_PATH, { otp: code }, { cookies: { [name]: each } })),
      ),
    );
    expect(verdicts).toEqual(forgedProofs.map(() => START_AGAIN_VERDICT));
    expect(proof).not.toContain(String(email));
    // A newer sign-up at the same address with another password replaces the attempt of this browser.
    await post('/auth-extend/register', { ...form, password: 'Khac-roi-1' });
    expect(formatVerdict(await post(VERIFY_PATH, { otp: code }, { cookies }))).toBe(START_AGAIN_VERDICT);
    expect((await post(STATUS_PATH, { email }, { cookies })).data).toEqual({ verified: true });
  });

  it('alone makes the status say false, and lets this browser verify and ask for a code', async () => {
    const { code, email, cookies } = await registerKid();
    const verified = await createActiveMember();
    const readStatus = async (body: object, options = {}) => (await post(STATUS_PATH, body, options)).data;
    expect(await readStatus({ email })).toEqual({ verified: true });
    expect(await readStatus({ email: unknownAddress })).toEqual({ verified: true });
    expect(await readStatus({ email }, { cookies })).toEqual({ verified: false });
    expect(await readStatus({}, { cookies })).toEqual({ verified: false });
    expect(await readStatus({ email: verified.email }, { cookies })).toEqual({ verified: true });
    endWindow('resend-gap', email);
    expect((await post(RESEND_PATH, {}, { cookies })).data).toEqual({ sent: true });
    const newerCode = codeIn(await waitForMail(email, 2));
    const done = await post(VERIFY_PATH, { otp: newerCode }, { cookies });
    expect(formatVerdict(done), code).toBe('200');
    expect(Object.values(done.cookies)).toEqual(['']);
    expect(await readStatus({}, { cookies })).toEqual({ verified: true });
  });
});

describe('forgot-username', () => {
  it('mails the username to the stored address, and says when there is none', async () => {
    const form = await registerMember();
    const sentAnswer = await post(FORGOT_PATH, { email: String(form.email).toUpperCase() });
    expect(sentAnswer.data, sentAnswer.text).toEqual({ sent: true });
    expect(sentAnswer.text).not.toContain(form.username);
    expect((await waitForMail(form.email, 3)).text).toContain(form.username);
    const unknownUsername = '404 USERNAME_NOT_FOUND email';
    expect(formatVerdict(await post(FORGOT_PATH, { email: unknownAddress }))).toBe(unknownUsername);
    expect(formatVerdict(await post(FORGOT_PATH, { email: (await registerKid()).email }))).toBe(unknownUsername);
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
    const [oldAccount, recentAccount] = await Promise.all([registerKid(), registerKid()]);
    const verified = await createActiveMember();
    const oldId = String(accountOf(oldAccount.email)?.id);
    const ageAccount = (email: unknown, days: number) =>
      changeRows(
        'UPDATE account_codes SET created_at = ? WHERE id = ?',
        Date.now() - days * DAY,
        String(codesOf(email)[0]?.id),
      );
    ageAccount(oldAccount.email, 7.01);
    ageAccount(recentAccount.email, 6.9);
    changeRows('UPDATE account_codes SET expires_at = 1 WHERE "user" = ?', oldId);
    await deleteExpiredRows(database);
    expect(accountOf(oldAccount.email)).toBeUndefined();
    expect(accountOf(recentAccount.email)).toMatchObject({ status: 'unverified' });
    expect(accountOf(verified.email)).toMatchObject({ status: 'active' });
    for (const [table, column] of [
      ['users_disabilities', 'directus_users_id'],
      ['consents', 'user'],
      ['account_codes', 'user'],
    ]) {
      expect(runSql(`SELECT * FROM ${table} WHERE "${column}" = ?`, oldId), table).toEqual([]);
    }
  });

  it('forgets ended counters, and mails a week after they went', async () => {
    const { email } = await registerKid();
    await expect.poll(() => outboxRowsOf(email)[0]?.sent_at).toBeTruthy();
    endWindow('register-day', email);
    changeRows('UPDATE mail_outbox SET created_at = ? WHERE recipient = ?', Date.now() - 8 * DAY, String(email));
    await deleteExpiredRows(database);
    expect(readCounter('register-day', email)).toBeUndefined();
    expect(outboxRowsOf(email)).toEqual([]);
  });
});
