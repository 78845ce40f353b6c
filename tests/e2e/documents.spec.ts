import { type Lang, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { stack } from '../setup/stack.ts';
import { waitForAnswer } from '../support/content.ts';
import { createDocumentsShelf } from '../support/documents-shelf.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

let shelf: Awaited<ReturnType<typeof createDocumentsShelf>>;
test.beforeAll(async () => {
  shelf = await createDocumentsShelf();
  // A new category appears in the filters within 5 s. Until then its list is 404.
  for (const lang of languages)
    await waitForAnswer(stack().siteUrl + href(lang, 'documents'), (text) => text.includes(shelf.name[lang]), 20_000);
});
test.afterAll(() => shelf.remove());

const item = (index: number) => {
  const document = shelf.items[index];
  if (!document) throw new Error(`no document ${index}`);
  return document;
};

for (const lang of languagesOf('documents')) {
  const otherLang: Lang = lang === 'vi' ? 'en' : 'vi';
  const list = (query = '', listLang: Lang = lang) => `${href(listLang, 'documents')}${query}`;
  const shelfList = (query = '', listLang: Lang = lang) => list(`?category=${shelf.category}${query}`, listLang);

  test.describe(`in ${lang}`, () => {
    test.use({ lang });

    test('from Home to the list: filter, sort, pages, back, reload, the other language', async ({ page }) => {
      await page.goto(href(lang, 'home'));
      await page
        .getByRole('main')
        .getByRole('link', { name: translate(lang, 'home:readBooks') })
        .click();
      await expect(page).toHaveURL(list());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(lang, 'documents:title'));

      const filters = page.getByRole('navigation', { name: translate(lang, 'documents:filters.title') });
      const topicLink = filters.getByRole('link', { name: shelf.name[lang] });
      const cards = page.locator('#documents').getByRole('heading', { level: 2 });
      await waitForHydration(page);
      await topicLink.click();
      await expect(page).toHaveURL(shelfList());
      await expect(cards).toHaveCount(12);
      await expect(cards.first()).toHaveText(item(0)[lang].title);
      await expect(topicLink).toHaveAttribute('aria-current', 'true');
      await expect(topicLink).toBeFocused();

      await filters
        .getByRole('list', { name: translate(lang, 'documents:filters.access') })
        .getByRole('link', { name: translate(lang, 'documents:access.sign') })
        .click();
      await expect(page).toHaveURL(list(`?sign=1&category=${shelf.category}`));
      await expect(cards).toHaveText([item(2)[lang].title]);
      await expect(page.getByRole('main')).toContainText(lang === 'vi' ? '1 tài liệu' : '1 document');
      const card = page.locator('#documents').getByRole('listitem').first();
      for (const feature of ['sign', 'subtitles', 'easy'])
        await expect(card).toContainText(translate(lang, `documents:access.${feature}`));
      await page.reload();
      await expect(cards).toHaveText([item(2)[lang].title]);

      // A filter can also be removed with a link above the list.
      const removeLabel = translate(lang, 'documents:filters.remove', {
        name: translate(lang, 'documents:access.sign'),
      });
      await page
        .getByRole('navigation', { name: translate(lang, 'documents:filters.chosen') })
        .getByRole('link', { name: removeLabel })
        .click();
      await expect(page).toHaveURL(shelfList());
      await page.getByRole('link', { name: translate(lang, 'common:list.oldest') }).click();
      await expect(page).toHaveURL(shelfList('&sort=oldest'));
      await expect(cards.first()).toHaveText(item(13)[lang].title);
      await page.getByRole('link', { name: translate(lang, 'common:list.next') }).click();
      await expect(page).toHaveURL(shelfList('&sort=oldest&page=2'));
      await expect(cards).toHaveCount(2);
      await expect(cards.last()).toHaveText(item(0)[lang].title);

      await waitForHydration(page);
      await page
        .getByRole('banner')
        .getByRole('link', { name: otherLang === 'vi' ? 'Tiếng Việt' : 'English' })
        .click();
      await expect(page).toHaveURL(shelfList('&sort=oldest&page=2', otherLang));
      await expect(cards.last()).toHaveText(item(0)[otherLang].title);
      await page.goBack();
      await expect(page).toHaveURL(shelfList('&sort=oldest&page=2'));
      await page.goBack();
      await expect(cards).toHaveCount(12);
      await expect(cards.first()).toHaveText(item(13)[lang].title);
    });

    test('a card opens the popup, and its address can be shared, reloaded and left by Back', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: stack().siteUrl });
      await page.goto(shelfList());
      await waitForHydration(page);
      const card = page.locator('#documents').getByRole('link', { name: item(2)[lang].title });
      await card.click();
      const popup = page.getByRole('dialog', { name: item(2)[lang].title });
      await expect(popup).toBeVisible();
      const address = shelfList(`&document=${item(2).id}`);
      await expect(page).toHaveURL(address);
      await expect(popup.getByRole('heading', { level: 2 }).first()).toHaveText(item(2)[lang].title);
      for (const detail of ['Nguyễn Thử', 'Vũ Vẽ Thử', 'Trần Biên Tập', 'Lê Cộng Tác', 'Nhà sách Thử', 'Giọng Thử'])
        await expect(popup).toContainText(detail);
      await expect(popup).toContainText('example.org');
      await expect(popup.getByRole('link', { name: translate(lang, 'documents:read') })).toBeVisible();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBeLessThanOrEqual(1);
      await popup.getByRole('button', { name: translate(lang, 'common:share.label') }).click();
      await expect(popup.getByRole('status')).toHaveText(translate(lang, 'common:share.copied'));
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(stack().siteUrl + address);

      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
      await expect(page).toHaveURL(shelfList());
      await expect(card).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(popup).toBeVisible();
      await page.goBack();
      await expect(popup).toBeHidden();
      await expect(page).toHaveURL(shelfList());
      await page.goForward();
      await expect(popup).toBeVisible();
      await popup.getByRole('button', { name: translate(lang, 'documents:popup.close') }).click();
      await expect(page).toHaveURL(shelfList());

      // A shared address opens the popup even on a list without this document, and in the other language.
      await page.goto(list(`?page=1&document=${item(2).id}`));
      await expect(popup).toBeVisible();
      await popup.getByRole('button', { name: translate(lang, 'documents:popup.close') }).click();
      await expect(popup).toBeHidden();
      await expect(page).toHaveURL(list('?page=1'));
      await page.goto(list(`?document=${item(2).id}`, otherLang));
      await expect(page.getByRole('dialog', { name: item(2)[otherLang].title })).toBeVisible();
    });

    test('from the popup to the lesson page, its pages, and the next document', async ({ page }) => {
      await page.goto(shelfList());
      await waitForHydration(page);
      await page
        .locator('#documents')
        .getByRole('link', { name: item(2)[lang].title })
        .click();
      const popup = page.getByRole('dialog', { name: item(2)[lang].title });
      await popup.getByRole('link', { name: translate(lang, 'documents:popup.open') }).click();
      await expect(page).toHaveURL(item(2)[lang].path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(item(2)[lang].title);
      const contentsRegion = page.getByRole('region', { name: translate(lang, 'documents:contents') });
      await expect(contentsRegion.getByRole('link')).toHaveCount(3);
      await expect(contentsRegion.getByRole('link').nth(1)).toContainText(
        lang === 'vi' ? 'Chương thử 2' : 'Test chapter 2',
      );
      await expect(contentsRegion.getByRole('link').nth(1)).toHaveAttribute('href', /\?page=2$/);
      await page
        .getByRole('banner')
        .getByRole('link', { name: otherLang === 'vi' ? 'Tiếng Việt' : 'English' })
        .click();
      await expect(page).toHaveURL(item(2)[otherLang].path);
      await page.goBack();
      const relatedRegion = page.getByRole('region', { name: translate(lang, 'documents:related') });
      await expect(relatedRegion.getByRole('heading', { level: 3 })).toHaveCount(4);
      const relatedLink = relatedRegion.getByRole('link').nth(1);
      const title = (await relatedLink.textContent()) ?? '';
      await relatedLink.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.goBack();
      await page.goBack();
      await expect(popup).toBeVisible();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the filters open, stay open after a choice, and lead to the results', async ({ page }) => {
    await page.goto(`${href('vi', 'documents')}?category=${shelf.category}`);
    await waitForHydration(page);
    const filters = page.getByRole('navigation', { name: translate('vi', 'documents:filters.title') });
    await expect(filters).toBeHidden();
    await page
      .locator('summary')
      .filter({ hasText: translate('vi', 'documents:filters.title') })
      .click();
    await filters.getByRole('link', { name: translate('vi', 'documents:access.easy') }).click();
    await expect(page).toHaveURL(`${href('vi', 'documents')}?easy=1&category=${shelf.category}`);
    await expect(filters).toBeVisible();
    await filters.getByRole('link', { name: 'Xem 1 tài liệu' }).click();
    await expect(filters).toBeHidden();
    await expect(page.locator('#documents').getByRole('heading', { level: 2 })).toHaveText([item(2).vi.title]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, tolerates: /Blocked script execution/ });

  for (const lang of languagesOf('documents 2')) {
    test(`filters, pages, the lesson page and the other language (${lang})`, async ({ page }) => {
      const cards = page.locator('#documents').getByRole('heading', { level: 2 });
      await page.goto(`${href(lang, 'documents')}?category=${shelf.category}`);
      await page.getByRole('link', { name: translate(lang, 'common:list.next') }).click();
      await expect(cards).toHaveCount(2);
      await page
        .getByRole('navigation', { name: translate(lang, 'documents:filters.title') })
        .getByRole('link', { name: translate(lang, 'documents:type.study_document') })
        .click();
      await expect(page).toHaveURL(`${href(lang, 'documents')}?type=study&category=${shelf.category}`);
      await cards.first().getByRole('link').click();
      await expect(page).toHaveURL(item(2)[lang].path);
      await expect(page.getByRole('main')).toContainText('Vũ Vẽ Thử');
    });
  }

  test('the filters open on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(href('en', 'documents'));
    await page
      .locator('summary')
      .filter({ hasText: translate('en', 'documents:filters.title') })
      .click();
    await page
      .getByRole('navigation', { name: translate('en', 'documents:filters.title') })
      .getByRole('link', { name: shelf.name.en })
      .click();
    await expect(page).toHaveURL(`${href('en', 'documents')}?category=${shelf.category}`);
  });
});
