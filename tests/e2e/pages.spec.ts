import { blockStorage } from '../support/pages.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { translate } from '../support/texts.ts';

test('the footer opens the privacy policy in a new tab, in both languages at the addresses of the specification', async ({
  page,
  context,
}) => {
  for (const [home, path, lang] of [
    ['/', '/trang/chinh-sach-bao-mat', 'vi-VN'],
    ['/en', '/en/page/privacy-policy', 'en-US'],
  ] as const) {
    await page.goto(home);
    const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`);
    const [policy] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(policy).toHaveURL(path);
    await expect(policy.locator('html')).toHaveAttribute('lang', lang);
    await expect(policy.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(policy.getByRole('main').locator('p').nth(2)).not.toBeEmpty();
    expect(await policy.evaluate(() => window.opener === null)).toBe(true);
    const currentLink = policy.getByRole('main').locator('nav [aria-current=page]');
    await expect(currentLink).toHaveText((await policy.getByRole('heading', { level: 1 }).textContent()) ?? '');
    await policy.close();
  }
});

test('the language switch leads to the same page', async ({ page }) => {
  await page.goto('/trang/chinh-sach-bao-mat');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/page/privacy-policy');
});

test('pages and navigation do not need storage', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/trang/chinh-sach-bao-mat');
  await waitForHydration(page);
  const news = translate('vi', 'news:title');
  await page.getByRole('banner').getByRole('link', { name: news, exact: true }).first().click();
  await expect(page).toHaveURL('/tin-tuc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(news);
});
