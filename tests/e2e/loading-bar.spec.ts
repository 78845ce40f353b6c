import type { Page } from '@playwright/test';
import { readSeededNews } from '../support/seeded.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { translate } from '../support/texts.ts';

/** Records the times of each appearance and disappearance of the bar and of the last click, by the page's clock. */
const watchBar = (page: Page) =>
  page.addInitScript(() => {
    const events: { isShown: boolean; at: number }[] = [];
    Object.assign(window, { barEvents: events });
    const recordChange = () => {
      const isShown = document.querySelector('[data-loading-bar]') !== null;
      if (isShown !== (events.at(-1)?.isShown ?? false)) events.push({ isShown, at: performance.now() });
    };
    new MutationObserver(recordChange).observe(document, { childList: true, subtree: true });
    addEventListener('click', () => Object.assign(window, { clickedAt: performance.now() }), true);
  });

const readBarEvents = (page: Page) =>
  page.evaluate(() => {
    const { barEvents, clickedAt } = window as unknown as {
      barEvents: { isShown: boolean; at: number }[];
      clickedAt: number;
    };
    return barEvents.map(({ isShown, at }) => ({ isShown, afterClickMs: at - clickedAt }));
  });

/** Delays the requests of the router, as a slow network does, and aborts prefetches. */
const slowDown = (page: Page, delay: number) =>
  page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      if (route.request().headers()['next-router-prefetch']) return route.abort();
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    },
  );

test.use({ tolerates: /net::ERR_FAILED/ });

test('appears after 200 ms at the top, 3 px high, and disappears when the page is shown', async ({ page }) => {
  await watchBar(page);
  await slowDown(page, 1200);
  await page.goto(`/tin-tuc?category=${(await readSeededNews()).category}`);
  await waitForHydration(page);
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  const bar = page.getByRole('progressbar', { name: translate('vi', 'common:loading') });
  await expect(bar).toBeVisible();
  const box = await bar.boundingBox();
  expect([box?.x, box?.y, box?.height]).toEqual([0, 0, 3]);
  expect(await bar.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('2s');
  await expect(page).toHaveURL(/\/tin-tuc\/.+-\d+$/);
  await expect(bar).toBeHidden();
  const [appeared, disappeared] = await readBarEvents(page);
  expect(appeared).toMatchObject({ isShown: true });
  expect(appeared?.afterClickMs).toBeGreaterThanOrEqual(190);
  expect(appeared?.afterClickMs).toBeLessThan(900);
  expect(disappeared?.isShown).toBe(false);
});

test('disappears after 2000 ms at the latest', async ({ page }) => {
  await watchBar(page);
  await slowDown(page, 4000);
  await page.goto(`/tin-tuc?category=${(await readSeededNews()).category}`);
  await waitForHydration(page);
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page.locator('[data-loading-bar]')).toHaveCount(1);
  await expect(page.locator('[data-loading-bar]')).toHaveCount(0, { timeout: 3500 });
  const [appeared, disappeared] = await readBarEvents(page);
  const durationMs = (disappeared?.afterClickMs ?? 0) - (appeared?.afterClickMs ?? 0);
  expect(durationMs).toBeGreaterThan(1800);
  expect(durationMs).toBeLessThan(3000);
});

test('does not appear for fast pages, for clicks without navigation, and after a filter has loaded', async ({
  page,
}) => {
  await watchBar(page);
  await page.goto('/tin-tuc');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(500);
  expect(await readBarEvents(page)).toEqual([]);

  await page.getByRole('link', { name: translate('vi', 'common:list.oldest') }).click();
  await expect(page.getByRole('link', { name: translate('vi', 'common:list.oldest') })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.waitForTimeout(700);
  expect((await readBarEvents(page)).at(-1)?.isShown ?? false, 'no bar after the list has loaded').toBe(false);
});

test('disappears after a slow filter, which changes only the query', async ({ page }) => {
  await watchBar(page);
  await slowDown(page, 600);
  await page.goto('/tin-tuc');
  await waitForHydration(page);
  await page.getByRole('link', { name: translate('vi', 'common:list.oldest') }).click();
  const oldest = page.getByRole('link', { name: translate('vi', 'common:list.oldest') });
  await expect(oldest).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-loading-bar]')).toHaveCount(0, { timeout: 500 });
  expect((await readBarEvents(page)).map(({ isShown }) => isShown)).toEqual([true, false]);
});
