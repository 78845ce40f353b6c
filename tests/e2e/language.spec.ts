import { expect, test, waitForHydration } from '../support/test.ts';

test('the switch keeps the page and its filter, and stores the choice for 365 days', async ({ page, context }) => {
  await page.goto('/tin-tuc?sort=oldest&page=2');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/news?sort=oldest&page=2');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  const cookie = (await context.cookies()).find(({ name }) => name === 'lang');
  expect(cookie?.value).toBe('en');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);

  await page.goto('/');
  await expect(page).toHaveURL('/en');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'Tiếng Việt' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
});

test('a deep link is shown in the language of its path, not in a language chosen before', async ({ page }) => {
  await page.goto('/en/news');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.goto('/tin-tuc');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
});

test('the current language has aria-current', async ({ page }) => {
  await page.goto('/en/news');
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Language' });
  await expect(nav.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await expect(nav.getByRole('link', { name: 'Tiếng Việt' })).not.toHaveAttribute('aria-current', 'true');
  await expect(nav.getByRole('link', { name: 'Tiếng Việt' })).toHaveAttribute('lang', 'vi-VN');
});
