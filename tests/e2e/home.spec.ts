/** Tests that Home is one page for a child and another page for an adult, and that its shelves scroll by buttons and keys. */
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { Locator, Page } from '@playwright/test';
import { findSmallTargets, widths } from '../support/axe.ts';
import { setStartingChoice } from '../support/pages.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

const headings = { kid: 'home:child.title', adult: 'home:title' } as const;
const shelves = {
  kid: ['home:child.newest', 'home:child.feelings.title', 'home:child.listening', 'home:popular.mostRead.title'],
  adult: [
    'home:adult.teachers',
    'home:adult.caregivers',
    'home:adult.lessonIdeas',
    'home:events',
    'home:mentalHealth',
    'home:news.chosen.title',
  ],
} as const;

const regionOf = (page: Page, lang: Lang, key: string): Locator =>
  page.getByRole('region', { name: translate(lang, key), exact: true });
const expectHome = async (page: Page, lang: Lang, choice: 'kid' | 'adult') => {
  await expect(page).toHaveURL(href(lang, 'home'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(lang, headings[choice]));
  for (const key of shelves[choice]) await expect(regionOf(page, lang, key)).toBeVisible();
  const otherKey = choice === 'kid' ? shelves.adult[0] : shelves.kid[0];
  await expect(regionOf(page, lang, otherKey)).toHaveCount(0);
};

for (const lang of languagesOf('home')) {
  test.describe(`in ${lang}`, () => {
    test.use({ starting: '', lang, locale: lang === 'vi' ? 'vi-VN' : 'en-GB', viewport: widths.phone });

    test('a child moves a shelf by buttons and keys, opens a book, and an adult gets another Home', async ({
      page,
    }) => {
      // Without smooth scrolling, a shelf reaches its position at once.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(href(lang, 'home'));
      await page.getByRole('button', { name: translate(lang, 'starting:kid') }).click();
      await expectHome(page, lang, 'kid');
      await waitForHydration(page);
      // Only signed-in visitors have this shelf.
      await expect(regionOf(page, lang, 'home:child.readOn')).toHaveCount(0);

      const title = translate(lang, 'home:popular.mostRead.title');
      const shelf = regionOf(page, lang, 'home:popular.mostRead.title');
      const readPosition = () =>
        shelf
          .getByRole('list')
          .first()
          .evaluate((list) => list.scrollLeft);
      const back = shelf.getByRole('button', { name: translate(lang, 'home:shelf.back', { title }) });
      const forward = shelf.getByRole('button', { name: translate(lang, 'home:shelf.forward', { title }) });
      await expect(back).toHaveAttribute('aria-disabled', 'true');
      await forward.click();
      await expect.poll(readPosition).toBeGreaterThan(100);
      await expect(back).toHaveAttribute('aria-disabled', 'false');
      for (let press = 0; press < 20; press++) {
        if ((await forward.getAttribute('aria-disabled')) === 'true') break;
        const position = await readPosition();
        await forward.press('Enter');
        await expect.poll(readPosition).toBeGreaterThan(position);
      }
      await expect(forward).toHaveAttribute('aria-disabled', 'true');
      await expect(forward).toBeFocused();
      const endPosition = await readPosition();
      await forward.press('Enter');
      expect(await readPosition()).toBe(endPosition);
      await back.press('Space');
      await expect.poll(readPosition).toBeLessThan(endPosition);

      const cards = shelf.getByRole('heading', { level: 3 }).getByRole('link');
      await cards.first().focus();
      await expect.poll(readPosition).toBeLessThan(10);
      await page.keyboard.press('ArrowRight');
      await expect.poll(readPosition).toBeGreaterThan(0);
      const lastIndex = (await cards.count()) - 1;
      for (let index = 1; index <= lastIndex; index++) {
        await page.keyboard.press('Tab');
        await expect(cards.nth(index)).toBeFocused();
        await expect(cards.nth(index)).toBeInViewport();
      }
      await page.keyboard.press('Tab');
      await expect(shelf.locator(':focus')).toHaveCount(0);

      const bookTitle = (await cards.first().textContent()) ?? '';
      const address = (await cards.first().getAttribute('href')) ?? '';
      await cards.first().focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookTitle);

      await page.goto(href(lang, 'starting'));
      await page.getByRole('button', { name: translate(lang, 'starting:adult') }).click();
      await expectHome(page, lang, 'adult');
      const events = regionOf(page, lang, 'home:events');
      await events.getByRole('heading', { level: 2 }).getByRole('link').click();
      await expect(page).toHaveURL(href(lang, 'events'));
      await page.goBack();
      await expectHome(page, lang, 'adult');
    });

    test('each feeling on a child’s Home leads to books', async ({ page, context }) => {
      await setStartingChoice(context, { starting: 'kid', lang });
      await page.goto(href(lang, 'home'));
      await waitForHydration(page);
      const feelings = regionOf(page, lang, 'home:child.feelings.title').getByRole('link');
      await expect(feelings).toHaveCount(6);
      const addresses = await feelings.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      await feelings.filter({ hasText: translate(lang, 'home:child.feelings.scared') }).click();
      await expect(page).toHaveURL(addresses[4] ?? '');
      for (const address of addresses) {
        await page.goto(address);
        const books = page.locator('#results').getByRole('heading', { level: 2 });
        await expect(books.first(), address).toBeVisible();
        // The search must find the typed word, not a correction of it.
        const words = new URL(address, 'http://localhost').searchParams.get('q') ?? '';
        await expect(page.getByText(translate(lang, 'search:corrected', { words }))).toHaveCount(0);
      }
    });

    for (const choice of ['kid', 'adult'] as const)
      test(`Home after the choice ${choice} has five or six shelves, no item twice, and four screens of a phone`, async ({
        page,
        context,
      }) => {
        await setStartingChoice(context, { starting: choice, lang });
        await page.goto(href(lang, 'home'));
        await waitForHydration(page);
        await expectHome(page, lang, choice);
        const { addresses, emptyShelves, shelfCount, height } = await page.evaluate(() => {
          const sections = [...document.querySelectorAll('main section')].filter((section) =>
            section.checkVisibility(),
          );
          return {
            addresses: sections.flatMap((section) =>
              [...section.querySelectorAll('h3 a')].map((link) => link.getAttribute('href')),
            ),
            emptyShelves: sections.filter((section) => !section.querySelector('li')).map(({ id }) => id),
            shelfCount: sections.length,
            height: document.documentElement.scrollHeight,
          };
        });
        expect(new Set(addresses).size).toBe(addresses.length);
        expect(emptyShelves).toEqual([]);
        expect([5, 6]).toContain(shelfCount);
        expect(height).toBeLessThanOrEqual(4 * widths.phone.height);
        expect(await findSmallTargets(page, 'main')).toEqual([]);
        await page.emulateMedia({ forcedColors: 'active' });
        const list = regionOf(page, lang, shelves[choice][0]).getByRole('list').first();
        await expect(list).toHaveCSS('scrollbar-width', 'auto');
      });
  });
}

test('a visitor without a choice gets the Home for adults, and a new choice applies to both languages', async ({
  page,
  context,
}) => {
  await setStartingChoice(context, { starting: 'skip' });
  await page.goto('/');
  await expectHome(page, 'vi', 'adult');
  await setStartingChoice(context, { starting: 'kid' });
  await page.reload();
  await expectHome(page, 'vi', 'kid');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expectHome(page, 'en', 'kid');
});
