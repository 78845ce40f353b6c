import { stack } from '../setup/stack.ts';
import { media } from '../support/reader.ts';
import { seededDocument } from '../support/seeded.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/texts.ts';

// Pictures for a trace count as a touch, like everything that Playwright does inside a page.
test.use({ trace: 'off' });

test('a browser that wants a touch before any sound: it says so, and the touch starts the voice', async ({ page }) => {
  const path = (await seededDocument()).path.vi.replace('/bai-hoc/', '/chi-tiet-bai-hoc/');
  // By the bare protocol, which leaves the page untouched.
  const session = await page.context().newCDPSession(page);
  const ask = async (expression: string): Promise<unknown> => {
    const { result } = await session.send('Runtime.evaluate', { expression, userGesture: false, returnByValue: true });
    return result.value;
  };
  await session.send('Page.navigate', { url: `${stack().siteUrl}${path}#reader=starts=1&turn=wait&rate=0.5` });
  const button = `document.querySelector('[data-reader] [role=alert] button')`;
  await expect.poll(() => ask(`${button}?.textContent`), { timeout: 20_000 }).toBe(say('vi', 'reader:start'));
  expect(await ask('navigator.userActivation.hasBeenActive')).toBe(false);
  expect(await ask(`document.querySelector('audio').paused`)).toBe(true);
  expect(await ask(`document.querySelector('[data-reader] [role=alert] h2').textContent`)).toBe(
    say('vi', 'reader:blocked.title'),
  );
  // Pressed at its position, once it no longer moves.
  const places: unknown[] = [];
  const isStill = async () => {
    places.unshift(
      await ask(
        `(({ x, y, width: w, height: h }) => [x + w / 2, y + h / 2].join())(${button}.getBoundingClientRect())`,
      ),
    );
    return places[0] === places[1];
  };
  await expect.poll(isStill).toBe(true);
  const [x = 0, y = 0] = String(places[0]).split(',').map(Number);
  await page.mouse.click(x, y);
  await expect.poll(async () => (await media(page)).audio.at).toBeGreaterThan(0.2);
  await expect(page.locator('[data-reader] [role=alert]')).toHaveCount(0);
  await expect(page.locator('[data-main] [data-s="s1"]')).toBeVisible();
  await expect(page.locator('[data-play]')).toHaveAccessibleName(say('vi', 'reader:pause'));
});
