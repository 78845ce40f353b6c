/** Tests of the roles in the real Studio: where each role starts, how the desk answers a message, and which controls are hidden (decisions 280, 281). */
import type { Page } from '@playwright/test';
import { DESK_TEXTS } from '../../directus-extensions/auth-extend/src/desk/desk-texts.ts';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import { createFixtures } from '../support/items.ts';
import { waitForMailTo } from '../support/mailbox.ts';
import { admin, newMember, removeMembers } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

const { directusUrl, credentials } = stack();
const fixtures = createFixtures();

test.afterAll(async () => {
  await fixtures.clear();
  await removeMembers();
});
// Ignores console messages of the Studio, which has another origin.
test.use({ tolerates: new RegExp(`${directusUrl}/`), viewport: { width: 1280, height: 900 } });
// The Studio is third-party code. On busy cores its first page may take longer than a page of the site.
const slowTimeout = { timeout: 60_000 };

const field = (page: Page, name: string) => page.locator(`[data-field=${name}]`).first();

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto(`${directusUrl}/admin/login`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/admin\/content\//, slowTimeout);
}

/** Returns the addresses of the modules that a user sees. */
async function readShownModules(page: Page): Promise<string[]> {
  const links = page.locator('.module-bar .modules a:visible');
  await expect(links.first()).toBeVisible(slowTimeout);
  const addresses = await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href') ?? ''));
  return addresses.map((address) => address.replace(/^.*\/admin\//, ''));
}

test('the desk starts at unread messages, answers one in its form, and the sender gets the mail', async ({ page }) => {
  test.slow();
  const email = `ban-doc-${Date.now().toString(36)}@hatnang.example.com`;
  const message = { name: 'Lan', email, message: 'Thư viện mở cửa khi nào?', languages_code: 'vi-VN' };
  const { id } = await fixtures.create('contact_messages', message);
  await logIn(page, credentials.desk);
  await expect(page).toHaveURL(/contact_messages\?bookmark=\d+$/, slowTimeout);
  expect(await readShownModules(page)).toEqual(['content', 'users']);
  await page.getByText(email).first().click();
  await page.waitForURL(new RegExp(`contact_messages/${id}(\\?|$)`));
  await field(page, 'answers').getByRole('button', { name: 'Tạo Mới' }).click(slowTimeout);
  const drawer = page.locator('.v-drawer').last();
  await field(page, 'text').locator('textarea').fill('Từ 8 giờ đến 17 giờ mỗi ngày.');
  await drawer.locator('header button:has([data-icon=check])').click();
  await expect(field(page, 'answers')).toContainText('Từ 8 giờ đến 17 giờ');
  await page.locator('header button:has([data-icon=check])').first().click();
  const mail = await waitForMailTo(email);
  expect(mail.subject).toMatch(/^Re: Lời nhắn của bạn gửi /);
  expect(mail.text).toContain('Từ 8 giờ đến 17 giờ mỗi ngày.');
  expect(mail.text).toContain('> Thư viện mở cửa khi nào?');
  const [stored] = await content.read('contact_messages', `filter[id][_eq]=${id}&fields=state,answers.author`);
  expect(stored).toMatchObject({ state: 'answered', answers: [{ author: expect.stringMatching(/\S/) }] });
});

test('a member’s form begins with what the desk needs, and leads to a page that exports and erases the member', async ({
  page,
}, testInfo) => {
  test.slow();
  const member = await newMember({ role: 'adult' });
  await logIn(page, credentials.desk);
  await page.goto(`${directusUrl}/admin/users/${member.id}`);
  await expect(field(page, 'username')).toBeVisible(slowTimeout);
  const bottomOf = async (name: string) => {
    const box = await field(page, name).boundingBox();
    return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
  };
  // Without the CSS of the project, 2,600 pixels of Directus's own fields would precede these fields (decision 280).
  for (const name of ['email', 'status', 'role', 'desk_page']) expect(await bottomOf(name), name).toBeLessThan(900);
  for (const name of ['username', 'email_verified_at']) expect(await bottomOf(name), name).toBeLessThan(1100);
  for (const name of ['password', 'theme_light', 'tags', 'tfa_secret']) await expect(field(page, name)).toBeHidden();
  await testInfo.attach('member-form', { body: await page.screenshot(), contentType: 'image/png' });

  const [deskPage] = await Promise.all([
    page.waitForEvent('popup', slowTimeout),
    field(page, 'desk_page').getByRole('link').press('Enter'),
  ]);
  const texts = DESK_TEXTS['vi-VN'];
  await expect(deskPage.getByText(member.email)).toBeVisible(slowTimeout);
  const [download] = await Promise.all([
    deskPage.waitForEvent('download'),
    deskPage.getByRole('link', { name: texts.download }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  await deskPage.getByText(texts.erase).press('Enter');
  const confirmation = deskPage.getByLabel(texts.typeUsername(member.username));
  await confirmation.fill(member.username);
  await confirmation.press('Enter');
  await deskPage.waitForURL(/admin\/users/, slowTimeout);
  expect(await admin('GET', `/users?filter[id][_eq]=${member.id}&fields=id`)).toEqual([]);
});

for (const [roleName, bookmark] of [
  ['editor', 'Bài của tôi'],
  ['reviewer', 'Chờ duyệt'],
] as const) {
  test(`the role ${roleName} starts at its own list, without controls that do nothing`, async ({ page }) => {
    test.slow();
    // The Studio stores the last page of a user. Other tests use the demo users at the same time.
    await logIn(page, await newMember({ role: roleName }));
    await expect(page).toHaveURL(/content\/documents\?bookmark=\d+$/, slowTimeout);
    await expect(page.locator('header').getByText(bookmark).first()).toBeVisible(slowTimeout);
    expect(await readShownModules(page)).toEqual([
      'content',
      'files',
      'insights',
      '../../../../../../translation-desk',
      '../../../../../../books/import',
      '../../../../../../books/workshop',
      '../../../../../../link-report',
      '../../../../../../waiting-versions',
      '../../../../../../auth-extend/counts/last',
    ]);
    const [item] = await content.read('news', 'filter[status][_eq]=published&limit=1&fields=id');
    await page.goto(`${directusUrl}/admin/content/news/${item?.id}`);
    await expect(field(page, 'title')).toBeVisible(slowTimeout);
    await expect(page.locator('.accordion-trigger').first()).toBeVisible();
    await expect(page.locator('.accordion-trigger [data-icon=share]')).toHaveCount(1);
    await expect(page.locator('.accordion-trigger [data-icon=share]')).toBeHidden();
    await page.goto(`${directusUrl}/admin/files/+`);
    await expect(page.locator('.v-upload')).toBeVisible(slowTimeout);
    await expect(page.locator('.v-upload [data-icon=link]')).toHaveCount(1);
    await expect(page.locator('.v-upload [data-icon=link]')).toBeHidden();
  });
}
