import { type Lang, languageCodes, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { stack } from '../setup/stack.ts';
import { findSmallTargets, findViolations } from '../support/axe.ts';
import { waitForAnswer } from '../support/content.ts';
import { createFixtures, type Item } from '../support/items.ts';
import { openReader } from '../support/reader.ts';
import { reachBySwitches } from '../support/switches.ts';
import { expect, test } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

const fixtures = createFixtures();
const word = `tuthu${Date.now().toString(36).replace(/\d/g, 'x')}`;
const meanings = { vi: `Nghĩa của ${word}.`, en: `What ${word} means.` };
const texts = {
  vi: { text: `<p>Đây là ${word} ở trang này. Câu thứ hai.</p>`, easy_text: '<p>Lời dễ ở đây. Câu dễ hai.</p>' },
  en: {
    text: `<p>This page has a ${word} in it. A second sentence.</p>`,
    easy_text: '<p>Easy words are here. Two.</p>',
  },
};
let book: Item;

test.beforeAll(async () => {
  book = await fixtures.item('documents', {
    page_count: 2,
    pages: [
      {
        number: 1,
        translations: languages.map((lang) => ({ languages_code: languageCodes[lang], ...texts[lang] })),
      },
      {
        number: 2,
        translations: languages.map((lang) => ({ languages_code: languageCodes[lang], text: texts[lang].text })),
      },
    ],
  });
  await fixtures.create('glossary_terms', {
    status: 'published',
    translations: languages.map((lang) => ({ languages_code: languageCodes[lang], word, meaning: meanings[lang] })),
  });
  // The glossary may have been read before the word was in it.
  for (const lang of languages)
    await waitForAnswer(stack().siteUrl + readerOf(lang), (text) => text.includes(meanings[lang]), 20_000);
});
test.afterAll(() => fixtures.clear());

const readerOf = (lang: Lang) => href(lang, 'documentsReader', { slug: book.slug[lang], id: book.id });

for (const lang of languagesOf('reader-easy-words')) {
  test(`${lang}: a press or Enter on a marked word opens its meaning; Escape closes it and returns the focus`, async ({
    page,
  }) => {
    await openReader(page, readerOf(lang), 'turn=wait');
    const term = page.locator('[data-main] [data-term]');
    const note = page.getByRole('dialog', { name: word });
    await expect(term).toHaveText(word);
    await term.click();
    await expect(note).toContainText(meanings[lang]);
    // The dialog is modal: the page behind is inert.
    await expect.poll(() => note.evaluate((element) => element.matches(':modal'))).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    expect(await findSmallTargets(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(term).toBeFocused();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect.poll(() => note.evaluate((element) => element.matches(':modal'))).toBe(true);
      await note.getByRole('button', { name: translate(lang, 'glossary:close') }).press('Enter');
      await expect(note).toBeHidden();
      await expect(term).toBeFocused();
    }
    // The keys of the reader work again, and the page has not turned meanwhile.
    await expect(page).toHaveURL(readerOf(lang));
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`${readerOf(lang)}?page=2`);
  });

  test(`${lang}: easy words replace the text of the page that has them, and the device keeps the choice`, async ({
    page,
  }) => {
    await openReader(page, readerOf(lang), 'turn=wait');
    const text = page.locator('[data-main]');
    await page.getByRole('button', { name: translate(lang, 'reader:display') }).click();
    const choice = page.getByRole('checkbox', { name: translate(lang, 'reader:settings.easy') });
    await choice.check();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const easyText = texts[lang].easy_text.replace(/<[^>]+>/g, '');
    await expect(text).toContainText(easyText);
    await expect(text.locator('[data-s]')).toHaveCount(2);
    await expect(page).toHaveURL(readerOf(lang));
    // The second page has no easy text.
    await page.keyboard.press('ArrowRight');
    await expect(text).toContainText(word);
    await page.reload();
    await expect(page.locator('[data-announcement]')).not.toBeEmpty({ timeout: 20_000 });
    await page.keyboard.press('ArrowLeft');
    await expect(text).toContainText(easyText);
    await openReader(page, readerOf(lang), 'turn=wait&easy=1');
    await expect(text).toContainText(easyText);
  });
}

test('the choice of easy words is missing in a book without them', async ({ page }) => {
  const plainBook = await fixtures.item('documents', {
    page_count: 1,
    pages: [{ number: 1, translations: [{ languages_code: 'vi-VN', text: '<p>Chỉ có lời gốc.</p>' }] }],
  });
  await openReader(page, href('vi', 'documentsReader', { slug: plainBook.slug.vi, id: plainBook.id }), 'easy=1');
  await expect(page.locator('[data-main]')).toContainText('Chỉ có lời gốc.');
  await page.getByRole('button', { name: translate('vi', 'reader:display') }).click();
  await expect(page.getByRole('checkbox', { name: translate('vi', 'reader:settings.words') })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: translate('vi', 'reader:settings.easy') })).toHaveCount(0);
});

test('two switches open the note of a word, and scan only the note', async ({ page }) => {
  await openReader(page, readerOf('vi'), 'turn=wait&switches=2');
  const term = page.locator('[data-main] [data-term]');
  const note = page.getByRole('dialog', { name: word });
  await expect(page.locator('[data-play]')).toBeFocused();
  // The scan reaches the word within one round of the page, and a round inside the group.
  expect(await reachBySwitches(page, term)).toBeLessThanOrEqual(10);
  await expect(term).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => note.evaluate((element) => element.matches(':modal'))).toBe(true);
  const buttonCount = await note.getByRole('button').count();
  for (let step = 0; step <= buttonCount; step++) {
    await page.keyboard.press('Space');
    await expect.poll(() => note.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a press of a marked word opens its meaning, and the button closes it', async ({ page }) => {
    await page.goto(readerOf('vi'));
    await page.locator('[data-main] [data-term]').click();
    const note = page.getByRole('dialog', { name: word });
    await expect(note).toContainText(meanings.vi);
    await expect(note.getByRole('button')).toHaveCount(1);
    await note.getByRole('button', { name: translate('vi', 'glossary:close') }).click();
    await expect(note).toBeHidden();
  });
});
