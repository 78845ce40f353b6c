/** Tests that two Directus processes share codes, limits and mails, even after one of them was killed. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { accountOf, attemptAt, codesOf, outboxRowsOf, readCounter, runSql } from './database.ts';
import { type SecondDirectus, startSecondDirectus } from './second-directus.ts';
import {
  codeIn,
  countValues,
  formatVerdict,
  mailsTo,
  newClient,
  newKidForm,
  post,
  removeMembers,
  waitForMail,
  wrongCode,
} from './support.ts';

const REGISTER_PATH = '/auth-extend/register';
const VERIFY_PATH = '/auth-extend/otp-verify';
const INVALID_VERDICT = '400 INVALID_OTP otp';
let secondDirectus: SecondDirectus;
let bases: string[];

beforeAll(async () => {
  secondDirectus = await startSecondDirectus();
  bases = [stack().directusUrl, secondDirectus.url];
});
afterAll(async () => {
  await removeMembers();
  await secondDirectus.stop();
});

/** Returns the base address of the first process for an even `i`, and of the second process for an odd `i`. */
const baseAt = (i: number) => bases[i % 2] as string;

it('50 sign-ups of one address from 50 clients, at both, make one account and one living code', async () => {
  const form = await newKidForm();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => post(REGISTER_PATH, form, { baseAt: baseAt(i) })),
  );
  expect(countValues(answers.map(formatVerdict))).toEqual({ 200: 3, '429 REQUESTS_EXCEEDED': 47 });
  expect(runSql('SELECT id FROM directus_users WHERE email = ?', String(form.email))).toHaveLength(1);
  expect(codesOf(form.email)).toHaveLength(1);
});

it('200 guesses at both count as five; both know that, and one that was killed does, too', async () => {
  const form = await newKidForm();
  const { cookies } = await post(REGISTER_PATH, form, { baseAt: secondDirectus.url });
  const code = codeIn(await waitForMail(form.email));
  const guessCode = (otp: string, i: number) =>
    post(VERIFY_PATH, { email: form.email, otp }, { baseAt: baseAt(i), cookies });
  const firstGuesses = [await guessCode(wrongCode(code), 0), await guessCode(wrongCode(code), 1)];
  expect(firstGuesses.map(formatVerdict)).toEqual([INVALID_VERDICT, INVALID_VERDICT]);
  expect(codesOf(form.email)).toMatchObject([{ attempts: 2 }]);

  const client = newClient();
  const lookUpName = (i: number) =>
    post('/users?filter[username]=nobody', undefined, { method: 'GET', baseAt: baseAt(i), client });
  const lookUps = await Promise.all(Array.from({ length: 61 }, (_, i) => lookUpName(i)));
  expect(countValues(lookUps.map(formatVerdict))).toEqual({ 200: 60, '429 REQUESTS_EXCEEDED': 1 });

  stack().crash('directus');
  // While the first process is down, the second process answers all requests.
  const answers = await Promise.all(Array.from({ length: 198 }, () => guessCode(wrongCode(code), 1)));
  expect(countValues(answers.map(formatVerdict))).toEqual({ [INVALID_VERDICT]: 13, '429 REQUESTS_EXCEEDED': 185 });
  expect(codesOf(form.email)).toMatchObject([{ attempts: 5 }]);
  await stack().untilReady('directus');

  const verdictsOfBoth = async (email: unknown, body: object, path: string) =>
    Promise.all(
      bases.map(async (each) => formatVerdict(await post(path, { email, ...body }, { baseAt: each, cookies }))),
    );
  const limitedVerdicts = ['429 REQUESTS_EXCEEDED', '429 REQUESTS_EXCEEDED'];
  expect(await verdictsOfBoth(form.email, { otp: code }, VERIFY_PATH)).toEqual(limitedVerdicts);
  expect(await verdictsOfBoth(form.email, {}, '/auth-extend/resend-otp')).toEqual(limitedVerdicts);
  expect(formatVerdict(await post('/users?filter[username]=nobody', undefined, { method: 'GET', client }))).toBe(
    '429 REQUESTS_EXCEEDED',
  );
  expect(readCounter('otp-day', attemptAt(form.email))?.count).toBe(202);
  expect(accountOf(form.email)).toMatchObject({ status: 'unverified' });
});

it('two workers never send one mail twice', async () => {
  const forms = await Promise.all(Array.from({ length: 20 }, newKidForm));
  const answers = await Promise.all(forms.map((form, i) => post(REGISTER_PATH, form, { baseAt: baseAt(i) })));
  expect(countValues(answers.map(formatVerdict))).toEqual({ 200: 20 });
  const waitingMails = () =>
    forms.flatMap(({ email }) => outboxRowsOf(email)).filter(({ sent_at }) => sent_at === null);
  await vi.waitFor(() => expect(waitingMails()).toEqual([]), { timeout: 20_000, interval: 200 });
  const mails = await Promise.all(forms.map(({ email }) => mailsTo(email)));
  expect(mails.map((each) => each.length)).toEqual(Array(20).fill(1));
  expect(forms.map(({ email }) => outboxRowsOf(email)[0]?.attempts)).toEqual(Array(20).fill(1));
}, 60_000);
