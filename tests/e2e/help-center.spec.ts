import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { createFixtures, type Item } from '../support/items.ts';
import { shareAndReload } from '../support/pages.ts';
import { expect, openUntilShown, test, waitForHydration } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

const fixtures = createFixtures();
let firstItem: Item;
let secondItem: Item;
const name = { vi: `Phần thử ${Date.now()}`, en: `Test part ${Date.now()}` };
test.beforeAll(async () => {
  const section = await fixtures.create('help_center_sections', {
    status: 'published',
    icon: 'ph:lifebuoy',
    translations: [
      { languages_code: 'vi-VN', name: name.vi, slug: `phan-${Date.now()}x` },
      { languages_code: 'en-US', name: name.en, slug: `part-${Date.now()}x` },
    ],
  });
  firstItem = await fixtures.item('help_center', { section: section.id, sort: 1 });
  secondItem = await fixtures.item('help_center', { section: section.id, sort: 2 });
});
test.afterAll(() => fixtures.clear());

const pathOf = (item: Item, lang: Lang) => href(lang, 'helpCenterDetail', { slug: item.slug[lang], id: item.id });
const readVotes = async (item: Item) =>
  (await content.read('helpful_votes', `filter[help_center][_eq]=${item.id}`)).map(({ is_helpful }) => is_helpful);

/** Opens the help centre, an article and a related article, and checks the link to the contact form. */
const findArticle = async (page: Page, lang: Lang) => {
  await openUntilShown(page, href(lang, 'helpCenter'), page.getByRole('region', { name: name[lang] }));
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0);
  const section = page.getByRole('region', { name: name[lang] });
  await expect(section.getByRole('link')).toHaveText([firstItem.title[lang], secondItem.title[lang]]);
  await section.getByRole('link', { name: firstItem.title[lang] }).click();
  await expect(page).toHaveURL(pathOf(firstItem, lang));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstItem.title[lang]);
  const contentsNavigation = page.getByRole('navigation', { name: translate(lang, 'help-center:contents') });
  await expect(contentsNavigation.locator('[aria-current=page]')).toHaveText(firstItem.title[lang]);
  await page
    .getByRole('region', { name: translate(lang, 'help-center:related') })
    .getByRole('link', { name: secondItem.title[lang] })
    .click();
  await expect(page).toHaveURL(pathOf(secondItem, lang));
  await page.goBack();
  await expect(page).toHaveURL(pathOf(firstItem, lang));
  const offerRegion = page.getByRole('region', { name: translate(lang, 'help-center:offer.title') });
  await expect(offerRegion.getByRole('link', { name: translate(lang, 'help-center:offer.write') })).toHaveAttribute(
    'href',
    href(lang, 'contact'),
  );
};

for (const lang of languagesOf('help-center')) {
  const otherLang: Lang = lang === 'vi' ? 'en' : 'vi';
  test.describe(`in ${lang}`, () => {
    test.use({ lang });

    test('an article is found, rated and read in the other language', async ({ page }) => {
      await findArticle(page, lang);
      await waitForHydration(page);
      await page.getByRole('button', { name: translate(lang, 'help-center:helpful.yes') }).click();
      await expect(page.getByText(translate(lang, 'help-center:helpful.thanks'))).toBeVisible();
      await expect(page).toHaveURL(pathOf(firstItem, lang));
      expect(await readVotes(firstItem)).toEqual([true]);
      await shareAndReload(page, lang, pathOf(firstItem, lang));
      await page
        .getByRole('banner')
        .getByRole('link', { name: otherLang === 'vi' ? 'Tiếng Việt' : 'English' })
        .click();
      await expect(page).toHaveURL(pathOf(firstItem, otherLang));
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, tolerates: /Blocked script execution/ });
      test('an article is found and rated', async ({ page }) => {
        await findArticle(page, lang);
        await expect(page.getByText(translate(lang, 'help-center:helpful.thanks'))).toBeHidden();
        await page.getByRole('button', { name: translate(lang, 'help-center:helpful.no') }).click();
        await expect(page).toHaveURL(`${pathOf(firstItem, lang)}#helpful-thanks`);
        await expect(page.getByText(translate(lang, 'help-center:helpful.thanks'))).toBeVisible();
        expect((await readVotes(firstItem)).at(-1)).toBe(false);
      });
    });
  });
}
