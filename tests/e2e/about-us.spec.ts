import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { shareAndReload } from '../support/pages.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

for (const lang of languagesOf('about-us')) {
  for (const javaScriptEnabled of [true, false]) {
    const otherLang: Lang = lang === 'vi' ? 'en' : 'vi';
    test.describe(`in ${lang}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ lang, javaScriptEnabled, tolerates: /Blocked script execution/ });
      test('the list leads to an article, to related ones and to the other language', async ({ page }) => {
        await page.goto(href(lang, 'aboutUs'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(lang, 'about-us:title'));
        // Articles of other tests have no sort position and come last. The first article is therefore a seeded one.
        const firstArticle = page.getByRole('main').getByRole('heading', { level: 2 }).first();
        const title = (await firstArticle.textContent()) ?? '';
        await firstArticle.getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        const otherArticles = page.getByRole('region', { name: translate(lang, 'about-us:others') });
        await expect(otherArticles.getByRole('heading', { level: 3 })).toHaveCount(3);
        await otherArticles.getByRole('heading', { level: 3 }).first().getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        if (javaScriptEnabled) {
          await waitForHydration(page);
          await shareAndReload(page, lang, new URL(page.url()).pathname);
        }
        await page
          .getByRole('banner')
          .getByRole('link', { name: otherLang === 'vi' ? 'Tiếng Việt' : 'English' })
          .click();
        await expect(page).toHaveURL(new RegExp(`${href(otherLang, 'aboutUs')}/[^/]+-\\d+$`));
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
      });
    });
  }
}
