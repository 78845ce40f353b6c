/** Creates members as the administrator, and logs members in and out. */
import { randomUUID } from 'node:crypto';
import { createUser, deleteUsers, readRoles } from '@directus/sdk';
import type { ROLE } from '@hat-nang/model/ids';
import type { Lang } from '@hat-nang/model/languages';
import type { Page } from '@playwright/test';
import { connect } from '../../schema/connect.ts';
import { stack } from '../setup/stack.ts';
import { expect } from './test.ts';
import { translate } from './texts.ts';

export interface Member {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly role: Exclude<keyof typeof ROLE, 'administrator'>;
}

const domain = 'members.hatnang.example.com';
const createdIds: string[] = [];

/** Connects to Directus as administrator, for commands of the SDK. */
export const directus = () => connect({ url: stack().directusUrl, token: stack().adminToken });

/**
 * Calls an address of Directus as the administrator, for calls that the SDK or its types do not cover.
 * @throws Error if Directus refuses the call
 */
export const admin = async <Data>(method: string, path: string, body?: unknown): Promise<Data> => {
  const { directusUrl, adminToken } = stack();
  const answer = await fetch(`${directusUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (answer.status === 204 ? undefined : ((await answer.json()) as { data: Data }).data) as Data;
};

/**
 * Creates a member or a user of the staff. An `active` one can log in at once, an `unverified` one must verify the e-mail first, and a `suspended` one cannot
 * log in.
 */
export async function newMember({
  role = 'kid',
  status = 'active',
  lang = 'vi',
}: {
  role?: Member['role'];
  status?: 'active' | 'unverified' | 'suspended';
  lang?: Lang;
} = {}): Promise<Member> {
  const username = `${role}.${randomUUID().slice(0, 8)}`;
  const email = `${username}@${domain}`;
  const password = 'Nang-Vang1';
  const client = await directus();
  const [storedRole] = await client.request(readRoles({ filter: { short_name: { _eq: role } }, fields: ['id'] }));
  const { id } = await client.request(
    createUser(
      { username, email, password, status, role: storedRole?.id, language: lang === 'vi' ? 'vi-VN' : 'en-US' },
      { fields: ['id'] },
    ),
  );
  createdIds.push(id);
  return { id, username, email, password, role };
}

/** Removes the members that the calling test file has created. Other test files run at the same time and still need their members. */
export async function removeMembers(): Promise<void> {
  if (createdIds.length > 0) await (await directus()).request(deleteUsers(createdIds.splice(0)));
}

/** Fills in the open login dialog and submits it. */
export async function fillLogin(
  page: Page,
  lang: Lang,
  name: string,
  password: string,
  remember = false,
): Promise<void> {
  const login = page.getByRole('dialog', { name: translate(lang, 'account:login.title') });
  await login.getByLabel(translate(lang, 'account:login.username')).fill(name);
  await login.getByLabel(translate(lang, 'account:login.password'), { exact: true }).fill(password);
  if (remember) await login.getByRole('checkbox').check();
  await login.getByRole('button', { name: translate(lang, 'account:login.submit'), exact: true }).click();
}

/** Returns the account button in the header of the page, which a member who is signed in sees. */
export const accountButton = (page: Page, lang: Lang) =>
  page.getByRole('banner').getByRole('button', { name: translate(lang, 'account-pages:menu.label') });

/** Returns the sign-in button in the header of the page, which a visitor sees. */
export const signInButton = (page: Page, lang: Lang) =>
  page.getByRole('banner').getByRole('link', { name: translate(lang, 'common:signIn') });

/** Opens a page with the login dialog and logs in. */
export async function logIn(page: Page, lang: Lang, member: Member, remember = false): Promise<void> {
  await page.goto(lang === 'vi' ? '/tin-tuc?dialog=login' : '/en/news?dialog=login');
  await fillLogin(page, lang, member.username, member.password, remember);
  // A login compares a password hash, which takes long on a busy machine.
  await expect(accountButton(page, lang)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function logOut(page: Page, lang: Lang): Promise<void> {
  await accountButton(page, lang).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: translate(lang, 'account-pages:menu.logOut') })
    .click();
  await expect(signInButton(page, lang)).toBeVisible();
}
