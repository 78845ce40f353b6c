import { stack } from '../setup/stack.ts';
import { codeIn, mailsTo, mailTo } from '../support/mailbox.ts';
import { accountButton, fillLogin } from '../support/member.ts';
import {
  dialog,
  fillSignUp,
  newPerson,
  openSignUp,
  raiseSignUpLimits,
  removePeople,
  submit,
  verify,
} from '../support/sign-up.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/texts.ts';

test.describe.configure({ timeout: 120_000 });
test.beforeAll(raiseSignUpLimits);
test.afterAll(async () => {
  await stack().start('mail');
  await removePeople();
});

test('a sign-up while the mail server is down gets its code after the return, and can be completed', async ({
  page,
}) => {
  const kid = newPerson('kid');
  const form = await openSignUp(page, 'vi');
  await fillSignUp(form, 'vi', kid);
  await stack().stop('mail');
  await submit(form, 'vi');
  // The user sees no error, because the outbox has stored the mail.
  await expect(dialog(page, say('vi', 'account:requestEmail.title'))).toContainText(kid.email);
  await stack().start('mail');
  await stack().untilReady('mail');
  await expect.poll(async () => (await mailsTo(kid.email)).length, { timeout: 60_000 }).toBe(1);
  expect(codeIn(await mailTo(kid.email))).toMatch(/^\d{4}$/);
  await verify(page, 'vi', kid);
  await fillLogin(page, 'vi', kid.username, kid.password);
  await expect(accountButton(page, 'vi')).toContainText(kid.username);
});
