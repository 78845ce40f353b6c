import { testChromium } from '../setup/browser.ts';
import { expect, test } from '../support/test.ts';

// Doubles the default text size of the browser. Media queries in rem follow this setting, but not `html { font-size }`.
test.use({ launchOptions: { executablePath: testChromium(), args: ['--blink-settings=defaultFontSize=32'] } });

test('text of double size is not cut off (WCAG 1.4.4)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ['/', '/en/news', '/bat-dau', '/trang/chinh-sach-bao-mat']) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), path).toMatch(/^3[2-9]/);
    const { width, cut } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      cut: [...document.querySelectorAll('h1, h2, h3, a, button, p')]
        .filter(
          (element) =>
            element.checkVisibility() &&
            getComputedStyle(element).overflowX === 'hidden' &&
            element.scrollWidth > element.clientWidth + 2,
        )
        .map((element) => element.textContent?.trim().slice(0, 40)),
    }));
    expect(width, path).toBeLessThanOrEqual(1280);
    expect(cut, path).toEqual([]);
  }
});
