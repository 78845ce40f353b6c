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

/**
 * Runs in the page. As soon as the scripts of the page run, the function undoes the browser's own jump to the anchor. `data-anchor-delay` of `<html>` then
 * gets the milliseconds until the site scrolls.
 */
const measureAnchorDelay = () => {
  const observer = new MutationObserver(() => {
    const { dataset } = document.documentElement;
    if (dataset.awake === undefined) return;
    observer.disconnect();
    scrollTo({ top: 0, behavior: 'instant' });
    const startedAt = performance.now();
    const watchScroll = () => {
      if (scrollY === 0) requestAnimationFrame(watchScroll);
      else dataset.anchorDelay = String(performance.now() - startedAt);
    };
    watchScroll();
  });
  observer.observe(document, { attributes: true, attributeFilter: ['data-awake'], subtree: true });
};

test('an anchor is scrolled to after 500 ms', async ({ page }) => {
  await page.addInitScript(measureAnchorDelay);
  await page.goto(`${shelf.items[0]?.vi.path}#related`);
  const readDelay = () => page.evaluate(() => Number(document.documentElement.dataset.anchorDelay));
  // The site starts its timer of 500 ms shortly before it sets `data-awake`, which starts the measurement.
  await expect.poll(readDelay, { timeout: 10_000 }).toBeGreaterThan(400);
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
