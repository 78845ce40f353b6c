import { findViolations } from '../support/axe.ts';
import { createShortBook, openReader, type ReaderBook, readMediaState } from '../support/reader.ts';
import { pressWhenScanned, reachBySwitches, readRound } from '../support/switches.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/texts.ts';

let book: ReaderBook;
test.beforeAll(async () => {
  book = await createShortBook();
});
test.afterAll(() => book.remove());

test('one switch: the reader shows groups and buttons in turn, and a press chooses', async ({ page }) => {
  await openReader(page, book.path.vi, 'turn=wait&switches=1&dwell=700');
  await pressWhenScanned(page, `[aria-label="${translate('vi', 'reader:next')}"]`);
  await expect(page).toHaveURL(`${book.path.vi}?page=2`);
  // The narration is two groups deep.
  await pressWhenScanned(page, '[data-controls] [aria-pressed]');
  await expect(page.getByRole('button', { name: translate('vi', 'reader:narration'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  // After two rounds without a press, the scan leaves the group.
  const chip = page.locator('[data-scan-chip]');
  await expect(chip).toHaveText(translate('vi', 'reader:tools'), { timeout: 30_000 });
  // The reader can be left by the switch alone.
  await pressWhenScanned(page, `[aria-label^="${translate('vi', 'reader:back')}"]`);
  await expect(page).toHaveURL(book.lesson.vi);
});

test('two switches: one moves, the other chooses, and every control is reached in short rounds', async ({ page }) => {
  await openReader(page, book.path.en, 'turn=wait&switches=2');
  await expect(page.locator('[data-play]')).toBeFocused();
  const chip = page.locator('[data-scan-chip]');
  const firstRound = await readRound(page);
  console.info(`first page: ${firstRound.length} steps: ${firstRound.join(' | ')}`);
  expect(firstRound.length).toBeLessThanOrEqual(5);
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: translate('en', 'reader:next') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${book.path.en}?page=2`);
  // A group has an outline and a name, and its last step leads back.
  while (!(await chip.isVisible())) await page.keyboard.press('Space');
  await expect(chip).toBeFocused();
  await expect(chip).toHaveText(translate('en', 'reader:scan.reading'));
  await expect(page.locator('[data-scan-lit=group]').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const readingRound = await readRound(page);
  expect(readingRound).toHaveLength(5);
  expect(readingRound.at(-1)).toBe(`↩ ${translate('en', 'reader:scan.back')}`);
  const controls = page.locator('[data-reader] :is([data-scan]:not([aria-disabled=true], :disabled))');
  for (const control of await controls.all())
    if (await control.isVisible()) expect(await reachBySwitches(page, control)).toBeLessThan(25);
  // Every button and link of the page is in the scan, except the one that moves the signer with arrow keys.
  await expect(
    page.locator('[data-reader] > :not(dialog) :is(a, button):not([data-scan], [data-drag], dialog *)'),
  ).toHaveCount(0);
  // A panel is scanned in groups, too, and closes by the switches.
  for (const name of ['display', 'more', 'thumbnails']) {
    await reachBySwitches(
      page,
      page
        .getByRole('button', { name: translate('en', `reader:${name}`), exact: true })
        .and(page.locator('[data-scan]')),
    );
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog');
    await expect(panel.locator('fieldset, ol').first()).toBeVisible();
    await page.keyboard.press('Space');
    const round = await readRound(page);
    console.info(`${name}: ${round.length} steps: ${round.join(' | ')}`);
    expect(round.length).toBeLessThanOrEqual(5);
    await reachBySwitches(page, panel.getByRole('button', { name: translate('en', 'reader:close'), exact: true }));
    await page.keyboard.press('Enter');
    await expect(panel).toHaveCount(0);
  }
});

test('one switch: every touch is the switch, and a touch of three seconds opens the options for a helper', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await openReader(
    page,
    new URL(book.path.vi, test.info().project.use.baseURL).href,
    'turn=wait&switches=1&dwell=3000',
  );
  const next = page.getByRole('link', { name: translate('vi', 'reader:next'), exact: true });
  /** Waits for the next control that gets the focus, so that the touch has the whole dwell time. */
  const waitForNext = async () => {
    await expect(next).not.toBeFocused({ timeout: 30_000 });
    await expect(next).toBeFocused({ timeout: 30_000 });
  };
  const tap = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not visible`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  // A touch of the text presses the scanned control, and says no word.
  await expect(next).toBeFocused({ timeout: 30_000 });
  await tap('[data-main] [data-s]');
  await expect(page).toHaveURL(/\?page=2$/);
  expect((await readMediaState(page)).audio.isPlaying).toBe(false);
  // A touch of another control presses the scanned one, too: the reader is not left.
  await waitForNext();
  await tap('[data-reader] a[href]');
  await expect(page).toHaveURL(/\?page=3$/);
  // A touch of three seconds opens the options. There, controls work by touch, until the panel closes.
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [{ x: 180, y: 300 }] : [] });
  await touch('touchStart');
  const panel = page.getByRole('dialog', { name: translate('vi', 'reader:options.title') });
  await expect(panel).toBeVisible({ timeout: 10_000 });
  await touch('touchEnd');
  const letterKeys = panel.getByLabel(translate('vi', 'reader:options.letterKeys'));
  const wereOn = await letterKeys.isChecked();
  await letterKeys.tap();
  await expect(letterKeys).toBeChecked({ checked: !wereOn });
  await panel
    .getByRole('radio', { name: translate('vi', 'reader:options.switchChoices.0'), exact: true })
    .locator('..')
    .tap();
  await panel.getByRole('button', { name: translate('vi', 'reader:close') }).tap();
  await expect(panel).toHaveCount(0);
  // Without switches, a touch of a control presses this control.
  await page.getByRole('link', { name: translate('vi', 'reader:previous'), exact: true }).tap();
  await expect(page).toHaveURL(/\?page=2$/);
  await context.close();
});

test('two switches: a touch on the left moves on, and a touch on the right chooses', async ({ page }) => {
  await openReader(page, book.path.vi, 'turn=wait&switches=2');
  await expect(page.locator('[data-play]')).toBeFocused();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.click(width * 0.2, height / 2);
  await expect(page.getByRole('link', { name: translate('vi', 'reader:next'), exact: true })).toBeFocused();
  await page.mouse.click(width * 0.8, height / 2);
  await expect(page).toHaveURL(`${book.path.vi}?page=2`);
});

test('with switches, a field that a visitor presses takes spaces and keeps the focus', async ({ page }) => {
  for (const switches of [1, 2]) {
    await openReader(page, book.path.vi, `turn=wait&switches=${switches}&dwell=1500`);
    const optionsButton = page.getByRole('button', { name: translate('vi', 'reader:more') });
    if (switches === 1) await pressWhenScanned(page, `[aria-label="${translate('vi', 'reader:more')}"]`);
    else {
      await expect(page.locator('[data-play]')).toBeFocused();
      await reachBySwitches(page, optionsButton);
      await page.keyboard.press('Enter');
    }
    const field = page.getByLabel(translate('vi', 'reader:report.message'));
    await field.click();
    await field.pressSequentially('Sai tranh', { delay: 250 });
    await expect(field, `${switches}`).toHaveValue('Sai tranh');
    await expect(field).toBeFocused();
  }
});
