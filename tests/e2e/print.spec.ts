/** Tests that each kind of page prints its content: readable, complete, as wide as the paper, and without controls. */
import { href } from '@hat-nang/model/routes';
import { sections as declaredSections } from '@hat-nang/model/sections';
import type { Page } from '@playwright/test';
import { stack } from '../setup/stack.ts';
import { widths } from '../support/axe.ts';
import { logIn, newMember } from '../support/member.ts';
import { createBooks, createPlaylist } from '../support/own-lists.ts';
import { setStartingChoice } from '../support/pages.ts';
import { readSeededSections, type SeededSections } from '../support/seeded.ts';
import { expect, test } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translateToKid } from '../support/texts.ts';

/** A4 without margins, in CSS pixels. */
const paper = { width: 794, height: 1123 };
const staticPage = { vi: '/trang/chinh-sach-bao-mat', en: '/en/page/privacy-policy' } as const;

const books = createBooks(2);
let items: SeededSections;
test.beforeAll(async () => {
  items = await readSeededSections();
});

/** Checks the open page as it is printed in dark mode, in which unreadable text is most likely. */
const expectPrintable = async (page: Page, subject: string) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 }), subject).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'dialog', 'search'] as const)
    await expect(page.getByRole(role), `${role} of ${subject}`).toHaveCount(0);
  const printed = await page.evaluate(() => {
    const visibleElements = [...document.querySelectorAll('main *')].filter((element) => element.checkVisibility());
    const styleOf = (element: Element) => getComputedStyle(element);
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const describe = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
    return {
      background: styleOf(document.body).backgroundColor,
      // A browser prints no backgrounds, so every other colour could be invisible.
      coloredTexts: visibleElements
        .filter((element) => hasOwnText(element) && styleOf(element).color !== 'rgb(0, 0, 0)')
        .map(describe),
      croppedPictures: visibleElements
        .filter((element) => element instanceof HTMLImageElement && styleOf(element).objectFit !== 'contain')
        .map(describe),
      // An element beyond the edge is cut off, even where the page has no scroll bar.
      cutElements: visibleElements
        .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        .map(describe),
      isTooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      textCount: visibleElements.filter(hasOwnText).length,
    };
  });
  const { textCount, ...layout } = printed;
  expect(layout, subject).toEqual({
    background: 'rgb(255, 255, 255)',
    coloredTexts: [],
    croppedPictures: [],
    cutElements: [],
    isTooWide: false,
  });
  expect(textCount, subject).toBeGreaterThan(5);
  await page.emulateMedia({ media: 'screen' });
};

for (const lang of languagesOf('print')) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang, viewport: paper });

    test('the page of an item is printed with its text', async ({ page }) => {
      for (const { word } of declaredSections) {
        await page.goto(items[word][lang]);
        await expectPrintable(page, word);
        await page.emulateMedia({ media: 'print' });
        await expect(page.locator('[data-prose]:visible').first(), word).not.toBeEmpty();
        await page.emulateMedia({ media: 'screen' });
      }
    });

    test('both Homes are printed with every card of their shelves', async ({ page, context }) => {
      for (const starting of ['kid', 'adult']) {
        await setStartingChoice(context, { starting, lang });
        await page.goto(href(lang, 'home'));
        await expectPrintable(page, `Home of ${starting}`);
        await page.emulateMedia({ media: 'print' });
        await expect(page.locator('main section:visible li:not(:visible)'), starting).toHaveCount(0);
        await page.emulateMedia({ media: 'screen' });
      }
    });

    test('lists, static pages, the help centre, contact and a search are printed', async ({ page }) => {
      const paths = {
        documents: href(lang, 'documents'),
        events: href(lang, 'events'),
        'a static page': staticPage[lang],
        'the help centre': href(lang, 'helpCenter'),
        contact: href(lang, 'contact'),
        'a search': `${href(lang, 'searchDocuments')}?q=${lang === 'vi' ? 'sách' : 'book'}`,
      };
      for (const [subject, path] of Object.entries(paths)) {
        await page.goto(path);
        await expectPrintable(page, subject);
      }
    });

    test('a playlist is printed with its books and notes, without buttons', async ({ page }) => {
      const member = await newMember({ lang });
      const title = lang === 'vi' ? 'Sách cho tháng mười hai' : 'Books for December';
      const playlist = await createPlaylist(
        member,
        title,
        books.map(({ id }) => id),
      );
      await page.setViewportSize(widths.wide);
      await logIn(page, lang, member);
      await page.setViewportSize(paper);
      await page.goto(href(lang, 'playlistDetail', { id: playlist }));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectPrintable(page, 'a playlist');
      await page.emulateMedia({ media: 'print' });
      for (const book of books) await expect(page.getByRole('heading', { name: book.title[lang] })).toBeVisible();
      await expect(page.getByRole('region', { name: translateToKid(lang, 'my-account:playlist.share') })).toHaveCount(
        0,
      );
    });
  });
}

test('the addresses of links are printed after the links', async ({ page }) => {
  await page.goto(items.news.vi);
  await page.emulateMedia({ media: 'print' });
  const printedAddress = await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/lien-he';
    document.querySelector('[data-prose]')?.append(link);
    return getComputedStyle(link, '::after').content;
  });
  expect(printedAddress).toContain(stack().siteUrl);
  expect(printedAddress).toContain('/lien-he');
});

test('the worksheet of a lesson plan is a PDF of its own', async ({ page }) => {
  await page.goto(items['lesson-plans'].vi);
  const worksheet = page.locator('main a[download]').first();
  const [download] = await Promise.all([page.waitForEvent('download'), worksheet.click()]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
});
