import type { Page } from '@playwright/test';
import { stack } from '../setup/stack.ts';
import { expectAccessible } from '../support/axe.ts';
import { readSeededNews } from '../support/seeded.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { translate } from '../support/texts.ts';

const toast = (page: Page) => page.locator('[data-toast]');

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: stack().siteUrl });
  await page.goto((await readSeededNews()).path.vi);
  await waitForHydration(page);
});

const copyLink = (page: Page) => page.getByRole('button', { name: translate('vi', 'common:share.copy') }).click();

test('a toast appears at the top right below the header for 3 s, in a polite live region', async ({ page }) => {
  const region = page.getByRole('region', { name: translate('vi', 'common:toast.region') });
  await expect(
    region.locator('xpath=descendant-or-self::*[@aria-live="polite"]'),
    'the live region exists before its first text',
  ).toHaveCount(1);
  await copyLink(page);
  await expect(toast(page)).toHaveText(new RegExp(translate('vi', 'common:share.copied')));
  const shownAt = Date.now();
  await expect(toast(page)).toHaveAttribute('data-toast', 'success');
  const box = await toast(page).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(32);
  const header = await page.locator('body header').first().boundingBox();
  // The press may have scrolled the header out of the window.
  const headerBottom = Math.max(0, (header?.y ?? 0) + (header?.height ?? 0));
  expect((box?.y ?? 999) - headerBottom).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 999) - headerBottom).toBeLessThanOrEqual(32);
  expect(await region.evaluate((element) => getComputedStyle(element).zIndex)).toBe('4000');
  await expect(toast(page)).toHaveCount(0, { timeout: 5000 });
  expect(Date.now() - shownAt).toBeGreaterThan(2000);
  expect(Date.now() - shownAt).toBeLessThan(4500);
});

/** Returns the names of the controls of the header whose centre is below a toast. */
const findCoveredControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body header :is(a, button, input)')]
      .filter((control) => control.checkVisibility() && !control.closest('[popover]'))
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-toast]');
      })
      .map((control) => control.ariaLabel ?? control.textContent),
  );

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1280, 900],
] as const)
  test(`toasts cover no control of the header, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // The page must not scroll to the button, so that the header stays visible.
    const pressCopy = () =>
      page
        .getByRole('button', { name: translate('vi', 'common:share.copy') })
        .evaluate((button: HTMLElement) => button.click());
    await page.evaluate(() => scrollTo(0, 0));
    await pressCopy();
    await pressCopy();
    await expect(toast(page)).toHaveCount(2);
    expect(await findCoveredControls(page)).toEqual([]);
    const box = await toast(page).first().boundingBox();
    if (width < 768) expect([box?.x, box?.width], 'a strip of full width').toEqual([0, width]);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await expect.poll(async () => (await toast(page).first().boundingBox())?.y).toBeLessThanOrEqual(16);
  });

test('Escape closes the newest toast, and leaves the focus where it is', async ({ page }) => {
  await page.clock.install();
  await copyLink(page);
  await copyLink(page);
  await expect(toast(page)).toHaveCount(2);
  for (const count of [1, 0]) {
    await page.keyboard.press('Escape');
    await expect(toast(page)).toHaveCount(count);
  }
  await expect(page.getByRole('button', { name: translate('vi', 'common:share.copy') })).toBeFocused();
});

test('a toast below the header has no axe violations', async ({ page }) => {
  await page.clock.install();
  await copyLink(page);
  await expect(toast(page)).toHaveCount(1);
  await expectAccessible(page, 'a toast', undefined, '[data-toasts]');
});

test('a toast stays while the pointer is on it, and its button closes it', async ({ page }) => {
  await page.clock.install();
  await copyLink(page);
  await toast(page).hover();
  await page.clock.runFor(3600);
  await expect(toast(page)).toBeVisible();
  await toast(page)
    .getByRole('button', { name: translate('vi', 'common:toast.close') })
    .click();
  await expect(toast(page)).toHaveCount(0);
});

test('a toast does not get the focus, and several are stacked', async ({ page }) => {
  await copyLink(page);
  await copyLink(page);
  await expect(toast(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: translate('vi', 'common:share.copy') })).toBeFocused();
  const [firstBox, secondBox] = await Promise.all([toast(page).nth(0).boundingBox(), toast(page).nth(1).boundingBox()]);
  expect((firstBox?.y ?? 0) + (firstBox?.height ?? 0)).toBeLessThanOrEqual(secondBox?.y ?? 0);
});

test.describe('without permission to copy', () => {
  test('a message appears, and stays until it is closed', async ({ page, context }) => {
    await page.clock.install();
    await context.clearPermissions();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
    });
    await copyLink(page);
    const alert = page.getByRole('alert').filter({ hasText: translate('vi', 'common:share.failed') });
    await expect(alert).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(alert).toBeVisible();
    // A repeated error shows only one toast.
    await copyLink(page);
    await expect(toast(page)).toHaveCount(1);
    await alert.getByRole('button', { name: translate('vi', 'common:toast.close') }).click();
    await expect(toast(page)).toHaveCount(0);
  });
});

test.describe('while the code of toasts cannot be loaded', () => {
  test.use({ tolerates: /Failed to load resource|net::ERR/ });

  test('the message is a button that removes it', async ({ page }) => {
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await copyLink(page);
    const message = page
      .getByRole('region', { name: translate('vi', 'common:toast.region') })
      .getByRole('button', { name: translate('vi', 'common:share.copied') });
    await message.click();
    await expect(message).toHaveCount(0);
  });
});
