import type { Locator, Page } from '@playwright/test';
import { isAwake, slowDown, withoutScripts } from '../support/late-scripts.ts';
import { media, type ReaderBook, shortBook } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/texts.ts';

let book: ReaderBook;
test.beforeAll(async () => {
  book = await shortBook();
});
test.afterAll(() => book.remove());

const listen = (page: Page) => page.getByRole('button', { name: say('vi', 'reader:startChoice.listen') });
const watch = (page: Page) => page.getByRole('button', { name: say('vi', 'reader:sample.startChoice.sign') });
const play = (page: Page) => page.locator('[data-play]');
const isPlaying = async (page: Page, what: 'audio' | 'video') => (await media(page))[what].isPlaying;
const taken = (page: Page) => page.getByRole('status').filter({ hasText: say('vi', 'common:heldPress.waiting') });

const presses: {
  how: string;
  button: (page: Page) => Locator;
  press: (button: Locator) => Promise<void>;
  plays: 'audio' | 'video';
}[] = [
  { how: 'a mouse on “listen”', button: listen, press: (button) => button.click(), plays: 'audio' },
  { how: 'a finger on the sample', button: watch, press: (button) => button.tap(), plays: 'video' },
  { how: 'the space bar on ▶', button: play, press: (button) => button.press('Space'), plays: 'audio' },
  { how: 'Enter on “listen”', button: listen, press: (button) => button.press('Enter'), plays: 'audio' },
];

test.describe('a press before the scripts are there is shown as taken, and carried out', () => {
  test.use({ hasTouch: true });
  for (const { how, button, press, plays } of presses)
    test(how, async ({ page }) => {
      const arrive = await withoutScripts(page);
      await page.goto(book.path.vi, { waitUntil: 'commit' });
      await press(button(page));
      expect(await isAwake(page)).toBe(false);
      await expect(button(page)).toHaveAttribute('aria-busy', 'true');
      await expect(taken(page)).toBeVisible();
      arrive();
      await expect.poll(() => isPlaying(page, plays)).toBe(true);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(taken(page)).toHaveCount(0);
    });
});

test('impatience does not stop the voice: “listen”, then ▶', async ({ page }) => {
  const arrive = await withoutScripts(page);
  await page.goto(book.path.vi, { waitUntil: 'commit' });
  await listen(page).click();
  await play(page).click();
  arrive();
  await expect.poll(() => isPlaying(page, 'audio')).toBe(true);
  await expect(play(page)).toHaveAccessibleName(say('vi', 'reader:pause'));
});

test('scripts that take a minute: the press is kept', async ({ page }) => {
  await page.clock.install();
  const arrive = await withoutScripts(page);
  await page.goto(book.path.vi, { waitUntil: 'commit' });
  await play(page).click();
  await page.clock.fastForward(60_000);
  await expect(play(page)).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect.poll(() => isPlaying(page, 'audio')).toBe(true);
});

test('400 kbit/s, 400 ms and a slow processor: the first press starts the voice', async ({ page }) => {
  await slowDown(page, 4);
  await page.goto(book.path.vi, { waitUntil: 'commit' });
  await listen(page).click();
  await expect(taken(page)).toBeVisible();
  expect(await isAwake(page)).toBe(false);
  await expect.poll(() => isPlaying(page, 'audio'), { timeout: 60_000 }).toBe(true);
});

test.describe('scripts that cannot be fetched', () => {
  test.use({ tolerates: /ERR_FAILED|Failed to load resource/ });
  test('the page says so, and no button seems to wait any longer', async ({ page }) => {
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.goto(book.path.vi, { waitUntil: 'commit' });
    await play(page).click();
    const failed = page.getByRole('status').filter({ hasText: say('vi', 'common:heldPress.failed') });
    await expect(failed).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // Turning the page works without any script.
    await page.getByRole('link', { name: say('vi', 'reader:next'), exact: true }).click();
    await expect(page).toHaveURL(`${book.path.vi}?page=2`);
  });
});
