/** The buttons of a card are among its words: on its picture they would lie on a face. */
import { languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { expect, test } from '../support/test.ts';

for (const lang of languages)
  for (const [width, height] of [
    [1280, 900],
    [360, 740],
  ] as const)
    test(`no button lies on a card's picture, ${width} px, in ${lang}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const route of ['documents', 'news', 'events', 'mentalHealth'] as const) {
        await page.goto(href(lang, route));
        await expect(page.locator('main li .save').first()).toBeVisible();
        const over = await page.evaluate(
          () =>
            [...document.querySelectorAll('main li .save')].filter((button) => {
              const [own, picture] = [button, button.closest('li')?.querySelector('img')].map((each) =>
                each?.getBoundingClientRect(),
              );
              if (!own || !picture) return false;
              const isBeside = own.left >= picture.right || own.right <= picture.left;
              return !(isBeside || own.top >= picture.bottom || own.bottom <= picture.top);
            }).length,
        );
        expect(over, route).toBe(0);
      }
    });
