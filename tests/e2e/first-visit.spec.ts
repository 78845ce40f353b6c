import type { BrowserContext } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/test.ts';
import { translate } from '../support/texts.ts';

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name);
const daysUntil = (expires = 0) => Math.round((expires - Date.now() / 1000) / 86_400);

test.describe('in Vietnamese', () => {
  test.use({ starting: '' });

  test('a child chooses once, and changes the choice later in the footer', async ({ page, context }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/bat-dau');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('vi', 'starting:title'));
    await expect(page.locator('header, footer')).toHaveCount(0);

    await page.getByRole('button', { name: translate('vi', 'starting:kid') }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('vi', 'home:child.title'));
    const cookie = await cookieOf(context, 'starting');
    expect([cookie?.value, daysUntil(cookie?.expires)]).toEqual(['kid', 365]);
    expect((await cookieOf(context, 'lang'))?.value).toBe('vi');

    await page.reload();
    await expect(page).toHaveURL('/');

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: translate('vi', 'common:changeStarting') })
      .click();
    await expect(page).toHaveURL('/bat-dau');
    await page.getByRole('button', { name: translate('vi', 'starting:adult') }).click();
    await expect(page).toHaveURL('/');
    expect((await cookieOf(context, 'starting'))?.value).toBe('adult');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('vi', 'home:title'));
  });

  test('a deep link opens without the starting page', async ({ page, context }) => {
    await page.goto('/tin-tuc');
    await expect(page).toHaveURL('/tin-tuc');
    expect(await cookieOf(context, 'starting')).toBeUndefined();
  });

  test('the starting page switches to the other language', async ({ page }) => {
    await page.goto('/bat-dau');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/starting');
    // The specification prescribes these texts word for word.
    await expect(page.getByRole('button', { name: "I'm a Kid" })).toBeVisible();
    await expect(page.getByRole('button', { name: "I'm an Adult" })).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL('/en/starting');
  });
});

test.describe('with an English browser', () => {
  test.use({ starting: '', locale: 'en-US' });

  test('the first page is English, and the choice can be skipped', async ({ page, context }) => {
    const redirects: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 300 && response.status() < 400) redirects.push(response.url());
    });
    await page.goto('/');
    await expect(page).toHaveURL('/en/starting');
    expect(redirects).toHaveLength(1);
    await page.getByRole('button', { name: translate('en', 'starting:skip') }).click();
    await expect(page).toHaveURL('/en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    expect((await cookieOf(context, 'starting'))?.value).toBe('skip');
    await page.goto('/');
    await expect(page).toHaveURL('/en');
  });
});
