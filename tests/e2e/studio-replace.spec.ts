/** Tests the page that replaces what is in use: an editor opens it, chooses a replacement and confirms (decision 308). */
import { replacePath } from '../../directus-extensions/site-hooks/src/replace-used/paths.ts';
import { replaceTexts } from '../../directus-extensions/site-hooks/src/replace-used/replace-texts.ts';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import { createFixtures } from '../support/items.ts';
import { expectAccessibleStaffPage, logInAndOpen } from '../support/studio.ts';
import { expect, test } from '../support/test.ts';

const { directusUrl } = stack();
const fixtures = createFixtures();
const uniqueWord = Date.now().toString(36);
const texts = replaceTexts.vi;

test.afterAll(() => fixtures.clear());
// Ignores console messages of the Studio, which has another origin.
test.use({ tolerates: new RegExp(`${directusUrl}/`) });

const createCategory = async (name: string) =>
  Number(
    (
      await fixtures.create('categories', {
        kind: 'news',
        status: 'published',
        translations: [{ languages_code: 'vi-VN', name }],
      })
    ).id,
  );

test('an editor sees where a category is used, and replaces it everywhere', async ({ page }) => {
  test.slow();
  const previous = await createCategory(`Loại cũ ${uniqueWord}`);
  const next = await createCategory(`Loại mới ${uniqueWord}`);
  const title = `Bài trong loại cũ ${uniqueWord}`;
  const { id } = await fixtures.item('news', {
    status: 'draft',
    category: previous,
    translations: [{ languages_code: 'vi-VN', title, slug: `loai-cu-${uniqueWord}` }],
  });
  await logInAndOpen(page, 'editor', `news/${id}`);
  await page.goto(`${directusUrl}${replacePath('categories', previous)}`);
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', `/admin/content/news/${id}`);
  await expectAccessibleStaffPage(page);
  await page.getByLabel(texts.searchLabel).fill(`mới ${uniqueWord}`);
  await page.getByRole('button', { name: texts.search }).click();
  await page.getByRole('link', { name: `Loại mới ${uniqueWord}` }).click();
  const confirmation = texts.confirm(`Loại cũ ${uniqueWord}`, `Loại mới ${uniqueWord}`);
  await expect(page.getByRole('heading', { name: confirmation })).toBeVisible();
  await expectAccessibleStaffPage(page);
  await page.getByRole('button', { name: texts.replaceAndDelete }).click();
  await expect(page.getByRole('status')).toHaveText(texts.done.deleted);
  expect(await content.read('news', `filter[id][_eq]=${id}&fields=category`)).toEqual([{ category: next }]);
  expect(await content.read('categories', `filter[id][_eq]=${previous}&fields=id`)).toEqual([]);
});
