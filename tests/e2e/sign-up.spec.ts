import type { Page } from '@playwright/test';
import type { Lang } from '../../web/src/i18n/languages.ts';
import { codeIn, mailsTo, mailTo } from '../support/mailbox.ts';
import { accountButton, fillLogin, logOut } from '../support/member.ts';
import {
  accountOf,
  dialog,
  fillSignUp,
  newPerson,
  openSignUp,
  type Person,
  removePeople,
  roomForSignUps,
  submit,
} from '../support/sign-up.ts';
import { expect, test, untilAlive } from '../support/test.ts';
import { say } from '../support/texts.ts';

// A browser notes every refusal of the server in its console.
test.use({ tolerates: /status of 4\d\d|ERR_FAILED/ });
test.beforeAll(roomForSignUps.make);
test.afterAll(async () => {
  await roomForSignUps.restore();
  await removePeople();
});

/** From the filled-in form to the login dialog: verification notice, code, welcome. */
async function verify(page: Page, lang: Lang, { email, username }: Person): Promise<void> {
  const notice = dialog(page, say(lang, 'account:requestEmail.title'));
  await expect(notice).toContainText(email);
  await expect(notice).toContainText(username);
  await notice.getByRole('button', { name: say(lang, 'account:requestEmail.continue') }).click();
  const otp = dialog(page, say(lang, 'sign-up:otp.title'));
  await expect(otp).toContainText(email);
  const code = codeIn(await mailTo(email));
  await otp.getByLabel(say(lang, 'sign-up:otp.code'), { exact: true }).pressSequentially(code);
  await page.keyboard.press('Enter');
  const welcome = dialog(page, say(lang, 'sign-up:welcome.titleNamed').replace('{{username}}', username));
  await welcome.getByRole('button', { name: say(lang, 'sign-up:welcome.continue') }).click();
  await expect(dialog(page, say(lang, 'account:login.title'))).toBeVisible();
}

/** In the login dialog, which stands open: the way in, a reload, the way out. `shown` is the name in the head of the page. */
async function logInAndOut(
  page: Page,
  lang: Lang,
  { username, password, role }: Person,
  shown: string | RegExp = username,
): Promise<void> {
  await fillLogin(page, lang, username, password);
  await expect(accountButton(page, lang)).toContainText(shown);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The specification: the short role name is stored in the browser.
  expect(await page.evaluate(() => localStorage.getItem('role'))).toBe(role);
  await page.reload();
  await untilAlive(page);
  await expect(accountButton(page, lang)).toContainText(shown);
  await logOut(page, lang);
}

test('a child signs up in Vietnamese, proves the e-mail, logs in by username, comes back, logs out', async ({
  page,
}) => {
  test.slow();
  const kid = newPerson('kid');
  const form = await openSignUp(page, 'vi');
  // The answer of the starting page preselects the toggle.
  await expect(form.getByRole('radio', { name: say('vi', 'sign-up:role.kid') })).toBeChecked();
  await expect(form.getByRole('radiogroup', { name: say('vi', 'sign-up:youAre') })).toHaveCount(0);
  await fillSignUp(form, 'vi', kid);
  await form.getByLabel(say('vi', 'sign-up:school')).selectOption({ label: 'Trường tiểu học' });

  const sent = page.waitForRequest((request) => request.url().endsWith('/api/auth-extend/register/'));
  await submit(form, 'vi');
  const body = (await sent).postDataJSON();
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

  await verify(page, 'vi', kid);
  expect((await mailTo(kid.email)).subject).not.toBe('');
  await logInAndOut(page, 'vi', kid);
});

test.describe('in English', () => {
  test.use({ starting: 'adult', lang: 'en', locale: 'en-US' });

  test('a caregiver signs up with a phone number', async ({ page }) => {
    test.slow();
    const adult = newPerson('adult');
    const form = await openSignUp(page, 'en');
    await expect(form.getByRole('radio', { name: "I'm an Adult" })).toBeChecked();
    await expect(form.getByLabel(say('en', 'sign-up:school'))).toHaveCount(0);
    await fillSignUp(form, 'en', adult);
    await form.getByRole('radio', { name: 'A caregiver of a child' }).check();
    await form.getByLabel(say('en', 'sign-up:firstName')).fill('Mai');
    await form.getByLabel(say('en', 'sign-up:lastName')).fill('Nguyễn');
    const country = form.getByLabel(say('en', 'sign-up:country'));
    await expect(country.locator('option').first()).toHaveText('Viet Nam (+84)');
    await form.getByLabel(/^Phone number/).fill('091 234 5678');

    const sent = page.waitForRequest((request) => request.url().endsWith('/api/auth-extend/register/'));
    await submit(form, 'en');
    const body = (await sent).postDataJSON();
    for (const name of ['re_password', 'checked', 'school', 'age_range_kid']) expect(body).not.toHaveProperty(name);
    expect(body).toMatchObject({ role: 'adult', phone: '0912345678', first_name: 'Mai', language: 'en-US' });
    expect(body.country).toEqual(expect.any(Number));

    await verify(page, 'en', adult);
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

test('every mistake is named beside its field, and the first one gets the focus', async ({ page }) => {
  const form = await openSignUp(page, 'vi');
  await form.getByRole('radio', { name: say('vi', 'sign-up:role.adult') }).check();
  await submit(form, 'vi');
  const shared = [
    'ERROR_USERNAME',
    'ERROR_EMAIL',
    'ERROR_PASSWORD',
    'ERROR_RE_PASSWORD',
    'ERROR_GENDER',
    'ERROR_AGE',
    'ERROR_YOU_ARE',
    'ERROR_TYPES_OF_DISABILITIES',
    'ERROR_PRIVACY',
  ];
  for (const key of shared)
    await expect(form.getByText(say('vi', `account:FORM.${key}`), { exact: true })).toBeVisible();
  const username = form.getByLabel(say('vi', 'sign-up:username'), { exact: true });
  await expect(username).toBeFocused();
  await expect(username).toHaveAccessibleDescription(new RegExp(say('vi', 'account:FORM.ERROR_USERNAME')));

  // On blur, and gone as soon as it is mended.
  const email = form.getByLabel(say('vi', 'sign-up:email'), { exact: true });
  const password = form.getByLabel(say('vi', 'sign-up:password'), { exact: true });
  const again = form.getByLabel(say('vi', 'sign-up:rePassword'), { exact: true });
  const phone = form.getByLabel(new RegExp(`^${say('vi', 'sign-up:phone')}`));
  await expect(again).toBeDisabled();
  for (const [field, wrong, key] of [
    [username, 'Bé Na', 'ERROR_INVALID_USERNAME'],
    [email, 'na@', 'ERROR_INVALID_EMAIL'],
    [phone, '09123', 'ERROR_PHONE'],
    [password, 'nangvang', 'ERROR_LENGTH_PASSWORD'],
    [again, 'Nang-vanh', 'ERROR_CONFIRM_PASSWORD'],
  ] as const) {
    await field.fill(wrong);
    await field.blur();
    await expect(form.getByText(say('vi', `account:FORM.${key}`), { exact: true })).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await email.fill('na@hatnang.example.com');
  await expect(form.getByText(say('vi', 'account:FORM.ERROR_INVALID_EMAIL'))).toHaveCount(0);

  // The parts of the password rule tick off while one types.
  const kept = () =>
    form
      .locator('[data-rule][data-kept=true]')
      .evaluateAll((rules) => rules.map((rule) => rule.getAttribute('data-rule')));
  await password.fill('nang');
  expect(await kept()).toEqual(['lower']);
  await password.fill('Nang-vang');
  expect(await kept()).toEqual(['length', 'upper', 'lower', 'special']);
});

test('addresses at the common mail domains are offered', async ({ page }) => {
  const form = await openSignUp(page, 'vi');
  const email = form.getByLabel(say('vi', 'sign-up:email'), { exact: true });
  const offered = form.getByRole('list', { name: say('vi', 'sign-up:emailSuggestions') }).getByRole('button');
  await email.fill('be.na');
  await expect(offered).toHaveText(['be.na@gmail.com', 'be.na@yahoo.com', 'be.na@outlook.com']);
  await email.fill('be.na@gmial.com');
  await offered.getByText('be.na@gmail.com').click();
  await expect(email).toHaveValue('be.na@gmail.com');
  await expect(email).toBeFocused();
  await expect(offered).toHaveCount(0);
});

test('a refused sign-up keeps what was typed, and closing keeps all but the password', async ({ page }) => {
  test.slow();
  const first = newPerson('kid');
  const form = await openSignUp(page, 'vi');
  await fillSignUp(form, 'vi', first);
  await submit(form, 'vi');
  await verify(page, 'vi', first);

  // The same username, then the same address.
  await openSignUp(page, 'vi');
  const other = newPerson('adult');
  await fillSignUp(form, 'vi', { ...other, username: first.username });
  await submit(form, 'vi');
  const username = form.getByLabel(say('vi', 'sign-up:username'), { exact: true });
  await expect(form.getByText(say('vi', 'account:FORM.ERROR_USERNAME_EXIST'))).toBeVisible();
  await expect(username).toBeFocused();
  await username.fill(other.username);
  const email = form.getByLabel(say('vi', 'sign-up:email'), { exact: true });
  await email.fill(first.email);
  await submit(form, 'vi');
  await expect(form.getByText(say('vi', 'account:FORM.ERROR_EMAIL_EXISTS'))).toBeVisible();
  await expect(email).toBeFocused();
  await expect(username).toHaveValue(other.username);
  const password = form.getByLabel(say('vi', 'sign-up:password'), { exact: true });
  await expect(password).toHaveValue(other.password);
  await expect(
    form
      .getByRole('group', { name: say('vi', 'sign-up:disabilities') })
      .getByRole('checkbox')
      .last(),
  ).toBeChecked();

  // A line that breaks loses nothing either.
  await email.fill(other.email);
  await page.route('**/api/auth-extend/register/', (route) => route.abort());
  await submit(form, 'vi');
  await expect(form.getByText(say('vi', 'account:failure.network'))).toBeVisible();
  await expect(password).toHaveValue(other.password);
  await page.unroute('**/api/auth-extend/register/');

  await form.getByRole('radio', { name: say('vi', 'sign-up:role.kid') }).check();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/tin-tuc');
});

test('closing resets the toggle to adult and clears the password', async ({ page }) => {
  await page.goto('/tin-tuc');
  await untilAlive(page);
  const opener = page.getByRole('banner').getByRole('link', { name: say('vi', 'common:signIn') });
  await opener.click();
  const login = dialog(page, say('vi', 'account:login.title'));
  await login.getByRole('button', { name: say('vi', 'account:login.signUp') }).click();
  const form = dialog(page, say('vi', 'sign-up:title'));
  const username = form.getByLabel(say('vi', 'sign-up:username'), { exact: true });
  const password = form.getByLabel(say('vi', 'sign-up:password'), { exact: true });
  await expect(form.getByRole('radio', { name: say('vi', 'sign-up:role.kid') })).toBeChecked();
  await username.fill('be.na');
  await password.fill('Nang-vang');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await login.getByRole('button', { name: say('vi', 'account:login.signUp') }).click();
  await expect(form.getByRole('radio', { name: say('vi', 'sign-up:role.adult') })).toBeChecked();
  await expect(password).toHaveValue('');
  await expect(username).toHaveValue('be.na');
});

test('lists that do not come can be asked for again; what was typed stays', async ({ page }) => {
  await page.route('**/api/choices/vi', (route) => route.abort());
  await page.goto('/tin-tuc?dialog=sign-up');
  const form = dialog(page, say('vi', 'sign-up:title'));
  await expect(form.getByText(say('vi', 'sign-up:choicesFailed'))).toBeVisible();
  const username = form.getByLabel(say('vi', 'sign-up:username'), { exact: true });
  await username.fill('be.na');
  await page.unroute('**/api/choices/vi');
  await form.getByRole('button', { name: say('vi', 'sign-up:retry') }).click();
  await expect(form.getByRole('group', { name: say('vi', 'sign-up:disabilities') })).toBeVisible();
  await expect(username).toHaveValue('be.na');
});

test('"prefer not to say" stands alone', async ({ page }) => {
  const form = await openSignUp(page, 'vi');
  const box = (name: string) => form.getByRole('checkbox', { name, exact: true });
  await box('Tự kỷ').check();
  await box('Điếc mù').check();
  await box('Không muốn trả lời').check();
  await expect(form.getByRole('group', { name: say('vi', 'sign-up:disabilities') }).locator(':checked')).toHaveCount(1);
  await box('Tự kỷ').check();
  await expect(box('Không muốn trả lời')).not.toBeChecked();
});

test('the privacy policy opens in a new tab', async ({ page }) => {
  for (const [lang, path] of [
    ['vi', '/trang/chinh-sach-bao-mat'],
    ['en', '/en/page/privacy-policy'],
  ] as const) {
    const form = await openSignUp(page, lang);
    const link = form.getByRole('link', { name: lang === 'vi' ? /chính sách bảo mật/ : /privacy policy/ });
    await expect(link).toHaveAttribute('href', path);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('a whole sign-up needs no pointer', async ({ page }) => {
  test.slow();
  const kid = newPerson('kid');
  await page.goto('/tin-tuc');
  await untilAlive(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('vi', 'common:signIn') })
    .focus();
  await page.keyboard.press('Enter');
  const login = dialog(page, say('vi', 'account:login.title'));
  await expect(login.getByLabel(say('vi', 'account:login.username'))).toBeFocused();
  const focused = page.locator(':focus');
  /** Walks to a control as a keyboard user does. */
  const walkTo = async (name: string | RegExp) => {
    for (let stop = 0; stop < 40; stop++) {
      const found = await focused.evaluate(
        (element) => (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent ?? '',
      );
      if (typeof name === 'string' ? found.trim().startsWith(name) : name.test(found)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${name}`);
  };
  await walkTo(say('vi', 'account:login.signUp'));
  await page.keyboard.press('Enter');
  const form = dialog(page, say('vi', 'sign-up:title'));
  await expect(form.getByRole('group', { name: say('vi', 'sign-up:disabilities') })).toBeVisible();
  await expect(focused).toHaveText(say('vi', 'sign-up:title'));

  await page.keyboard.press('Tab');
  await expect(form.getByRole('radio', { name: say('vi', 'sign-up:role.kid') })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: say('vi', 'sign-up:role.adult') })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await walkTo(say('vi', 'sign-up:username'));
  await page.keyboard.type(kid.username);
  await walkTo(say('vi', 'sign-up:email'));
  await page.keyboard.type(kid.email);
  await walkTo(say('vi', 'sign-up:password'));
  await page.keyboard.type(kid.password);
  await walkTo(say('vi', 'sign-up:rePassword'));
  await page.keyboard.type(kid.password);
  await walkTo('Nam');
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Nữ' })).toBeChecked();
  await walkTo(say('vi', 'sign-up:age'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await walkTo('Không muốn trả lời');
  await page.keyboard.press('Space');
  await walkTo(/chính sách bảo mật/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  const notice = dialog(page, say('vi', 'account:requestEmail.title'));
  await expect(notice).toContainText(kid.email);
  await walkTo(say('vi', 'account:requestEmail.continue'));
  await page.keyboard.press('Enter');
  await expect(
    dialog(page, say('vi', 'sign-up:otp.title')).getByLabel(say('vi', 'sign-up:otp.code'), { exact: true }),
  ).toBeFocused();
  await page.keyboard.type(codeIn(await mailTo(kid.email)));
  await page.keyboard.press('Enter');
  const done = dialog(page, say('vi', 'sign-up:welcome.titleNamed').replace('{{username}}', kid.username));
  await expect(done.getByRole('button', { name: say('vi', 'sign-up:welcome.continue') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(login.getByLabel(say('vi', 'account:login.username'))).toHaveValue(kid.username);
  expect(await mailsTo(kid.email)).toHaveLength(2);
});
