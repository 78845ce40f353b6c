import { ruleText, ruleTextWithoutSubject } from '@hat-nang/model/publishing-texts';
import { href } from '@hat-nang/model/routes';
import type { Page } from '@playwright/test';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import { createFixtures } from '../support/items.ts';
import { expect, openUntilShown, test } from '../support/test.ts';

const { directusUrl, credentials } = stack();
const fixtures = createFixtures();
const uniqueWord = Date.now().toString(36);
const title = `Buổi đọc ${uniqueWord}`;

test.afterAll(() => fixtures.clear());
// Ignores console messages of the Studio, which has another origin. Messages of the site still fail the test.
test.use({ tolerates: new RegExp(`${directusUrl}/`) });

const field = (page: Page, name: string) => page.locator(`[data-field=${name}]`).first();
const save = (page: Page) => page.locator('header button:has([data-icon=check])').first().click();

/** Logs in with a redirect to the event. The Studio then loads its large scripts only once. */
async function logInAndOpen(page: Page, roleName: 'editor' | 'reviewer', id: number): Promise<void> {
  // Leaves the Studio first, because its open page sends requests that fail without the cookie.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`${directusUrl}/admin/login?redirect=/content/events/${id}`);
  await page.locator('input[type=email]').fill(credentials[roleName].email);
  await page.locator('input[type=password]').fill(credentials[roleName].password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(new RegExp(`admin/content/events/${id}$`));
  // The Studio is third-party code. On busy cores its first form may take longer than a page of the site.
  await expect(field(page, 'title').locator('input')).toBeVisible({ timeout: 60_000 });
}

async function setStatus(page: Page, name: string): Promise<void> {
  await field(page, 'status').locator('.input').first().click();
  await page.getByText(name, { exact: true }).last().click();
}

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
  await logInAndOpen(page, 'editor', id);
  await field(page, 'title').locator('input').fill(title);
  await field(page, 'body').frameLocator('iframe').locator('body').fill('Mời bạn đọc cùng nghe.');
  await field(page, 'map_url').locator('input').fill('ban-do');
  await setStatus(page, 'Đã đăng');
  await save(page);

  const refusedValues = {
    status: 'check_may_publish',
    translations: 'check_picture_text',
    is_vietnamese_only: 'check_english',
    online_url: 'check_place',
    map_url: 'check_link',
  } as const;
  for (const [name, rule] of Object.entries(refusedValues)) {
    const messageText = field(page, name).getByText(ruleTextWithoutSubject('vi', rule as typeof refusedValues.map_url));
    await expect(messageText).toBeVisible();
    expect(await messageText.evaluate((element) => getComputedStyle(element).fontFamily)).not.toMatch(/mono/i);
  }
  await expect(page.getByText(ruleText('vi', 'check_link', 'ban-do'))).toBeVisible();
  expect(await content.read('events', `filter[id][_eq]=${id}&fields=status`)).toEqual([{ status: 'draft' }]);

  await field(page, 'image_alt').locator('textarea').fill('Hai bạn ngồi đọc sách');
  await field(page, 'location_name').locator('input').fill('Thư viện Hạt Nắng');
  await field(page, 'map_url').locator('input').fill('https://maps.example.com/x');
  await field(page, 'is_vietnamese_only').locator('.v-checkbox').first().click();
  await setStatus(page, 'Chờ duyệt');
  await save(page);
  await page.waitForURL(/admin\/content\/events$/);

  await logInAndOpen(page, 'reviewer', id);
  await expect(field(page, 'title').locator('input')).toHaveValue(title);
  await setStatus(page, 'Đã đăng');
  await save(page);
  await page.waitForURL(/admin\/content\/events$/);
  const query = `filter[id][_eq]=${id}&fields=status,translations.slug`;
  const [storedEvent] = (await content.read('events', query)) as { status: string; translations: { slug: string }[] }[];
  expect(storedEvent?.status).toBe('published');
  const path = href('vi', 'eventsDetail', { slug: storedEvent?.translations[0]?.slug ?? '', id });
  await openUntilShown(page, path, page.getByRole('heading', { level: 1, name: title }));
  await expect(page.getByText('Mời bạn đọc cùng nghe.')).toBeVisible();
});
