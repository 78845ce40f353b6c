/** Tests the list of waiting versions: a reviewer opens it from the Studio, previews a version in both languages, and opens it (decision 312). */
import { versionTexts } from '../../directus-extensions/site-hooks/src/waiting-versions/version-texts.ts';
import { connect } from '../../schema/connect.ts';
import { stack } from '../setup/stack.ts';
import { createFixtures } from '../support/items.ts';
import { expectAccessibleStaffPage, formField, logInAndOpen } from '../support/studio.ts';
import { expect, test } from '../support/test.ts';

const { directusUrl, adminToken } = stack();
const fixtures = createFixtures();
const uniqueWord = Date.now().toString(36);
const title = `Bài có phiên bản ${uniqueWord} ${'mot-tu-rat-dai-'.repeat(8)}`;

test.afterAll(() => fixtures.clear());
// Ignores console messages of the Studio, which has another origin.
test.use({ tolerates: new RegExp(`${directusUrl}/`) });

test('a reviewer opens the waiting versions from the Studio, and goes to a version', async ({ page }) => {
  test.slow();
  const { id } = await fixtures.item('news', {
    translations: [
      { languages_code: 'vi-VN', title, slug: `phien-ban-${uniqueWord}`, body: '<p>Một đoạn.</p>' },
      {
        languages_code: 'en-US',
        title: `Version ${uniqueWord}`,
        slug: `version-${uniqueWord}`,
        body: '<p>A text.</p>',
      },
    ],
  });
  const api = await connect({ url: directusUrl, token: adminToken });
  const data = { key: 'better', name: 'Bản sửa', collection: 'news', item: String(id) };
  const version = await api.call<{ id: string }>('POST', '/versions', data);
  await api.call('POST', `/versions/${version.id}/save`, { author: `Ai đó ${uniqueWord}` });

  await logInAndOpen(page, 'reviewer', `news/${id}`);
  const listLink = page.locator('.module-bar a[href$="/waiting-versions"]');
  await expect(listLink).toBeVisible();
  await page.goto(await listLink.evaluate((link) => (link as HTMLAnchorElement).href));
  const texts = versionTexts.vi;
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  const item = page.getByRole('listitem').filter({ hasText: title }).first();
  await expect(item).toContainText(texts.version('Bản sửa'));
  await expectAccessibleStaffPage(page);
  const preview = item.getByRole('link', { name: texts.preview });
  await expect(preview).toHaveAttribute('href', new RegExp(`/api/preview/news/${id}\\?version=better$`));
  await page.goto(
    await item.getByRole('link', { name: texts.open }).evaluate((link) => (link as HTMLAnchorElement).href),
  );
  await expect(formField(page, 'author').locator('input')).toHaveValue(`Ai đó ${uniqueWord}`, { timeout: 60_000 });
});
