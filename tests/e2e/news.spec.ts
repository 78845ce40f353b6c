import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { stack } from '../setup/stack.ts';
import { createNewsShelf } from '../support/news-shelf.ts';
import { expect, openUntilShown, test, waitForHydration } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

let shelf: Awaited<ReturnType<typeof createNewsShelf>>;
test.beforeAll(async () => {
  shelf = await createNewsShelf();
});
test.afterAll(() => shelf.remove());

for (const lang of languagesOf('news')) {
  const otherLang: Lang = lang === 'vi' ? 'en' : 'vi';

  test.describe(`in ${lang}`, () => {
    test.use({ lang });

    test('from Home to the list: filter, sort, pages, back, reload, the other language', async ({ page }) => {
      await page.goto(href(lang, 'home'));
      await page
        .getByRole('banner')
        .getByRole('link', { name: translate(lang, 'news:title'), exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(href(lang, 'news'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(lang, 'news:title'));

      const cards = page.getByRole('main').getByRole('heading', { level: 2 });
      const categories = page.getByRole('list', { name: translate(lang, 'common:list.category') });
      await openUntilShown(page, href(lang, 'news'), categories.getByRole('link', { name: shelf.name[lang] }));
      await categories.getByRole('link', { name: shelf.name[lang] }).click();
      await expect(page).toHaveURL(`${href(lang, 'news')}?category=${shelf.category}`);
      await expect(cards).toHaveCount(12);
      await expect(cards.first()).toHaveText(shelf.items[0]?.[lang].title ?? '');
      await expect(categories.getByRole('link', { name: shelf.name[lang] })).toHaveAttribute('aria-current', 'true');

      await page.getByRole('link', { name: translate(lang, 'common:list.oldest') }).click();
      await expect(page).toHaveURL(`${href(lang, 'news')}?category=${shelf.category}&sort=oldest`);
      await expect(cards.first()).toHaveText(shelf.items[13]?.[lang].title ?? '');

      await page.getByRole('link', { name: translate(lang, 'common:list.next') }).click();
      await expect(page).toHaveURL(`${href(lang, 'news')}?category=${shelf.category}&sort=oldest&page=2`);
      await expect(cards).toHaveCount(2);
      await expect(cards.last()).toHaveText(shelf.items[0]?.[lang].title ?? '');
      await expect(
        page.getByRole('navigation', { name: translate(lang, 'common:list.pages') }).locator('[aria-current=page]'),
      ).toHaveText('2');

      await page.goBack();
      await expect(cards).toHaveCount(12);
      await expect(cards.first()).toHaveText(shelf.items[13]?.[lang].title ?? '');
      // The address contains the whole state of the list, so a reload keeps it.
      await page.reload();
      await expect(cards.first()).toHaveText(shelf.items[13]?.[lang].title ?? '');
      await waitForHydration(page);
      await page
        .getByRole('banner')
        .getByRole('link', { name: otherLang === 'vi' ? 'Tiếng Việt' : 'English' })
        .click();
      await expect(page).toHaveURL(`${href(otherLang, 'news')}?category=${shelf.category}&sort=oldest`);
      await expect(cards.first()).toHaveText(shelf.items[13]?.[otherLang].title ?? '');
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, tolerates: /Blocked script execution/ });
      test('a filtered list leads to its pages, an item and the other language', async ({ page }) => {
        await page.goto(`${href(lang, 'news')}?category=${shelf.category}`);
        await page.getByRole('link', { name: translate(lang, 'common:list.next') }).click();
        const cards = page.getByRole('main').getByRole('heading', { level: 2 });
        await expect(cards).toHaveCount(2);
        await cards.last().getByRole('link').click();
        await expect(page).toHaveURL(shelf.items[13]?.[lang].path ?? '');
        await page
          .getByRole('banner')
          .getByRole('link', { name: otherLang === 'vi' ? 'Tiếng Việt' : 'English' })
          .click();
        await expect(page).toHaveURL(shelf.items[13]?.[otherLang].path ?? '');
      });
    });

    test('an item shows its text, the other language, a link to copy and related news', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: stack().siteUrl });
      const item = shelf.items[2];
      if (!item) throw new Error('no item');
      await page.goto(`${href(lang, 'news')}?category=${shelf.category}`);
      await page.getByRole('link', { name: item[lang].title }).click();
      await expect(page).toHaveURL(item[lang].path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(item[lang].title);
      await expect(page.getByRole('main').locator('time').first()).toHaveAttribute('datetime', /^2026-02-26/);
      await expect(page.getByRole('main')).toContainText('Nguyễn Thử');
      const crumbs = page.getByRole('navigation', { name: translate(lang, 'common:breadcrumb') });
      await expect(crumbs.getByRole('link')).toHaveText([
        translate(lang, 'common:home'),
        translate(lang, 'news:title'),
      ]);
      await expect(crumbs.locator('[aria-current=page]')).toHaveText(item[lang].title);
      expect(await page.title()).toContain(item[lang].title);

      await waitForHydration(page);
      await page.getByRole('button', { name: translate(lang, 'common:share.copy') }).click();
      await expect(page.getByText(translate(lang, 'common:share.copied'))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(stack().siteUrl + item[lang].path);

      await page
        .getByRole('banner')
        .getByRole('link', { name: otherLang === 'vi' ? 'Tiếng Việt' : 'English' })
        .click();
      await expect(page).toHaveURL(item[otherLang].path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(item[otherLang].title);
      await page.goBack();
      await expect(page).toHaveURL(item[lang].path);

      const relatedRegion = page.getByRole('region', { name: translate(lang, 'news:related') });
      await expect(relatedRegion.getByRole('heading', { level: 3 })).toHaveCount(3);
      await expect(relatedRegion.getByRole('link', { name: item[lang].title })).toHaveCount(0);
      await relatedRegion.getByRole('link', { name: translate(lang, 'common:seeAll') }).click();
      await expect(page).toHaveURL(href(lang, 'relatedNews', { id: item.id }));
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(12);
    });
  });
}
