import { stack } from '../setup/stack.ts';
import { codeIn, mailsTo, waitForMailTo } from '../support/mailbox.ts';
import { accountButton, fillLogin } from '../support/member.ts';
import {
  dialog,
  fillSignUp,
  newPerson,
  openSignUp,
  raiseSignUpLimits,
  removePeople,
  submit,
  verifySignUp,
} from '../support/sign-up.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/texts.ts';

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
  await expect(dialog(page, translate('vi', 'account:requestEmail.title'))).toContainText(kid.email);
  await stack().start('mail');
  await stack().untilReady('mail');
  await expect.poll(async () => (await mailsTo(kid.email)).length, { timeout: 60_000 }).toBe(1);
  expect(codeIn(await waitForMailTo(kid.email))).toMatch(/^\d{4}$/);
  await verifySignUp(page, 'vi', kid);
  await fillLogin(page, 'vi', kid.username, kid.password);
  await expect(accountButton(page, 'vi')).toContainText(kid.username);
});
