import { expect, test } from '../support/test.ts';

test('the privacy policy opens from the footer in a new tab, in both languages under the addresses of the specification', async ({
  page,
  context,
}) => {
  for (const [home, path, lang] of [
    ['/', '/trang/chinh-sach-bao-mat', 'vi-VN'],
    ['/en', '/en/page/privacy-policy', 'en-US'],
  ] as const) {
    await page.goto(home);
    const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`);
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(opened).toHaveURL(path);
    await expect(opened.locator('html')).toHaveAttribute('lang', lang);
    await expect(opened.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(opened.getByRole('main').locator('p').nth(2)).not.toBeEmpty();
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    const current = opened.getByRole('main').locator('nav [aria-current=page]');
    await expect(current).toHaveText((await opened.getByRole('heading', { level: 1 }).textContent()) ?? '');
    await opened.close();
  }
});

test('the language switch leads to the same page', async ({ page }) => {
  await page.goto('/trang/chinh-sach-bao-mat');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/page/privacy-policy');
});
