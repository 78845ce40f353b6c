import { type Lang, languageCodes, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { Page } from '@playwright/test';
import { findSmallTargets, findViolations } from '../support/axe.ts';
import { content } from '../support/content.ts';
import { createFixtures, type Item } from '../support/items.ts';
import { openReader } from '../support/reader.ts';
import { readSeededDocument } from '../support/seeded.ts';
import { reachBySwitches, readRound } from '../support/switches.ts';
import { expect, test } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

const fixtures = createFixtures();
let book: Item;

const names = { vi: ['Bên trái', 'Bên phải'], en: ['The left', 'The right'] };
const replies = { vi: ['Cách này hay.', 'Cách kia cũng hay.'], en: ['A good way.', 'A good way, too.'] };
const questions = { vi: 'Bên nào?', en: 'Which side?' };

test.beforeAll(async () => {
  const { id } = await readSeededDocument();
  const seededPages = await content.read(
    'document_pages',
    `filter[document][_eq]=${id}&filter[image][_nnull]=true&sort=number&limit=3&fields=image`,
  );
  const texts = (lang: Lang, isFind: boolean) => ({
    languages_code: languageCodes[lang],
    question: `${questions[lang]} ${isFind ? 1 : 2}`,
    choices: names[lang].map((text, index) => (isFind ? { text } : { text, reply: replies[lang][index] })),
  });
  const area = { top: 10, width: 35, height: 60 };
  book = await fixtures.item('documents', {
    page_count: 3,
    pages: seededPages.map(({ image }, index) => ({
      number: index + 1,
      image,
      translations: languages.map((lang) => ({
        languages_code: languageCodes[lang],
        text: `<p>${index + 1}.</p>`,
        image_description: `${questions[lang]} ${index + 1}`,
      })),
    })),
    activities: [
      {
        sort: 1,
        kind: 'find',
        page_number: 2,
        areas: [
          { ...area, left: 5, is_target: false },
          { ...area, left: 60, is_target: true },
        ],
        translations: languages.map((lang) => texts(lang, true)),
      },
      { sort: 2, kind: 'what_would_you_do', translations: languages.map((lang) => texts(lang, false)) },
    ],
  });
});
test.afterAll(() => fixtures.clear());

/** Opens the end page of the book with the key End and the arrow. Returns the card of an activity, and the dialog with its reply. */
async function openEnd(page: Page, lang: Lang, settings: string) {
  await openReader(page, href(lang, 'documentsReader', { slug: book.slug[lang], id: book.id }), settings);
  const cards = page.getByRole('list', { name: translate(lang, 'activities:title') }).getByRole('button');
  const dialog = page.locator('dialog[data-activity]');
  return {
    cards,
    cardOf: (kind: 'order' | 'find' | 'what_would_you_do') =>
      cards.filter({ hasText: translate(lang, `activities:kinds.${kind}`) }),
    dialog,
    reply: dialog.getByRole('status'),
  };
}

const turnToEnd = async (page: Page) => {
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
};

/** Presses a key until the element has the focus. */
async function moveFocus(page: Page, key: string, isThere: () => Promise<boolean>, most = 40) {
  for (let step = 0; step < most && !(await isThere()); step++) await page.keyboard.press(key);
  expect(await isThere()).toBe(true);
}
const hasFocus = (locator: ReturnType<Page['locator']>) => () =>
  locator.evaluate((element) => element === document.activeElement);

for (const lang of languagesOf('reader-activities')) {
  test(`${lang}: all three activities work with keys alone, on a phone, and nothing is stored`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { cards, cardOf, dialog, reply } = await openEnd(page, lang, 'turn=wait');
    await turnToEnd(page);
    await expect(cards).toHaveCount(3);
    expect(await findViolations(page)).toEqual([]);
    const storedBefore = await page.evaluate(() => JSON.stringify({ ...localStorage }));

    // Put the pictures in order: the last picture of the book is moved to the end, then the second.
    await cardOf('order').press('Enter');
    await expect(dialog.locator('[data-question]')).toBeFocused();
    const descriptions = dialog.getByRole('img');
    const readOrder = () =>
      descriptions.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));
    const bookOrder = [1, 2, 3].map((number) => `${questions[lang]} ${number}`);
    expect(await readOrder()).not.toEqual(bookOrder);
    const later = translate(lang, 'activities:order.later');
    for (const [step, description] of [...bookOrder].reverse().entries()) {
      const target = bookOrder.length - 1 - step;
      const button = dialog.getByRole('listitem').filter({ has: page.getByAltText(description) });
      for (let place = (await readOrder()).indexOf(description); place < target; place++) {
        const moveLater = button.getByRole('button', { name: later });
        await moveLater.focus();
        await page.keyboard.press('Enter');
        await expect(moveLater).toBeFocused();
      }
    }
    expect(await readOrder()).toEqual(bookOrder);
    await expect(reply).toContainText(translate(lang, 'activities:order.right'));
    expect(await findViolations(page)).toEqual([]);
    expect(await findSmallTargets(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(cardOf('order')).toBeFocused();

    // Find in the picture: each area is a button with a name.
    await cardOf('find').press('Enter');
    const areaOf = (index: number) => dialog.getByRole('button', { name: `${index + 1}. ${names[lang][index]}` });
    await moveFocus(page, 'Tab', hasFocus(areaOf(0)));
    await page.keyboard.press('Space');
    await expect(reply).toContainText(translate(lang, 'activities:find.other', { name: String(names[lang][0]) }));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(reply).toContainText(translate(lang, 'activities:find.found', { name: String(names[lang][1]) }));
    expect(await findViolations(page)).toEqual([]);
    expect(await findSmallTargets(page, 'dialog[open]')).toEqual([]);
    await dialog.getByRole('button', { name: translate(lang, 'activities:back') }).press('Enter');
    await expect(cardOf('find')).toBeFocused();

    // What would you do: each choice has its reply.
    await cardOf('what_would_you_do').press('Enter');
    for (const [index, name] of names[lang].entries()) {
      const choice = dialog.getByRole('button', { name });
      await choice.press('Enter');
      await expect(reply).toContainText(String(replies[lang][index]));
      await expect(choice).toHaveAttribute('aria-pressed', 'true');
    }
    expect(await findViolations(page)).toEqual([]);
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(cardOf('what_would_you_do')).toBeFocused();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(storedBefore);
  });
}

test('two switches open an activity, and scan only its controls', async ({ page }) => {
  const { cardOf, dialog, reply } = await openEnd(page, 'vi', 'turn=wait&switches=2');
  const nextPage = page.getByRole('link', { name: translate('vi', 'reader:next'), exact: true });
  await expect(page.locator('[data-play]')).toBeFocused();
  await reachBySwitches(page, nextPage);
  for (let turn = 0; turn < 3; turn++) await page.keyboard.press('Enter');
  await expect(cardOf('find')).toBeVisible();
  await page.keyboard.press('Space');
  const endRound = await readRound(page);
  console.info(`end page: ${endRound.length} steps: ${endRound.join(' | ')}`);
  expect(endRound.length).toBeLessThanOrEqual(5);
  await reachBySwitches(page, cardOf('find'));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  const target = dialog.getByRole('button', { name: `2. ${names.vi[1]}` });
  await reachBySwitches(page, target);
  await page.keyboard.press('Enter');
  await expect(reply).toContainText(translate('vi', 'activities:find.found', { name: String(names.vi[1]) }));
  // The dialog has five controls, so they are scanned without groups.
  expect(await readRound(page)).toHaveLength(5);
  const controlCount = await dialog.getByRole('button').count();
  for (let step = 0; step <= controlCount; step++) {
    await page.keyboard.press('Space');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  // After the dialog has closed, the switches continue from the card that has the focus.
  await reachBySwitches(page, dialog.getByRole('button', { name: translate('vi', 'activities:back') }));
  await page.keyboard.press('Enter');
  await expect(cardOf('find')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAttribute('data-activity', 'find');
  await reachBySwitches(page, dialog.getByRole('button', { name: translate('vi', 'activities:back') }));
  await page.keyboard.press('Enter');
  await expect(cardOf('find')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(cardOf('what_would_you_do')).toBeFocused();

  // The buttons at the ends of the order do nothing, so the switches skip them.
  await reachBySwitches(page, cardOf('order'));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAttribute('data-activity', 'order');
  await expect(dialog.locator('[aria-disabled=true]')).toHaveCount(2);
  await page.keyboard.press('Space');
  const orderRound = await readRound(page);
  console.info(`order: ${orderRound.length} steps: ${orderRound.join(' | ')}`);
  expect(orderRound.length).toBeLessThanOrEqual(5);
  await reachBySwitches(page, dialog.getByRole('listitem').nth(1).getByRole('button').first());
  const buttonCount = await dialog.getByRole('button').count();
  for (let step = 0; step < buttonCount; step++) {
    await page.keyboard.press('Space');
    await expect(dialog.locator('[aria-disabled=true]:focus')).toHaveCount(0);
  }
});

test('on a phone in landscape, the head scrolls away and the foot covers no focused control', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 320 });
  const { cardOf, dialog } = await openEnd(page, 'vi', 'turn=wait');
  await turnToEnd(page);
  await cardOf('what_would_you_do').press('Enter');
  for (let step = await dialog.getByRole('button').count(); step > 0; step--) {
    await page.keyboard.press('Tab');
    const isVisible = await dialog.evaluate((element) => {
      const focused = document.activeElement;
      if (!focused || !element.contains(focused)) return true;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const points = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
      return points.every((point) => point !== null && focused.contains(point));
    });
    expect(isVisible).toBe(true);
  }
  const heading = dialog.getByRole('heading');
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(heading).not.toBeInViewport();
});
