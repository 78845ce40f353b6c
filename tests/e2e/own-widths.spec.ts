/** Tests that the profile and a shared playlist use the width of a desktop, and fit a phone. */
import { href } from '@hat-nang/model/routes';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { admin, logIn, newMember } from '../support/member.ts';
import { siteOriginHeader } from '../support/origins.ts';
import { createBooks, createPlaylist } from '../support/own-lists.ts';
import { expect, test } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';

const books = createBooks(3);
const widths = { 360: 1, 768: 1, 1280: 2 } as const;

/** Returns the number of columns of these elements, and by how many pixels the page is wider than the window. */
const readColumns = (page: Page, selector: string) =>
  page.evaluate((elements) => {
    const lefts = [...document.querySelectorAll(elements)].map((element) => element.getBoundingClientRect().left);
    const { scrollWidth, clientWidth } = document.documentElement;
    return { columns: new Set(lefts.map(Math.round)).size, overflow: scrollWidth - clientWidth };
  }, selector);

for (const lang of languagesOf('own-widths')) {
  test(`the profile has two columns on a desktop, and Tab goes down one after the other, in ${lang}`, async ({
    page,
  }) => {
    await logIn(page, lang, await newMember({ lang }));
    await page.goto(href(lang, 'profileSettings'));
    await expect(page.locator('#sessions')).toBeVisible();
    for (const [width, columns] of Object.entries(widths)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      expect(await readColumns(page, 'main section[aria-labelledby]'), width).toEqual({ columns, overflow: 0 });
    }
    const order = await page
      .locator('main section[aria-labelledby] h2')
      .evaluateAll((headings) => headings.map(({ id }) => id));
    expect(order).toEqual(['picture', 'details', 'email', 'password', 'history', 'sessions', 'data', 'delete']);
    await expectAccessible(page, 'the profile', undefined, 'main');
  });

  test(`a shared playlist is a grid of cards on a desktop, in ${lang}`, async ({ page }) => {
    const member = await newMember({ lang });
    const playlist = await createPlaylist(
      member,
      'Lớp 2A',
      books.map(({ id }) => id),
    );
    const [row] = await admin<{ id: number }[]>('GET', `/items/playlist_items?filter[playlist]=${playlist}&limit=1`);
    await admin('PATCH', `/items/playlist_items/${row?.id}`, { note: 'Trang 3 hay nhất.' });
    await logIn(page, lang, member);
    const answer = await page.request.post('/api/auth-extend/account/share-playlist', {
      data: { playlist, is_shared: true },
      headers: siteOriginHeader(),
    });
    const { token } = (await answer.json()).data;
    await page.goto(href(lang, 'sharedPlaylist', { token }));
    for (const [width, columns] of [
      [360, 1],
      [768, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await readColumns(page, 'main ol > li'), String(width)).toEqual({ columns, overflow: 0 });
    }
    await expectAccessible(page, 'a shared playlist', undefined, 'main');
    await page.locator('main ol a').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`-${books[0]?.id}$`));
  });
}
