import { startPausingProxy } from '../support/pausing-proxy.ts';
import { openReader } from '../support/reader.ts';
import { readSeededDocument, readSeededNews } from '../support/seeded.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/texts.ts';

/** Returns the sum of all layout shifts without recent input. The function runs in the page. */
const readLayoutShift = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 400);
  });

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`the layout does not shift while a page loads (CLS ≤ 0.02) at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // Delays pictures and fonts, as a slow network does. Content without reserved space then shifts.
    await page.route(/\/(api\/assets|fonts|illustrations)\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    for (const path of [
      '/',
      (await readSeededNews()).path.vi,
      '/en',
      '/tin-tuc',
      '/tai-lieu',
      (await readSeededDocument()).path.en,
      (await readSeededDocument()).path.vi.replace('/bai-hoc/', '/chi-tiet-bai-hoc/'),
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 500) {
          window.scrollTo({ top: y, behavior: 'instant' });
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
      });
      expect(await page.evaluate(readLayoutShift), path).toBeLessThanOrEqual(0.02);
    }
  });

  test(`the layout does not shift when a reader returns to a book at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const path = (await readSeededDocument()).path.vi.replace('/bai-hoc/', '/chi-tiet-bai-hoc/');
    await openReader(page, path, 'turn=wait');
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`${path}?page=2`);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByText(translate('vi', 'reader:resume.text', { page: '2' }))).toBeVisible();
    expect(await page.evaluate(readLayoutShift)).toBeLessThanOrEqual(0.02);
  });
}

test.describe('on a stalling connection', () => {
  // The proxy that stalls has another origin than the site. The site refuses to count the visits of another origin.
  test.use({ tolerates: /^third party: http:\/\/127\.0\.0\.1:|status of 403 .*\/api\/count/ });

  test('the layout does not shift when a book arrives in two parts', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const path = (await readSeededDocument()).path.vi.replace('/bai-hoc/', '/chi-tiet-bai-hoc/');
    const proxy = await startPausingProxy('style="display:contents"></div></div>');
    try {
      await openReader(page, `${proxy.origin}${path}`, 'turn=wait');
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(`${proxy.origin}${path}?page=2`);
      await page.goto(`${proxy.origin}${path}`);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expect(page.getByText(translate('vi', 'reader:resume.text', { page: '2' }))).toBeVisible();
      expect(await page.evaluate(readLayoutShift)).toBeLessThanOrEqual(0.02);
    } finally {
      proxy.close();
    }
  });
});
