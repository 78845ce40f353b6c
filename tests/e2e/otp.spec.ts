import type { Lang } from '@hat-nang/model/languages';
import type { Locator, Page } from '@playwright/test';
import { codeIn, waitForMailTo, wrongCode } from '../support/mailbox.ts';
import { fillLogin, type Member, newMember, removeMembers } from '../support/member.ts';
import { dialog, setCodeMode } from '../support/sign-up.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/texts.ts';

// A browser logs every refused request to its console.
test.use({ tolerates: /status of 4\d\d/ });
test.afterAll(removeMembers);

const resendButton = (otp: Locator, lang: Lang) =>
  otp.getByRole('button', { name: translate(lang, 'account:requestEmail.resend'), exact: true });

/** Logs in an unverified member by username and opens the code dialog. The notice must not show the e-mail address. */
async function openCodeDialog(
  page: Page,
  lang: Lang,
  member: Member,
): Promise<{ otp: Locator; input: Locator; code: string }> {
  await page.goto(lang === 'vi' ? '/tin-tuc?dialog=login' : '/en/news?dialog=login');
  await fillLogin(page, lang, member.username, member.password);
  const notice = dialog(page, translate(lang, 'account:requestEmail.title'));
  await expect(notice).toBeVisible({ timeout: 30_000 });
  await expect(notice).not.toContainText(member.email);
  const code = codeIn(await waitForMailTo(member.email));
  await notice.getByRole('button', { name: translate(lang, 'account:requestEmail.continue') }).click();
  const otp = dialog(page, translate(lang, 'sign-up:otp.title'));
  const input = otp.getByLabel(translate(lang, 'sign-up:otp.code'), { exact: true });
  await expect(input).toBeFocused();
  return { otp, input, code };
}

const paste = (input: Locator, text: string) =>
  input.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

const readSlots = (otp: Locator) =>
  otp.locator('[data-slot]').evaluateAll((slots) => slots.map((slot) => slot.getAttribute('data-slot')));

test.describe('in English', () => {
  test.use({ lang: 'en', locale: 'en-US' });

  test('a wrong code shows the message of the specification, and a pasted code opens the account', async ({ page }) => {
    test.slow();
    const { otp, input, code } = await openCodeDialog(
      page,
      'en',
      await newMember({ status: 'unverified', lang: 'en' }),
    );
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');

    await input.pressSequentially('a1b2 c');
    expect(await readSlots(otp)).toEqual(['1', '2', '', '']);
    await page.keyboard.press('Backspace');
    expect(await readSlots(otp)).toEqual(['1', '', '', '']);
    await page.keyboard.press('Backspace');
    await input.pressSequentially(wrongCode(code));
    await otp.getByRole('button', { name: translate('en', 'sign-up:otp.submit') }).click();
    const refusalText = translate('en', 'account:OTP_FORM.ERROR');
    await expect(otp.getByText(refusalText)).toBeVisible();
    await expect(input).toBeFocused();
    await expect(input).toHaveAccessibleDescription(new RegExp(refusalText));

    await paste(input, 'see you tomorrow');
    await expect(otp.getByText(translate('en', 'account:OTP_FORM.ERROR_PASTE'))).toBeVisible();
    await paste(input, `Your code: ${code}`);
    expect(await readSlots(otp)).toEqual([...code]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Welcome/ })).toBeVisible();
  });
});

test('a wrong code can be overwritten, and too many attempts show a message', async ({ page }) => {
  const { otp, input, code } = await openCodeDialog(page, 'vi', await newMember({ status: 'unverified' }));
  await input.pressSequentially(wrongCode(code));
  await page.keyboard.press('Enter');
  await expect(otp.getByText(translate('vi', 'account:OTP_FORM.ERROR'))).toBeVisible();
  await page.route('**/api/auth-extend/otp-verify', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '60' },
      json: { errors: [{ message: 'wait', extensions: { code: 'REQUESTS_EXCEEDED', key: 'FORM.ERROR_TOO_MANY' } }] },
    }),
  );
  await page.keyboard.type('1234');
  await page.keyboard.press('Enter');
  await expect(otp.getByText(translate('vi', 'account:FORM.ERROR_TOO_MANY'))).toBeVisible();
  // After the refusal the whole code is selected, so typing replaces it.
  await page.keyboard.type('98');
  expect(await readSlots(otp)).toEqual(['9', '8', '', '']);
  await otp.getByRole('button', { name: translate('vi', 'account:backToLogin') }).click();
  await expect(dialog(page, translate('vi', 'account:login.title'))).toBeVisible();
});

test('a code can be requested again after the countdown', async ({ page }) => {
  test.slow();
  await page.clock.install();
  const member = await newMember({ status: 'unverified' });
  const { otp } = await openCodeDialog(page, 'vi', member);
  const countdown = otp.getByRole('button', { name: /giây$/ });
  await expect(countdown).toHaveAttribute('aria-disabled', 'true');
  const secondsBefore = Number.parseInt((await countdown.textContent())?.match(/\d+/)?.[0] ?? '', 10);
  expect(secondsBefore).toBeLessThanOrEqual(60);
  await page.clock.runFor(5000);
  await expect(countdown).not.toContainText(String(secondsBefore));

  // The clock of the page is now ahead of the server's clock. The server refuses the request and returns the remaining time.
  await page.clock.runFor(60_000);
  await expect(otp.getByText(translate('vi', 'account:requestEmail.resendReady'))).toBeAttached();
  await resendButton(otp, 'vi').click();
  await expect(otp.getByText(translate('vi', 'account:FORM.ERROR_TOO_MANY'))).toBeVisible();
  await expect(countdown).toBeVisible();
});

test.describe('with codes of letters', () => {
  test.beforeAll(() => setCodeMode('alphanumeric'));
  test.afterAll(() => setCodeMode('digits'));

  test('lower-case letters are accepted', async ({ page }) => {
    test.slow();
    const { otp, input, code } = await openCodeDialog(page, 'vi', await newMember({ status: 'unverified' }));
    await expect(input).toHaveAttribute('inputmode', 'text');
    await input.pressSequentially(code.toLowerCase());
    expect(await readSlots(otp)).toEqual([...code]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Chào mừng/ })).toBeVisible();
  });
});
