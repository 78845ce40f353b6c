import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/test.ts';
import { translate } from '../support/texts.ts';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Màu nền/ });
const readBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the automatic mode follows the device immediately', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/tin-tuc');
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  const darkBackground = await readBackground(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
  expect(await readBackground(page)).not.toBe(darkBackground);
});

test('a chosen mode is stored for 356 days and applies to every page', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/tin-tuc');
  await waitForHydration(page);
  await expect(button(page)).toHaveAccessibleName(translate('vi', 'common:colorMode.auto'));
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName(translate('vi', 'common:colorMode.light'));
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName(translate('vi', 'common:colorMode.dark'));
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  const cookie = (await context.cookies()).find(({ name }) => name === 'color-mode');
  expect(cookie?.value).toBe('dark');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(356);

  await page.goto('/trang/chinh-sach-bao-mat');
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await waitForHydration(page);
  await expect(button(page)).toHaveAccessibleName(translate('vi', 'common:colorMode.dark'));
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName(translate('vi', 'common:colorMode.auto'));
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
});

test('the chosen mode is set before the first paint', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'color-mode', value: 'dark', url: baseURL }]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    const recordedChanges: { at: number; className: string }[] = [];
    Object.assign(window, { classChanges: recordedChanges });
    new MutationObserver(() => {
      const { className } = document.documentElement;
      if (recordedChanges.at(-1)?.className !== className) recordedChanges.push({ at: performance.now(), className });
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['class'] });
  });
  for (const path of ['/', '/tin-tuc', '/bat-dau']) {
    await page.goto(path, { waitUntil: 'load' });
    const { classes, firstPaint } = await page.evaluate(async () => {
      const firstPaintIn = (entries: PerformanceEntryList) =>
        entries.find(({ name }) => name === 'first-paint')?.startTime;
      const paintTime =
        firstPaintIn(performance.getEntriesByType('paint')) ??
        (await new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(firstPaintIn(list.getEntries()) ?? 0)).observe({
            type: 'paint',
            buffered: true,
          });
        }));
      const { classChanges } = window as unknown as { classChanges: { at: number; className: string }[] };
      return { classes: classChanges, firstPaint: paintTime };
    });
    const darkChange = classes.find(({ className }) => /\bdark\b/.test(className));
    expect(darkChange?.at ?? Number.POSITIVE_INFINITY, path).toBeLessThanOrEqual(firstPaint);
    expect(
      classes.filter(({ at, className }) => at > firstPaint && !/\bdark\b/.test(className)),
      path,
    ).toEqual([]);
  }
});
