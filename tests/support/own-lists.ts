/** Fills and reads a member's lists as administrator. Deleting the member also deletes the lists. */
import { createItem, readItems } from '@directus/sdk';
import type { Page } from '@playwright/test';
import { createFixtures, type Item } from './items.ts';
import { directus, type Member, removeMembers } from './member.ts';
import { expect, test } from './test.ts';

/**
 * Creates books for the lists of a test file's members. The returned array is filled before the first test. After the tests, the members are removed first,
 * then the books.
 */
export function createBooks(count: number): readonly Item[] {
  const fixtures = createFixtures();
  const books: Item[] = [];
  test.beforeAll(async () => {
    books.length = 0;
    for (let i = 0; i < count; i++) books.push(await fixtures.item('documents'));
  });
  test.afterAll(async () => {
    await removeMembers();
    await fixtures.clear();
  });
  return books;
}

/** Creates a playlist with documents in this order. */
export async function createPlaylist(member: Member, title: string, documents: readonly number[]): Promise<number> {
  const client = await directus();
  const { id } = await client.request(createItem('playlists', { user: member.id, title }, { fields: ['id'] }));
  for (const [index, document] of documents.entries()) {
    await client.request(createItem('playlist_items', { playlist: id, document, sort: index + 1 }));
  }
  return id;
}

export const readFavorites = async (member: Member): Promise<{ document: number | null }[]> =>
  (await directus()).request(
    readItems('favorites', { filter: { user: { _eq: member.id } }, fields: ['document', 'news'], limit: -1 }),
  );

export const readWatched = async (member: Member): Promise<{ document: number | null; page: number | null }[]> =>
  (await directus()).request(
    readItems('watched', { filter: { user: { _eq: member.id } }, fields: ['document', 'page'], limit: -1 }),
  );

/** Returns the rows of a playlist in order. */
export const rowsOfPlaylist = async (playlist: number): Promise<{ id: number; document: number | null }[]> =>
  (await directus()).request(
    readItems('playlist_items', {
      filter: { playlist: { _eq: playlist } },
      sort: ['sort', 'id'],
      fields: ['id', 'document'],
      limit: -1,
    }),
  );

/** Returns the toast that contains this text. */
export const findToast = (page: Page, text: string) => page.locator('[data-toast]').filter({ hasText: text }).first();

/** Presses Tab until an element whose name matches has the focus. Fails after `maxPresses` presses. */
export async function tabTo(page: Page, name: RegExp, maxPresses = 80): Promise<void> {
  for (let i = 0; i < maxPresses; i++) {
    await page.keyboard.press('Tab');
    const focusedName = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
      return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
    });
    if (name.test(focusedName)) return;
  }
  expect(`nothing called ${name} within ${maxPresses} Tabs`).toBe('');
}
