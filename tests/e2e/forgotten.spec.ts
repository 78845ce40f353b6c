import type { Lang } from '@hat-nang/model/languages';
import type { Page } from '@playwright/test';
import { stack } from '../setup/stack.ts';
import { codeIn, linkIn, mailsTo, waitForMailTo } from '../support/mailbox.ts';
import { accountButton, fillLogin, newMember, removeMembers } from '../support/member.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

// A browser logs every refused request to its console.
test.use({ tolerates: /status of [45]\d\d|ERR_FAILED/ });
test.afterAll(removeMembers);

const dialog = (page: Page, lang: Lang, key: string) =>
  page.getByRole('dialog', { name: translate(lang, `account:${key}`) });
const button = (page: Page, lang: Lang, key: string) =>
  page.getByRole('dialog').getByRole('button', { name: translate(lang, `account:${key}`), exact: true });
const email = (page: Page, lang: Lang) =>
  page.getByRole('dialog').getByLabel(translate(lang, 'account:forgotUsername.email'));

const requestLink = async (page: Page, lang: Lang, address: string) => {
  await page.goto(lang === 'vi' ? '/tin-tuc?dialog=login' : '/en/news?dialog=login');
  await button(page, lang, 'login.forgotPassword').click();
  await email(page, lang).fill(address);
  await button(page, lang, 'forgotPassword.submit').click();
  const notice = dialog(page, lang, 'confirmPassword.title');
  await expect(notice).toContainText(address);
  await expect(notice.getByRole('link', { name: translate(lang, 'account:openEmail') })).toHaveAttribute(
    'href',
    stack().mailUrl,
  );
};

const setPassword = async (page: Page, lang: Lang, password: string, repeatedPassword = password) => {
  const form = dialog(page, lang, 'setNewPassword.title');
  await form.getByLabel(translate(lang, 'account:setNewPassword.password'), { exact: true }).fill(password);
  await form.getByLabel(translate(lang, 'account:setNewPassword.rePassword'), { exact: true }).fill(repeatedPassword);
  await form.getByRole('button', { name: translate(lang, 'account:setNewPassword.submit') }).click();
};

test('a mail contains the forgotten username, and an unknown address gets a message', async ({ page }) => {
  const member = await newMember();
  await page.goto('/tin-tuc?dialog=login');
  await button(page, 'vi', 'login.forgotUsername').click();
  await expect(email(page, 'vi')).toBeFocused();
  await button(page, 'vi', 'forgotUsername.submit').click();
  await expect(email(page, 'vi')).toHaveAccessibleDescription(translate('vi', 'account:FORM.ERROR_EMAIL'));
  await email(page, 'vi').fill('không-phải-email');
  await expect(email(page, 'vi')).toHaveAccessibleDescription(translate('vi', 'account:FORM.ERROR_INVALID_EMAIL'));
  await email(page, 'vi').fill('nobody@members.hatnang.example.com');
  await button(page, 'vi', 'forgotUsername.submit').click();
  await expect(email(page, 'vi')).toHaveAccessibleDescription(translate('vi', 'account:FORM.ERROR_NOT_FOUND_USERNAME'));
  await expect(email(page, 'vi')).toHaveValue('nobody@members.hatnang.example.com');
  await email(page, 'vi').fill(member.email);
  await button(page, 'vi', 'forgotUsername.submit').click();
  const notice = dialog(page, 'vi', 'confirmUsername.title');
  await expect(notice).toContainText(member.email);
  const link = notice.getByRole('link', { name: translate('vi', 'account:openEmail') });
  await expect(link).toHaveAttribute('target', '_blank');
  expect((await waitForMailTo(member.email)).text).toContain(member.username);
  await button(page, 'vi', 'backToLogin').click();
  await fillLogin(page, 'vi', member.username, member.password);
  await expect(accountButton(page, 'vi')).toBeVisible();
});

test('the English texts equal those of the specification', async ({ page }) => {
  await page.goto('/en/news?dialog=forgot-username');
  await button(page, 'en', 'forgotUsername.submit').click();
  await expect(email(page, 'en')).toHaveAccessibleDescription('Please enter email');
  await email(page, 'en').fill('a@b');
  await expect(email(page, 'en')).toHaveAccessibleDescription('Invalid email address');
  await email(page, 'en').fill('nobody.else@members.hatnang.example.com');
  await button(page, 'en', 'forgotUsername.submit').click();
  await expect(email(page, 'en')).toHaveAccessibleDescription('Not found username with this email');
});

for (const lang of languagesOf('forgotten')) {
  test(`forgot, reset, log in (${lang})`, async ({ page }) => {
    const member = await newMember({ lang });
    await requestLink(page, lang, member.email);
    const link = linkIn(await waitForMailTo(member.email));
    expect(link).toContain(`${stack().siteUrl}${lang === 'vi' ? '/dat-lai-mat-khau' : '/en/reset-password'}?token=`);

    const sentValues: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url() !== link) sentValues.push(request.url(), request.headers().referer);
    });
    const pageResponse = await page.goto(link);
    expect(pageResponse?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    await expect(dialog(page, lang, 'setNewPassword.title')).toBeVisible();
    expect(page.url(), 'the token is out of the address').not.toContain('token');
    await expect(page.getByLabel(translate(lang, 'account:setNewPassword.password'), { exact: true })).toBeFocused();
    await page.reload();
    await expect(dialog(page, lang, 'setNewPassword.title'), 'a reload keeps the link').toBeVisible();
    await setPassword(page, lang, 'kurz', 'anders');
    const passwordField = page.getByLabel(translate(lang, 'account:setNewPassword.password'), { exact: true });
    await expect(passwordField).toHaveAccessibleDescription(
      new RegExp(translate(lang, 'account:FORM.ERROR_LENGTH_PASSWORD')),
    );
    await setPassword(page, lang, 'Mat-khau-moi1', 'Mat-khau-moi2');
    await expect(
      page.getByLabel(translate(lang, 'account:setNewPassword.rePassword'), { exact: true }),
    ).toHaveAccessibleDescription(translate(lang, 'account:FORM.ERROR_CONFIRM_PASSWORD'));
    await setPassword(page, lang, 'Mat-khau-moi1');
    const confirmation = dialog(page, lang, 'confirmResetPassword.title');
    await expect(confirmation.getByRole('status')).toHaveText(translate(lang, 'account:FORM.SUCCESS_RESET_PASSWORD'));
    if (lang === 'en') await expect(confirmation).toContainText('Password reset successfully');
    expect(sentValues.filter((value) => value?.includes('token='))).toEqual([]);
    await confirmation.getByRole('button', { name: translate(lang, 'account:confirmResetPassword.login') }).click();
    await fillLogin(page, lang, member.username, member.password);
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(translate(lang, 'account:LOGIN_FORM.ERROR'));
    await fillLogin(page, lang, member.username, 'Mat-khau-moi1');
    await expect(accountButton(page, lang)).toBeVisible();

    // A used link is reported as expired immediately, without a password form.
    await page.goto(link);
    const expiredDialog = dialog(page, lang, 'resetPassword.title');
    await expect(expiredDialog.getByRole('alert').first()).toHaveText(
      translate(lang, 'account:FORM.ERROR_RESET_PASSWORD'),
    );
    if (lang === 'en') await expect(expiredDialog).toContainText('Password reset failed. Please try again later');
    await email(page, lang).fill(member.email);
    await button(page, lang, 'forgotPassword.submit').click();
    await expect(dialog(page, lang, 'confirmPassword.title')).toBeVisible();
  });
}

test('forgot password shows the same for an unknown address and for a refused request', async ({ page }) => {
  await requestLink(page, 'vi', 'khong.ai@members.hatnang.example.com');
  expect(await mailsTo('khong.ai@members.hatnang.example.com')).toEqual([]);
  await page.route('**/api/auth/password/request', (route) => route.fulfill({ status: 429, json: { errors: [] } }));
  await requestLink(page, 'vi', 'khong.ai@members.hatnang.example.com');
});

test('the reset addresses open a dialog over a page of their own, with a message if the token is missing', async ({
  page,
}) => {
  for (const [lang, path] of [
    ['vi', '/dat-lai-mat-khau'],
    ['en', '/en/reset-password'],
  ] as const) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(dialog(page, lang, 'resetPassword.title').getByRole('alert').first()).toHaveText(
      translate(lang, 'account:FORM.ERROR_RESET_PASSWORD'),
    );
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(lang, 'account-pages:resetPage.title'));
    await page.goto(`${path}?token=khong-that`);
    await expect(dialog(page, lang, 'resetPassword.title')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(path);
    await page.getByRole('link', { name: translate(lang, 'account-pages:resetPage.enter') }).click();
    await expect(dialog(page, lang, 'resetPassword.title')).toBeVisible();
  }
});

test('an unverified member is led to the code, and logs in afterwards', async ({ page }) => {
  const member = await newMember({ status: 'unverified' });
  await page.goto('/tin-tuc?dialog=login');
  await fillLogin(page, 'vi', member.username, member.password);
  const notice = dialog(page, 'vi', 'requestEmail.title');
  await expect(notice).toContainText(member.username);
  await expect(notice.getByRole('button', { name: /Gửi lại mã sau \d+ giây/ })).toBeVisible();
  const code = codeIn(await waitForMailTo(member.email));
  await notice.getByRole('button', { name: translate('vi', 'account:requestEmail.continue') }).click();
  const otp = page.getByRole('dialog', { name: translate('vi', 'sign-up:otp.title') });
  await otp.getByLabel(translate('vi', 'sign-up:otp.code'), { exact: true }).pressSequentially(code);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: translate('vi', 'sign-up:welcome.continue') }).click();
  await expect(page.getByRole('dialog').getByLabel(translate('vi', 'account:login.username'))).toHaveValue(
    member.username,
  );
  await fillLogin(page, 'vi', member.email, member.password);
  await expect(accountButton(page, 'vi')).toBeVisible();
});

test('the address of the verification notice shows the login to a visitor', async ({ page }) => {
  await page.goto('/tin-tuc?dialog=request-email');
  await expect(dialog(page, 'vi', 'login.title')).toBeVisible();
});
