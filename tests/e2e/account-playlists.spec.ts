/** Playlists from the first title to a link that is taken back. */
import { expectAccessible, smallTargets } from '../support/axe.ts';
import { type Item, workbench } from '../support/items.ts';
import { admin, logIn, newMember, removeMembers } from '../support/member.ts';
import { playlistOf, tabTo, toast } from '../support/own-lists.ts';
import { expect, test, untilAlive } from '../support/test.ts';
import { say } from '../support/texts.ts';

const bench = workbench();
let books: Item[];
test.beforeAll(async () => {
  books = [];
  for (let i = 0; i < 3; i++) books.push(await bench.item('documents'));
});
test.afterAll(async () => {
  await removeMembers();
  await bench.clear();
});
const titles = (lang: 'vi' | 'en') => books.map(({ title }) => title[lang]);
const text = (lang: 'vi' | 'en', key: string, values: Record<string, string> = {}) =>
  Object.entries(values).reduce(
    (all, [name, value]) => all.replace(`{{${name}}}`, value),
    say(lang, `my-account:${key}`),
  );

test('a book goes into a new playlist, by keyboard alone, and the toast says which', async ({ page }) => {
  const member = await newMember({ lang: 'en' });
  await logIn(page, 'en', member);
  const [book] = books;
  await page.goto(`/en/documents/lesson/${book?.slug.en}-${book?.id}`);
  await untilAlive(page);
  await tabTo(page, new RegExp(say('en', 'saving:playlist').replace('{{title}}', book?.title.en ?? '')));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add to a playlist' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('New playlist').focus();
  await page.keyboard.type('Bedtime');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Added to Bedtime')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Bedtime' })).toBeChecked();
  await expectAccessible(page, 'the dialog of playlists');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goto('/en/account');
  await page.getByRole('link', { name: 'Bedtime' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bedtime' })).toBeVisible();
  await expect(page.getByRole('link', { name: book?.title.en })).toHaveAttribute(
    'href',
    /\/en\/documents\/detail-lesson\/.*\?playlist=\d+$/,
  );
});

test('order by buttons and keys, tips, removing and undo, on a phone', async ({ page }) => {
  const member = await newMember();
  const id = await playlistOf(
    member,
    'Lớp 2A',
    books.map((book) => book.id),
  );
  await logIn(page, 'vi', member);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/tai-khoan/danh-sach-phat/${id}`);
  const rows = page.locator('main ol > *').filter({ has: page.getByRole('heading', { level: 3 }) });
  const [first = '', second = '', third = ''] = titles('vi');
  await expect(rows).toHaveCount(3);
  const order = async () =>
    (await rows.getByRole('heading').allTextContents()).map((all) => all.replace(/^\d+\. /, ''));
  const stored = async () =>
    (
      await admin<{ document: number }[]>(
        'GET',
        `/items/playlist_items?filter[playlist][_eq]=${id}&sort=sort,id&fields=document`,
      )
    ).map(({ document }) => books.find((book) => book.id === document)?.title.vi);

  await page.getByRole('button', { name: text('vi', 'playlist.down', { title: first }) }).click();
  await expect.poll(order).toEqual([second, first, third]);
  await expect.poll(stored).toEqual([second, first, third]);
  // Lifted by the space bar, carried by the arrows.
  await page.getByRole('button', { name: text('vi', 'playlist.drag', { title: third }) }).focus();
  await page.keyboard.press('Space');
  await expect(
    page.getByText(text('vi', 'playlist.dragStart', { title: third, place: '3', count: '3' })),
  ).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(text('vi', 'playlist.moved', { title: third, place: '2', count: '3' }))).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(stored).toEqual([second, third, first]);

  await page.getByRole('button', { name: `${text('vi', 'playlist.addNote')}: ${third}` }).click();
  await page.getByLabel(text('vi', 'playlist.noteFor', { title: third })).fill('Dừng ở trang 3, hỏi em thấy gì.');
  await page.getByRole('button', { name: text('vi', 'playlist.save') }).click();
  await expect(page.getByText('Dừng ở trang 3, hỏi em thấy gì.')).toBeVisible();

  await page.getByRole('button', { name: text('vi', 'playlist.remove', { title: third }) }).click();
  const undo = page.getByRole('button', { name: `${text('vi', 'undo')}: ${third}` });
  await expect(undo).toBeFocused();
  await expect.poll(stored).toEqual([second, first]);
  await undo.press('Enter');
  await expect.poll(stored).toEqual([second, third, first]);
  await expect(page.getByText('Dừng ở trang 3, hỏi em thấy gì.')).toBeVisible();
  expect(await smallTargets(page, 'main')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectAccessible(page, 'a playlist');
});

for (const lang of ['vi', 'en'] as const) {
  test(`renamed, shared, revoked, deleted and brought back, in ${lang}`, async ({ page, browser }) => {
    const member = await newMember({ lang });
    const id = await playlistOf(
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
    await expect(toast(page, text(lang, 'playlist.revoked'))).toBeVisible();
    expect((await visitor.goto(address))?.status()).toBe(404);
    await visitor.context().close();

    await page.getByRole('button', { name: text(lang, 'playlist.delete') }).click();
    const restore = page.getByRole('button', { name: text(lang, 'playlists.restore'), exact: true });
    await expect(restore).toBeFocused();
    // Not a matter of seconds: the way back stands on the account's page, too.
    await page.goto(lang === 'vi' ? '/tai-khoan' : '/en/account');
    await page
      .getByRole('button', { name: text(lang, 'playlists.restoreName', { playlist: 'Trước giờ ngủ' }) })
      .click();
    await expect(page.getByRole('link', { name: 'Trước giờ ngủ' })).toBeVisible();
    await expectAccessible(page, 'the account’s home');
  });
}
