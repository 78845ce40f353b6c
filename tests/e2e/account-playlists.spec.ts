/** Tests playlists: creating, adding, ordering, reading, sharing and deleting. */
import { readItems, updateItem } from '@directus/sdk';
import type { Page } from '@playwright/test';
import { expectAccessible, findSmallTargets } from '../support/axe.ts';
import { directus, logIn, newMember } from '../support/member.ts';
import { siteOriginHeader } from '../support/origins.ts';
import { createBooks, createPlaylist, findToast, rowsOfPlaylist, tabTo } from '../support/own-lists.ts';
import { createShortBook, openReader } from '../support/reader.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translateToKid } from '../support/texts.ts';

// The browser logs errors to the console while the network is broken.
test.use({ tolerates: /Failed to load resource|net::ERR/ });

const books = createBooks(3);
const titles = (lang: 'vi' | 'en') => books.map(({ title }) => title[lang]);
const text = (lang: 'vi' | 'en', key: string, values?: Record<string, string>) =>
  translateToKid(lang, `my-account:${key}`, values);

/** Returns the titles of a playlist's stored books, in order. */
const readStoredTitles = async (id: number) =>
  (await rowsOfPlaylist(id)).map(({ document }) => books.find((book) => book.id === document)?.title.vi);

/** Delays requests to an address until the returned function is called. */
const holdRequests = async (page: Page, address: string) => {
  let releaseRequest: () => void = () => undefined;
  const requestReleased = new Promise<void>((resolve) => {
    releaseRequest = resolve;
  });
  await page.route(address, async (route) => {
    await requestReleased;
    await route.continue();
  });
  return () => releaseRequest();
};

/** Lets the back end execute requests to an address, and drops the responses. */
const dropResponses = (page: Page, address: string) =>
  page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });

for (const lang of languagesOf('account-playlists')) {
  test(`the keyboard adds a book to a new playlist, and a toast names the playlist, in ${lang}`, async ({ page }) => {
    const member = await newMember({ lang });
    await logIn(page, lang, member);
    const [book] = books;
    await page.goto(
      lang === 'vi'
        ? `/tai-lieu/bai-hoc/${book?.slug.vi}-${book?.id}`
        : `/en/documents/lesson/${book?.slug.en}-${book?.id}`,
    );
    await waitForHydration(page);
    await tabTo(page, new RegExp(translateToKid(lang, 'saving:playlist', { title: book?.title[lang] ?? '' })));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: text(lang, 'addTo.title') });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel(text(lang, 'addTo.new')).focus();
    await page.keyboard.type('Bedtime');
    await page.keyboard.press('Enter');
    await expect(
      findToast(page, lang === 'en' ? 'Added to Bedtime' : text(lang, 'toast.added', { playlist: 'Bedtime' })),
    ).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Bedtime' })).toBeChecked();
    if (lang === 'en') await expectAccessible(page, 'the dialog of playlists');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.goto(lang === 'vi' ? '/tai-khoan' : '/en/account');
    await page.getByRole('link', { name: 'Bedtime' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bedtime' })).toBeVisible();
    await expect(page.getByRole('link', { name: book?.title[lang] })).toHaveAttribute(
      'href',
      /\/(chi-tiet-bai-hoc|en\/documents\/detail-lesson)\/.*\?playlist=\d+$/,
    );
  });
}

test('adding on a broken and a slow network: the book is added once, and the other tab shows it', async ({
  page,
  context,
}) => {
  const member = await newMember();
  const [firstBook, secondBook, thirdBook] = books;
  const id = await createPlaylist(member, 'Lớp 2A', [firstBook?.id ?? 0, secondBook?.id ?? 0]);
  await logIn(page, 'vi', member);
  const otherTab = await context.newPage();
  await otherTab.goto(`/tai-khoan/danh-sach-phat/${id}`);
  const rows = otherTab.locator('main ol > *').getByRole('heading', { level: 3 });
  await expect(rows).toHaveCount(2);
  await page.goto(`/tai-lieu/bai-hoc/${thirdBook?.slug.vi}-${thirdBook?.id}`);
  await waitForHydration(page);
  await page
    .getByRole('button', { name: translateToKid('vi', 'saving:playlist', { title: thirdBook?.title.vi ?? '' }) })
    .click();
  const dialog = page.getByRole('dialog', { name: text('vi', 'addTo.title') });
  const playlistCheckbox = dialog.getByRole('checkbox', { name: 'Lớp 2A' });
  const offline = page.getByRole('alert').filter({ hasText: translateToKid('vi', 'saving:offline') });
  const closeToast = async () => {
    await page.locator('[data-toast]').getByRole('button').first().click();
    await expect(offline).toHaveCount(0);
  };
  const item = '**/account/playlist-item';
  await page.route(item, (route) => route.abort());
  await playlistCheckbox.click();
  await expect(offline).toBeVisible();
  await expect(playlistCheckbox).not.toBeChecked();
  await page.unroute(item);
  await closeToast();
  await dropResponses(page, item);
  await playlistCheckbox.click();
  await expect(offline).toBeVisible();
  await expect(playlistCheckbox).not.toBeChecked();
  await page.unroute(item);
  await closeToast();
  // The other tab meanwhile sends an order of the list without the new book. The playlist must still contain the new book.
  const releaseOrder = await holdRequests(otherTab, '**/account/playlist-order');
  await otherTab
    .getByRole('button', { name: text('vi', 'playlist.down', { title: firstBook?.title.vi ?? '' }) })
    .click();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/account/playlist-item')) requests.push(request.url());
  });
  const releaseItem = await holdRequests(page, item);
  await playlistCheckbox.dblclick();
  await expect(playlistCheckbox).toBeChecked();
  releaseItem();
  await expect(findToast(page, text('vi', 'toast.added', { playlist: 'Lớp 2A' }))).toBeVisible();
  expect(requests).toHaveLength(1);
  releaseOrder();
  const allTitles = [secondBook, firstBook, thirdBook].map((book) => book?.title.vi);
  await expect.poll(() => readStoredTitles(id)).toEqual(allTitles);
  await expect
    .poll(async () => (await rows.allTextContents()).map((row) => row.replace(/^\d+\. /, '')))
    .toEqual(allTitles);

  // The response for a new playlist is lost: the form keeps the name, and a second attempt creates no second playlist.
  const nameField = dialog.getByLabel(text('vi', 'addTo.new'));
  await dropResponses(page, '**/account/new-playlist');
  await nameField.fill('Giờ ngủ');
  await nameField.press('Enter');
  await expect(offline).toBeVisible();
  await expect(nameField).toHaveValue('Giờ ngủ');
  await page.unroute('**/account/new-playlist');
  await nameField.press('Enter');
  await expect(findToast(page, text('vi', 'toast.added', { playlist: 'Giờ ngủ' }))).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Giờ ngủ' })).toBeChecked();
  const stored = await (await directus()).request(
    readItems('playlists', { filter: { user: { _eq: member.id }, title: { _eq: 'Giờ ngủ' } }, fields: ['items'] }),
  );
  expect(stored).toEqual([{ items: [expect.anything()] }]);
  await otherTab.close();
});

test('the end of a book leads to the next book of the playlist, for its owner and through a shared link', async ({
  page,
  browser,
}) => {
  const [startBook, endBook] = [await createShortBook(), await createShortBook()];
  const member = await newMember();
  const id = await createPlaylist(member, 'Trước giờ ngủ', [startBook.id, endBook.id]);
  const item = (await rowsOfPlaylist(id)).find(({ document }) => document === endBook.id);
  await (await directus()).request(updateItem('playlist_items', item?.id ?? 0, { note: 'Hỏi em thấy gì.' }));
  await logIn(page, 'vi', member);
  // This answer prevents the dialog that asks for consent at the first turn of a page.
  await page.request.post('/api/auth-extend/account/history-consent', {
    headers: siteOriginHeader(),
    data: { is_recorded: false },
  });
  const endText = (key: string, values: Record<string, string>, lang: 'vi' | 'en' = 'vi') =>
    translateToKid(lang, `reader:end.${key}`, values);
  await page.route('**/api/graphql', (route) => route.abort());
  await openReader(page, `${startBook.path.vi}?page=3&playlist=${id}`, 'turn=wait');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(translateToKid('vi', 'reader:end.nextFailed'))).toBeVisible();
  await page.unroute('**/api/graphql');
  await page.getByRole('button', { name: translateToKid('vi', 'reader:end.nextRetry') }).click();
  await expect(
    page.getByText(endText('inPlaylist', { playlist: 'Trước giờ ngủ', place: '2', count: '2' })),
  ).toBeVisible();
  await expect(page.getByText(endText('tip', { tip: 'Hỏi em thấy gì.' }))).toBeVisible();
  // Checks only the part at the end, because the bar of the reader covers text below the bar. The tests of the reader check the page itself.
  await expectAccessible(page, 'the end of a book in a playlist', undefined, '[data-next-book]');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await tabTo(page, new RegExp(endText('next', { title: endBook.title.vi })));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${endBook.path.vi}?playlist=${id}`);
  await openReader(page, `${endBook.path.vi}?page=3&playlist=${id}`, 'turn=wait');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(endText('playlistDone', { playlist: 'Trước giờ ngủ' }))).toBeVisible();

  const shareResponse = await page.request.post('/api/auth-extend/account/share-playlist', {
    headers: siteOriginHeader(),
    data: { playlist: id, is_shared: true },
  });
  const { token } = ((await shareResponse.json()) as { data: { token: string } }).data;
  const visitor = await (await browser.newContext()).newPage();
  await openReader(visitor, `${startBook.path.en}?page=3&playlist=${token}`, 'turn=wait');
  await visitor.keyboard.press('ArrowRight');
  await expect(visitor.getByRole('link', { name: endText('next', { title: endBook.title.en }, 'en') })).toHaveAttribute(
    'href',
    `${endBook.path.en}?playlist=${token}`,
  );
  await visitor.context().close();
  await startBook.remove();
  await endBook.remove();
});

test('a playlist on a phone: order by buttons and keys, tips, removing and undo', async ({ page }) => {
  const member = await newMember();
  const id = await createPlaylist(
    member,
    'Lớp 2A',
    books.map((book) => book.id),
  );
  await logIn(page, 'vi', member);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/tai-khoan/danh-sach-phat/${id}`);
  const rows = page.locator('main ol > *').filter({ has: page.getByRole('heading', { level: 3 }) });
  const [firstTitle = '', secondTitle = '', thirdTitle = ''] = titles('vi');
  await expect(rows).toHaveCount(3);
  const readOrder = async () =>
    (await rows.getByRole('heading').allTextContents()).map((heading) => heading.replace(/^\d+\. /, ''));
  const stored = () => readStoredTitles(id);

  await page.getByRole('button', { name: text('vi', 'playlist.down', { title: firstTitle }) }).click();
  await expect.poll(readOrder).toEqual([secondTitle, firstTitle, thirdTitle]);
  await expect.poll(stored).toEqual([secondTitle, firstTitle, thirdTitle]);
  // A change whose request fails is reverted.
  await page.route('**/account/playlist-order', (route) => route.abort());
  await page.getByRole('button', { name: text('vi', 'playlist.up', { title: thirdTitle }) }).click();
  await expect(findToast(page, translateToKid('vi', 'saving:offline'))).toBeVisible();
  await expect.poll(readOrder).toEqual([secondTitle, firstTitle, thirdTitle]);
  await page.unroute('**/account/playlist-order');
  // The space bar lifts a book, and the arrow keys move it.
  await page.getByRole('button', { name: text('vi', 'playlist.drag', { title: thirdTitle }) }).focus();
  await page.keyboard.press('Space');
  await expect(
    page.getByText(text('vi', 'playlist.dragStart', { title: thirdTitle, place: '3', count: '3' })),
  ).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(
    page.getByText(text('vi', 'playlist.moved', { title: thirdTitle, place: '2', count: '3' })),
  ).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(stored).toEqual([secondTitle, thirdTitle, firstTitle]);

  await page.getByRole('button', { name: `${text('vi', 'playlist.addNote')}: ${thirdTitle}` }).click();
  await page.getByLabel(text('vi', 'playlist.noteFor', { title: thirdTitle })).fill('Dừng ở trang 3, hỏi em thấy gì.');
  await page.getByRole('button', { name: text('vi', 'playlist.save') }).click();
  // This button appears only after the note is saved.
  await expect(page.getByRole('button', { name: `${text('vi', 'playlist.editNote')}: ${thirdTitle}` })).toBeVisible();
  await expect(page.getByText('Dừng ở trang 3, hỏi em thấy gì.')).toBeVisible();

  await page.getByRole('button', { name: text('vi', 'playlist.remove', { title: thirdTitle }) }).click();
  const undoButton = page.getByRole('button', { name: `${text('vi', 'undo')}: ${thirdTitle}` });
  await expect(undoButton).toBeFocused();
  await expect.poll(stored).toEqual([secondTitle, firstTitle]);
  await undoButton.press('Enter');
  await expect(page.getByRole('button', { name: text('vi', 'playlist.remove', { title: thirdTitle }) })).toBeFocused();
  await expect.poll(stored).toEqual([secondTitle, thirdTitle, firstTitle]);
  await expect(page.getByText('Dừng ở trang 3, hỏi em thấy gì.')).toBeVisible();
  expect(await findSmallTargets(page, 'main')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectAccessible(page, 'a playlist');
});

test('an undo keeps the order that was chosen during its request', async ({ page }) => {
  const member = await newMember();
  const id = await createPlaylist(
    member,
    'Lớp 3B',
    books.map((book) => book.id),
  );
  await logIn(page, 'vi', member);
  await page.goto(`/tai-khoan/danh-sach-phat/${id}`);
  const [firstTitle = '', secondTitle = '', thirdTitle = ''] = titles('vi');
  await page.getByRole('button', { name: text('vi', 'playlist.remove', { title: thirdTitle }) }).click();
  await expect.poll(() => readStoredTitles(id)).toEqual([firstTitle, secondTitle]);
  const releaseItem = await holdRequests(page, '**/account/playlist-item');
  await page.getByRole('button', { name: `${text('vi', 'undo')}: ${thirdTitle}` }).click();
  await page.getByRole('button', { name: text('vi', 'playlist.down', { title: firstTitle }) }).click();
  await expect.poll(() => readStoredTitles(id)).toEqual([secondTitle, firstTitle]);
  const orderResponse = page.waitForResponse('**/account/playlist-order');
  releaseItem();
  await orderResponse;
  await expect.poll(() => readStoredTitles(id)).toEqual([secondTitle, firstTitle, thirdTitle]);
});

for (const lang of languagesOf('account-playlists 2')) {
  test(`a playlist is renamed, shared, revoked, deleted and restored, in ${lang}`, async ({ page, browser }) => {
    const member = await newMember({ lang });
    const id = await createPlaylist(
      member,
      'Nháp',
      books.map((book) => book.id),
    );
    await logIn(page, lang, member);
    await page.goto(lang === 'vi' ? `/tai-khoan/danh-sach-phat/${id}` : `/en/account/playlist-detail/${id}`);
    await page.getByRole('button', { name: text(lang, 'playlist.edit') }).click();
    await page.getByLabel(text(lang, 'playlist.title'), { exact: true }).fill('Trước giờ ngủ');
    await page.getByLabel(text(lang, 'playlist.description'), { exact: true }).fill('Mỗi tối một cuốn.');
    await page.getByRole('button', { name: text(lang, 'playlist.save') }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trước giờ ngủ' })).toBeVisible();

    await page.getByRole('button', { name: text(lang, 'playlist.shareMake') }).click();
    const link = page.getByLabel(text(lang, 'playlist.shareLink'));
    await expect(link).toHaveValue(/\/(danh-sach-phat|en\/playlist)\/[0-9a-f]{32}$/);
    const address = await link.inputValue();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Trước giờ ngủ' })).toBeVisible();
    for (const title of titles(lang)) await expect(visitor.getByRole('link', { name: title })).toBeVisible();
    expect(await visitor.content()).not.toContain(member.username);
    if (lang === 'en') await expectAccessible(visitor, 'a shared playlist');
    await page.getByRole('button', { name: text(lang, 'playlist.revoke') }).click();
    await expect(findToast(page, text(lang, 'playlist.revoked'))).toBeVisible();
    expect((await visitor.goto(address))?.status()).toBe(404);
    await visitor.context().close();

    const deleteButton = page.getByRole('button', { name: text(lang, 'playlist.delete') });
    await deleteButton.click();
    const restoreButton = page.getByRole('button', { name: text(lang, 'playlists.restore'), exact: true });
    await expect(restoreButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(deleteButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(restoreButton).toBeFocused();
    // The account page also offers to restore the deleted playlist.
    await page.goto(lang === 'vi' ? '/tai-khoan' : '/en/account');
    await page
      .getByRole('button', { name: text(lang, 'playlists.restoreName', { playlist: 'Trước giờ ngủ' }) })
      .click();
    await expect(page.getByRole('link', { name: 'Trước giờ ngủ' })).toBeVisible();
    await expectAccessible(page, 'the account’s home');
  });
}
