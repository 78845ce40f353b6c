import { type Lang, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { sections as declaredSections, sectionsWith } from '@hat-nang/model/sections';
import { expectAccessible, findSmallTargets, widths } from '../support/axe.ts';
import {
  readSeededDocument,
  readSeededNews,
  readSeededSections,
  type SeededDocument,
  type SeededNews,
  type SeededSections,
} from '../support/seeded.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

let news: SeededNews;
let document: SeededDocument;
let sections: SeededSections;
test.beforeAll(async () => {
  news = await readSeededNews();
  document = await readSeededDocument();
  sections = await readSeededSections();
});
test.use({ tolerates: /status of 404/ });
// The tests of this file take long, so they run in parallel.
test.describe.configure({ mode: 'parallel' });

/**
 * Paths of the kinds of pages that this file tests. outage.outage.spec.ts tests the error page, states.outage.spec.ts the coming-soon page, and
 * reader-access.spec.ts the reader.
 */
const kinds: Record<string, (lang: Lang) => string> = {
  Home: (lang) => href(lang, 'home'),
  'the starting page': (lang) => href(lang, 'starting'),
  'a filtered list': (lang) => `${href(lang, 'news')}?category=${news.category}&sort=oldest`,
  'related news': (lang) => href(lang, 'relatedNews', { id: news.id }),
  'a filtered list without documents': (lang) => `${href(lang, 'documents')}?type=study&sign=1&subtitle=1&age=0-3`,
  'a lesson page with everything': (lang) => document.path[lang],
  'a static page': (lang) =>
    href(lang, 'pagesDetail', { slug: lang === 'vi' ? 'chinh-sach-bao-mat' : 'privacy-policy' }),
  'the events to come': (lang) => `${href(lang, 'events')}?status=upcoming`,
  'a category of mental health': (lang) => sections.category[lang],
  'a search': (lang) => `${href(lang, 'searchDocuments')}?q=${lang === 'vi' ? 's%C3%A1ch' : 'book'}&audio=1`,
  'a search of news, most recent first': (lang) =>
    `${href(lang, 'searchNews')}?q=${lang === 'vi' ? 'sach' : 'book'}&sort=recent`,
  'a search that finds nothing': (lang) => `${href(lang, 'searchHelpCenter')}?q=zzqxzzqx`,
  'a search without a query': (lang) => href(lang, 'searchMentalHealth'),
  'the contact form': (lang) => href(lang, 'contact'),
  'an account page without an account': (lang) => href(lang, 'account'),
  ...Object.fromEntries(
    sectionsWith('list').map(({ word, list }) => [`the list of ${word}`, (lang: Lang) => href(lang, list)]),
  ),
  ...Object.fromEntries(
    declaredSections.map(({ word }) => [`an item of ${word}`, (lang: Lang) => sections[word][lang]]),
  ),
  'a missing page': (lang) => (lang === 'vi' ? '/khong-co-trang-nay' : '/en/no-such-page'),
};

for (const lang of languages) {
  test.describe(`axe finds nothing in ${lang}`, () => {
    test.use({ lang });
    for (const [kind, path] of Object.entries(kinds).filter(([kind]) => languagesOf(kind).includes(lang))) {
      test(kind, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path(lang));
        await waitForHydration(page);
        await expectAccessible(page, `${kind} in ${lang}`);
        for (const width of Object.values(widths)) {
          await page.setViewportSize(width);
          expect(
            [
              ...(await findSmallTargets(page, 'header')),
              ...(await findSmallTargets(page, 'footer')),
              ...(await findSmallTargets(page, 'nav')),
            ],
            `targets at ${width.width} px`,
          ).toEqual([]);
        }
      });
    }

    test.describe('as an adult', () => {
      test.use({ starting: 'adult' });
      test('Home of an adult', async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(href(lang, 'home'));
        await waitForHydration(page);
        await expectAccessible(page, `Home of an adult in ${lang}`);
      });
    });

    test('the open filters of documents', async ({ page }) => {
      await page.goto(`${href(lang, 'documents')}?audio=1`);
      await waitForHydration(page);
      const unfold = () =>
        page.locator('details[data-filters]').evaluate((filterPanel: HTMLDetailsElement) => {
          filterPanel.open = true;
        });
      await expectAccessible(page, `filters in ${lang}`, unfold);
      expect(await findSmallTargets(page, 'details[data-filters]')).toEqual([]);
    });

    test('the popup of a document', async ({ page }) => {
      await page.goto(`${href(lang, 'documents')}?document=${document.id}`);
      await expect(page.getByRole('dialog', { name: document.title[lang] })).toBeVisible();
      await expectAccessible(page, `popup in ${lang}`);
      for (const width of Object.values(widths)) {
        await page.setViewportSize(width);
        expect(await findSmallTargets(page, 'dialog'), `targets at ${width.width} px`).toEqual([]);
      }
    });

    test('with suggestions under the search', async ({ page }) => {
      await page.goto(href(lang, 'news'));
      await waitForHydration(page);
      await expectAccessible(page, `suggestions in ${lang}`, async (_, width) => {
        if (width === 'phone') await page.getByRole('button', { name: translate(lang, 'common:menu.open') }).click();
        const field = page.getByRole('banner').locator('input[name=q]:visible');
        await field.fill(lang === 'vi' ? 'sach' : 'book');
        await expect(page.getByRole('option').first()).toBeVisible();
        await field.press('ArrowDown');
      });
    });

    test('with a menu open', async ({ page }) => {
      await page.goto(href(lang, 'news'));
      await waitForHydration(page);
      await expectAccessible(page, `menu in ${lang}`, async (_, width) => {
        if (width === 'phone') {
          await page.getByRole('button', { name: translate(lang, 'common:menu.open') }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
        } else {
          await page
            .getByRole('banner')
            .getByRole('navigation', { name: translate(lang, 'common:menu.main') })
            .getByRole('button')
            .first()
            .click();
          await expect(page.locator('[popover]:popover-open')).toBeVisible();
        }
      });
      expect(await findSmallTargets(page, '[popover]')).toEqual([]);
    });
  });
}

test('a toast is readable in both modes', async ({ page }) => {
  await page.goto(news.path.vi);
  await waitForHydration(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } });
  });
  await page.getByRole('button', { name: translate('vi', 'common:share.copy') }).click();
  await page.locator('[data-toast]').hover();
  await expectAccessible(page, 'toast', async () => page.locator('[data-toast]').hover());
});
