import type { Page } from '@playwright/test';
import { findSmallTargets, findViolations } from '../support/axe.ts';
import { createShortBook, openReader, type ReaderBook, readMediaState } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

let book: ReaderBook;
test.beforeAll(async () => {
  book = await createShortBook();
});
test.afterAll(() => book.remove());

/** Measures the ruler: whether its band covers the current sentence and fits it closely, its top and height in pixels, and its style. */
const readRuler = (page: Page) =>
  page.evaluate(() => {
    const band = document.querySelector('[data-ruler]');
    const currentSentence =
      document.querySelector('[data-main] [data-now]') ?? document.querySelector('[data-main] [data-s]');
    if (!band || !currentSentence) return;
    const [outer, inner] = [band.getBoundingClientRect(), currentSentence.getBoundingClientRect()];
    const { boxShadow, borderTopColor } = getComputedStyle(band);
    const isOver = outer.top <= inner.top && outer.bottom >= inner.bottom;
    return {
      isOver,
      isClose: outer.height - inner.height < 24,
      place: `${Math.round(outer.top)} ${Math.round(outer.height)}`,
      boxShadow,
      borderTopColor,
    };
  });

const readBackground = (page: Page) =>
  page.locator('[data-reader]').evaluate((root) => getComputedStyle(root).backgroundColor);

for (const lang of languagesOf('reader-rest'))
  test(`ruler and tint: chosen by keys, kept, and right with forced colours, ${lang}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openReader(page, book.path[lang], 'turn=wait&rate=0.5');
    await page.getByRole('button', { name: translate(lang, 'reader:display') }).press('Enter');
    const rulerCheckbox = page.getByRole('checkbox', { name: translate(lang, 'reader:settings.ruler') });
    await rulerCheckbox.press('Space');
    await page.getByRole('radio', { name: translate(lang, 'reader:settings.tints.none') }).press('ArrowRight');
    await expect(page.getByRole('radio', { name: translate(lang, 'reader:settings.tints.yellow') })).toBeChecked();
    expect(await findSmallTargets(page, 'dialog')).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    // The band is on the first sentence, and follows each step.
    await expect.poll(() => readRuler(page)).toMatchObject({ isOver: true, isClose: true });
    const firstRuler = await readRuler(page);
    await page.locator('[data-play]').press('Enter');
    await page.keyboard.press('.');
    await expect(page.locator('[data-main] [data-now]')).toHaveAttribute('data-s', 's2');
    await expect.poll(() => readRuler(page)).toMatchObject({ isOver: true, isClose: true });
    expect((await readRuler(page))?.place).not.toBe(firstRuler?.place);
    // While the narration is paused, the band follows the pointer from line to line.
    await page.locator('[data-play]').press('Enter');
    const findFirstLine = () =>
      page.locator('[data-main] [data-s="s1"]').evaluate((element) => {
        const [line] = element.getClientRects();
        return line ? { x: line.left + 8, y: line.top + line.height / 2 } : { x: 0, y: 0 };
      });
    const { x, y } = await findFirstLine();
    await page.mouse.move(x, y);
    await expect
      .poll(() =>
        page.locator('[data-ruler]').evaluate((band, offset) => {
          const { top, bottom } = band.getBoundingClientRect();
          return top < offset && bottom > offset;
        }, y),
      )
      .toBe(true);

    // The device stores the settings.
    await openReader(page, book.path[lang]);
    await expect(page.locator('[data-ruler]')).toHaveCount(1);
    await expect(page.locator('[data-reader]')).toHaveAttribute('data-tint', 'yellow');
    await page.emulateMedia({ forcedColors: 'active' });
    await openReader(page, book.path[lang], 'turn=wait&tint=green&ruler=1');
    const systemColors = await page.evaluate(() => {
      const probeElement = document.createElement('i');
      probeElement.style.cssText = 'forced-color-adjust:none;color:Highlight;background:Canvas';
      document.body.append(probeElement);
      const { color, backgroundColor } = getComputedStyle(probeElement);
      probeElement.remove();
      return { color, backgroundColor };
    });
    await expect.poll(() => readRuler(page)).toMatchObject({ boxShadow: 'none', borderTopColor: systemColors.color });
    expect(await readBackground(page)).toBe(systemColors.backgroundColor);
  });

test('every tint can be read in every theme, and changes no picture', async ({ page }) => {
  const tints = ['none', 'yellow', 'pink', 'green', 'blue'];
  await openReader(page, `${book.path.en}?page=2`, 'turn=wait&ruler=1&bothLanguages=1&captions=1');
  await page.keyboard.press('.');
  const reader = page.locator('[data-reader]');
  for (const theme of ['light', 'dark', 'sepia', 'contrast']) {
    const backgrounds = new Set<string>();
    for (const tint of tints) {
      await reader.evaluate((root, appearance) => Object.assign((root as HTMLElement).dataset, appearance), {
        theme,
        tint,
      });
      backgrounds.add(await readBackground(page));
      const foundViolations = await findViolations(page, [
        theme === 'contrast' ? 'color-contrast-enhanced' : 'color-contrast',
      ]);
      expect(foundViolations, `${theme}, ${tint}`).toEqual([]);
    }
    // A tint does not change the black background of the high contrast theme.
    expect(backgrounds.size, theme).toBe(theme === 'contrast' ? 1 : tints.length);
  }
  await expect(page.locator('main figure img')).toHaveCSS('filter', 'none');
  await expect(page.locator('main figure img')).toHaveCSS('mix-blend-mode', 'normal');
});

const choose = async (page: Page, lang: 'vi' | 'en', name: string) => {
  await page.getByRole('button', { name: translate(lang, 'reader:more') }).press('Enter');
  await page.getByRole('radio', { name, exact: true }).press('Space');
};

test('the sleep timer: the voice fades, and stops at the end of a sentence; a line says so', async ({ page }) => {
  await page.clock.install();
  await openReader(page, book.path.vi, 'turn=wait');
  await choose(page, 'vi', translate('vi', 'reader:sleep.minutes', { value: '10' }));
  await expect(page.getByText(translate('vi', 'reader:sleep.left', { minutes: '10' }))).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('[data-play]').press('Enter');
  await expect.poll(async () => (await readMediaState(page)).audio.at).toBeGreaterThan(0.3);
  await page.evaluate(() => {
    const audio = document.querySelector('audio');
    audio?.addEventListener('volumechange', () => {
      document.documentElement.dataset.softest = String(
        Math.min(Number(document.documentElement.dataset.softest ?? 1), audio.volume),
      );
    });
  });
  const line = page.getByRole('status').filter({ hasText: translate('vi', 'reader:sleep.done') });
  await expect(line).toHaveCount(0);
  await page.clock.fastForward(10 * 60_000);
  await expect(line).toBeVisible({ timeout: 30_000 });
  const { audio } = await readMediaState(page);
  expect(audio.isPlaying).toBe(false);
  // The reading never stops within a sentence.
  const interruptedSentences = Object.entries(book.starts).filter(
    ([id, start]) => audio.at * 1000 > start + 150 && audio.at * 1000 < (book.ends[id] ?? 0) - 250,
  );
  expect(interruptedSentences, `${audio.at} s`).toEqual([]);
  expect(audio.at * 1000).toBeGreaterThan((book.ends.s1 ?? 0) - 250);
  expect(await page.evaluate(() => Number(document.documentElement.dataset.softest))).toBeLessThan(0.3);
  expect(await page.locator('audio').evaluate((element: HTMLAudioElement) => element.volume)).toBe(1);
  expect(await findViolations(page)).toEqual([]);
  // A press on the play button continues the reading.
  await page.locator('[data-play]').press('Enter');
  await expect.poll(async () => (await readMediaState(page)).audio.isPlaying).toBe(true);
  await expect(line).toHaveCount(0);
});

test('the sleep timer at the end of the book, chosen by keys', async ({ page }) => {
  await openReader(page, `${book.path.en}?page=3`, 'turn=wait');
  await choose(page, 'en', translate('en', 'reader:sleep.book'));
  await expect(page.getByText(translate('en', 'reader:sleep.atEnd'))).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: translate('en', 'reader:sleep.bookDone') })).toBeVisible();
});
