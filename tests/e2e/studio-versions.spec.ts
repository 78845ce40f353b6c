import { languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import { createFixtures } from '../support/items.ts';
import { field, logInAndOpen, save } from '../support/studio.ts';
import { expect, openUntilShown, test } from '../support/test.ts';
import { translate } from '../support/texts.ts';

const { directusUrl } = stack();
const fixtures = createFixtures();
const uniqueWord = Date.now().toString(36);
const oldTitle = { vi: `Tin cũ ${uniqueWord}`, en: `Old news ${uniqueWord}` };
const newTitle = `Tin đã sửa ${uniqueWord}`;
const slug = { vi: `tin-cu-${uniqueWord}x`, en: `old-news-${uniqueWord}x` };

test.afterAll(() => fixtures.clear());
// Ignores console messages of the Studio, which has another origin. Messages of the site still fail the test.
test.use({ tolerates: new RegExp(`${directusUrl}/`) });

/** Creates a published item that a reviewer may change. */
async function createPublished(): Promise<number> {
  const [category] = await content.read('categories', 'filter[kind][_eq]=news&filter[status][_eq]=published&limit=1');
  const { id } = await fixtures.create('news', {
    status: 'published',
    category: category?.id,
    translations: [
      { languages_code: 'vi-VN', title: oldTitle.vi, slug: slug.vi, body: '<p>Một đoạn.</p>' },
      { languages_code: 'en-US', title: oldTitle.en, slug: slug.en, body: '<p>A paragraph.</p>' },
    ],
  });
  return Number(id);
}

test('an editor corrects a published item in a version and previews it in both languages, and a reviewer promotes it', async ({
  page,
  browser,
}) => {
  test.slow();
  const id = await createPublished();
  const path = href('vi', 'newsDetail', { slug: slug.vi, id });
  await logInAndOpen(page, 'editor', `news/${id}?version=draft`);
  await field(page, 'title').locator('input').fill(newTitle);
  const savedVersion = page.waitForResponse((answer) => /\/versions\/[^/]+\/save$/.test(answer.url()));
  await save(page);
  expect((await savedVersion).status()).toBe(200);

  await page.locator('header button:has([data-icon=visibility])').click();
  const preview = page.frameLocator('#frame');
  const notice = translate('vi', 'preview:version', { name: translate('vi', 'preview:draft') });
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(notice);
  const expectedTitles = { vi: newTitle, en: oldTitle.en };
  for (const lang of languages) {
    const pane = preview.frameLocator(`section:has(#${lang}) iframe`);
    await expect(pane.getByRole('heading', { level: 1 })).toHaveText(expectedTitles[lang]);
  }

  const visitor = await browser.newContext();
  const visitorPage = await visitor.newPage();
  const shown = visitorPage.getByRole('heading', { level: 1 });
  await openUntilShown(visitorPage, path, shown);
  await expect(shown).toHaveText(oldTitle.vi);

  await logInAndOpen(page, 'reviewer', `news/${id}?version=draft`);
  await expect(field(page, 'title').locator('input')).toHaveValue(newTitle);
  await page.locator('.version-button').click();
  await page.locator('.version-list').locator('.v-list-item:has([data-icon=arrow_upload_progress])').click();
  await page.locator('[data-test=comparison-modal_apply-button]').click();
  const promotion = page.waitForResponse((answer) => /\/versions\/[^/]+\/promote$/.test(answer.url()));
  await page.locator('.v-card-actions button').last().click();
  expect((await promotion).status()).toBe(200);
  const promotedAt = Date.now();
  await expect(async () => {
    await visitorPage.goto(path);
    await expect(shown).toHaveText(newTitle, { timeout: 500 });
  }).toPass({ timeout: 30_000, intervals: [200] });
  expect(Date.now() - promotedAt).toBeLessThan(5000);
  await visitor.close();
});
