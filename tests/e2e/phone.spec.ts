import type { Page } from '@playwright/test';
import { readSeededNews } from '../support/seeded.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { translate } from '../support/texts.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const openMenuButton = (page: Page) => page.getByRole('button', { name: translate('vi', 'common:menu.open') });
const menu = (page: Page) => page.getByRole('dialog', { name: translate('vi', 'common:menu.main') });

test('the menu opens over the page, navigates and closes', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await expect(menu(page)).toBeHidden();
  await openMenuButton(page).tap();
  await expect(menu(page)).toBeVisible();
  await expect(menu(page)).toBeInViewport();
  await expect(menu(page).getByRole('navigation', { name: translate('vi', 'common:language.label') })).toBeVisible();

  await menu(page)
    .getByRole('button', { name: translate('vi', 'common:menu.close') })
    .tap();
  await expect(menu(page)).toBeHidden();
  await expect(openMenuButton(page)).toBeFocused();

  await openMenuButton(page).tap();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(openMenuButton(page)).toBeFocused();

  await openMenuButton(page).tap();
  await menu(page)
    .getByRole('link', { name: translate('vi', 'news:title'), exact: true })
    .tap();
  await expect(page).toHaveURL('/tin-tuc');
  await expect(menu(page)).toBeHidden();
});

/** Window sizes in CSS pixels. 320 × 256 is a window of 1280 × 1024 at 400 % zoom (WCAG 1.4.10). */
for (const viewport of [
  { width: 360, height: 740 },
  { width: 320, height: 640 },
  { width: 320, height: 256 },
]) {
  test(`nothing is wider than ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    const news = await readSeededNews();
    await page.setViewportSize(viewport);
    for (const path of [
      '/',
      '/en',
      '/tin-tuc',
      '/en/news?sort=oldest&page=2',
      news.path.vi,
      '/bat-dau',
      '/en/starting',
      '/trang/chinh-sach-bao-mat',
      '/en/contact',
    ]) {
      await page.goto(path);
      const pageWidths = await page.evaluate(() => {
        const limit = document.documentElement.clientWidth;
        const isScrolled = (element: Element) => {
          for (let parent = element.parentElement; parent; parent = parent.parentElement)
            if (getComputedStyle(parent).overflowX !== 'visible') return true;
          return false;
        };
        const wideElements = [...document.querySelectorAll('body *')]
          .filter(
            (element) =>
              element.checkVisibility() && element.getBoundingClientRect().right > limit + 1 && !isScrolled(element),
          )
          .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
        return { limit, scrollWidth: document.documentElement.scrollWidth, culprits: wideElements.slice(0, 3) };
      });
      expect(pageWidths, path).toEqual({ limit: viewport.width, scrollWidth: viewport.width, culprits: [] });
    }
  });
}
