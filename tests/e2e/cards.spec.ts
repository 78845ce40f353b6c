/** Tests that no button covers the picture of a card. A button could hide a face. */
import { href } from '@hat-nang/model/routes';
import { expect, test } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';

for (const lang of languagesOf('cards'))
  for (const [width, height] of [
    [1280, 900],
    [360, 740],
  ] as const)
    test(`no button covers the picture of a card, ${width} px, in ${lang}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const route of ['documents', 'news', 'events', 'mentalHealth'] as const) {
        await page.goto(href(lang, route));
        await expect(page.locator('main li .save').first()).toBeVisible();
        const overlapping = await page.evaluate(
          () =>
            [...document.querySelectorAll('main li .save')].filter((button) => {
              const [box, picture] = [button, button.closest('li')?.querySelector('img')].map((child) =>
                child?.getBoundingClientRect(),
              );
              if (!box || !picture) return false;
              const isBeside = box.left >= picture.right || box.right <= picture.left;
              return !(isBeside || box.top >= picture.bottom || box.bottom <= picture.top);
            }).length,
        );
        expect(overlapping, route).toBe(0);
      }
    });
