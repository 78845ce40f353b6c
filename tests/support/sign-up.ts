/** Helpers for tests with users who sign up in a browser. */
import { randomUUID } from 'node:crypto';
import { deleteUsers, readUsers, updateSingleton } from '@directus/sdk';
import type { Lang } from '@hat-nang/model/languages';
import type { Locator, Page } from '@playwright/test';
import type { Schema } from '../../codegen/generated/sdk-schema.ts';
import { codeIn, waitForMailTo } from './mailbox.ts';
import { admin, directus } from './member.ts';
import { expect, test } from './test.ts';
import { translate } from './texts.ts';

export interface Person {
  readonly role: 'kid' | 'adult';
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Domain of the users' addresses, by which `removePeople` finds them. Test workers run in parallel, and each has its own domain. */
const domain = `dialogs-${process.env.TEST_WORKER_INDEX ?? '0'}.hatnang.example.com`;

export const newPerson = (role: Person['role']): Person => {
  const username = `${role}.${randomUUID().slice(0, 8)}`;
  return { role, username, email: `${username}@${domain}`, password: 'Nang-Vang1' };
};

export interface UserRow {
  readonly id: string;
  readonly status: string;
  readonly [field: string]: unknown;
}

/** Reads the account of an address as administrator. `fields` names the fields to read. */
export async function accountOf(email: string, fields = 'id,status'): Promise<UserRow | undefined> {
  const query = `filter[email][_eq]=${encodeURIComponent(email)}&fields=${fields}`;
  return (await admin<UserRow[]>('GET', `/users?${query}`))[0];
}

/** Changes account settings. */
export const updateAccountSettings = async (settings: Partial<Schema['account_settings']>): Promise<void> => {
  await (await directus()).request(updateSingleton('account_settings', settings));
};

/** Removes all users that tests of this worker have registered. */
export async function removePeople(): Promise<void> {
  const client = await directus();
  const filter = { email: { _ends_with: `@${domain}` } } as const;
  const rows = await client.request(readUsers({ filter, fields: ['id'], limit: -1 }));
  if (rows.length > 0) await client.request(deleteUsers(rows.map(({ id }) => id)));
}

/**
 * Raises the sign-up limits, because all browsers of these tests are one client to the site. Other tests, with separate clients, check the limits.
 * tests/setup/restore-limits.ts restores them after the last file. A single file must not restore them, because other files may still run.
 */
export const raiseSignUpLimits = () => updateAccountSettings({ register_a_minute: 200, register_an_hour: 2000 });

/** Prepares a test file with many sign-ups: raises the limits, allows console errors for refused requests, and removes the users at the end. */
export function allowManySignUps(): void {
  test.use({ tolerates: /status of 4\d\d|ERR_FAILED/ });
  test.beforeAll(raiseSignUpLimits);
  test.afterAll(removePeople);
}

/** Sets the format of codes that are generated from now on. */
export const setCodeMode = (otp_mode: 'digits' | 'alphanumeric') => updateAccountSettings({ otp_mode });

/** Returns the open dialog with this title. */
export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Opens the sign-up dialog over a page, and waits until the lists of its fields have loaded. */
export async function openSignUp(page: Page, lang: Lang): Promise<Locator> {
  await page.goto(lang === 'vi' ? '/tin-tuc?dialog=sign-up' : '/en/news?dialog=sign-up');
  const signUpDialog = dialog(page, translate(lang, 'sign-up:title'));
  await expect(signUpDialog.getByLabel(translate(lang, 'sign-up:age'), { exact: true })).toBeVisible({
    timeout: 30_000,
  });
  return signUpDialog;
}

/** Fills in only the required fields of the sign-up form. */
export async function fillSignUp(form: Locator, lang: Lang, person: Person): Promise<void> {
  const text = (key: string) => translate(lang, `sign-up:${key}`);
  await form.getByRole('radio', { name: text(`role.${person.role}`) }).check();
  await form.getByLabel(text('username'), { exact: true }).fill(person.username);
  await form.getByLabel(text('email'), { exact: true }).fill(person.email);
  await form.getByLabel(text('password'), { exact: true }).fill(person.password);
  await form.getByLabel(text('rePassword'), { exact: true }).fill(person.password);
  await form
    .getByRole('radiogroup', { name: text('gender') })
    .getByRole('radio')
    .last()
    .check();
  await form.getByLabel(text('age'), { exact: true }).selectOption({ index: 2 });
  if (person.role === 'adult')
    await form
      .getByRole('radiogroup', { name: text('youAre') })
      .getByRole('radio')
      .first()
      .check();
  await form
    .getByRole('group', { name: text('disabilities') })
    .getByRole('checkbox')
    .last()
    .check();
  await form.getByRole('checkbox', { name: new RegExp(privacyWords[lang]) }).check();
}
const privacyWords = { vi: 'chính sách bảo mật', en: 'privacy policy' };

export const submit = (form: Locator, lang: Lang): Promise<void> =>
  form.getByRole('button', { name: translate(lang, 'sign-up:submit'), exact: true }).click();

/** Continues from the verification notice, and enters the code of the mail. The dialog that follows the right code then opens. */
export async function enterCode(page: Page, lang: Lang, { email, username }: Person): Promise<void> {
  const notice = dialog(page, translate(lang, 'account:requestEmail.title'));
  await expect(notice).toContainText(email);
  await expect(notice).toContainText(username);
  await notice.getByRole('button', { name: translate(lang, 'account:requestEmail.continue') }).click();
  const otp = dialog(page, translate(lang, 'sign-up:otp.title'));
  await expect(otp).toContainText(email);
  const code = codeIn(await waitForMailTo(email));
  await otp.getByLabel(translate(lang, 'sign-up:otp.code'), { exact: true }).pressSequentially(code);
  await page.keyboard.press('Enter');
}

/** Completes a sign-up whose form is already submitted: from the verification notice through code and welcome to the login dialog. */
export async function verifySignUp(page: Page, lang: Lang, person: Person): Promise<void> {
  await enterCode(page, lang, person);
  const welcome = dialog(page, translate(lang, 'sign-up:welcome.titleNamed', { username: person.username }));
  await welcome.getByRole('button', { name: translate(lang, 'sign-up:welcome.continue') }).click();
  await expect(dialog(page, translate(lang, 'account:login.title'))).toBeVisible();
}
