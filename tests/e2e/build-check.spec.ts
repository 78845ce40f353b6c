import type { Page } from '@playwright/test';
import { blockStorage } from '../support/pages.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { translate } from '../support/texts.ts';

/** Answers requests for build.json with the result of `build`, or aborts them if the result is undefined. */
async function mockBuild(page: Page, build: () => string | undefined): Promise<void> {
  await page.route('**/build.json', async (route) => {
    const value = build();
    if (value === undefined) await route.abort();
    else await route.fulfill({ json: { build: value } });
  });
}

/** Marks the window. The mark survives an in-app navigation, but not a full page load. */
const markWindow = (page: Page) => page.evaluate(() => Object.assign(window, { stillHere: true }));
const isWindowMarked = (page: Page) => page.evaluate(() => 'stillHere' in window);
const openFromHeader = async (page: Page, name: string, path: string) => {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(path);
};
const news = translate('vi', 'news:title');

test.use({ tolerates: /net::ERR_FAILED/ });

test('a new build is loaded with the next navigation, at most once in 10 s', async ({ page }) => {
  let build: string | undefined = 'old';
  await page.clock.install();
  await mockBuild(page, () => build);
  await page.goto('/trang/chinh-sach-bao-mat');
  await waitForHydration(page);
  await markWindow(page);
  await openFromHeader(page, news, '/tin-tuc');
  expect(await isWindowMarked(page), 'the same build: an in-app navigation').toBe(true);

  build = 'new';
  await page.clock.fastForward('59:00');
  await page.goBack();
  await openFromHeader(page, news, '/tin-tuc');
  expect(await isWindowMarked(page), 'no check within the first hour').toBe(true);

  const checkResponse = page.waitForResponse('**/build.json');
  await page.clock.fastForward('02:00');
  await checkResponse;
  await page.goBack();
  await expect(page).toHaveURL('/trang/chinh-sach-bao-mat');
  await openFromHeader(page, news, '/tin-tuc');
  await expect.poll(() => isWindowMarked(page), { message: 'a new build: a full load' }).toBe(false);

  // A second new build must not cause another full load within 10 s of the first.
  await waitForHydration(page);
  await markWindow(page);
  await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now() + 3_605_000)));
  build = 'newer';
  const secondCheckResponse = page.waitForResponse('**/build.json');
  await page.clock.fastForward('01:00:00');
  await secondCheckResponse;
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: translate('vi', 'common:changeStarting') })
    .click();
  await expect(page).toHaveURL('/bat-dau');
  expect(await isWindowMarked(page), 'within the guard of 10 s').toBe(true);
});

test('a new build is loaded in a browser that blocks storage, too', async ({ page }) => {
  let build: string | undefined = 'old';
  await blockStorage(page);
  await page.clock.install();
  await mockBuild(page, () => build);
  const firstResponse = page.waitForResponse('**/build.json');
  await page.goto('/trang/chinh-sach-bao-mat');
  await waitForHydration(page);
  await firstResponse;
  build = 'new';
  const checkResponse = page.waitForResponse('**/build.json');
  await page.clock.fastForward('01:00:01');
  await checkResponse;
  await markWindow(page);
  await openFromHeader(page, news, '/tin-tuc');
  await expect.poll(() => isWindowMarked(page)).toBe(false);
});

test('a failed check changes nothing', async ({ page }) => {
  let build: string | undefined = 'old';
  await page.clock.install();
  await mockBuild(page, () => build);
  await page.goto('/trang/chinh-sach-bao-mat');
  await waitForHydration(page);
  await markWindow(page);
  build = undefined;
  const failedRequest = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/build.json'));
  await page.clock.fastForward('01:00:01');
  await failedRequest;
  await openFromHeader(page, news, '/tin-tuc');
  expect(await isWindowMarked(page)).toBe(true);
});

test('build.json contains the running build, without caching', async ({ page }) => {
  const answer = await page.request.get('/build.json');
  expect(await answer.json()).toEqual({ build: expect.stringMatching(/.{5,}/) });
  expect(answer.headers()['cache-control']).toContain('no-store');
});

test('a page applies a new configuration ten seconds after it was loaded, once', async ({ page }) => {
  await page.clock.install();
  let checkCount = 0;
  await page.route('**/config-version.json', async (route) => {
    checkCount += 1;
    await route.fulfill({ json: { version: 'another' } });
  });
  await page.goto('/tin-tuc');
  await waitForHydration(page);
  const refreshRequest = page.waitForRequest(
    (request) =>
      request.headers().rsc === '1' && request.url().includes('/tin-tuc') && !request.headers()['next-router-prefetch'],
  );
  await page.clock.fastForward(9_000);
  expect(checkCount).toBe(0);
  await page.clock.fastForward(1_500);
  await refreshRequest;
  await page.clock.fastForward('00:30');
  expect(checkCount).toBe(1);
});
