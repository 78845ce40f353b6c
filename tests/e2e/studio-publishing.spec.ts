import { ruleText, ruleTextWithoutSubject } from '@hat-nang/model/publishing-texts';
import { href } from '@hat-nang/model/routes';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import { createFixtures } from '../support/items.ts';
import { formField, logInAndOpen, pressSave, setStatus } from '../support/studio.ts';
import { expect, openUntilShown, test } from '../support/test.ts';

const { directusUrl } = stack();
const fixtures = createFixtures();
const uniqueWord = Date.now().toString(36);
const title = `Buổi đọc ${uniqueWord}`;

test.afterAll(() => fixtures.clear());
// Ignores console messages of the Studio, which has another origin. Messages of the site still fail the test.
test.use({ tolerates: new RegExp(`${directusUrl}/`) });

/** Creates an event with dates and a picture, but without texts. */
async function createDraft(): Promise<number> {
  const [shown] = await content.read('events', 'filter[image][_nnull]=true&limit=1&fields=image');
  const dates = { starts_at: '2031-01-01T02:00:00Z', ends_at: '2031-01-01T04:00:00Z' };
  const { id } = await fixtures.create('events', { status: 'draft', image: shown?.image, ...dates });
  return Number(id);
}

test('an editor sees at each field what is missing, corrects it and requests a review, and a reviewer publishes', async ({
  page,
}) => {
  test.slow();
  const id = await createDraft();
  await logInAndOpen(page, 'editor', `events/${id}`);
  await formField(page, 'title').locator('input').fill(title);
  await formField(page, 'body').frameLocator('iframe').locator('body').fill('Mời bạn đọc cùng nghe.');
  await formField(page, 'map_url').locator('input').fill('ban-do');
  await setStatus(page, 'Đã đăng');
  await pressSave(page);

  const refusedValues = {
    status: 'check_may_publish',
    translations: 'check_picture_text',
    is_vietnamese_only: 'check_english',
    online_url: 'check_place',
    has_interpreter: 'check_access_facts',
    map_url: 'check_link',
  } as const;
  for (const [name, rule] of Object.entries(refusedValues)) {
    const messageText = formField(page, name).getByText(
      ruleTextWithoutSubject('vi', rule as typeof refusedValues.map_url),
    );
    await expect(messageText).toBeVisible();
    expect(await messageText.evaluate((element) => getComputedStyle(element).fontFamily)).not.toMatch(/mono/i);
  }
  await expect(page.getByText(ruleText('vi', 'check_link', 'ban-do'))).toBeVisible();
  expect(await content.read('events', `filter[id][_eq]=${id}&fields=status`)).toEqual([{ status: 'draft' }]);

  await formField(page, 'image_alt').locator('textarea').fill('Hai bạn ngồi đọc sách');
  await formField(page, 'location_name').locator('input').fill('Thư viện Hạt Nắng');
  await formField(page, 'map_url').locator('input').fill('https://maps.example.com/x');
  await formField(page, 'has_interpreter').locator('.v-checkbox').first().click();
  await formField(page, 'is_vietnamese_only').locator('.v-checkbox').first().click();
  await setStatus(page, 'Chờ duyệt');
  await pressSave(page);
  await page.waitForURL(/admin\/content\/events$/);

  await logInAndOpen(page, 'reviewer', `events/${id}`);
  await expect(formField(page, 'title').locator('input')).toHaveValue(title);
  await setStatus(page, 'Đã đăng');
  await pressSave(page);
  await page.waitForURL(/admin\/content\/events$/);
  const query = `filter[id][_eq]=${id}&fields=status,translations.slug`;
  const [storedEvent] = (await content.read('events', query)) as { status: string; translations: { slug: string }[] }[];
  expect(storedEvent?.status).toBe('published');
  const path = href('vi', 'eventsDetail', { slug: storedEvent?.translations[0]?.slug ?? '', id });
  await openUntilShown(page, path, page.getByRole('heading', { level: 1, name: title }));
  await expect(page.getByText('Mời bạn đọc cùng nghe.')).toBeVisible();
});
