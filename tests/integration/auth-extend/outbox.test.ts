/** A failed mail server or a killed Directus loses no registration, and no mail is sent with two Message-IDs. */
import { afterAll, expect, it, vi } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { accountOf, change, codesOf, query, queuedFor } from './database.ts';
import { codeIn, kidForm, mailsTo, post, removeMembers, verdict } from './support.ts';

afterAll(removeMembers);

/** Skips the delay of several minutes before the next try. */
const hurry = () =>
  change(
    'UPDATE mail_outbox SET available_at = 1 WHERE sent_at IS NULL AND failed_at IS NULL AND claimed_at IS NULL OR last_error IS NOT NULL AND sent_at IS NULL',
  );

it('keeps 20 sign-ups while the mail server is down and Directus is killed, and mails each one once', async () => {
  const running = stack();
  await running.stop('mail');
  const forms = await Promise.all(Array.from({ length: 20 }, kidForm));
  const signUp = async (some: typeof forms) => {
    const answers = await Promise.all(some.map((form) => post('/auth-extend/register', form)));
    expect(answers.map(verdict)).toEqual(some.map(() => '200'));
    return answers.map(({ cookies }) => cookies);
  };
  const [cookies = {}] = await signUp(forms.slice(0, 10));
  const emails = forms.map(({ email }) => String(email));
  /** One query for all mails. Twenty separate queries in each poll would overload a busy database. */
  const mailsThat = (condition: string) =>
    Number(
      query(
        `SELECT count(*) AS n FROM mail_outbox WHERE recipient IN (${emails.map(() => '?')}) AND ${condition}`,
        ...emails,
      )[0]?.n,
    );
  await vi.waitFor(() => expect(mailsThat('attempts > 0')).toBeGreaterThan(0), { timeout: 30_000, interval: 50 });
  running.crash('directus');
  await running.untilReady('directus');
  await signUp(forms.slice(10));
  expect(forms.map(({ email }) => accountOf(email)?.status)).toEqual(forms.map(() => 'unverified'));
  expect(forms.flatMap(({ email }) => queuedFor(email).map(({ sent_at }) => sent_at))).toEqual(Array(20).fill(null));
  const waiting = () => mailsThat('sent_at IS NULL');

  await running.start('mail');
  await running.untilReady('mail');
  hurry();
  // Kills Directus again while it sends.
  await vi.waitFor(() => expect(waiting()).toBeLessThan(20), { timeout: 60_000, interval: 20 });
  running.crash('directus');
  await running.untilReady('directus');
  // Directus retries an interrupted mail after its lease of one minute.
  change('UPDATE mail_outbox SET available_at = 1 WHERE sent_at IS NULL AND failed_at IS NULL');
  await vi.waitFor(() => expect(waiting()).toBe(0), { timeout: 90_000, interval: 200 });

  for (const { email } of forms) {
    const mails = await mailsTo(email);
    expect(mails.length, String(email)).toBeGreaterThan(0);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(new Set(mails.map(codeIn)).size).toBe(1);
    expect(codesOf(email)).toHaveLength(1);
  }
  const [first] = forms;
  const otp = codeIn((await mailsTo(first?.email))[0] as Parameters<typeof codeIn>[0]);
  expect(verdict(await post('/auth-extend/otp-verify', { email: first?.email, otp }, { cookies }))).toBe('200');
}, 240_000);

it('gives a mail up after 48 hours, and keeps nothing of it', async () => {
  const running = stack();
  // In containers, a connection to a missing host times out only after 40 s.
  const soon = { timeout: 80_000, interval: 50 };
  await running.stop('mail');
  try {
    const form = await kidForm();
    await post('/auth-extend/register', form);
    await vi.waitFor(() => expect(queuedFor(form.email)[0]?.last_error).toBeTruthy(), soon);
    // No server listens on the port; in containers the host is also missing.
    expect(queuedFor(form.email)).toMatchObject([
      { sent_at: null, failed_at: null, last_error: expect.stringMatching(/^E(SOCKET|DNS|TIMEDOUT)$/) },
    ]);
    const old = Date.now() - 48.1 * 3_600_000;
    change('UPDATE mail_outbox SET created_at = ?, available_at = 1 WHERE recipient = ?', old, String(form.email));
    await vi.waitFor(() => expect(queuedFor(form.email)[0]?.failed_at).toBeTruthy(), soon);
    expect(queuedFor(form.email)).toMatchObject([{ sent_at: null, message: '' }]);
    expect(accountOf(form.email)).toMatchObject({ status: 'unverified' });
  } finally {
    await running.start('mail');
    await running.untilReady('mail');
  }
}, 200_000);
