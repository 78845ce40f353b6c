import type { Page } from '@playwright/test';
import { seededNews } from '../support/seeded.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { say } from '../support/texts.ts';

/** Notes when the bar came and went, in the page's own time. */
const watchBar = (page: Page) =>
  page.addInitScript(() => {
    const events: { shown: boolean; at: number }[] = [];
    Object.assign(window, { barEvents: events });
    const look = () => {
      const shown = document.querySelector('[data-loading-bar]') !== null;
      if (shown !== (events.at(-1)?.shown ?? false)) events.push({ shown, at: performance.now() });
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    addEventListener('click', () => Object.assign(window, { clickedAt: performance.now() }), true);
  });

const noted = (page: Page) =>
  page.evaluate(() => {
    const { barEvents, clickedAt } = window as unknown as {
      barEvents: { shown: boolean; at: number }[];
      clickedAt: number;
    };
    return barEvents.map(({ shown, at }) => ({ shown, after: at - clickedAt }));
  });

/** Holds back what the router asks for, as a slow line would. */
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

test('shows after 200 ms, 3 px high on top, and goes with the page', async ({ page }) => {
  await watchBar(page);
  await slowDown(page, 1200);
  await page.goto(`/tin-tuc?category=${(await seededNews()).category}`);
  await waitForHydration(page);
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  const bar = page.getByRole('progressbar', { name: say('vi', 'common:loading') });
  await expect(bar).toBeVisible();
  const box = await bar.boundingBox();
  expect([box?.x, box?.y, box?.height]).toEqual([0, 0, 3]);
  expect(await bar.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('2s');
  await expect(page).toHaveURL(/\/tin-tuc\/.+-\d+$/);
  await expect(bar).toBeHidden();
  const [shown, gone] = await noted(page);
  expect(shown).toMatchObject({ shown: true });
  expect(shown?.after).toBeGreaterThanOrEqual(190);
  expect(shown?.after).toBeLessThan(900);
  expect(gone?.shown).toBe(false);
});

test('ends after 2000 ms at the latest', async ({ page }) => {
  await watchBar(page);
  await slowDown(page, 4000);
  await page.goto(`/tin-tuc?category=${(await seededNews()).category}`);
  await waitForHydration(page);
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page.locator('[data-loading-bar]')).toHaveCount(1);
  await expect(page.locator('[data-loading-bar]')).toHaveCount(0, { timeout: 3500 });
  const [shown, gone] = await noted(page);
  expect((gone?.after ?? 0) - (shown?.after ?? 0)).toBeGreaterThan(1800);
  expect((gone?.after ?? 0) - (shown?.after ?? 0)).toBeLessThan(3000);
});

test('stays away from quick pages, from clicks that lead nowhere, and from a filter that has arrived', async ({
  page,
}) => {
  await watchBar(page);
  await page.goto('/tin-tuc');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(500);
  expect(await noted(page)).toEqual([]);

  await page.getByRole('link', { name: say('vi', 'common:list.oldest') }).click();
  await expect(page.getByRole('link', { name: say('vi', 'common:list.oldest') })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.waitForTimeout(700);
  expect((await noted(page)).at(-1)?.shown ?? false, 'the list has arrived, so nothing loads any more').toBe(false);
});

test('goes with a filter that took its time: only the query differs', async ({ page }) => {
  await watchBar(page);
  await slowDown(page, 600);
  await page.goto('/tin-tuc');
  await waitForHydration(page);
  await page.getByRole('link', { name: say('vi', 'common:list.oldest') }).click();
  const oldest = page.getByRole('link', { name: say('vi', 'common:list.oldest') });
  await expect(oldest).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-loading-bar]')).toHaveCount(0, { timeout: 500 });
  expect((await noted(page)).map(({ shown }) => shown)).toEqual([true, false]);
});
