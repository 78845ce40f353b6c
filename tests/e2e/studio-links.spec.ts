/** Tests the report of broken links: an editor opens it from the Studio, and goes to the item that has the link (decision 304). */
import { reportTexts } from '../../directus-extensions/site-hooks/src/link-report/report-texts.ts';
import { databaseOf } from '../setup/database.ts';
import { stack } from '../setup/stack.ts';
import { createFixtures } from '../support/items.ts';
import { expectAccessibleStaffPage, formField, logInAndOpen } from '../support/studio.ts';
import { expect, test } from '../support/test.ts';

const { directusUrl, settings } = stack();
const database = databaseOf(settings);
const fixtures = createFixtures();
const uniqueWord = Date.now().toString(36);
const title = `Bài có liên kết hỏng ${uniqueWord}`;
const address = `https://${uniqueWord}.example.org/${'mot-duong-dan-dai-'.repeat(10)}`;

test.afterAll(async () => {
  database.change('DELETE FROM outside_links WHERE id = ?', uniqueWord);
  await fixtures.clear();
});
// Ignores console messages of the Studio, which has another origin.
test.use({ tolerates: new RegExp(`${directusUrl}/`) });

test('an editor opens the broken links from the Studio, and goes to the item that has one', async ({ page }) => {
  test.slow();
  const { id } = await fixtures.item('news', {
    translations: [
      { languages_code: 'vi-VN', title, slug: `lien-ket-${uniqueWord}`, body: `<p><a href="${address}">Xem</a></p>` },
      { languages_code: 'en-US', title: `Broken ${uniqueWord}`, slug: `broken-${uniqueWord}` },
    ],
  });
  // The nightly check writes such a row after two failures in a row.
  database.change(
    'INSERT INTO outside_links (id, address, problem, failures, failed_since, uses) VALUES (?, ?, ?, ?, ?, ?)',
    ...[uniqueWord, address, '404', 2, Date.now(), JSON.stringify([{ collection: 'news', id }])],
  );
  await logInAndOpen(page, 'editor', `news/${id}`);
  const reportLink = page.locator('.module-bar a[href$="/link-report"]');
  await expect(reportLink).toBeVisible();
  await page.goto(await reportLink.evaluate((link) => (link as HTMLAnchorElement).href));
  await expect(page.getByRole('heading', { level: 1, name: reportTexts.vi.title })).toBeVisible();
  await expect(page.getByRole('link', { name: address })).toBeVisible();
  await expectAccessibleStaffPage(page);
  await page.getByRole('link', { name: title }).click();
  await expect(formField(page, 'title').locator('input')).toHaveValue(title, { timeout: 60_000 });
});
