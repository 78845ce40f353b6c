/** Tests the translation desk: an editor opens the desk from the Studio, compares both languages, and copies the structure (decision 292). */
import { deskTexts } from '../../directus-extensions/site-hooks/src/translation-desk/desk-texts.ts';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import { createFixtures } from '../support/items.ts';
import { expectAccessibleStaffPage, formField, logInAndOpen } from '../support/studio.ts';
import { expect, test } from '../support/test.ts';

const { directusUrl } = stack();
const fixtures = createFixtures();
const texts = deskTexts.vi;
const title = `Bài cần dịch ${Date.now().toString(36)}`;
const body = '<h2>Đọc cùng nhau</h2><p>Mỗi tối, cả nhà đọc một cuốn sách và kể lại cho nhau nghe.</p>';

test.afterAll(() => fixtures.clear());
// Ignores console messages of the Studio, which has another origin.
test.use({ tolerates: new RegExp(`${directusUrl}/`) });

test('an editor opens the desk from the Studio, finds a missing translation and copies its structure', async ({
  page,
}) => {
  test.slow();
  const translations = [{ languages_code: 'vi-VN', title, body }];
  const { id } = await fixtures.create('news', { status: 'draft', translations });
  await logInAndOpen(page, 'editor', `news/${id}`);
  const deskLink = page.locator('.module-bar a[href$="/translation-desk"]');
  await expect(deskLink).toBeVisible();
  const address = await deskLink.evaluate((link) => (link as HTMLAnchorElement).href);
  expect(address).toBe(`${directusUrl}/translation-desk`);

  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^Tin tức, ${texts.states.missing}: \\d+$`) }).click();
  await expect(page).toHaveURL(/\?section=news&state=missing$/);
  await expectAccessibleStaffPage(page);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Mỗi tối, cả nhà đọc một cuốn sách')).toBeVisible();
  await expectAccessibleStaffPage(page);

  const copyButton = page.getByRole('button', { name: texts.copy });
  await copyButton.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(texts.outcomes.copied);
  await expect(copyButton).toHaveCount(0);
  const query = `filter[id][_eq]=${id}&fields=status,translations.languages_code,translations.body`;
  const [stored] = await content.read('news', query);
  expect(stored).toMatchObject({
    status: 'draft',
    translations: expect.arrayContaining([{ languages_code: 'en-US', body }]),
  });

  await page.getByRole('link', { name: texts.edit }).click();
  await expect(formField(page, 'title').locator('input')).toHaveValue(title, { timeout: 60_000 });
});
