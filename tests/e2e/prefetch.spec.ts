import { expect, test, waitForHydration } from '../support/test.ts';

test('at most four links are prefetched at a time, and only of our own site', async ({ page }) => {
  let running = 0;
  let maxRunning = 0;
  let total = 0;
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      running += 1;
      total += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise((resolve) => setTimeout(resolve, 120));
      running -= 1;
      await route.continue();
    },
  );
  await page.goto('/');
  await waitForHydration(page);
  for (let step = 0; step < 6; step++) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(300);
  }
  await expect.poll(() => total, { message: 'at least one prefetch' }).toBeGreaterThan(0);
  expect(maxRunning).toBeLessThanOrEqual(4);
});
