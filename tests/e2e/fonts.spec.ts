import { href } from '@hat-nang/model/routes';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';

/** Returns the names of the fonts that draw the first element that matches a selector. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `${familyName} (local)`));
}

test.use({ tolerates: /ERR_FAILED/ });

/** Selectors of a title, a bold text and a normal text, and the font file of each text. */
const fileOfText = { 'main h1': 'baloo-2', 'header nav a': 'nunito-700', 'main h1 ~ p': 'nunito-400' };

for (const lang of languagesOf('fonts')) {
  test(`a text has one font: ${lang}`, async ({ page }) => {
    // With `font-display: optional`, a page uses local fonts if a file arrives late. The browser then caches the file for the next page.
    await expect(async () => {
      await page.goto(href(lang, 'news'));
      await page.evaluate(() => document.fonts.ready);
      for (const text of Object.keys(fileOfText)) {
        const fonts = await fontsOf(page, text);
        expect(fonts, text).toHaveLength(1);
        expect(fonts[0], text).not.toContain('(local)');
      }
    }).toPass({ timeout: 20_000 });
  });

  test(`a text has one font, whichever file is missing: ${lang}`, async ({ page }) => {
    for (const missingFont of Object.values(fileOfText)) {
      await page.route(`**/fonts/${missingFont}.woff2`, (route) => route.abort());
      await page.goto(href(lang, 'news'));
      await page.evaluate(() => document.fonts.ready);
      for (const [text, file] of Object.entries(fileOfText)) {
        const fonts = await fontsOf(page, text);
        const siteFonts = fonts.filter((font) => !font.endsWith('(local)'));
        expect(siteFonts.length, `${text} without ${missingFont}`).toBeLessThanOrEqual(1);
        // Without its file, or if the file arrives late, a text uses fonts of the device. The text may need several fonts, because a font may lack letters.
        if (file !== missingFont && siteFonts.length > 0)
          expect(fonts, `${text} without ${missingFont}`).toHaveLength(1);
      }
      await page.unroute(`**/fonts/${missingFont}.woff2`);
    }
  });
}

test('the three files of a page are at most 75 KB', async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/fonts/')) sizes.set(pathname, Number(response.headers()['content-length']));
  });
  await page.goto('/tin-tuc');
  await expect.poll(() => sizes.size).toBe(3);
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(75_000);
});
