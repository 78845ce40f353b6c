import type { Locator, Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/test.ts';
import { translate } from '../support/texts.ts';

/** Checks whether the focused element or one of its four nearest ancestors has a visible focus indicator of at least 2 px. */
const hasFocusIndicator = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    for (let level = 0; element && level < 5; level++, element = element.parentElement) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const isRing = level > 0 && /rgb.*\b0px 0px 0px [2-9]px/.test(boxShadow);
      if ((outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || isRing) return true;
    }
    return false;
  });

const focused = (page: Page): Locator => page.locator(':focus');

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/tin-tuc');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText(translate('vi', 'common:skipToContent'));
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

/** Marks the focused element and returns its name. Returns '' if no element has the focus, or if the element already has the mark. */
const markFocused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.hasAttribute('data-visited')) return '';
    element.setAttribute('data-visited', '');
    const target = element.getAttribute('href') ?? element.id;
    return `${element.tagName} ${element.textContent?.trim().slice(0, 40)} ${target}`;
  });

test('every focused element has a visible indicator and is not covered', async ({ page }) => {
  test.slow();
  // A smooth scroll would still move the element while its position is read.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, lastTargets] of [
    ['/', 'footer a'],
    ['/en/starting', 'main :is(a, button)'],
  ] as const) {
    await page.goto(path);
    await waitForHydration(page);
    for (let tabPress = 0; tabPress < 400; tabPress++) {
      await page.keyboard.press('Tab');
      const name = await markFocused(page);
      if (name === '') break;
      expect(await hasFocusIndicator(page), `${path}: ${name}`).toBe(true);
      const isCovered = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element) return true;
        const { left, top, width, height } = element.getBoundingClientRect();
        const topmost = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1));
        const card = element.closest('li, search');
        return !(
          topmost &&
          (element.contains(topmost) ||
            topmost.contains(element) ||
            (card !== null && topmost.closest('li, search') === card))
        );
      });
      expect(isCovered, `${path}: ${name} is covered`).toBe(false);
    }
    await expect(page.locator(lastTargets).filter({ visible: true }).last()).toHaveAttribute('data-visited', '');
  }
});

test('Enter opens a menu, and Escape closes it and returns the focus', async ({ page }) => {
  await page.goto('/tin-tuc');
  const opener = page
    .getByRole('banner')
    .getByRole('navigation', { name: translate('vi', 'common:menu.main') })
    .getByRole('button')
    .first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator(`[id="${await opener.getAttribute('popovertarget')}"]`);
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Space');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const link = menu.getByRole('link').nth(1);
  await expect(link).toBeFocused();
  const target = (await link.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
  await expect(menu).toBeHidden();
});

test('the starting page, the list and the search are usable without a pointer', async ({ page }) => {
  await page.goto('/bat-dau');
  await page.getByRole('button', { name: translate('vi', 'starting:adult') }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.goto('/tin-tuc');
  await page.getByRole('link', { name: translate('vi', 'common:list.oldest') }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tin-tuc?sort=oldest');
  await page.getByRole('searchbox').first().focus();
  await page.keyboard.type('chữ nổi');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tim-kiem?q=ch%E1%BB%AF+n%E1%BB%95i');
});
