import type { Locator, Page } from '@playwright/test';
import { blockScripts, isHydrated, slowDown } from '../support/late-scripts.ts';
import { createShortBook, type ReaderBook, readMediaState } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/texts.ts';

let book: ReaderBook;
test.beforeAll(async () => {
  book = await createShortBook();
});
test.afterAll(() => book.remove());

const listenButton = (page: Page) => page.getByRole('button', { name: translate('vi', 'reader:startChoice.listen') });
const watchButton = (page: Page) =>
  page.getByRole('button', { name: translate('vi', 'reader:sample.startChoice.sign') });
const playButton = (page: Page) => page.locator('[data-play]');
const isPlaying = async (page: Page, kind: 'audio' | 'video') => (await readMediaState(page))[kind].isPlaying;
const waitingStatus = (page: Page) =>
  page.getByRole('status').filter({ hasText: translate('vi', 'common:heldPress.waiting') });

const pressCases: {
  title: string;
  button: (page: Page) => Locator;
  press: (button: Locator) => Promise<void>;
  plays: 'audio' | 'video';
}[] = [
  { title: 'a mouse on “listen”', button: listenButton, press: (button) => button.click(), plays: 'audio' },
  { title: 'a finger on the sample', button: watchButton, press: (button) => button.tap(), plays: 'video' },
  { title: 'the space bar on ▶', button: playButton, press: (button) => button.press('Space'), plays: 'audio' },
  { title: 'Enter on “listen”', button: listenButton, press: (button) => button.press('Enter'), plays: 'audio' },
];

test.describe('a press before the scripts have loaded is shown as waiting, and executed', () => {
  test.use({ hasTouch: true });
  for (const { title, button, press, plays } of pressCases)
    test(title, async ({ page }) => {
      const releaseScripts = await blockScripts(page);
      await page.goto(book.path.vi, { waitUntil: 'commit' });
      await press(button(page));
      expect(await isHydrated(page)).toBe(false);
      await expect(button(page)).toHaveAttribute('aria-busy', 'true');
      await expect(waitingStatus(page)).toBeVisible();
      releaseScripts();
      await expect.poll(() => isPlaying(page, plays)).toBe(true);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(waitingStatus(page)).toHaveCount(0);
    });
});

test('an impatient second press does not stop the voice: “listen”, then ▶', async ({ page }) => {
  const releaseScripts = await blockScripts(page);
  await page.goto(book.path.vi, { waitUntil: 'commit' });
  await listenButton(page).click();
  await playButton(page).click();
  releaseScripts();
  await expect.poll(() => isPlaying(page, 'audio')).toBe(true);
  await expect(playButton(page)).toHaveAccessibleName(translate('vi', 'reader:pause'));
});

test('a press is executed even if the scripts take a minute', async ({ page }) => {
  await page.clock.install();
  const releaseScripts = await blockScripts(page);
  await page.goto(book.path.vi, { waitUntil: 'commit' });
  await playButton(page).click();
  await page.clock.fastForward(60_000);
  await expect(playButton(page)).toHaveAttribute('aria-busy', 'true');
  releaseScripts();
  await expect.poll(() => isPlaying(page, 'audio')).toBe(true);
});

test('the first press starts the voice with 400 kbit/s, 400 ms latency and a slow processor', async ({ page }) => {
  await slowDown(page, 4);
  await page.goto(book.path.vi, { waitUntil: 'commit' });
  await listenButton(page).click();
  await expect(waitingStatus(page)).toBeVisible();
  expect(await isHydrated(page)).toBe(false);
  await expect.poll(() => isPlaying(page, 'audio'), { timeout: 60_000 }).toBe(true);
});

test.describe('scripts that cannot be loaded', () => {
  test.use({ tolerates: /ERR_FAILED|Failed to load resource/ });
  test('show a message, and no button looks busy any more', async ({ page }) => {
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.goto(book.path.vi, { waitUntil: 'commit' });
    await playButton(page).click();
    const failureStatus = page.getByRole('status').filter({ hasText: translate('vi', 'common:heldPress.failed') });
    await expect(failureStatus).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // The link to the next page responds without any script.
    await page.getByRole('link', { name: translate('vi', 'reader:next'), exact: true }).click();
    await expect(page).toHaveURL(`${book.path.vi}?page=2`);
  });
});
