/** Tests the share menu, feeds, and the link to the top. */
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { sections as declaredSections, sectionsWith } from '@hat-nang/model/sections';
import type { Page } from '@playwright/test';
import { stack } from '../setup/stack.ts';
import { expectAccessible, findSmallTargets } from '../support/axe.ts';
import { readSeededSections, type SeededSections } from '../support/seeded.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

let items: SeededSections;
test.beforeAll(async () => {
  items = await readSeededSections();
});

const openMenu = async (page: Page, lang: Lang) => {
  await page.goto(items.news[lang]);
  await waitForHydration(page);
  await page.getByRole('button', { name: translate(lang, 'common:share.label'), exact: true }).press('Enter');
  const menu = page.getByRole('dialog', { name: translate(lang, 'common:share.title') });
  await expect(menu).toBeVisible();
  return menu;
};

for (const lang of languagesOf('sharing')) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang });

    test('the menu has links, copying and a local QR code, and Escape returns the focus', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: stack().siteUrl });
      const menu = await openMenu(page, lang);
      const address = stack().siteUrl + items.news[lang];
      const encoded = encodeURIComponent(address);
      await expect(menu.getByRole('link', { name: 'Zalo' })).toHaveAttribute(
        'href',
        `https://zalo.me/share?url=${encoded}`,
      );
      await expect(menu.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
        'href',
        `https://www.facebook.com/sharer/sharer.php?u=${encoded}`,
      );
      await expect(menu.getByRole('link', { name: translate(lang, 'common:share.email') })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:\\?subject=.+${encoded}$`),
      );
      await menu.getByRole('button', { name: translate(lang, 'common:share.copy') }).click();
      await expect(menu.getByRole('status')).toHaveText(translate(lang, 'common:share.copied'));
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      const code = menu.getByRole('button', { name: translate(lang, 'common:share.qr') });
      await code.press('Enter');
      await expect(code).toHaveAttribute('aria-expanded', 'true');
      await expect(menu.getByRole('img', { name: translate(lang, 'common:share.qrAlt') })).toHaveAttribute(
        'src',
        /^data:/,
      );
      await expectAccessible(page, `the share menu in ${lang}`, undefined, 'dialog');
      expect(await findSmallTargets(page, 'dialog')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(
        page.getByRole('button', { name: translate(lang, 'common:share.label'), exact: true }),
      ).toBeFocused();
      await page.keyboard.press('Enter');
      await menu.getByRole('button', { name: translate(lang, 'common:share.close') }).click();
      await expect(menu).toBeHidden();
    });

    test('the scripts of the menu load only when it opens', async ({ page }) => {
      const scripts: string[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response.url());
      });
      await page.goto(items.news[lang]);
      await waitForHydration(page);
      const scriptsBefore = scripts.length;
      await page.getByRole('button', { name: translate(lang, 'common:share.label'), exact: true }).click();
      await expect(page.getByRole('dialog', { name: translate(lang, 'common:share.title') })).toBeVisible();
      expect(scripts.length).toBeGreaterThan(scriptsBefore);
    });

    test("the device's own share sheet replaces the menu if the browser has one", async ({ page }) => {
      await page.addInitScript(() => {
        const shared: ShareData[] = [];
        Object.assign(window, { shared });
        navigator.share = async (data) => {
          shared.push(data ?? {});
        };
      });
      await page.goto(items.news[lang]);
      await waitForHydration(page);
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await page.getByRole('button', { name: translate(lang, 'common:share.label'), exact: true }).click();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
        .toEqual([{ title, url: stack().siteUrl + items.news[lang] }]);
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('every page of an item, and a static page, can be shared', async ({ page }) => {
      const paths = [
        ...declaredSections.map(({ word }) => items[word][lang]),
        href(lang, 'pagesDetail', { slug: lang === 'vi' ? 'chinh-sach-bao-mat' : 'privacy-policy' }),
      ];
      for (const path of paths) {
        await page.goto(path);
        await expect(
          page.getByRole('main').getByRole('button', { name: translate(lang, 'common:share.label'), exact: true }),
          path,
        ).toBeVisible();
      }
    });

    test('every list links to its feed, and events to their calendar', async ({ page }) => {
      for (const { word, list } of sectionsWith('list')) {
        await page.goto(href(lang, list));
        const feed = page.getByRole('main').getByRole('link', { name: translate(lang, 'common:list.feed') });
        await expect(feed, word).toHaveAttribute('href', `/feeds/${lang}/${word}.xml`);
        expect((await page.request.get(`/feeds/${lang}/${word}.xml`)).status(), word).toBe(200);
      }
      await page.goto(href(lang, 'events'));
      await expect(page.getByRole('link', { name: translate(lang, 'events:calendar.subscribe') })).toBeVisible();
    });

    test('the link to the top moves the scroll position and the focus', async ({ page }) => {
      await page.goto(items.news[lang]);
      const topLink = page.getByRole('contentinfo').getByRole('link', { name: translate(lang, 'common:footer.toTop') });
      await topLink.press('Enter');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: translate(lang, 'common:skipToContent') })).toBeFocused();
    });
  });
}
