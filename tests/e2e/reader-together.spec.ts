import type { Locator, Page } from '@playwright/test';
import { expectAccessible, findSmallTargets, findViolations } from '../support/axe.ts';
import { createShortBook, openReader, type ReaderBook, readMediaState } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

let book: ReaderBook;
test.beforeAll(async () => {
  book = await createShortBook();
});
test.afterAll(() => book.remove());

const lines = (page: Page, who: 'adult' | 'child') => page.locator(`[data-main] [data-line="${who}"]`);
const isPlaying = async (page: Page) => (await readMediaState(page)).audio.isPlaying;
const playButton = (page: Page) => page.locator('[data-play]');
const isLit = (page: Page) => expect(page.locator('[data-main] [data-line="child"][data-now]')).toHaveCount(1);

/** Records the first part of the page's narration that is heard: all positions, in seconds. */
const startRecording = (page: Page) =>
  page.evaluate(() => {
    const audio = document.querySelector('audio');
    const heard: number[] = [];
    Object.assign(window, { heard });
    const follow = () => {
      requestAnimationFrame(follow);
      if (audio && !audio.paused && !audio.seeking) heard.push(audio.currentTime);
    };
    follow();
  });
const readRecording = (page: Page) => page.evaluate(() => (window as unknown as { heard: number[] }).heard);

/** Presses until the page has waited at each line of the child and is complete. Returns the ids of the lines at which the page waited. */
const readPage = async (page: Page, passTurn: () => Promise<void>): Promise<string[]> => {
  const waitedAt: string[] = [];
  await playButton(page).press('Enter');
  for (const child of await lines(page, 'child').all()) {
    await expect(child).toHaveAttribute('data-now', '', { timeout: 30_000 });
    await expect(page.locator('[data-turn] p')).toBeVisible();
    await expect.poll(() => isPlaying(page)).toBe(false);
    waitedAt.push((await child.getAttribute('data-s')) ?? '');
    await passTurn();
    await expect(page.locator('[data-turn] p')).toHaveCount(0);
  }
  return waitedAt;
};

for (const lang of languagesOf('reader-together'))
  test(`the lines have marks and names, and the setting is kept, ${lang}`, async ({ page }) => {
    await openReader(page, book.path[lang], 'turn=wait');
    const texts = await page.locator('[data-main] [data-s]').allTextContents();
    await page.getByRole('button', { name: translate(lang, 'reader:display') }).press('Enter');
    const choice = (name: string) =>
      page.getByRole('radio', { name: translate(lang, `reader:settings.togetherChoices.${name}`), exact: true });
    const group = page.getByRole('group', { name: translate(lang, 'reader:settings.together') });
    await expect(group.getByRole('radio')).toHaveCount(3);
    await group.getByRole('radio').first().press('ArrowRight');
    await expect(choice('marks')).toBeChecked();
    expect(await findSmallTargets(page, 'dialog')).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await openReader(page, book.path[lang]);
    await expect(lines(page, 'child').first()).toBeVisible();
    await expect(lines(page, 'adult').first()).toBeVisible();
    // The sentences have the same words as before. Their names are in front of them, for screen readers only.
    expect(await page.locator('[data-main] [data-s]').allTextContents()).toEqual(texts);
    await expect(page.locator('[data-main] [data-s]')).toHaveCount(
      (await lines(page, 'child').count()) + (await lines(page, 'adult').count()),
    );
    const nameOf = (who: 'adult' | 'child') =>
      lines(page, who)
        .first()
        .evaluate((line) => line.previousElementSibling?.textContent);
    expect(await nameOf('child')).toBe(`${translate(lang, 'reader:together.child')}: `);
    expect(await nameOf('adult')).toBe(`${translate(lang, 'reader:together.adult')}: `);
    // The shape of the mark differs, not only its colour.
    const shapeOf = (who: 'adult' | 'child') =>
      lines(page, who)
        .first()
        .evaluate((line) => getComputedStyle(line, '::before').borderTopLeftRadius);
    expect(await shapeOf('child')).not.toBe(await shapeOf('adult'));
    await expectAccessible(page, `marked lines, ${lang}`);
  });

test('the voice reads the lines of the adult only, and waits at each line of the child', async ({ page }) => {
  test.slow();
  await openReader(page, book.path.vi, 'turn=wait&rate=2&together=voice');
  await expect(lines(page, 'child').first()).toBeVisible();
  await startRecording(page);
  const waitedAt = await readPage(page, () => playButton(page).press('Enter'));
  expect(waitedAt.length).toBeGreaterThan(0);
  await expect.poll(() => isPlaying(page), { timeout: 30_000 }).toBe(false);
  await expect(playButton(page)).toHaveAccessibleName(translate('vi', 'reader:play'));
  const heard = await readRecording(page);
  for (const [id, start] of Object.entries(book.starts)) {
    const end = book.ends[id] ?? 0;
    const isHeard = heard.some((position) => position * 1000 > start + 120 && position * 1000 < end - 120);
    expect(isHeard, id).toBe(!waitedAt.includes(id));
  }
});

test('the message about a turn covers no line, also on a low screen', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 560 });
  await openReader(page, book.path.vi, 'turn=wait&rate=2&together=voice');
  await expect(lines(page, 'child').first()).toBeVisible();
  await playButton(page).press('Enter');
  const message = page.locator('[data-turn] p');
  await expect(message).toBeVisible({ timeout: 30_000 });
  const bottomOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom);
  const topOfMessage = await message.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(() => bottomOf(page.locator('[data-main] [data-now]'))).toBeLessThanOrEqual(topOfMessage);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => bottomOf(page.locator('[data-main] [data-s]').last())).toBeLessThanOrEqual(topOfMessage);
});

for (const lang of languagesOf('reader-together'))
  test(`a turn ends by space, by a touch of the line, by the next sentence and by a switch, ${lang}`, async ({
    page,
  }) => {
    test.slow();
    const waitForTurn = async (settings = '') => {
      await openReader(page, book.path[lang], `turn=wait&rate=2&together=voice${settings}`);
      await expect(lines(page, 'child').first()).toBeVisible();
      await playButton(page).press('Enter');
      await expect(page.locator('[data-turn] p')).toBeVisible({ timeout: 30_000 });
      await expect(playButton(page)).toHaveAccessibleName(translate(lang, 'reader:together.done'));
      await isLit(page);
      return page.locator('[data-main] [data-now]').getAttribute('data-s');
    };
    const hasMovedOn = async (id: string | null) => {
      await expect
        .poll(() => page.locator(`[data-main] [data-s="${id}"][data-now]`).count(), { timeout: 10_000 })
        .toBe(0);
    };
    const first = await waitForTurn();
    await expect(page.getByRole('status').filter({ hasText: `${translate(lang, 'reader:echo')}: ` })).toContainText(
      (await page.locator(`[data-main] [data-s="${first}"]`).textContent()) ?? '-',
    );
    await expectAccessible(page, `a turn, ${lang}`);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const isLastLine = (await page.locator('[data-main] [data-s]').last().getAttribute('data-s')) === first;
    expect(isLastLine, 'the first line of the child is not the last of the page').toBe(false);
    await page.keyboard.press('Space');
    await hasMovedOn(first);

    const touched = await waitForTurn();
    await page.locator(`[data-main] [data-s="${touched}"]`).click();
    await hasMovedOn(touched);

    const skipped = await waitForTurn();
    await page.keyboard.press('.');
    await hasMovedOn(skipped);

    const switched = await waitForTurn('&switches=2');
    // Space moves the scan, Enter presses. The play button is the first step of a round.
    for (let step = 0; step < 30; step++) {
      if (await playButton(page).evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Space');
    }
    await page.keyboard.press('Enter');
    await hasMovedOn(switched);
  });

test('the key R reads the line of the child aloud, and the turn stays', async ({ page }) => {
  await openReader(page, book.path.vi, 'turn=wait&rate=2&together=voice');
  await expect(lines(page, 'child').first()).toBeVisible();
  await playButton(page).click();
  await expect(page.locator('[data-turn] p')).toBeVisible({ timeout: 30_000 });
  await startRecording(page);
  await page.keyboard.press('r');
  await expect.poll(async () => (await readRecording(page)).length, { timeout: 15_000 }).toBeGreaterThan(3);
  await expect.poll(() => isPlaying(page), { timeout: 15_000 }).toBe(false);
  await isLit(page);
  await expect(page.locator('[data-turn] p')).toBeVisible();
  await expect(playButton(page)).toHaveAccessibleName(translate('vi', 'reader:together.done'));
});

test('marks are visible in every theme and with forced colours, and are not printed', async ({ page }) => {
  for (const theme of ['light', 'dark', 'sepia', 'contrast']) {
    await openReader(page, book.path.vi, `turn=wait&together=marks&theme=${theme}`);
    await expect(lines(page, 'child').first()).toBeVisible();
    await page.keyboard.press('.');
    expect(await findViolations(page, ['color-contrast']), theme).toEqual([]);
  }
  const markOf = (who: 'adult' | 'child') =>
    lines(page, who)
      .last()
      .evaluate((line) => {
        const { borderTopColor, backgroundColor, content } = getComputedStyle(line, '::before');
        return {
          content,
          isVisible: borderTopColor !== getComputedStyle(document.body).backgroundColor,
          backgroundColor,
        };
      });
  await page.emulateMedia({ forcedColors: 'active' });
  await openReader(page, book.path.vi, 'turn=wait&together=marks');
  await expect(lines(page, 'child').first()).toBeVisible();
  const [adult, child] = [await markOf('adult'), await markOf('child')];
  expect(adult.isVisible && child.isVisible).toBe(true);
  expect(adult.backgroundColor).not.toBe(child.backgroundColor);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  expect(
    await lines(page, 'child')
      .first()
      .evaluate((line) => getComputedStyle(line).display),
  ).toBe('inline');
  expect((await markOf('child')).content).toBe('none');
});
