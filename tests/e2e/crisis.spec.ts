import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { searchKinds, searchRoutes } from '@hat-nang/model/search-kinds';
import type { Page } from '@playwright/test';
import { expectAccessible, findSmallTargets } from '../support/axe.ts';
import { createMentalHealthShelf } from '../support/shelves.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

test.describe.configure({ timeout: 120_000 });
// Console message of a page with status 503. If the results take longer than 900 ms, the page shows the box without results and has this
// status (decision 041).
const lateResults = 'status of 503';
/** The target of the quick exit in the settings of the demo library. */
const exitUrl = 'https://www.google.com.vn/';
const exitRequest = `third party: ${exitUrl}`;
test.use({ tolerates: new RegExp(`${lateResults}|${exitRequest}`) });
test.beforeEach(async ({ context }) => {
  await context.route(`${exitUrl}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Outside</h1>' }));
});

const searchTexts = { vi: 'em muốn tự tử', en: 'i want to kill myself' } as const;
const query = (lang: Lang) => `?${new URLSearchParams({ q: searchTexts[lang] })}`;
const box = (page: Page, lang: Lang) => page.getByRole('region', { name: translate(lang, 'crisis:title') });
const smallBox = (page: Page, lang: Lang) => page.getByRole('region', { name: translate(lang, 'crisis:small.label') });
const exitLink = (page: Page, lang: Lang) =>
  page.getByRole('main').getByRole('link', { name: translate(lang, 'mental-health:exit.label') });
const numbers = ['111', '115', '113'];

/** Returns the addresses of links and the texts of headings and alerts in `main`, in document order. A search field gives an empty text. */
const readOrder = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('h1, h2, h3, a[href], input[type=search], [role=alert]')].map(
        (child) => child.getAttribute('href') ?? child.textContent?.trim() ?? '',
      ),
    );

/** Expects the quick exit and then the crisis box at the start of `main`, and the crisis title of the page. */
const expectFirst = async (page: Page, lang: Lang) => {
  await expect(box(page, lang)).toBeVisible();
  const order = await readOrder(page);
  expect(order.slice(0, 6)).toEqual([
    exitUrl,
    translate(lang, 'crisis:title'),
    translate(lang, 'crisis:calm'),
    ...numbers.map((number) => `tel:${number}`),
  ]);
  await expect(page).toHaveTitle(new RegExp(translate(lang, 'crisis:pageTitle').replace('?', '\\?')));
};

for (const lang of languagesOf('crisis')) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang });

    test('every search page shows the emergency numbers first', async ({ page }) => {
      for (const kind of searchKinds) {
        await page.goto(href(lang, searchRoutes[kind]) + query(lang));
        await expectFirst(page, lang);
      }
      await expect(box(page, lang).getByRole('alert')).toHaveText(translate(lang, 'crisis:calm'));
      await expect(box(page, lang)).toContainText(translate(lang, 'crisis:say.first'));
      await expect(box(page, lang).getByRole('link', { name: translate(lang, 'crisis:abroadLink') })).toHaveAttribute(
        'href',
        'https://findahelpline.com',
      );
      await waitForHydration(page);
      await expectAccessible(page, `crisis search in ${lang}`);
      expect(await findSmallTargets(page, '[data-crisis]')).toEqual([]);
    });

    test('a search from a search page shows the box, and the quick exit leaves no history entry', async ({ page }) => {
      await page.goto(href(lang, 'aboutUs'));
      await page.goto(href(lang, 'searchNews'));
      await waitForHydration(page);
      const field = page.getByRole('main').getByRole('searchbox');
      await field.fill(searchTexts[lang]);
      await field.press('Enter');
      await expectFirst(page, lang);
      await exitLink(page, lang).click();
      await expect(page).toHaveURL(exitUrl);
      await page.goBack();
      await expect(page).not.toHaveURL(/q=/);
    });

    test('the search in the header shows the box during typing, and sends the words nowhere', async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(decodeURIComponent(request.url()).replaceAll('+', ' ')));
      await page.goto(href(lang, 'contact'));
      await waitForHydration(page);
      const field = page.getByRole('banner').locator('input[name=q]:visible');
      await field.fill(searchTexts[lang]);
      const helpBox = page.getByRole('banner').locator('[data-crisis=suggested]');
      await expect(helpBox).toBeVisible();
      for (const number of numbers)
        await expect(helpBox.getByRole('link', { name: new RegExp(`^${number}`) })).toHaveAttribute(
          'href',
          `tel:${number}`,
        );
      await expect(helpBox).toContainText(translate(lang, 'crisis:calm'));
      await expect(helpBox.getByRole('link', { name: translate(lang, 'crisis:abroadLink') })).toHaveAttribute(
        'href',
        'https://findahelpline.com',
      );
      await expect(page.getByRole('banner').getByRole('status').first()).toContainText('111');
      await expect(page.getByRole('option')).toHaveCount(0);
      expect(requests.filter((url) => url.includes(searchTexts[lang]))).toEqual([]);
      await expectAccessible(page, `crisis suggestions in ${lang}`, async (_, width) => {
        if (width === 'phone') await page.getByRole('button', { name: translate(lang, 'common:menu.open') }).click();
        await page.locator('header input[name=q]:visible').fill(`${searchTexts[lang]} `);
        await expect(page.locator('[data-crisis=suggested]:visible')).toBeVisible();
      });
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.reload();
      await waitForHydration(page);
      await field.fill(searchTexts[lang]);
      await expect(helpBox).toBeVisible();
      await field.press('Escape');
      await expect(helpBox).toBeHidden();
      await field.fill(`${searchTexts[lang]}!`);
      await helpBox.getByRole('button', { name: translate(lang, 'crisis:more') }).click();
      await expectFirst(page, lang);
    });

    test('ambiguous words get the small box, and harmless words none', async ({ page }) => {
      await page.goto(`${href(lang, 'searchDocuments')}?q=tu+tu`);
      await expect(smallBox(page, lang)).toBeVisible();
      await expect(smallBox(page, lang).getByRole('link', { name: /^111/ })).toHaveAttribute('href', 'tel:111');
      await page.goto(`${href(lang, 'searchDocuments')}?${new URLSearchParams({ q: 'từ từ' })}`);
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
      await expect(page.locator('[data-crisis]')).toHaveCount(0);
    });

    test('the small box is on every search and article about mental health', async ({ page }) => {
      const shelf = await createMentalHealthShelf();
      try {
        await page.goto(href(lang, 'searchMentalHealth'));
        await expect(smallBox(page, lang)).toBeVisible();
        await expectAccessible(page, `small help in ${lang}`);
        const item = shelf.items[1];
        if (!item) throw new Error('no item');
        await page.goto(item.path[lang]);
        await expect(smallBox(page, lang).getByRole('link')).toHaveCount(4);
        const order = await readOrder(page);
        expect(order.slice(0, 4)).toEqual([exitUrl, ...numbers.map((number) => `tel:${number}`)]);
        expect(await findSmallTargets(page, '[data-crisis]')).toEqual([]);
      } finally {
        await shelf.remove();
      }
    });

    test.describe('on a phone, without JavaScript', () => {
      test.use({
        viewport: { width: 360, height: 740 },
        isMobile: true,
        javaScriptEnabled: false,
        tolerates: new RegExp(`Blocked script execution|${lateResults}|${exitRequest}`),
      });

      test('the box is first, visible without scrolling, and as wide as the page', async ({ page }) => {
        await page.goto(href(lang, 'searchEvents') + query(lang));
        await expectFirst(page, lang);
        await expect(box(page, lang).getByRole('link', { name: '111' })).toBeInViewport();
        await expect(exitLink(page, lang)).toBeInViewport();
        const overflowWidth = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflowWidth).toBeLessThanOrEqual(0);
        await exitLink(page, lang).click();
        await expect(page).toHaveURL(exitUrl);
      });
    });
  });
}
