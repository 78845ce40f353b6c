import type { Page } from '@playwright/test';
import { isAwake, withoutScripts } from '../support/late-scripts.ts';
import { seededDocument } from '../support/seeded.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { say } from '../support/texts.ts';

const signIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: say('vi', 'common:signIn') });

test('a press before the scripts have arrived is carried out, once', async ({ page, context }) => {
  const arrive = await withoutScripts(page);
  await page.goto('/tin-tuc', { waitUntil: 'commit' });
  const color = page.getByRole('banner').getByRole('button', { name: say('vi', 'common:colorMode.auto') });
  // Impatience is no wish for the mode after the next.
  await color.click();
  await color.click();
  await signIn(page).click();
  expect(await isAwake(page)).toBe(false);
  await expect(page).toHaveURL('/tin-tuc');
  arrive();
  await expect(page.getByRole('dialog', { name: say('vi', 'account:login.title') })).toBeVisible();
  await expect(page).toHaveURL('/tin-tuc?dialog=login');
  expect((await context.cookies()).find(({ name }) => name === 'color-mode')?.value).toBe('light');
  expect(await isAwake(page)).toBe(true);
});

test('a card of a list opens its popup, and the language is remembered, though pressed too early', async ({
  page,
  context,
}) => {
  const arrive = await withoutScripts(page);
  await page.goto('/tai-lieu', { waitUntil: 'commit' });
  // Not one that another test has made and takes away again.
  const card = page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .getByRole('link', { name: /^(?!Bài thử)/ })
    .first();
  const title = (await card.textContent()) ?? '';
  // By keyboard, as somebody without a mouse would.
  await card.focus();
  await page.keyboard.press('Enter');
  expect(await isAwake(page)).toBe(false);
  arrive();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();

  const document = await seededDocument();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const arriveAgain = await withoutScripts(page);
  await page.goto(document.path.vi, { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  arriveAgain();
  await expect(page).toHaveURL(document.path.en);
  expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('en');
});

test.describe('scripts that never come', () => {
  test.use({ tolerates: /ERR_FAILED|Failed to load resource/ });
  test('give the press back to the browser: sign-in leads to its page', async ({ page }) => {
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

test('a page is shown before its scripts are asked for, and comes alive without a press', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const { painted, asked, read } = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /_next\/static\/.*\.js$/.test(name));
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      asked: Math.min(...scripts.map(({ startTime }) => startTime)),
      read: navigation?.domInteractive ?? Number.NaN,
    };
  });
  // On a machine that takes longer than that to paint, they do not wait.
  expect(asked).toBeGreaterThanOrEqual(Math.min(painted, read + 1400));
});
