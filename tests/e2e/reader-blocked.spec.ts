import { stack } from '../setup/stack.ts';
import { readMediaState } from '../support/reader.ts';
import { readSeededDocument } from '../support/seeded.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/texts.ts';

// The trace is off, because its screenshots count as user activation. Most actions of Playwright inside a page also count as user activation.
test.use({ trace: 'off' });

test('if the browser blocks sound before a touch, a message asks for it, and the touch starts the voice', async ({
  page,
}) => {
  const path = (await readSeededDocument()).path.vi.replace('/bai-hoc/', '/chi-tiet-bai-hoc/');
  // Uses the DevTools protocol directly, because its commands cause no user activation.
  const session = await page.context().newCDPSession(page);
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result } = await session.send('Runtime.evaluate', { expression, userGesture: false, returnByValue: true });
    return result.value;
  };
  await session.send('Page.navigate', { url: `${stack().siteUrl}${path}#reader=starts=1&turn=wait&rate=0.5` });
  const button = `document.querySelector('[data-reader] [role=alert] button')`;
  await expect
    .poll(() => evaluate(`${button}?.textContent`), { timeout: 20_000 })
    .toBe(translate('vi', 'reader:start'));
  expect(await evaluate('navigator.userActivation.hasBeenActive')).toBe(false);
  expect(await evaluate(`document.querySelector('audio').paused`)).toBe(true);
  expect(await evaluate(`document.querySelector('[data-reader] [role=alert] h2').textContent`)).toBe(
    translate('vi', 'reader:blocked.title'),
  );
  // Waits until the button has stopped moving, then presses at its position.
  const positions: unknown[] = [];
  const isStill = async () => {
    positions.unshift(
      await evaluate(
        `(({ x, y, width: w, height: h }) => [x + w / 2, y + h / 2].join())(${button}.getBoundingClientRect())`,
      ),
    );
    return positions[0] === positions[1];
  };
  await expect.poll(isStill).toBe(true);
  const [x = 0, y = 0] = String(positions[0]).split(',').map(Number);
  await page.mouse.click(x, y);
  await expect.poll(async () => (await readMediaState(page)).audio.at).toBeGreaterThan(0.2);
  await expect(page.locator('[data-reader] [role=alert]')).toHaveCount(0);
  await expect(page.locator('[data-main] [data-s="s1"]')).toBeVisible();
  await expect(page.locator('[data-play]')).toHaveAccessibleName(translate('vi', 'reader:pause'));
});
