/**
 * Tests what editors and reviewers do in the Studio with items that readers already see: correct one by a version, preview and promote the version, copy an
 * item, try to delete what is in use, and schedule a publication (decisions 260, 264, 279).
 */
import { href } from '@hat-nang/model/routes';
import type { Page } from '@playwright/test';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import { createFixtures, type Item } from '../support/items.ts';
import { setStartingChoice } from '../support/pages.ts';
import { formField, logInAndOpen, pressSave, setStatus } from '../support/studio.ts';
import { expect, openUntilShown, test } from '../support/test.ts';

const { directusUrl } = stack();
const fixtures = createFixtures();
const slowTimeout = { timeout: 60_000 };

const copyIds: unknown[] = [];
test.afterAll(async () => {
  for (const id of copyIds) await content.remove('news', id);
  await fixtures.clear();
});
// Ignores console messages of the Studio, which has another origin. Messages of the site still fail the test.
test.use({ tolerates: new RegExp(`${directusUrl}/`), viewport: { width: 1440, height: 900 } });

const uniqueWord = Date.now().toString(36);
const newTitle = `Phòng đọc đã sửa ${uniqueWord}`;
let createdCount = 0;

/** Creates a news item with complete texts in both languages, which a reviewer may publish. */
const createNews = (fields: Record<string, unknown> = {}): Promise<Item> => {
  const slugEnd = `${uniqueWord}-${createdCount++}`;
  const translations = ['vi-VN', 'en-US'].map((languages_code) => ({
    languages_code,
    title: `Phòng đọc ${slugEnd}`,
    slug: `phong-doc-${slugEnd}-x`,
    body: '<p>Thư viện mở thêm một phòng đọc.</p>',
  }));
  return fixtures.item('news', { translations, ...fields });
};
const pathOf = ({ id }: Item, count: number) =>
  href('vi', 'newsDetail', { slug: `phong-doc-${uniqueWord}-${count}-x`, id });

/** Returns the button of the open dialog that confirms. */
const confirmButton = (page: Page) => page.locator('.v-card-actions button').last();
const pressHeaderMenu = async (page: Page, icon: string) => {
  await page.locator('header [data-icon=more_vert]').first().click();
  await page.locator(`.v-list-item:has([data-icon=${icon}])`).click();
};

async function createVersion(page: Page): Promise<void> {
  await page.locator('.version-button').click();
  await page.locator('.version-list').getByText('Tạo phiên bản').click();
  const inputs = page.locator('.v-card input');
  await inputs.nth(0).fill('Sửa tiêu đề');
  await inputs.nth(1).fill('sua-tieu-de');
  await confirmButton(page).click();
  await expect(page).toHaveURL(/version=sua-tieu-de/);
}

test('an editor corrects an item by a version, copies it, and cannot delete what is in use; a reviewer promotes and schedules', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const item = await createNews();
  await logInAndOpen(page, 'editor', `news/${item.id}`);

  await createVersion(page);
  await formField(page, 'title').locator('input').fill(newTitle);
  await pressSave(page);
  await page.locator('.action-preview').click();
  // The preview has one frame for each language.
  const preview = page.frameLocator('.live-preview iframe').frameLocator('iframe').first();
  await expect(preview.getByRole('heading', { level: 1, name: newTitle })).toBeVisible(slowTimeout);
  const vietnamese = `filter[news_id][_eq]=${item.id}&filter[languages_code][_eq]=vi-VN`;
  const [unchanged] = await content.read('news_translations', `${vietnamese}&fields=title`);
  expect(unchanged?.title).not.toBe(newTitle);

  await page.locator('.action-preview').click();
  await page.locator('.version-button').click();
  await page.locator('.version-list').getByText('Bản chính').click();
  await expect(formField(page, 'title').locator('input')).not.toHaveValue(newTitle);
  await formField(page, 'title').locator('input').fill(`Bản sao ${uniqueWord}`);
  await pressHeaderMenu(page, 'done_all');
  await page.waitForURL((url) => /news\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${item.id}`));
  const copyId = page.url().split('/').pop();
  copyIds.push(copyId);
  const [copy] = await content.read('news', `filter[id][_eq]=${copyId}&fields=status,date_published`);
  expect(copy).toEqual({ status: 'draft', date_published: null });

  const [used] = await content.read('events', 'filter[category][_nnull]=true&limit=1&fields=category');
  await page.goto(`${directusUrl}/admin/content/categories/${used?.category}`);
  await page.locator('.action-delete').click(slowTimeout);
  await confirmButton(page).click();
  const refusal = page.locator('.v-error');
  await expect(refusal).toContainText(/Đang được dùng: \d+ mục: Sự kiện/);
  expect(await refusal.evaluate((element) => getComputedStyle(element).fontFamily)).not.toMatch(/mono/i);
  expect(await content.read('categories', `filter[id][_eq]=${used?.category}&fields=id`)).toHaveLength(1);

  const waiting = await createNews({ status: 'in_review', date_published: '2031-01-01T02:00:00Z' });
  await logInAndOpen(page, 'reviewer', `news/${item.id}?version=sua-tieu-de`);
  await page.locator('.version-button').click();
  await page.locator('.version-list').getByText('Áp dụng phiên bản').click();
  // In Directus 11.17.4, a press on this button sometimes has no effect while the dialog loads: 2 of 96 presses, at a sixth of the processor's speed.
  await expect(async () => {
    if (!(await confirmButton(page).isVisible()))
      await page.locator('[data-test=comparison-modal_apply-button]').click({ timeout: 20_000 });
    await expect(confirmButton(page)).toBeVisible({ timeout: 5000 });
  }).toPass(slowTimeout);
  await confirmButton(page).click();
  // The preview has set its cookie in the context of the Studio, so readers need a context of their own.
  const reader = await (await browser.newContext({ baseURL })).newPage();
  await setStartingChoice(reader.context(), { starting: 'adult' });
  await openUntilShown(reader, pathOf(item, 0), reader.getByRole('heading', { level: 1, name: newTitle }));

  await page.goto(`${directusUrl}/admin/content/news/${waiting.id}`);
  await expect(formField(page, 'title').locator('input')).toBeVisible(slowTimeout);
  await setStatus(page, 'Đã đăng');
  await pressSave(page);
  await page.waitForURL(/admin\/content\/news$/);
  const scheduledPath = pathOf(waiting, 1);
  expect((await reader.request.get(scheduledPath)).status()).toBe(404);
  await page.goto(`${directusUrl}/admin/content/news/${waiting.id}`);
  await formField(page, 'date_published').locator('.v-list-item').first().click(slowTimeout);
  await page.locator('.calendar-today-button').click();
  await page.keyboard.press('Escape');
  await pressSave(page);
  await page.waitForURL(/admin\/content\/news$/);
  await openUntilShown(reader, scheduledPath, reader.getByRole('heading', { level: 1, name: /^Phòng đọc/ }));
  await reader.context().close();
});
