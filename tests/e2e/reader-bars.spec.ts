import type { Page } from '@playwright/test';
import { createShortBook, openReader, type ReaderBook } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';

let book: ReaderBook;
test.beforeAll(async () => {
  book = await createShortBook();
});
test.afterAll(() => book.remove());

/** Phones in portrait and landscape. The last is 412 × 915 at 200 % zoom. */
const screens = [
  [320, 568],
  [360, 640],
  [412, 915],
  [740, 360],
  [206, 457],
] as const;

/** Returns the problems of the layout, for example that the controls, the captions or the signer cover the sentence that is being read. */
const describeCovered = (page: Page) =>
  page.evaluate(() => {
    const findBox = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box && box.height > 0 ? box : undefined;
    };
    const bar = findBox('[data-controls]');
    const caption = findBox('[data-captions]');
    const signer = findBox('[data-layout="side"]');
    const isOverText = (selector: string) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element.closest('[data-dock]') ?? element).position === 'sticky';
    };
    const sentence = document.querySelector('[data-main] [data-now]');
    if (!bar || !sentence) return ['nothing is read'];
    const background = getComputedStyle(document.querySelector('[data-controls]') ?? sentence).backgroundColor;
    if (background === 'rgba(0, 0, 0, 0)') return ['the text shows through the controls'];
    const sentenceBox = sentence.getBoundingClientRect();
    const lineHeight = Number.parseFloat(getComputedStyle(sentence).lineHeight);
    const freeBottom = Math.min(
      window.innerHeight,
      isOverText('[data-controls]') ? bar.top : Number.POSITIVE_INFINITY,
      caption && isOverText('[data-captions]') ? caption.top : Number.POSITIVE_INFINITY,
    );
    const freeTop = signer && isOverText('[data-layout="side"]') && signer.top < 8 ? signer.bottom : 0;
    const problems: string[] = [];
    if (caption && caption.bottom > bar.top + 1 && caption.top < bar.bottom)
      problems.push(`caption ${caption.bottom} behind bar ${bar.top}`);
    // If a sentence is higher than the free area, only its first line must be visible.
    const visibleHeight = sentenceBox.height > freeBottom - freeTop ? lineHeight : sentenceBox.height;
    if (sentenceBox.top < freeTop - 1) problems.push(`sentence ${sentenceBox.top} above ${freeTop}`);
    if (sentenceBox.top + visibleHeight > freeBottom + 1)
      problems.push(`sentence ${sentenceBox.top + visibleHeight} behind ${freeBottom}`);
    if (window.innerWidth >= 320 && document.documentElement.scrollWidth > window.innerWidth)
      problems.push('wider than the screen');
    return problems;
  });

for (const settings of ['size=100', 'size=150', 'size=150&sign=side'])
  test(`the bars cover neither captions nor the read sentence, ${settings}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openReader(page, book.path.vi, `${settings}&captions=1&turn=wait&rate=0.5`);
    await page.locator('[data-play]').click();
    await page.keyboard.press('.');
    for (const [width, height] of screens)
      await test.step(`${width} × ${height}`, async () => {
        // Rotates the phone while a sentence is read, then moves to other sentences.
        await page.setViewportSize({ width, height });
        await expect(page.locator('[data-main] [data-now]')).toHaveCount(1);
        await expect.poll(() => describeCovered(page)).toEqual([]);
        for (const key of ['.', ',']) {
          await page.keyboard.press(key);
          await expect.poll(() => describeCovered(page), { message: key }).toEqual([]);
        }
      });
  });
