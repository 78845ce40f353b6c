import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/test.ts';
import { say } from '../support/texts.ts';

/** Makes the page read this build id. */
async function answerBuild(page: Page, build: () => string | undefined): Promise<void> {
  await page.route('**/build.json', async (route) => {
    const value = build();
    if (value === undefined) await route.abort();
    else await route.fulfill({ json: { build: value } });
  });
}

/** Distinguishes a full load from an in-app navigation: a mark on the window survives only the latter. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stillHere: true }));
const isMarked = (page: Page) => page.evaluate(() => 'stillHere' in window);
const go = async (page: Page, name: string, path: string) => {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(path);
};
const news = say('vi', 'news:title');

test.use({ tolerates: /net::ERR_FAILED/ });

test('a new build is loaded with the next navigation, at most once in 10 s', async ({ page }) => {
  let build: string | undefined = 'old';
  await page.clock.install();
  await answerBuild(page, () => build);
  await page.goto('/trang/chinh-sach-bao-mat');
  await waitForHydration(page);
  await mark(page);
  await go(page, news, '/tin-tuc');
  expect(await isMarked(page), 'the same build: an in-app navigation').toBe(true);

  build = 'new';
  await page.clock.fastForward('59:00');
  await page.goBack();
  await go(page, news, '/tin-tuc');
  expect(await isMarked(page), 'not asked before the hour is over').toBe(true);

  const asked = page.waitForResponse('**/build.json');
  await page.clock.fastForward('02:00');
  await asked;
  await page.goBack();
  await expect(page).toHaveURL('/trang/chinh-sach-bao-mat');
  await go(page, news, '/tin-tuc');
  await expect.poll(() => isMarked(page), { message: 'a new build: a full load' }).toBe(false);

  // The loaded page is of the new build; should it look outdated at once again, it is not loaded over and over.
  await waitForHydration(page);
  await mark(page);
  await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now() + 3_605_000)));
  build = 'newer';
  const again = page.waitForResponse('**/build.json');
  await page.clock.fastForward('01:00:00');
  await again;
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('vi', 'common:changeStarting') })
    .click();
  await expect(page).toHaveURL('/bat-dau');
  expect(await isMarked(page), 'within the guard of 10 s').toBe(true);
});

test('a check that fails changes nothing', async ({ page }) => {
  let build: string | undefined = 'old';
  await page.clock.install();
  await answerBuild(page, () => build);
  await page.goto('/trang/chinh-sach-bao-mat');
  await waitForHydration(page);
  await mark(page);
  build = undefined;
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/build.json'));
  await page.clock.fastForward('01:00:01');
  await failed;
  await go(page, news, '/tin-tuc');
  expect(await isMarked(page)).toBe(true);
});

test('the site names the build that runs', async ({ page }) => {
  const answer = await page.request.get('/build.json');
  expect(await answer.json()).toEqual({ build: expect.stringMatching(/.{5,}/) });
  expect(answer.headers()['cache-control']).toContain('no-store');
});

test('a page takes a new configuration ten seconds after it was loaded, once', async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  await page.route('**/config-version.json', async (route) => {
    asked += 1;
    await route.fulfill({ json: { version: 'another' } });
  });
  await page.goto('/tin-tuc');
  await waitForHydration(page);
  const refreshed = page.waitForRequest(
    (request) =>
      request.headers().rsc === '1' && request.url().includes('/tin-tuc') && !request.headers()['next-router-prefetch'],
  );
  await page.clock.fastForward(9_000);
  expect(asked).toBe(0);
  await page.clock.fastForward(1_500);
  await refreshed;
  await page.clock.fastForward('00:30');
  expect(asked).toBe(1);
});
