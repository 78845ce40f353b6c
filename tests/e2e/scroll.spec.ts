import { createNewsShelf } from '../support/news-shelf.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { translate } from '../support/texts.ts';

let shelf: Awaited<ReturnType<typeof createNewsShelf>>;
test.beforeAll(async () => {
  shelf = await createNewsShelf();
});
test.afterAll(() => shelf.remove());

const readScrollY = () => window.scrollY;

test('a new page starts at the top, and Back restores the scroll position', async ({ page }) => {
  await page.goto(`/tin-tuc?category=${shelf.category}`);
  await waitForHydration(page);
  const link = page.getByRole('link', { name: shelf.items[10]?.vi.title });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(readScrollY)).toBeGreaterThan(300);
  // The site stores the position after scrolling has stopped.
  await page.waitForTimeout(300);
  const scrollBefore = await page.evaluate(readScrollY);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shelf.items[10]?.vi.title ?? '');
  await expect.poll(() => page.evaluate(readScrollY)).toBe(0);

  await page.goBack();
  await expect(link).toBeVisible();
  await expect.poll(() => page.evaluate(readScrollY), { timeout: 3000 }).toBeGreaterThan(scrollBefore - 60);
  expect(await page.evaluate(readScrollY)).toBeLessThan(scrollBefore + 60);
});

test('an anchor is scrolled to after 500 ms', async ({ page }) => {
  await page.goto(`${shelf.items[0]?.vi.path}#related`);
  const heading = page.getByRole('heading', { name: translate('vi', 'news:related') });
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 999, { timeout: 4000 }).toBeLessThan(120);
  await expect(heading).toBeInViewport();
});

test('in-app, with less motion preferred, the anchor is reached at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${shelf.items[0]?.vi.path}#related`);
  await expect(page.getByRole('heading', { name: translate('vi', 'news:related') })).toBeInViewport();
  const behavior = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(behavior).not.toBe('smooth');
});

test('the next page of a list starts at the top', async ({ page }) => {
  await page.goto(`/tin-tuc?category=${shelf.category}`);
  await waitForHydration(page);
  const nextLink = page.getByRole('link', { name: translate('vi', 'common:list.next') });
  await nextLink.scrollIntoViewIfNeeded();
  await nextLink.click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => page.evaluate(readScrollY)).toBeLessThan(50);
});
