/** Tests that the rules of publishing also bind an administrator in the Studio, and that Home shows what an administrator publishes (decision 260). */
import { ruleTextWithoutSubject } from '@hat-nang/model/publishing-texts';
import { href } from '@hat-nang/model/routes';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import { createFixtures } from '../support/items.ts';
import { setStartingChoice } from '../support/pages.ts';
import { formField, logInAndOpen, pressSave, setStatus } from '../support/studio.ts';
import { expect, openUntilShown, test } from '../support/test.ts';

const { directusUrl } = stack();
const fixtures = createFixtures();
const title = `Ngày hội sách ${Date.now().toString(36)}`;

test.afterAll(() => fixtures.clear());
// Ignores console messages of the Studio, which has another origin. Messages of the site still fail the test.
test.use({ tolerates: new RegExp(`${directusUrl}/`) });

test('an administrator is refused like everyone, corrects the item, publishes it, and Home shows it', async ({
  page,
}) => {
  test.slow();
  const [shown] = await content.read('news', 'filter[image][_nnull]=true&limit=1&fields=image');
  const { id } = await fixtures.create('news', { status: 'draft', image: shown?.image });
  await fixtures.create('app_configs_news', { app_configs_id: 1, news_id: id, sort: 0 });
  await logInAndOpen(page, 'admin', `news/${id}`);
  await formField(page, 'title').locator('input').fill(title);
  await formField(page, 'body').frameLocator('iframe').locator('body').fill('Mời bạn đến chọn sách.');
  await setStatus(page, 'Đã đăng');
  await pressSave(page);

  const pictureText = formField(page, 'translations').getByText(ruleTextWithoutSubject('vi', 'check_picture_text'));
  await expect(pictureText).toBeVisible();
  const english = formField(page, 'is_vietnamese_only').getByText(ruleTextWithoutSubject('vi', 'check_english'));
  await expect(english).toBeVisible();
  expect(await content.read('news', `filter[id][_eq]=${id}&fields=status`)).toEqual([{ status: 'draft' }]);

  await formField(page, 'image_alt').locator('textarea').fill('Các bạn nhỏ đứng quanh bàn sách');
  await formField(page, 'is_vietnamese_only').locator('.v-checkbox').first().click();
  await pressSave(page);
  await page.waitForURL(/admin\/content\/news$/);
  // The login has cleared the cookies.
  await setStartingChoice(page.context(), { starting: 'adult' });
  await openUntilShown(page, href('vi', 'home'), page.getByRole('link', { name: title }).first());
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Mời bạn đến chọn sách.')).toBeVisible();
});
