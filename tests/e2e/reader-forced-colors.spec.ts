import type { Locator } from '@playwright/test';
import { createShortBook, openReader, type ReaderBook } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/texts.ts';

let book: ReaderBook;
test.beforeAll(async () => {
  book = await createShortBook();
});
test.afterAll(() => book.remove());

/** Returns whether the highlight colour marks a part of the page, and whether a border marks the part. */
const readMarking = (part: Locator) =>
  part.evaluate((element) => {
    const ruler = document.createElement('i');
    ruler.style.cssText = 'forced-color-adjust:none;background:Highlight;color:Canvas;border:1px solid CanvasText';
    document.body.append(ruler);
    const { backgroundColor: highlight, color: canvas } = getComputedStyle(ruler);
    ruler.remove();
    const style = getComputedStyle(element);
    return {
      isHighlighted: style.backgroundColor === highlight && style.color !== highlight,
      hasEdge:
        style.borderTopStyle === 'solid' &&
        Number.parseFloat(style.borderTopWidth) >= 1 &&
        style.borderTopColor !== canvas,
    };
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`forced colours, ${colorScheme}: the sentence, pressed buttons and the border of the captions are visible`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await openReader(page, book.path.vi, 'turn=wait&captions=1&narration=1&sign=off&rate=0.5');
    const toggleButton = (name: string) =>
      page.getByRole('button', { name: translate('vi', `reader:${name}`), exact: true });
    await page.locator('[data-play]').click();
    await expect(page.locator('[data-main] [data-now]')).toHaveCount(1);
    expect(await readMarking(page.locator('[data-main] [data-now]'))).toMatchObject({ isHighlighted: true });
    expect(await readMarking(page.locator('[data-captions]'))).toMatchObject({ hasEdge: true });
    expect(await readMarking(toggleButton('captions'))).toMatchObject({ isHighlighted: true });
    expect(await readMarking(toggleButton('sample.sign'))).toMatchObject({ isHighlighted: false });
    expect(await readMarking(page.locator('[data-controls] [aria-hidden] > span').first())).toMatchObject({
      isHighlighted: true,
    });
    await page.getByRole('button', { name: translate('vi', 'reader:display') }).click();
    const choiceLabel = (name: string) =>
      page.locator('label', { has: page.getByRole('radio', { name, exact: true }) });
    expect(await readMarking(choiceLabel(translate('vi', 'reader:settings.fonts.site')))).toMatchObject({
      isHighlighted: true,
    });
    expect(await readMarking(choiceLabel(translate('vi', 'reader:settings.fonts.lexend')))).toMatchObject({
      isHighlighted: false,
    });
  });
