import type { Locator } from '@playwright/test';
import { openReader, type ReaderBook, shortBook } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/texts.ts';

let book: ReaderBook;
test.beforeAll(async () => {
  book = await shortBook();
});
test.afterAll(() => book.remove());

/** How a part is told apart where the system chooses the colours: by its ground, or by its edge. */
const look = (part: Locator) =>
  part.evaluate((element) => {
    const ruler = document.createElement('i');
    ruler.style.cssText = 'forced-color-adjust:none;background:Highlight;color:Canvas;border:1px solid CanvasText';
    document.body.append(ruler);
    const { backgroundColor: highlight, color: canvas } = getComputedStyle(ruler);
    ruler.remove();
    const own = getComputedStyle(element);
    return {
      isHighlighted: own.backgroundColor === highlight && own.color !== highlight,
      hasEdge:
        own.borderTopStyle === 'solid' && Number.parseFloat(own.borderTopWidth) >= 1 && own.borderTopColor !== canvas,
    };
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`forced colours, ${colorScheme}: the sentence, what is pressed and the caption's edge can be seen`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await openReader(page, book.path.vi, 'turn=wait&captions=1&narration=1&sign=off&rate=0.5');
    const toggle = (name: string) => page.getByRole('button', { name: say('vi', `reader:${name}`), exact: true });
    await page.locator('[data-play]').click();
    await expect(page.locator('[data-main] [data-now]')).toHaveCount(1);
    expect(await look(page.locator('[data-main] [data-now]'))).toMatchObject({ isHighlighted: true });
    expect(await look(page.locator('[data-captions]'))).toMatchObject({ hasEdge: true });
    expect(await look(toggle('captions'))).toMatchObject({ isHighlighted: true });
    expect(await look(toggle('sample.sign'))).toMatchObject({ isHighlighted: false });
    expect(await look(page.locator('[data-controls] [aria-hidden] > span').first())).toMatchObject({
      isHighlighted: true,
    });
    await page.getByRole('button', { name: say('vi', 'reader:display') }).click();
    const choice = (name: string) => page.locator('label', { has: page.getByRole('radio', { name, exact: true }) });
    expect(await look(choice(say('vi', 'reader:settings.fonts.site')))).toMatchObject({ isHighlighted: true });
    expect(await look(choice(say('vi', 'reader:settings.fonts.lexend')))).toMatchObject({ isHighlighted: false });
  });
