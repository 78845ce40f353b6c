import { expect, test, waitForHydration } from '../support/test.ts';

test('at most four links are prefetched at a time, and only of our own site', async ({ page }) => {
  let runningRequests = 0;
  let maxRunning = 0;
  let total = 0;
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      runningRequests += 1;
      total += 1;
      maxRunning = Math.max(maxRunning, runningRequests);
      await new Promise((resolve) => setTimeout(resolve, 120));
      runningRequests -= 1;
      await route.continue();
    },
  );
  await page.goto('/');
  await waitForHydration(page);
  for (let scrollStep = 0; scrollStep < 6; scrollStep++) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(300);
  }
  await expect.poll(() => total, { message: 'at least one prefetch' }).toBeGreaterThan(0);
  expect(maxRunning).toBeLessThanOrEqual(4);
});
