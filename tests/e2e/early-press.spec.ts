import type { Page } from '@playwright/test';
import { blockScripts, isHydrated } from '../support/late-scripts.ts';
import { readSeededDocument } from '../support/seeded.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { translate } from '../support/texts.ts';

const signIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: translate('vi', 'common:signIn') });

test('a press before the scripts have loaded is executed once', async ({ page, context }) => {
  const releaseScripts = await blockScripts(page);
  await page.goto('/tin-tuc', { waitUntil: 'commit' });
  const color = page.getByRole('banner').getByRole('button', { name: translate('vi', 'common:colorMode.auto') });
  // Two presses before hydration count as one.
  await color.click();
  await color.click();
  await signIn(page).click();
  expect(await isHydrated(page)).toBe(false);
  await expect(page).toHaveURL('/tin-tuc');
  releaseScripts();
  await expect(page.getByRole('dialog', { name: translate('vi', 'account:login.title') })).toBeVisible();
  await expect(page).toHaveURL('/tin-tuc?dialog=login');
  expect((await context.cookies()).find(({ name }) => name === 'color-mode')?.value).toBe('light');
  expect(await isHydrated(page)).toBe(true);
});

test('an early press on a card opens its popup, and an early press on a language is stored', async ({
  page,
  context,
}) => {
  const releaseScripts = await blockScripts(page);
  await page.goto('/tai-lieu', { waitUntil: 'commit' });
  // Skips documents named “Bài thử …”, because other tests create and remove them.
  const card = page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .getByRole('link', { name: /^(?!Bài thử)/ })
    .first();
  const title = (await card.textContent()) ?? '';
  // Presses with the keyboard, as a user without a mouse does.
  await card.focus();
  await page.keyboard.press('Enter');
  expect(await isHydrated(page)).toBe(false);
  releaseScripts();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();

  const document = await readSeededDocument();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const releaseAgain = await blockScripts(page);
  await page.goto(document.path.vi, { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  releaseAgain();
  await expect(page).toHaveURL(document.path.en);
  expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('en');
});

test.describe('scripts that never load', () => {
  test.use({ tolerates: /ERR_FAILED|Failed to load resource/ });
  test('leave the press to the browser, and sign-in opens its page', async ({ page }) => {
    await page.clock.install();
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.goto('/tin-tuc');
    await signIn(page).click();
    await page.clock.fastForward(9_000);
    await expect(page).toHaveURL('/tin-tuc');
    await page.clock.fastForward(2_000);
    await expect(page).toHaveURL('/tai-khoan');
  });
});

test('a page is painted before it requests its scripts, and hydrates without a press', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const { painted, scriptsRequested, parsed } = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /_next\/static\/.*\.js$/.test(name));
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      scriptsRequested: Math.min(...scripts.map(({ startTime }) => startTime)),
      parsed: navigation?.domInteractive ?? Number.NaN,
    };
  });
  // The scripts wait for the first paint, but at most 1.5 s. The test allows 0.1 s of inaccuracy.
  expect(scriptsRequested).toBeGreaterThanOrEqual(Math.min(painted, parsed + 1400));
});
