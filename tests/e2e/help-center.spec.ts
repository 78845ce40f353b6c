import { type Lang, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { type Item, workbench } from '../support/items.ts';
import { shareAndReload } from '../support/pages.ts';
import { expect, openUntilShown, test, waitForHydration } from '../support/test.ts';
import { say } from '../support/texts.ts';

const bench = workbench();
let first: Item;
let second: Item;
const name = { vi: `Phần thử ${Date.now()}`, en: `Test part ${Date.now()}` };
test.beforeAll(async () => {
  const section = await bench.create('help_center_sections', {
    status: 'published',
    icon: 'ph:lifebuoy',
    translations: [
      { languages_code: 'vi-VN', name: name.vi, slug: `phan-${Date.now()}x` },
      { languages_code: 'en-US', name: name.en, slug: `part-${Date.now()}x` },
    ],
  });
  first = await bench.item('help_center', { section: section.id, sort: 1 });
  second = await bench.item('help_center', { section: section.id, sort: 2 });
});
test.afterAll(() => bench.clear());

const pathOf = (item: Item, lang: Lang) => href(lang, 'helpCenterDetail', { slug: item.slug[lang], id: item.id });
const readVotes = async (item: Item) =>
  (await content.read('helpful_votes', `filter[help_center][_eq]=${item.id}`)).map(({ is_helpful }) => is_helpful);

/** Opens the help centre, an article, a related article and the link to the contact form. */
const findArticle = async (page: Page, lang: Lang) => {
  await openUntilShown(page, href(lang, 'helpCenter'), page.getByRole('region', { name: name[lang] }));
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0);
  const section = page.getByRole('region', { name: name[lang] });
  await expect(section.getByRole('link')).toHaveText([first.title[lang], second.title[lang]]);
  await section.getByRole('link', { name: first.title[lang] }).click();
  await expect(page).toHaveURL(pathOf(first, lang));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title[lang]);
  const contents = page.getByRole('navigation', { name: say(lang, 'help-center:contents') });
  await expect(contents.locator('[aria-current=page]')).toHaveText(first.title[lang]);
  await page
    .getByRole('region', { name: say(lang, 'help-center:related') })
    .getByRole('link', { name: second.title[lang] })
    .click();
  await expect(page).toHaveURL(pathOf(second, lang));
  await page.goBack();
  await expect(page).toHaveURL(pathOf(first, lang));
  const offer = page.getByRole('region', { name: say(lang, 'help-center:offer.title') });
  await expect(offer.getByRole('link', { name: say(lang, 'help-center:offer.write') })).toHaveAttribute(
    'href',
    href(lang, 'contact'),
  );
};

for (const lang of languages) {
  const otherLang: Lang = lang === 'vi' ? 'en' : 'vi';
  test.describe(`in ${lang}`, () => {
    test.use({ lang });

    test('an article is found, rated and read in the other language', async ({ page }) => {
      await findArticle(page, lang);
      await waitForHydration(page);
      await page.getByRole('button', { name: say(lang, 'help-center:helpful.yes') }).click();
      await expect(page.getByText(say(lang, 'help-center:helpful.thanks'))).toBeVisible();
      await expect(page).toHaveURL(pathOf(first, lang));
      expect(await readVotes(first)).toEqual([true]);
      await shareAndReload(page, lang, pathOf(first, lang));
      await page
        .getByRole('banner')
        .getByRole('link', { name: otherLang === 'vi' ? 'Tiếng Việt' : 'English' })
        .click();
      await expect(page).toHaveURL(pathOf(first, otherLang));
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, tolerates: /Blocked script execution/ });
      test('an article is found and rated', async ({ page }) => {
        await findArticle(page, lang);
        await expect(page.getByText(say(lang, 'help-center:helpful.thanks'))).toBeHidden();
        await page.getByRole('button', { name: say(lang, 'help-center:helpful.no') }).click();
        await expect(page).toHaveURL(`${pathOf(first, lang)}#helpful-thanks`);
        await expect(page.getByText(say(lang, 'help-center:helpful.thanks'))).toBeVisible();
        expect((await readVotes(first)).at(-1)).toBe(false);
      });
    });
  });
}
