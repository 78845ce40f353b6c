import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { sectionNames } from '@hat-nang/model/section-names';
import type { Page } from '@playwright/test';
import { stack } from '../setup/stack.ts';
import { expectAccessible } from '../support/axe.ts';
import { createNews, waitForAnswer } from '../support/content.ts';
import { createDocumentsShelf } from '../support/documents-shelf.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

// Most steps request uncached pages, so the tests need more time.
test.describe.configure({ timeout: 120_000 });
const longTimeout = { timeout: 20_000 };

let shelf: Awaited<ReturnType<typeof createDocumentsShelf>>;
let news: Awaited<ReturnType<typeof createNews>>;
test.beforeAll(async () => {
  shelf = await createDocumentsShelf();
  news = await createNews();
  // On a busy machine, the search finds published documents only after a delay.
  await waitForAnswer(
    `${stack().siteUrl}/en/search?q=${shelf.uniqueWord}`,
    (text) => text.includes('data-document'),
    20_000,
  );
});
test.afterAll(async () => {
  await shelf.remove();
  await news.remove();
});

const item = (index: number) => {
  const document = shelf.items[index];
  if (!document) throw new Error(`no document ${index}`);
  return document;
};
/** Returns a query with capitals and without accents, as users often type it. */
const toSearchText = (lang: Lang) => `${lang === 'vi' ? 'SACH thu' : 'TEST book'} ${shelf.uniqueWord}`;
const query = (lang: Lang) => `?${new URLSearchParams({ q: toSearchText(lang) })}`;
const cards = (page: Page) => page.locator('#results').getByRole('heading', { level: 2 });
/** Returns the titles of the found documents on the page that searches all sections. */
const documentsInAll = (page: Page) => page.locator('#results [aria-labelledby=found-documents] h3');
const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const switchLanguage = (page: Page, otherLang: Lang) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: otherLang === 'vi' ? 'Tiếng Việt' : 'English' })
    .click();
const noResults = (lang: Lang) => (lang === 'vi' ? 'Không tìm thấy kết quả nào' : 'No results found');

/** Searches without accents, sorts, turns the page, goes back, reloads, filters, and finally finds nothing. None of these steps needs JavaScript. */
const searchDocuments = async (page: Page, lang: Lang) => {
  const url = href(lang, 'searchDocuments');
  await page.goto(url);
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: translate(lang, 'documents:search.start') })).toBeVisible();
  await field(page).fill(toSearchText(lang));
  await field(page).press('Enter');
  await expect(page).toHaveURL(url + query(lang));
  await expect(page.getByRole('status').filter({ hasText: shelf.uniqueWord })).toContainText(/^14 /);
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).first().locator('mark')).toHaveText([
    lang === 'vi' ? 'Sách thử' : 'Test book',
    shelf.uniqueWord,
  ]);

  await page.getByRole('link', { name: translate(lang, 'common:list.oldest') }).click();
  await expect(page).toHaveURL(`${url}${query(lang)}&sort=oldest`);
  await expect(cards(page).first()).toHaveText(item(13)[lang].title);
  await page.getByRole('link', { name: translate(lang, 'common:list.next') }).click();
  await expect(page).toHaveURL(`${url}${query(lang)}&sort=oldest&page=2`);
  await expect(cards(page)).toHaveText([item(1)[lang].title, item(0)[lang].title]);
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  await page.reload();
  await expect(cards(page).first()).toHaveText(item(13)[lang].title);
  await expect(field(page)).toHaveValue(toSearchText(lang));

  const filters = page.getByRole('navigation', { name: translate(lang, 'documents:filters.title') });
  await filters
    .getByRole('list', { name: translate(lang, 'documents:filters.access') })
    .getByRole('link', { name: translate(lang, 'documents:access.sign') })
    .click();
  await expect(page).toHaveURL(`${url}${query(lang)}&sign=1&sort=oldest`);
  await expect(cards(page)).toHaveText([item(2)[lang].title]);

  // A new query keeps the filter and the order.
  await field(page).fill(`zzqx ${shelf.uniqueWord} qxzz`);
  await page.getByRole('button', { name: translate(lang, 'search:submit'), exact: true }).click();
  await expect(page.getByText(noResults(lang))).toBeVisible();
  await expect(page).toHaveURL(/&sign=1&sort=oldest$/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: translate(lang, 'common:contact') })
      .first(),
  ).toHaveAttribute('href', new RegExp(`^(${href(lang, 'contact')}\\?|/api/contact\\?lang=${lang}&)message=.*zzqx`));
};

for (const lang of languagesOf('searching')) {
  const otherLang: Lang = lang === 'vi' ? 'en' : 'vi';
  test.describe(`in ${lang}`, () => {
    test.use({ lang });

    test('query, filter, order, pages, back, reload; the other language and other sections keep the query', async ({
      page,
    }) => {
      await searchDocuments(page, lang);
      const query = `?q=${news.uniqueWord}&sort=recent`;
      await page.goto(`${href(lang, 'searchNews')}${query}`);
      await expect(cards(page)).toHaveCount(1);
      await waitForHydration(page);
      await switchLanguage(page, otherLang);
      await expect(page).toHaveURL(href(otherLang, 'searchNews') + query);
      await expect(cards(page)).toHaveCount(1);
      const kinds = page.getByRole('navigation', { name: translate(otherLang, 'search:kinds') });
      await kinds.getByRole('link', { name: sectionNames.events[otherLang].all }).click();
      await expect(page).toHaveURL(`${href(otherLang, 'searchEvents')}?q=${news.uniqueWord}`);
      await expect(page.getByText(noResults(otherLang))).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${sectionNames.news[otherLang].all} \\(1\\)$`) })
        .click();
      await expect(page).toHaveURL(`${href(otherLang, 'searchNews')}?q=${news.uniqueWord}`);
      await page.goBack();
      await expect(field(page)).toHaveValue(news.uniqueWord);
    });

    test('the search of all sections shows the best hits of each, and links to all hits', async ({ page }) => {
      await page.goto(`${href(lang, 'searchAll')}${query(lang)}`);
      await expect(documentsInAll(page)).toHaveCount(3);
      await expectAccessible(page, `search of everything in ${lang}`);
      await page.locator('[aria-labelledby=found-documents] a').last().click();
      await expect(page).toHaveURL(href(lang, 'searchDocuments') + query(lang));
      const kinds = page.getByRole('navigation', { name: translate(lang, 'search:kinds') });
      await kinds.getByRole('link', { name: translate(lang, 'search:all.tab') }).click();
      await expect(page).toHaveURL(href(lang, 'searchAll') + query(lang));
    });

    test('detected needs are shown, and the keyboard removes them', async ({ page }) => {
      const queryText = lang === 'vi' ? 'sách có ngôn ngữ ký hiệu cho bé 3 tuổi' : 'books with sign language for age 3';
      await page.goto(`${href(lang, 'searchDocuments')}?${new URLSearchParams({ q: queryText })}`);
      const filterChips = page
        .getByRole('navigation', { name: translate(lang, 'search:understood.label') })
        .locator('a[aria-label]');
      await expect(filterChips).toHaveCount(2);
      await expect(filterChips.first()).toHaveAccessibleName(
        lang === 'vi' ? 'Bỏ: Có ngôn ngữ ký hiệu' : /^Take away: .*sign/i,
      );
      await expectAccessible(page, `understood needs in ${lang}`);
      const status = page.locator('#results').getByRole('status');
      const statusBefore = await status.textContent();
      await filterChips.last().focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/[?&]without=/);
      await expect(filterChips).toHaveCount(1);
      await expect(status).not.toHaveText(statusBefore ?? '');
    });

    test('the search in the header shows suggestions for keyboard and mouse', async ({ page }) => {
      // This page has no list, so it prefetches no items that other tests remove.
      await page.goto(href(lang, 'contact'));
      await waitForHydration(page);
      const searchBox = page.getByRole('banner').locator('input[name=q]:visible');
      const options = page.getByRole('option');
      await searchBox.click();
      await searchBox.pressSequentially(toSearchText(lang), { delay: 5 });
      await expect(options.first()).toBeVisible();
      await expect(searchBox).toHaveAttribute('role', 'combobox');
      await expect(searchBox).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('group', { name: sectionNames.documents[lang].all })).toBeVisible();
      const count = await options.count();
      expect(count).toBeGreaterThan(2);
      await expect(page.getByRole('banner').getByRole('status')).toContainText(String(count - 1));

      await searchBox.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await expect(searchBox).toHaveAttribute(
        'aria-activedescendant',
        (await options.first().getAttribute('id')) ?? '',
      );
      await searchBox.press('End');
      await expect(options.last()).toHaveAttribute('aria-selected', 'true');
      await searchBox.press('Home');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await searchBox.press('ArrowUp');
      await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(0);
      await searchBox.press('Escape');
      await expect(options.first()).toBeHidden();
      await expect(searchBox).toHaveAttribute('aria-expanded', 'false');
      await expect(searchBox).toHaveValue(toSearchText(lang));
      await searchBox.press('ArrowDown');
      const title = (await options.first().textContent()) ?? '';
      await searchBox.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, longTimeout);
      expect(new URL(page.url()).pathname).toBe(
        shelf.items.find((shelfItem) => shelfItem[lang].title === title)?.[lang].path,
      );

      // A click opens a suggestion. Enter without a selected suggestion searches for the typed text.
      await page.goBack();
      await waitForHydration(page);
      await searchBox.fill(toSearchText(lang));
      await options.nth(1).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(shelf.uniqueWord, longTimeout);
      await searchBox.fill(toSearchText(lang));
      await expect(options.first()).toBeVisible();
      await searchBox.press('Enter');
      await expect(page).toHaveURL(href(lang, 'searchAll') + query(lang));
      await expect(documentsInAll(page)).toHaveCount(3);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, tolerates: /Blocked script execution/ });
      test('all this, and the search in the header, need no script', async ({ page }) => {
        await searchDocuments(page, lang);
        await page.goto(href(lang, 'news'));
        const searchBox = page.getByRole('banner').getByRole('searchbox').first();
        await searchBox.fill(toSearchText(lang));
        await searchBox.press('Enter');
        await expect(page).toHaveURL(href(lang, 'searchAll') + query(lang));
        await expect(documentsInAll(page)).toHaveCount(3);
        await switchLanguage(page, otherLang);
        await expect(page).toHaveURL(href(otherLang, 'searchAll') + query(lang));
        await expect(field(page)).toHaveValue(toSearchText(lang));
      });
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the search in the menu shows suggestions, and search pages fit the width', async ({ page }) => {
    await page.goto(href('vi', 'news'));
    await waitForHydration(page);
    await page.getByRole('button', { name: translate('vi', 'common:menu.open') }).tap();
    const searchBox = page.getByRole('dialog').locator('input[name=q]');
    await searchBox.tap();
    await searchBox.fill(toSearchText('vi'));
    const option = page.getByRole('option').first();
    await expect(option).toBeInViewport();
    // The first Escape closes only the suggestions.
    await searchBox.press('Escape');
    await expect(option).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();
    await searchBox.press('ArrowDown');
    await option.tap();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shelf.uniqueWord, longTimeout);
    await expect(page.getByRole('dialog')).toBeHidden();

    for (const path of [`${href('vi', 'searchDocuments')}${query('vi')}`, href('en', 'searchHelpCenter')]) {
      await page.goto(path);
      const overflowWidth = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflowWidth, path).toBeLessThanOrEqual(0);
    }
  });
});
