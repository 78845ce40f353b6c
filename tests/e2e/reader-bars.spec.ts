import type { Page } from '@playwright/test';
import { openReader, type ReaderBook, shortBook } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';

let book: ReaderBook;
test.beforeAll(async () => {
  book = await shortBook();
});
test.afterAll(() => book.remove());

/** Phones upright and on their side; the last is 412 × 915 zoomed to 200 %. */
const screens = [
  [320, 568],
  [360, 640],
  [412, 915],
  [740, 360],
  [206, 457],
] as const;

/** What lies behind the controls or the signer, in words; the sentence that is read must show at least its beginning. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => {
      const found = document.querySelector(selector)?.getBoundingClientRect();
      return found && found.height > 0 ? found : undefined;
    };
    const bar = box('[data-controls]');
    const caption = box('[data-captions]');
    const signer = box('[data-layout="side"]');
    const isOverText = (element: string) => {
      const found = document.querySelector(element);
      return found && getComputedStyle(found.closest('[data-dock]') ?? found).position === 'sticky';
    };
    const now = document.querySelector('[data-main] [data-now]');
    if (!bar || !now) return ['nothing is read'];
    const ground = getComputedStyle(document.querySelector('[data-controls]') ?? now).backgroundColor;
    if (ground === 'rgba(0, 0, 0, 0)') return ['the text shows through the controls'];
    const said = now.getBoundingClientRect();
    const line = Number.parseFloat(getComputedStyle(now).lineHeight);
    const foot = Math.min(
      window.innerHeight,
      isOverText('[data-controls]') ? bar.top : Number.POSITIVE_INFINITY,
      caption && isOverText('[data-captions]') ? caption.top : Number.POSITIVE_INFINITY,
    );
    const head = signer && isOverText('[data-layout="side"]') && signer.top < 8 ? signer.bottom : 0;
    const found: string[] = [];
    if (caption && caption.bottom > bar.top + 1 && caption.top < bar.bottom)
      found.push(`caption ${caption.bottom} behind bar ${bar.top}`);
    // A sentence that is higher than what is free begins at the top of it.
    const needed = said.height > foot - head ? line : said.height;
    if (said.top < head - 1) found.push(`sentence ${said.top} above ${head}`);
    if (said.top + needed > foot + 1) found.push(`sentence ${said.top + needed} behind ${foot}`);
    if (window.innerWidth >= 320 && document.documentElement.scrollWidth > window.innerWidth)
      found.push('wider than the screen');
    return found;
  });

for (const settings of ['size=100', 'size=150', 'size=150&sign=side'])
  test(`captions and the followed sentence stay clear of the bars, ${settings}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openReader(page, book.path.vi, `${settings}&captions=1&turn=wait&rate=0.5`);
    await page.locator('[data-play]').click();
    await page.keyboard.press('.');
    for (const [width, height] of screens)
      await test.step(`${width} × ${height}`, async () => {
        // Turned while a sentence is read, then on to the next ones.
        await page.setViewportSize({ width, height });
        await expect(page.locator('[data-main] [data-now]')).toHaveCount(1);
        await expect.poll(() => hidden(page)).toEqual([]);
        for (const key of ['.', ',']) {
          await page.keyboard.press(key);
          await expect.poll(() => hidden(page), { message: key }).toEqual([]);
        }
      });
  });
