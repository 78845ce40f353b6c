import { randomUUID } from 'node:crypto';
import { readItems } from '@directus/sdk';
import { stack } from '../setup/stack.ts';
import { codeIn, waitForMailTo } from '../support/mailbox.ts';
import { directus } from '../support/member.ts';
import {
  accountOf,
  allowManySignUps,
  dialog,
  fillSignUp,
  newPerson,
  openSignUp,
  submit,
  verifySignUp,
} from '../support/sign-up.ts';
import { expect, test } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate, translateToKid } from '../support/texts.ts';

allowManySignUps();

/** Signs up with the address of another person, from another device, and returns the username. */
async function signUpAsStranger(email: string): Promise<string> {
  const firstOption = async (group: string) =>
    (
      await (
        await directus()
      ).request(readItems('options', { filter: { group: { key: { _eq: group } } }, limit: 1, fields: ['id'] }))
    )[0]?.id;
  const username = `la.${randomUUID().slice(0, 8)}`;
  const answer = await fetch(`${stack().siteUrl}/api/auth-extend/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stack().siteUrl },
    body: JSON.stringify({
      role: 'kid',
      username,
      email,
      password: 'Nguoi-La-2',
      gender: await firstOption('gender'),
      type_of_disabilities: [await firstOption('type_of_disabilities')],
      age_range_kid: await firstOption('age_kid'),
    }),
  });
  expect(answer.status, await answer.text()).toBe(200);
  return username;
}

for (const lang of languagesOf('start-again')) {
  test.describe(lang, () => {
    test.use({ lang, locale: lang === 'vi' ? 'vi-VN' : 'en-US' });

    test('the code of a stranger’s sign-up is refused, and a new sign-up succeeds', async ({ page }) => {
      test.slow();
      const kid = newPerson('kid');
      const form = await openSignUp(page, lang);
      await fillSignUp(form, lang, kid);
      await submit(form, lang);
      const notice = dialog(page, translate(lang, 'account:requestEmail.title'));
      await expect(notice).toContainText(kid.username);
      await waitForMailTo(kid.email);
      const strangerUsername = await signUpAsStranger(kid.email);
      const mail = await waitForMailTo(kid.email, 2);
      expect(mail.text).toContain(strangerUsername);

      await notice.getByRole('button', { name: translate(lang, 'account:requestEmail.continue') }).click();
      const otp = dialog(page, translate(lang, 'sign-up:otp.title'));
      const input = otp.getByLabel(translate(lang, 'sign-up:otp.code'), { exact: true });
      await input.pressSequentially(codeIn(mail));
      await page.keyboard.press('Enter');
      await expect(otp.getByText(translateToKid(lang, 'account:OTP_FORM.ERROR_START_AGAIN'))).toBeVisible();
      await expect(input).toHaveAccessibleDescription(
        new RegExp(translateToKid(lang, 'account:OTP_FORM.ERROR_START_AGAIN')),
      );
      expect(await accountOf(kid.email)).toMatchObject({ status: 'unverified' });

      await otp.getByRole('button', { name: translate(lang, 'sign-up:otp.startAgain') }).click();
      const newForm = dialog(page, translate(lang, 'sign-up:title'));
      await expect(newForm.getByLabel(translate(lang, 'sign-up:email'), { exact: true })).toHaveValue(kid.email);
      await expect(newForm.getByLabel(translate(lang, 'sign-up:username'), { exact: true })).toHaveValue(kid.username);
      await fillSignUp(newForm, lang, kid);
      await submit(newForm, lang);
      await waitForMailTo(kid.email, 3);
      await verifySignUp(page, lang, kid);
      expect(await accountOf(kid.email, 'status,username')).toEqual({ status: 'active', username: kid.username });
    });
  });
}
