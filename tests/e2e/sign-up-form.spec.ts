import { newMember, removeMembers } from '../support/member.ts';
import { accountOf, allowManySignUps, dialog, fillSignUp, newPerson, openSignUp, submit } from '../support/sign-up.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

allowManySignUps();
test.afterAll(removeMembers);

for (const lang of languagesOf('sign-up-form')) {
  test(`every mistake is shown beside its field, and the first one gets the focus (${lang})`, async ({ page }) => {
    const error = (key: string) => translate(lang, `account:FORM.${key}`);
    const form = await openSignUp(page, lang);
    await form.getByRole('radio', { name: translate(lang, 'sign-up:role.adult') }).check();
    await submit(form, lang);
    for (const key of [
      'ERROR_USERNAME',
      'ERROR_EMAIL',
      'ERROR_PASSWORD',
      'ERROR_RE_PASSWORD',
      'ERROR_GENDER',
      'ERROR_AGE',
      'ERROR_YOU_ARE',
      'ERROR_TYPES_OF_DISABILITIES',
      'ERROR_PRIVACY',
    ])
      await expect(form.getByText(error(key), { exact: true })).toBeVisible();
    const username = form.getByLabel(translate(lang, 'sign-up:username'), { exact: true });
    await expect(username).toBeFocused();
    await expect(username).toHaveAccessibleDescription(new RegExp(error('ERROR_USERNAME')));

    // Errors appear on blur and disappear as soon as the value is valid.
    const email = form.getByLabel(translate(lang, 'sign-up:email'), { exact: true });
    const password = form.getByLabel(translate(lang, 'sign-up:password'), { exact: true });
    const repeatPassword = form.getByLabel(translate(lang, 'sign-up:rePassword'), { exact: true });
    const phone = form.getByLabel(new RegExp(`^${translate(lang, 'sign-up:phone')}`));
    await expect(repeatPassword).toBeDisabled();
    for (const [field, wrongValue, key] of [
      [username, 'Bé Na', 'ERROR_INVALID_USERNAME'],
      [email, 'na@', 'ERROR_INVALID_EMAIL'],
      [phone, '09123', 'ERROR_PHONE'],
      [password, 'nangvang', 'ERROR_LENGTH_PASSWORD'],
      [repeatPassword, 'Nang-vanh', 'ERROR_CONFIRM_PASSWORD'],
    ] as const) {
      await field.fill(wrongValue);
      await field.blur();
      await expect(form.getByText(error(key), { exact: true })).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await email.fill('na@hatnang.example.com');
    await expect(form.getByText(error('ERROR_INVALID_EMAIL'))).toHaveCount(0);

    // The form marks the fulfilled password rules during typing.
    const readFulfilledRules = () =>
      form
        .locator('[data-rule][data-kept=true]')
        .evaluateAll((rules) => rules.map((rule) => rule.getAttribute('data-rule')));
    await password.fill('nang');
    expect(await readFulfilledRules()).toEqual(['lower']);
    await password.fill('Nang-vang');
    expect(await readFulfilledRules()).toEqual(['length', 'upper', 'lower', 'special']);
  });

  test(`a refused sign-up keeps the values, and focuses the field (${lang})`, async ({ page }) => {
    const error = (key: string) => form.getByText(translate(lang, `account:FORM.${key}`), { exact: true });
    const existingMember = await newMember();
    const form = await openSignUp(page, lang);
    const newcomer = newPerson('adult');
    await fillSignUp(form, lang, { ...newcomer, username: existingMember.username });
    await submit(form, lang);
    const username = form.getByLabel(translate(lang, 'sign-up:username'), { exact: true });
    await expect(error('ERROR_USERNAME_EXIST')).toBeVisible();
    await expect(username).toBeFocused();
    await username.fill(newcomer.username);
    const email = form.getByLabel(translate(lang, 'sign-up:email'), { exact: true });
    await email.fill(existingMember.email);
    await submit(form, lang);
    await expect(error('ERROR_EMAIL_EXISTS')).toBeVisible();
    await expect(email).toBeFocused();
    await expect(username).toHaveValue(newcomer.username);
    await email.fill(newcomer.email);

    // Replaces the password in the request with a weak one, because the form would refuse a weak password. The server must refuse the weak password, too.
    const password = form.getByLabel(translate(lang, 'sign-up:password'), { exact: true });
    await page.route('**/api/auth-extend/register/', async (route) => {
      const postData = JSON.stringify({ ...route.request().postDataJSON(), password: 'matkhau' });
      await route.continue({ postData });
    });
    await submit(form, lang);
    await expect(error('ERROR_LENGTH_PASSWORD')).toBeVisible();
    await expect(password).toBeFocused();
    await page.unroute('**/api/auth-extend/register/');

    // A network failure also keeps all values.
    await page.route('**/api/auth-extend/register/', (route) => route.abort());
    await submit(form, lang);
    await expect(form.getByText(translate(lang, 'account:failure.network'))).toBeVisible();
    await expect(password).toHaveValue(newcomer.password);
    const checkboxes = form.getByRole('group', { name: translate(lang, 'sign-up:disabilities') }).getByRole('checkbox');
    await expect(checkboxes.last()).toBeChecked();
    expect(await accountOf(newcomer.email)).toBeUndefined();
  });
}

test('the form suggests addresses at common mail domains', async ({ page }) => {
  const form = await openSignUp(page, 'vi');
  const email = form.getByLabel(translate('vi', 'sign-up:email'), { exact: true });
  const suggestions = form.getByRole('list', { name: translate('vi', 'sign-up:emailSuggestions') }).getByRole('button');
  await email.fill('be.na');
  await expect(suggestions).toHaveText(['be.na@gmail.com', 'be.na@yahoo.com', 'be.na@outlook.com']);
  await email.fill('be.na@gmial.com');
  await suggestions.getByText('be.na@gmail.com').click();
  await expect(email).toHaveValue('be.na@gmail.com');
  await expect(email).toBeFocused();
  await expect(suggestions).toHaveCount(0);
});

test('closing the dialog resets the toggle to adult and clears the password', async ({ page }) => {
  await page.goto('/tin-tuc');
  await waitForHydration(page);
  const opener = page.getByRole('banner').getByRole('link', { name: translate('vi', 'common:signIn') });
  await opener.click();
  const login = dialog(page, translate('vi', 'account:login.title'));
  await login.getByRole('button', { name: translate('vi', 'account:login.signUp') }).click();
  const form = dialog(page, translate('vi', 'sign-up:title'));
  const username = form.getByLabel(translate('vi', 'sign-up:username'), { exact: true });
  const password = form.getByLabel(translate('vi', 'sign-up:password'), { exact: true });
  await expect(form.getByRole('radio', { name: translate('vi', 'sign-up:role.kid') })).toBeChecked();
  await username.fill('be.na');
  await password.fill('Nang-vang');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await login.getByRole('button', { name: translate('vi', 'account:login.signUp') }).click();
  await expect(form.getByRole('radio', { name: translate('vi', 'sign-up:role.adult') })).toBeChecked();
  await expect(password).toHaveValue('');
  await expect(username).toHaveValue('be.na');
});

test('lists that fail to load can be requested again, and the form keeps its values', async ({ page }) => {
  await page.route('**/api/choices/vi', (route) => route.abort());
  await page.goto('/tin-tuc?dialog=sign-up');
  const form = dialog(page, translate('vi', 'sign-up:title'));
  await expect(form.getByText(translate('vi', 'sign-up:choicesFailed'))).toBeVisible();
  const username = form.getByLabel(translate('vi', 'sign-up:username'), { exact: true });
  await username.fill('be.na');
  await page.unroute('**/api/choices/vi');
  await form.getByRole('button', { name: translate('vi', 'sign-up:retry') }).click();
  await expect(form.getByRole('group', { name: translate('vi', 'sign-up:disabilities') })).toBeVisible();
  await expect(username).toHaveValue('be.na');
});

test('"prefer not to say" excludes the others', async ({ page }) => {
  const form = await openSignUp(page, 'vi');
  const box = (name: string) => form.getByRole('checkbox', { name, exact: true });
  await box('Tự kỷ').check();
  await box('Điếc mù').check();
  await box('Không muốn trả lời').check();
  await expect(
    form.getByRole('group', { name: translate('vi', 'sign-up:disabilities') }).locator(':checked'),
  ).toHaveCount(1);
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
