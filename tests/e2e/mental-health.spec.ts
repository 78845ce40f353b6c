import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { Page } from '@playwright/test';
import { createMentalHealthShelf } from '../support/shelves.ts';
import { expect, openUntilShown, test, waitForHydration } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

let shelf: Awaited<ReturnType<typeof createMentalHealthShelf>>;
test.beforeAll(async () => {
  shelf = await createMentalHealthShelf();
});
test.afterAll(() => shelf.remove());

const categoryPath = (lang: Lang) => href(lang, 'mentalHealthCategory', { slug: shelf.slug[lang] });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
const choiceLinks = (page: Page, lang: Lang, label: string) =>
  page.getByRole('list', { name: translate(lang, label), exact: true });

/** Opens the category as soon as the site shows its items. */
const openCategory = async (page: Page, lang: Lang) => {
  expect(await openUntilShown(page, categoryPath(lang), cards(page).nth(11))).toBe(200);
  await expect(cards(page)).toHaveCount(12);
};

/** Uses filters, sort, pages, back and reload. None of these steps needs JavaScript. */
const browseCategory = async (page: Page, lang: Lang) => {
  const otherLang: Lang = lang === 'vi' ? 'en' : 'vi';
  await openCategory(page, lang);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shelf.name[lang]);
  await expect(cards(page).first()).toHaveText(shelf.items[0]?.title[lang] ?? '');
  await page.getByRole('link', { name: translate(lang, 'common:list.next') }).click();
  await expect(page).toHaveURL(`${categoryPath(lang)}?page=2`);
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('link', { name: translate(lang, 'common:list.oldest') }).click();
  await expect(page).toHaveURL(`${categoryPath(lang)}?sort=oldest`);
  await expect(cards(page).first()).toHaveText(shelf.items[13]?.title[lang] ?? '');

  await choiceLinks(page, lang, 'mental-health:author').getByRole('link', { name: 'Đỗ Thử Chẵn' }).click();
  await expect(page).toHaveURL(`${categoryPath(lang)}?author=do-thu-chan&sort=oldest`);
  await expect(cards(page)).toHaveCount(7);
  const parents = lang === 'vi' ? 'Cha mẹ' : 'Parents';
  await choiceLinks(page, lang, 'mental-health:audience').getByRole('link', { name: parents }).click();
  const narrowedQuery = '?author=do-thu-chan&audience=parent&sort=oldest';
  await expect(page).toHaveURL(categoryPath(lang) + narrowedQuery);
  await expect(cards(page)).toHaveCount(7);

  await page.goBack();
  await expect(page).toHaveURL(`${categoryPath(lang)}?author=do-thu-chan&sort=oldest`);
  await page.goForward();
  await page.reload();
  await expect(cards(page)).toHaveCount(7);
  return { other: otherLang, narrowed: narrowedQuery };
};

for (const lang of languagesOf('mental-health')) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang });

    test('a category: filters, sort, pages, back, reload, the other language', async ({ page }) => {
      const { other: otherLang, narrowed: narrowedQuery } = await browseCategory(page, lang);
      await waitForHydration(page);
      await page
        .getByRole('banner')
        .getByRole('link', { name: otherLang === 'vi' ? 'Tiếng Việt' : 'English' })
        .click();
      await expect(page).toHaveURL(categoryPath(otherLang) + narrowedQuery);
      await expect(cards(page)).toHaveCount(7);
      await expect(cards(page).first()).toHaveText(shelf.items[13]?.title[otherLang] ?? '');
    });

    test('the section leads to a post with its reviewer, emergency numbers and related posts', async ({ page }) => {
      await openCategory(page, lang);
      const link = choiceLinks(page, lang, 'mental-health:category').getByRole('link', { name: shelf.name[lang] });
      await openUntilShown(page, href(lang, 'mentalHealth'), link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(lang, 'mental-health:title'));
      await link.click();
      await expect(page).toHaveURL(categoryPath(lang));
      const item = shelf.items[1];
      if (!item) throw new Error('no item');
      await cards(page).nth(1).getByRole('link').click();
      await expect(page).toHaveURL(item.path[lang]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.title[lang]);
      await expect(page.getByRole('main')).toContainText('BS. Thử Văn');
      await expect(page.locator('time[datetime="2026-02-01"]')).toBeVisible();
      await expect(page.getByRole('complementary').getByRole('link', { name: '111' })).toHaveAttribute(
        'href',
        'tel:111',
      );
      const relatedRegion = page.getByRole('region', { name: translate(lang, 'mental-health:related') });
      await expect(relatedRegion.getByRole('heading', { level: 3 })).toHaveCount(3);
      await relatedRegion.getByRole('link', { name: translate(lang, 'common:seeAll') }).click();
      await expect(page).toHaveURL(href(lang, 'relatedMentalHealth', { id: item.id }));
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    });

    test.describe('the quick exit', () => {
      test.use({ tolerates: /^third party: https:\/\/www\.google\.com\.vn\// });
      /** The target of the quick exit in the settings of the demo library. The tests mock this page. */
      const exitUrl = 'https://www.google.com.vn/';
      let referrers: (string | undefined)[];
      test.beforeEach(async ({ context }) => {
        referrers = [];
        await context.route(`${exitUrl}**`, (route) => {
          referrers.push(route.request().headers().referer);
          return route.fulfill({ contentType: 'text/html', body: '<title>Outside</title><h1>Outside</h1>' });
        });
      });

      test('leaves no history entry of the section, and sends no referrer', async ({ page }) => {
        await page.goto(href(lang, 'aboutUs'));
        await page.goto(href(lang, 'mentalHealth'));
        await openCategory(page, lang);
        await waitForHydration(page);
        await page.getByRole('link', { name: translate(lang, 'mental-health:exit.label') }).click();
        await expect(page).toHaveURL(exitUrl);
        // The previous history entry is also a page of the section. Going back to this entry leaves the section again.
        await page.goBack();
        await expect(page).toHaveURL(exitUrl);
        expect(referrers).toEqual([undefined, undefined]);
        await page.goBack();
        await expect(page).toHaveURL(href(lang, 'aboutUs'));
        // A visitor who deliberately opens the section again is not sent away.
        await page.goto(href(lang, 'mentalHealth'));
        await waitForHydration(page);
        await expect(page).toHaveURL(href(lang, 'mentalHealth'));
      });

      test('reacts to three presses of Shift, but not to capital letters', async ({ page }) => {
        await page.goto(href(lang, 'mentalHealth'));
        await waitForHydration(page);
        const field = page.getByRole('banner').getByRole('searchbox').first();
        await field.click();
        for (const letter of 'ABCD') await page.keyboard.press(`Shift+${letter}`);
        await expect(page).toHaveURL(href(lang, 'mentalHealth'));
        for (let pressCount = 0; pressCount < 2; pressCount++) await page.keyboard.press('Shift');
        await expect(page.getByText(translate(lang, 'mental-health:exit.more'))).toBeAttached();
        await page.keyboard.press('Shift');
        await expect(page).toHaveURL(exitUrl);
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, tolerates: /Blocked script execution/ });
      test('a category can be filtered, and the quick exit is a link', async ({ page }) => {
        const { other: otherLang, narrowed: narrowedQuery } = await browseCategory(page, lang);
        await page
          .getByRole('banner')
          .getByRole('link', { name: otherLang === 'vi' ? 'Tiếng Việt' : 'English' })
          .click();
        await expect(page).toHaveURL(categoryPath(otherLang) + narrowedQuery);
        await expect(
          page.getByRole('link', { name: translate(otherLang, 'mental-health:exit.label') }),
        ).toHaveAttribute('href', 'https://www.google.com.vn/');
      });
    });
  });
}
