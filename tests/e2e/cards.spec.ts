/** Tests that no button covers the picture of a card. A button could hide a face. */
import { href } from '@hat-nang/model/routes';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { admin, logIn, newMember, removeMembers } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

test.afterAll(removeMembers);

/** Counts the buttons of this kind that overlap the picture of their card. */
const countOverlapping = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (buttons) =>
      [...document.querySelectorAll(buttons)].filter((button) => {
        const [box, picture] = [button, button.closest('li')?.querySelector('img')].map((child) =>
          child?.getBoundingClientRect(),
        );
        if (!box || !picture) return false;
        const isBeside = box.left >= picture.right || box.right <= picture.left;
        return !(isBeside || box.top >= picture.bottom || box.bottom <= picture.top);
      }).length,
    selector,
  );

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
        expect(await countOverlapping(page, 'main li .save'), route).toBe(0);
      }
    });

for (const lang of languagesOf('own-cards'))
  test(`no button covers the picture of a card of one's own lists, and Tab reaches it after its card, in ${lang}`, async ({
    page,
  }) => {
    const member = await newMember({ lang });
    const [book] = await admin<{ id: number }[]>(
      'GET',
      '/items/documents?limit=1&fields=id&sort=id&filter[status]=published&filter[cover][_nnull]=true',
    );
    const row = { user: member.id, document: book?.id };
    await admin('POST', '/items/favorites', row);
    await admin('POST', '/items/watched', { ...row, languages_code: 'vi-VN', page: 1, position: 0, progress: 0.2 });
    await logIn(page, lang, member);
    for (const [width, height] of [
      [1280, 900],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const [route, label] of [
        ['favorites', 'favorites.remove'],
        ['watched', 'watched.remove'],
      ] as const) {
        await page.goto(href(lang, route));
        const card = page.locator('main li:has(h2)');
        await expect(card.locator('img')).toBeVisible();
        expect(await countOverlapping(page, 'main li button'), route).toBe(0);
        const title = (await card.getByRole('link').textContent()) ?? '';
        await card.getByRole('link').focus();
        await page.keyboard.press('Tab');
        await expect(
          page.getByRole('button', { name: translate(lang, `my-account:${label}`, { title }) }),
        ).toBeFocused();
        if (width === 1280) await expectAccessible(page, route, undefined, 'main');
        await page.setViewportSize({ width, height });
      }
    }
  });
