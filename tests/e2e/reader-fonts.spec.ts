import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { offeredFonts, readingFont } from '../../web/src/features/reader/fonts.ts';
import { readerRules } from '../../web/src/features/reader/reader-rules.ts';
import { fontRules } from '../../web/src/theme/fonts.ts';
import { drawLetters, findWrongLetters, renameFontsForTest, vietnameseLetters } from '../support/letters.ts';
import { createShortBook, openReader, type ReaderBook } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/texts.ts';

let book: ReaderBook;
test.beforeAll(async () => {
  book = await createShortBook();
});
test.afterAll(() => book.remove());

const firstFamily = (fontStack: string) => fontStack.split(',')[0] ?? '';
const toTestStack = (fontStack: string) => fontStack.replaceAll(/'([^']+)'/g, '"Test $1"');
const addFaces = (page: Page) => page.addStyleTag({ content: renameFontsForTest(fontRules + readerRules) });

test('every font offered for Vietnamese draws every letter right, composed and decomposed', async ({ page }) => {
  expect(new Set(vietnameseLetters).size).toBe(146);
  await openReader(page, book.path.vi, 'turn=wait');
  await addFaces(page);
  const referenceLetters = await drawLetters(page, '"Test Nunito"');
  for (const name of offeredFonts.vi) {
    const family = firstFamily(toTestStack(readingFont('vi', name)));
    expect(findWrongLetters(await drawLetters(page, family), referenceLetters), family).toEqual([]);
  }
  // Proves that the check finds errors: the original OpenDyslexic draws these letters wrong.
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2',
  );
  await page.evaluate(
    async (bytes) => {
      const face = new FontFace('Original', Uint8Array.from(bytes));
      document.fonts.add(await face.load());
    },
    [...readFileSync(file)],
  );
  const wrongGlyphs = findWrongLetters(await drawLetters(page, 'Original'), referenceLetters).join('\n');
  for (const letter of ['ó', 'ỏ', 'ỵ']) expect(wrongGlyphs).toContain(letter);
});

test('the font for dyslexia is offered only in English, without its own accented letters', async ({ page }) => {
  await openReader(page, book.path.vi, 'turn=wait&font=dyslexia');
  const text = page.locator('[data-main]');
  await expect(text).toHaveCSS('font-family', /^Lexend/);
  await page.getByRole('button', { name: translate('vi', 'reader:display') }).click();
  const radio = (lang: 'vi' | 'en', name: string) =>
    page.getByRole('radio', { name: translate(lang, `reader:settings.fonts.${name}`) });
  await expect(radio('vi', 'lexend')).toBeChecked();
  await expect(radio('vi', 'dyslexia')).toHaveCount(0);
  await openReader(page, book.path.en, 'turn=wait&font=dyslexia');
  await expect(text).toHaveCSS('font-family', /^"?Heavy Letters"?, Lexend/);
  await page.getByRole('button', { name: translate('en', 'reader:display') }).click();
  await expect(radio('en', 'dyslexia')).toBeChecked();
  // A Vietnamese name in an English text is drawn with letters of Lexend.
  await addFaces(page);
  const stacks = [readingFont('en', 'dyslexia'), readingFont('vi', 'lexend')].map(toTestStack);
  const [mixed, lexend] = await Promise.all(stacks.map((fontStack) => drawLetters(page, fontStack)));
  expect(mixed?.ó?.picture).toBe(lexend?.ó?.picture);
});
