/** Tests that an accidental double click does not press the element that appears under the pointer after the first click. */
import { createItem, readItems, updateUser } from '@directus/sdk';
import type { Locator, Page } from '@playwright/test';
import type { Item } from '../support/items.ts';
import { directus, logIn, type Member, newMember } from '../support/member.ts';
import { createBooks, createPlaylist, readFavorites, readWatched } from '../support/own-lists.ts';
import { createShortBook, openReader } from '../support/reader.ts';
import { readSeededNews } from '../support/seeded.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { translateToKid } from '../support/texts.ts';

const books = createBooks(2);

/** Double-clicks the middle of a control, and waits after each press until `result` is visible. */
async function doublePress(page: Page, control: Locator, result: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await expect(result).toBeVisible();
  }
}

const idOf = (book: Item | undefined) => book?.id ?? 0;
const lists: {
  name: string;
  removal: string;
  fill: (member: Member) => Promise<string>;
  stored: (member: Member) => Promise<{ document: number | null }[]>;
}[] = [
  {
    name: 'favourites',
    removal: 'favorites.remove',
    fill: async (member) => {
      for (const book of books)
        await (await directus()).request(createItem('favorites', { user: member.id, document: idOf(book) }));
      return '/tai-khoan/danh-sach-yeu-thich';
    },
    stored: readFavorites,
  },
  {
    name: 'a playlist',
    removal: 'playlist.remove',
    fill: async (member) => `/tai-khoan/danh-sach-phat/${await createPlaylist(member, 'Lớp 2A', books.map(idOf))}`,
    stored: async (member) =>
      (await directus()).request(
        readItems('playlist_items', { filter: { playlist: { user: { _eq: member.id } } }, fields: ['document'] }),
      ),
  },
  {
    name: 'the reading history',
    removal: 'watched.remove',
    fill: async (member) => {
      const client = await directus();
      await client.request(updateUser(member.id, { is_history_recorded: true }));
      for (const book of books)
        await client.request(createItem('watched', { user: member.id, document: idOf(book), page: 1 }));
      return '/tai-khoan/da-xem';
    },
    stored: readWatched,
  },
];

for (const width of [360, 1280]) {
  for (const { name, removal, fill, stored } of lists) {
    test(`${name}: a double press removes a book once, and another restores it, at ${width} px`, async ({ page }) => {
      const member = await newMember();
      const path = await fill(member);
      await logIn(page, 'vi', member);
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      const title = books[0]?.title.vi ?? '';
      const removeButton = page.getByRole('button', { name: translateToKid('vi', `my-account:${removal}`, { title }) });
      const undoButton = page.getByRole('button', { name: `${translateToKid('vi', 'my-account:undo')}: ${title}` });
      await expect(removeButton).toBeVisible();

      await doublePress(page, removeButton, undoButton);
      await expect(undoButton).toBeFocused();
      const readDocuments = async () => (await stored(member)).map(({ document }) => document);
      await expect.poll(readDocuments).toEqual([idOf(books[1])]);
      await expect(undoButton).toBeVisible();

      await doublePress(page, undoButton, removeButton);
      await expect.poll(async () => (await readDocuments()).toSorted()).toEqual(books.map(idOf));
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(removeButton).toBeVisible();
    });
  }
}

test.describe('a dialog that a double press has opened', () => {
  test('stays open: the share menu, the popup of a document, a panel of the reader', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    const pressTwice = async (opener: Locator) => {
      const dialog = page.locator('dialog[open]');
      // The code of the dialog loads with the first press.
      await opener.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await doublePress(page, opener, dialog);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    };
    await page.goto((await readSeededNews()).path.vi);
    await waitForHydration(page);
    const newsUrl = page.url();
    await pressTwice(page.getByRole('button', { name: translateToKid('vi', 'common:share.label'), exact: true }));
    expect(page.url()).toBe(newsUrl);

    await page.goto('/tai-lieu');
    await waitForHydration(page);
    const listUrl = page.url();
    await pressTwice(page.locator('main a[data-document]').first());
    await expect(page).toHaveURL(listUrl);

    const book = await createShortBook();
    await openReader(page, book.path.vi);
    await pressTwice(page.getByRole('button', { name: translateToKid('vi', 'reader:display'), exact: true }));
    await book.remove();
  });
});
