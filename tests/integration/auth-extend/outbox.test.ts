/** Tests that no registration is lost when the mail server fails or Directus is killed, and that no mail is sent with two Message-IDs. */
import { afterAll, expect, it, vi } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { accountOf, changeRows, codesOf, outboxRowsOf, runSql } from './database.ts';
import { codeIn, formatVerdict, mailsTo, newKidForm, post, removeMembers } from './support.ts';

afterAll(removeMembers);

/** Ends the delays of unsent mails, so that Directus sends them again at once. */
const skipRetryDelay = () =>
  changeRows(
    'UPDATE mail_outbox SET available_at = 1 WHERE sent_at IS NULL AND failed_at IS NULL AND claimed_at IS NULL OR last_error IS NOT NULL AND sent_at IS NULL',
  );

it('keeps 20 sign-ups while the mail server is down and Directus is killed, and mails each one once', async () => {
  const project = stack();
  await project.stop('mail');
  const forms = await Promise.all(Array.from({ length: 20 }, newKidForm));
  const signUp = async (someForms: typeof forms) => {
    const answers = await Promise.all(someForms.map((form) => post('/auth-extend/register', form)));
    expect(answers.map(formatVerdict)).toEqual(someForms.map(() => '200'));
    return answers.map(({ cookies }) => cookies);
  };
  const [cookies = {}] = await signUp(forms.slice(0, 10));
  const emails = forms.map(({ email }) => String(email));
  /** Counts the mails that match a condition with one query. Twenty separate queries in each poll would overload a busy database. */
  const countMails = (condition: string) =>
    Number(
      runSql(
        `SELECT count(*) AS n FROM mail_outbox WHERE recipient IN (${emails.map(() => '?')}) AND ${condition}`,
        ...emails,
      )[0]?.n,
    );
  await vi.waitFor(() => expect(countMails('attempts > 0')).toBeGreaterThan(0), { timeout: 30_000, interval: 50 });
  project.crash('directus');
  await project.untilReady('directus');
  await signUp(forms.slice(10));
  expect(forms.map(({ email }) => accountOf(email)?.status)).toEqual(forms.map(() => 'unverified'));
  expect(forms.flatMap(({ email }) => outboxRowsOf(email).map(({ sent_at }) => sent_at))).toEqual(Array(20).fill(null));
  const countWaiting = () => countMails('sent_at IS NULL');

  await project.start('mail');
  await project.untilReady('mail');
  skipRetryDelay();
  // Kills Directus a second time, while it is sending mails.
  await vi.waitFor(() => expect(countWaiting()).toBeLessThan(20), { timeout: 60_000, interval: 20 });
  project.crash('directus');
  await project.untilReady('directus');
  // Directus retries an interrupted mail when its lease of one minute has ended. This change ends the leases now.
  changeRows('UPDATE mail_outbox SET available_at = 1 WHERE sent_at IS NULL AND failed_at IS NULL');
  await vi.waitFor(() => expect(countWaiting()).toBe(0), { timeout: 90_000, interval: 200 });

  for (const { email } of forms) {
    const mails = await mailsTo(email);
    expect(mails.length, String(email)).toBeGreaterThan(0);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(new Set(mails.map(codeIn)).size).toBe(1);
    expect(codesOf(email)).toHaveLength(1);
  }
  const [first] = forms;
  const otp = codeIn((await mailsTo(first?.email))[0] as Parameters<typeof codeIn>[0]);
  expect(formatVerdict(await post('/auth-extend/otp-verify', { email: first?.email, otp }, { cookies }))).toBe('200');
}, 240_000);

it('gives a mail up after 48 hours, and keeps nothing of it', async () => {
  const project = stack();
  // The timeout is long, because in containers a connection to a missing host fails late.
  const pollOptions = { timeout: 80_000, interval: 50 };
  await project.stop('mail');
  try {
    const form = await newKidForm();
    await post('/auth-extend/register', form);
    await vi.waitFor(() => expect(outboxRowsOf(form.email)[0]?.last_error).toBeTruthy(), pollOptions);
    // The error code depends on the project: no server listens on the port, and in containers the host does not exist either.
    expect(outboxRowsOf(form.email)).toMatchObject([
      { sent_at: null, failed_at: null, last_error: expect.stringMatching(/^E(SOCKET|DNS|TIMEDOUT)$/) },
    ]);
    const expiredAt = Date.now() - 48.1 * 3_600_000;
    changeRows(
      'UPDATE mail_outbox SET created_at = ?, available_at = 1 WHERE recipient = ?',
      expiredAt,
      String(form.email),
    );
    await vi.waitFor(() => expect(outboxRowsOf(form.email)[0]?.failed_at).toBeTruthy(), pollOptions);
    expect(outboxRowsOf(form.email)).toMatchObject([{ sent_at: null, message: '' }]);
    expect(accountOf(form.email)).toMatchObject({ status: 'unverified' });
  } finally {
    await project.start('mail');
    await project.untilReady('mail');
  }
}, 200_000);
