import type { Lang } from '@hat-nang/model/languages';
import type { Page } from '@playwright/test';
import { codeIn, mailsTo, waitForMailTo } from '../support/mailbox.ts';
import { accountButton, fillLogin, logOut } from '../support/member.ts';
import {
  accountOf,
  allowManySignUps,
  dialog,
  fillSignUp,
  newPerson,
  openSignUp,
  type Person,
  submit,
  verifySignUp,
} from '../support/sign-up.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { translate } from '../support/texts.ts';

allowManySignUps();

/** Logs in through the open dialog, reloads and logs out. The account button must contain `shownName`. */
async function logInAndOut(
  page: Page,
  lang: Lang,
  { username, password, role }: Person,
  shownName: string | RegExp = username,
): Promise<void> {
  await fillLogin(page, lang, username, password);
  await expect(accountButton(page, lang)).toContainText(shownName);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The specification requires the short role name in the local storage.
  expect(await page.evaluate(() => localStorage.getItem('role'))).toBe(role);
  await page.reload();
  await waitForHydration(page);
  await expect(accountButton(page, lang)).toContainText(shownName);
  await logOut(page, lang);
}

test('a child signs up in Vietnamese, verifies the e-mail, logs in by username, reloads and logs out', async ({
  page,
}) => {
  test.slow();
  const kid = newPerson('kid');
  const form = await openSignUp(page, 'vi');
  // The choice on the starting page preselects the role.
  await expect(form.getByRole('radio', { name: translate('vi', 'sign-up:role.kid') })).toBeChecked();
  await expect(form.getByRole('radiogroup', { name: translate('vi', 'sign-up:youAre') })).toHaveCount(0);
  await fillSignUp(form, 'vi', kid);
  await form.getByLabel(translate('vi', 'sign-up:school')).selectOption({ label: 'Trường tiểu học' });

  const requestSent = page.waitForRequest((request) => request.url().endsWith('/api/auth-extend/register/'));
  await submit(form, 'vi');
  const body = (await requestSent).postDataJSON();
  expect(Object.keys(body).sort()).toEqual(
    [
      'role',
      'username',
      'email',
      'password',
      'first_name',
      'last_name',
      'gender',
      'age_range_kid',
      'school',
      'type_of_disabilities',
      'phone',
      'country',
      'language',
    ].sort(),
  );
  expect(body).toMatchObject({ role: 'kid', phone: null, country: null, language: 'vi-VN' });

  await verifySignUp(page, 'vi', kid);
  expect((await waitForMailTo(kid.email)).subject).not.toBe('');
  await logInAndOut(page, 'vi', kid);
});

test.describe('in English', () => {
  test.use({ starting: 'adult', lang: 'en', locale: 'en-US' });

  test('a caregiver signs up with a phone number', async ({ page }) => {
    test.slow();
    const adult = newPerson('adult');
    const form = await openSignUp(page, 'en');
    await expect(form.getByRole('radio', { name: "I'm an Adult" })).toBeChecked();
    await expect(form.getByLabel(translate('en', 'sign-up:school'))).toHaveCount(0);
    await fillSignUp(form, 'en', adult);
    await form.getByRole('radio', { name: 'A caregiver of a child' }).check();
    await form.getByLabel(translate('en', 'sign-up:firstName')).fill('Mai');
    await form.getByLabel(translate('en', 'sign-up:lastName')).fill('Nguyễn');
    const country = form.getByLabel(translate('en', 'sign-up:country'));
    await expect(country.locator('option').first()).toHaveText('Viet Nam (+84)');
    await form.getByLabel(/^Phone number/).fill('091 234 5678');

    const requestSent = page.waitForRequest((request) => request.url().endsWith('/api/auth-extend/register/'));
    await submit(form, 'en');
    const body = (await requestSent).postDataJSON();
    for (const name of ['re_password', 'checked', 'school', 'age_range_kid']) expect(body).not.toHaveProperty(name);
    expect(body).toMatchObject({ role: 'adult', phone: '0912345678', first_name: 'Mai', language: 'en-US' });
    expect(body.country).toEqual(expect.any(Number));

    await verifySignUp(page, 'en', adult);
    const row = await accountOf(
      adult.email,
      'id,status,phone,first_name,phone_country.iso2,you_are.value,role.short_name',
    );
    expect(row).toMatchObject({
      status: 'active',
      phone: '0912345678',
      first_name: 'Mai',
      phone_country: { iso2: 'VN' },
      you_are: { value: 'caregiver' },
      role: { short_name: 'adult' },
    });
    await logInAndOut(page, 'en', adult, new RegExp(`Mai|${adult.username}`));
  });
});

test('a whole sign-up is possible by keyboard', async ({ page }) => {
  test.slow();
  const kid = newPerson('kid');
  await page.goto('/tin-tuc');
  await waitForHydration(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: translate('vi', 'common:signIn') })
    .focus();
  await page.keyboard.press('Enter');
  const login = dialog(page, translate('vi', 'account:login.title'));
  await expect(login.getByLabel(translate('vi', 'account:login.username'))).toBeFocused();
  const focused = page.locator(':focus');
  /** Presses Tab until a control with this name has the focus. */
  const tabToControl = async (name: string | RegExp) => {
    for (let tabPress = 0; tabPress < 40; tabPress++) {
      const focusedName = await focused.evaluate(
        (element) => (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent ?? '',
      );
      if (typeof name === 'string' ? focusedName.trim().startsWith(name) : name.test(focusedName)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${name}`);
  };
  await tabToControl(translate('vi', 'account:login.signUp'));
  await page.keyboard.press('Enter');
  const form = dialog(page, translate('vi', 'sign-up:title'));
  await expect(form.getByRole('group', { name: translate('vi', 'sign-up:disabilities') })).toBeVisible();
  await expect(focused).toHaveText(translate('vi', 'sign-up:title'));

  await page.keyboard.press('Tab');
  await expect(form.getByRole('radio', { name: translate('vi', 'sign-up:role.kid') })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: translate('vi', 'sign-up:role.adult') })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await tabToControl(translate('vi', 'sign-up:username'));
  await page.keyboard.type(kid.username);
  await tabToControl(translate('vi', 'sign-up:email'));
  await page.keyboard.type(kid.email);
  await tabToControl(translate('vi', 'sign-up:password'));
  await page.keyboard.type(kid.password);
  await tabToControl(translate('vi', 'sign-up:rePassword'));
  await page.keyboard.type(kid.password);
  await tabToControl('Nam');
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Nữ' })).toBeChecked();
  await tabToControl(translate('vi', 'sign-up:age'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await tabToControl('Không muốn trả lời');
  await page.keyboard.press('Space');
  await tabToControl(/chính sách bảo mật/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  const notice = dialog(page, translate('vi', 'account:requestEmail.title'));
  await expect(notice).toContainText(kid.email);
  await tabToControl(translate('vi', 'account:requestEmail.continue'));
  await page.keyboard.press('Enter');
  await expect(
    dialog(page, translate('vi', 'sign-up:otp.title')).getByLabel(translate('vi', 'sign-up:otp.code'), { exact: true }),
  ).toBeFocused();
  await page.keyboard.type(codeIn(await waitForMailTo(kid.email)));
  await page.keyboard.press('Enter');
  const welcomeDialog = dialog(page, translate('vi', 'sign-up:welcome.titleNamed', { username: kid.username }));
  await expect(welcomeDialog.getByRole('button', { name: translate('vi', 'sign-up:welcome.continue') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(login.getByLabel(translate('vi', 'account:login.username'))).toHaveValue(kid.username);
  expect(await mailsTo(kid.email)).toHaveLength(2);
});
