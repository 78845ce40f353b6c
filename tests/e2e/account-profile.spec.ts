/** Tests the profile, a member's rights over their data, and the page that a visitor gets instead. */
import { readFile } from 'node:fs/promises';
import { readUser } from '@directus/sdk';
import { href } from '@hat-nang/model/routes';
import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/axe.ts';
import { codeIn, waitForMailTo } from '../support/mailbox.ts';
import { directus, fillLogin, logIn, type Member, newMember, removeMembers, signInButton } from '../support/member.ts';
import { findOptionId } from '../support/options.ts';
import { findToast, tabTo } from '../support/own-lists.ts';
import { expect, test } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translateToKid } from '../support/texts.ts';

type Field = 'first_name' | 'last_name' | 'phone' | 'avatar' | 'type_of_disabilities' | 'gender' | 'you_are' | 'school';
const readAccount = async ({ id }: Member, fields: Field[]) => (await directus()).request(readUser(id, { fields }));

test.afterAll(removeMembers);

test.describe('a visitor', () => {
  for (const [lang, path] of [
    ['vi', '/tai-khoan/cai-dat-ho-so'],
    ['en', '/en/account/profile-setting'],
  ] as const) {
    test(`gets an explanation and the log-in, and stays at the address afterwards, in ${lang}`, async ({ page }) => {
      const member = await newMember({ lang });
      const answer = await page.goto(path);
      expect(answer?.headers()['cache-control']).toBe('private, no-store');
      await expect(page.getByRole('dialog', { name: translateToKid(lang, 'account:login.title') })).toBeVisible();
      await expect(page.getByText(translateToKid(lang, 'account-pages:signedOut.title'))).toBeAttached();
      await fillLogin(page, lang, member.username, member.password);
      await expect(page.getByRole('heading', { name: translateToKid(lang, 'profile:details.title') })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
  }
  test('gets an explanation without axe violations behind the dialog', async ({ page }) => {
    await page.goto('/tai-khoan');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page, 'the account, signed out');
  });
});

for (const [role, lang, field, option] of [
  ['adult', 'en', 'you_are', ['who_are', 'parent']],
  ['kid', 'vi', 'school', ['school', 'primary']],
] as const) {
  test(`saves and clears the gender and the ${field} of ${role}s, with the labels of the sign-up`, async ({ page }) => {
    const member = await newMember({ role, lang });
    await logIn(page, lang, member);
    await page.goto(href(lang, 'profileSettings'));
    const select = (label: string) =>
      page.getByRole('combobox', { name: new RegExp(`^${translateToKid(lang, label)}`) });
    const relation = select(field === 'school' ? 'sign-up:school' : 'sign-up:youAre');
    const names = page.getByRole('textbox', {
      name: new RegExp(`^(${translateToKid(lang, 'sign-up:firstName')}|${translateToKid(lang, 'sign-up:lastName')}) `),
    });
    await expect(names.first()).toHaveAttribute('name', lang === 'vi' ? 'last_name' : 'first_name');
    const [gender, related] = [await findOptionId('gender', 'female'), await findOptionId(option[0], option[1])];
    await select('sign-up:gender').selectOption(String(gender));
    await relation.selectOption(String(related));
    const saveButton = page.getByRole('button', { name: translateToKid(lang, 'profile:save') });
    await saveButton.click();
    await expect.poll(() => readAccount(member, ['gender', field])).toMatchObject({ gender, [field]: related });
    await page.reload();
    await expect(relation).toHaveValue(String(related));
    await relation.selectOption('');
    await saveButton.click();
    await expect.poll(() => readAccount(member, ['gender', field])).toMatchObject({ gender, [field]: null });
  });
}

test('saves name, phone, disability, and a picture cropped by keyboard', async ({ page }) => {
  const member = await newMember({ role: 'adult', lang: 'en' });
  await logIn(page, 'en', member);
  await page.goto('/en/account/profile-setting');
  await page.getByLabel('First name').fill('Mai');
  await page.getByRole('textbox', { name: /^Phone number/ }).fill('091 234');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Invalid phone number')).toBeVisible();
  await page.getByRole('textbox', { name: /^Phone number/ }).fill('091 234-5678');
  const disabilities = page.getByRole('group', { name: /Type of disability/ });
  await disabilities.getByRole('checkbox').first().check({ force: true });
  await page.route('**/api/users/me*', async (route) => {
    if (route.request().method() === 'GET') await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(findToast(page, 'Profile updated successfully')).toBeVisible();
  const storedAccount = () => readAccount(member, ['first_name', 'phone', 'avatar', 'type_of_disabilities']);
  await expect
    .poll(storedAccount)
    .toMatchObject({ first_name: 'Mai', phone: '0912345678', type_of_disabilities: [expect.anything()] });
  // Removes the stored disability while the slow request for the profile is still running.
  await expect(page.getByRole('button', { name: 'Save changes' })).not.toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Remove this information' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(storedAccount).toMatchObject({ type_of_disabilities: [] });
  await page.unroute('**/api/users/me*');
  await expect(page.getByRole('button', { name: 'Account: Mai' })).toBeVisible();

  const picture = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#f2ac0c' } })
    .jpeg()
    .toBuffer();
  const input = page.locator('input[data-picture]');
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('Please choose a JPEG, PNG or WebP picture')).toBeVisible();
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible();
  await expect.poll(async () => (await storedAccount()).avatar).toEqual(expect.any(String));
  await expectAccessible(page, 'the profile');
  // A browser that cannot encode the cropped picture shows the same message as for an unsupported file.
  await page.evaluate(() => Reflect.set(HTMLCanvasElement.prototype, 'toBlob', (end: BlobCallback) => end(null)));
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture });
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Please choose a JPEG, PNG or WebP picture')).toBeVisible();
});

test('profile and rights work by keyboard on a phone, and the focus is never lost', async ({ page }) => {
  const member = await newMember();
  await logIn(page, 'vi', member);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tai-khoan/cai-dat-ho-so');
  await expect(page.getByRole('heading', { name: translateToKid('vi', 'profile:details.title') })).toBeVisible();
  const startsWith = (key: string) => new RegExp(`^${translateToKid('vi', key)}`);
  const typeAndSubmit = async (words: string) => {
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
  };

  await tabTo(page, startsWith('profile:details.firstName'));
  await typeAndSubmit('Lan');
  await expect(findToast(page, translateToKid('vi', 'profile:saved'))).toBeVisible();
  expect(await readAccount(member, ['first_name'])).toEqual({ first_name: 'Lan' });

  const newEmail = `moi.${member.email}`;
  const email = page.getByRole('region', { name: 'Email', exact: true });
  await tabTo(page, startsWith('profile:email.new'));
  await page.keyboard.type(newEmail);
  await tabTo(page, startsWith('profile:email.password'));
  await typeAndSubmit(member.password);
  await expect(email.getByLabel(translateToKid('vi', 'profile:email.code'))).toBeFocused();
  await typeAndSubmit(codeIn(await waitForMailTo(newEmail)));
  await expect(email.getByText(translateToKid('vi', 'profile:email.now', { email: newEmail }))).toBeVisible();
  await expect(email.getByLabel(translateToKid('vi', 'profile:email.new'))).toBeFocused();

  await tabTo(page, startsWith('profile:data.download'));
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);

  await tabTo(page, startsWith('profile:delete.start'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(translateToKid('vi', 'profile:delete.sure'))).toBeFocused();
  await tabTo(page, startsWith('profile:delete.password'), 1);
  await tabTo(page, startsWith('profile:cancel'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: translateToKid('vi', 'profile:delete.start') })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page, 'the profile on a phone');
});

test.describe('on a broken and a slow network', () => {
  test.use({ tolerates: /Failed to load resource|net::ERR/ });
  test('typed values are kept and saved once, and do not overwrite those of another tab', async ({ page, context }) => {
    const member = await newMember();
    await logIn(page, 'vi', member);
    const otherTab = await context.newPage();
    await Promise.all([page, otherTab].map((tab) => tab.goto('/tai-khoan/cai-dat-ho-so')));
    const field = (tab: Page, key: string) =>
      tab.getByRole('textbox', { name: new RegExp(`^${translateToKid('vi', `profile:details.${key}`)}`) });
    const firstName = field(page, 'firstName');
    const disability = page
      .getByRole('group', { name: new RegExp(translateToKid('vi', 'profile:details.disabilities')) })
      .getByRole('checkbox')
      .first();
    const saveButton = page.getByRole('button', { name: translateToKid('vi', 'profile:save') });
    const storedAccount = () => readAccount(member, ['first_name', 'last_name', 'type_of_disabilities']);
    const saveUrls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') saveUrls.push(request.url());
    });
    const handleSaves = async (handle: (route: Route) => Promise<void>) => {
      await page.unroute('**/api/users/me*');
      await page.route('**/api/users/me*', (route) =>
        route.request().method() === 'PATCH' ? handle(route) : route.continue(),
      );
    };
    const expectRefused = async (reason: string) => {
      const panel = page.getByRole('region', { name: translateToKid('vi', 'profile:details.title') });
      await expect(
        panel.getByRole('alert').filter({ hasText: translateToKid('vi', `account:failure.${reason}`) }),
      ).toBeVisible();
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: translateToKid('vi', 'profile:failed') })
          .first(),
      ).toBeVisible();
      await expect(firstName).toHaveValue('Lan');
      await expect(disability).toBeChecked();
      await expect(saveButton).not.toHaveAttribute('aria-busy', 'true');
    };

    await firstName.fill('Lan');
    await disability.check({ force: true });
    await handleSaves((route) => route.fulfill({ status: 503, body: '' }));
    await saveButton.click();
    await expectRefused('server');
    expect(await storedAccount()).toMatchObject({ first_name: null, type_of_disabilities: [] });
    // The save succeeds but its response is lost. The next save must not add the disability a second time.
    await handleSaves(async (route) => {
      await route.fetch();
      await route.abort();
    });
    await saveButton.click();
    await expectRefused('network');
    let releaseRequest: () => void = () => undefined;
    const requestReleased = new Promise<void>((resolve) => {
      releaseRequest = resolve;
    });
    await handleSaves(async (route) => {
      await requestReleased;
      await route.continue();
    });
    saveUrls.length = 0;
    await saveButton.dblclick();
    await firstName.press('Enter');
    await expect(saveButton).toHaveAttribute('aria-busy', 'true');
    releaseRequest();
    await expect(findToast(page, translateToKid('vi', 'profile:saved'))).toBeVisible();
    expect(saveUrls).toHaveLength(1);
    expect(await storedAccount()).toMatchObject({ first_name: 'Lan', type_of_disabilities: [expect.anything()] });

    // The other tab still shows the profile from before the change.
    await field(otherTab, 'lastName').fill('Nguyễn');
    await otherTab.getByRole('button', { name: translateToKid('vi', 'profile:save') }).click();
    await expect(findToast(otherTab, translateToKid('vi', 'profile:saved'))).toBeVisible();
    await expect(field(otherTab, 'firstName')).toHaveValue('Lan');
    expect(await storedAccount()).toMatchObject({
      first_name: 'Lan',
      last_name: 'Nguyễn',
      type_of_disabilities: [expect.anything()],
    });
    await otherTab.close();
  });
});

test.describe('refused passwords', () => {
  test.use({ tolerates: /status of 400|net::ERR/ });
  test('a new password shows every message of section 8, and "log out everywhere else" ends other sessions', async ({
    page,
    browser,
  }) => {
    const member = await newMember({ lang: 'en' });
    const otherPage = await (await browser.newContext()).newPage();
    const url = test.info().project.use.baseURL ?? '';
    await otherPage.context().addCookies([{ name: 'starting', value: 'kid', url }]);
    await logIn(otherPage, 'en', member);
    await logIn(page, 'en', member);
    await page.goto('/en/account/profile-setting');
    await page.getByRole('button', { name: translateToKid('en', 'profile:sessions.show') }).click();
    await page.getByRole('button', { name: translateToKid('en', 'profile:sessions.end') }).click();
    await expect(findToast(page, 'Logged out in 1 other place.')).toBeVisible();
    await expect(page.getByText('You are logged in here only.')).toBeFocused();
    await otherPage.reload();
    await expect(signInButton(otherPage, 'en')).toBeVisible();
    await otherPage.context().close();

    const panel = page.getByRole('region', { name: 'Password', exact: true });
    const [currentField, newField, repeatField] = ['Current password', 'New password', 'New password again'].map(
      (label) => panel.getByLabel(label, { exact: true }),
    );
    const submitPasswords = async (values: [string, string, string]) => {
      for (const [index, field] of [currentField, newField, repeatField].entries())
        await field?.fill(values[index] ?? '');
      await panel.getByRole('button', { name: 'Change password' }).click();
    };
    await submitPasswords([member.password, 'Moi-tinh1', 'Moi-tinh2']);
    await expect(panel.getByText('Password does not match')).toBeVisible();
    await submitPasswords([member.password, member.password, member.password]);
    await expect(panel.getByText('Password already exist')).toBeVisible();
    await submitPasswords(['Sai-mat-khau1', 'Moi-tinh1', 'Moi-tinh1']);
    await expect(panel.getByText('Wrong current password')).toBeVisible();
    // The first response is lost. The second attempt succeeds, although the first has already changed the password.
    await page.route('**/account/change-password', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submitPasswords([member.password, 'Moi-tinh1', 'Moi-tinh1']);
    await expect(
      panel.getByRole('alert').filter({ hasText: translateToKid('en', 'account:failure.network') }),
    ).toBeVisible();
    await page.unroute('**/account/change-password');
    await panel.getByRole('button', { name: 'Change password' }).click();
    await expect(findToast(page, 'Password changed successfully')).toBeVisible();
  });
});

test.describe('rights', () => {
  test.use({ tolerates: /Failed to load resource|net::ERR/ });
  for (const lang of languagesOf('account-profile')) {
    test(`a code confirms a new e-mail, a zip contains all data, and the account is closed, in ${lang}`, async ({
      page,
    }) => {
      const member = await newMember({ lang });
      await logIn(page, lang, member);
      await page.goto(lang === 'vi' ? '/tai-khoan/cai-dat-ho-so' : '/en/account/profile-setting');
      const panel = page.getByRole('region', { name: 'Email', exact: true });
      const newEmail = `moi.${member.email}`;
      await panel.getByLabel(translateToKid(lang, 'profile:email.new')).fill(newEmail);
      await panel.getByLabel(translateToKid(lang, 'profile:email.password'), { exact: true }).fill(member.password);
      await panel.getByRole('button', { name: translateToKid(lang, 'profile:email.send') }).click();
      await panel.getByLabel(translateToKid(lang, 'profile:email.code')).fill(codeIn(await waitForMailTo(newEmail)));
      const confirmButton = panel.getByRole('button', { name: translateToKid(lang, 'profile:email.confirm') });
      // The first response is lost. The second attempt succeeds, although the first has already changed the address.
      await page.route('**/account/confirm-email', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await confirmButton.click();
      await expect(
        panel.getByRole('alert').filter({ hasText: translateToKid(lang, 'account:failure.network') }),
      ).toBeVisible();
      await page.unroute('**/account/confirm-email');
      await confirmButton.click();
      await expect(panel.getByText(translateToKid(lang, 'profile:email.now', { email: newEmail }))).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: translateToKid(lang, 'profile:data.download') }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.zip$/);
      expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

      await page.getByRole('button', { name: translateToKid(lang, 'profile:delete.start') }).click();
      const form = page.getByRole('form', { name: translateToKid(lang, 'profile:delete.title') });
      await form.getByLabel(translateToKid(lang, 'profile:delete.password'), { exact: true }).fill(member.password);
      await form.getByRole('button', { name: translateToKid(lang, 'profile:delete.submit') }).click();
      await expect(signInButton(page, lang)).toBeVisible();
      expect((await waitForMailTo(newEmail, 2)).text).toContain('dialog=keep-account');
    });
  }
});
