/** Tests playlists when the back end refuses a change, and when another person logs in. */
import { fillLogin, logIn, logOut, newMember } from '../support/member.ts';
import { createBooks, createPlaylist, rowsOfPlaylist } from '../support/own-lists.ts';
import { expect, test } from '../support/test.ts';
import { translateToKid } from '../support/texts.ts';

// The browser logs refused requests to the console.
test.use({ tolerates: /Failed to load resource|net::ERR/ });

const books = createBooks(3);
const titles = () => books.map(({ title }) => title.vi);

/** Returns the titles of a playlist's stored books, in order. */
const readStoredTitles = async (id: number) =>
  (await rowsOfPlaylist(id)).map(({ document }) => books.find((book) => book.id === document)?.title.vi);

test('a change that the back end refuses is reverted with a message: for a 403 and for a 503', async ({ page }) => {
  const member = await newMember();
  const id = await createPlaylist(
    member,
    'Buổi tối',
    books.map((book) => book.id),
  );
  await logIn(page, 'vi', member);
  await page.goto(`/tai-khoan/danh-sach-phat/${id}`);
  const removeButton = page.getByRole('button', {
    name: translateToKid('vi', 'my-account:playlist.remove', { title: titles()[0] ?? '' }),
  });
  for (const status of [403, 503]) {
    await page.route('**/api/auth-extend/account/playlist-item', (route) =>
      route.fulfill({ status, json: { errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] } }),
    );
    await removeButton.click();
    await expect(page.locator('[data-toast=error]').first()).toBeVisible();
    await expect(removeButton).toBeVisible();
    await page.unroute('**/api/auth-extend/account/playlist-item');
  }
  expect(await readStoredTitles(id)).toEqual(titles());
});

test('after a log-out the playlists of the previous member are hidden', async ({ page }) => {
  const [firstMember, secondMember] = [await newMember(), await newMember()];
  const id = await createPlaylist(firstMember, 'Của riêng mình', [books[0]?.id ?? 0]);
  await logIn(page, 'vi', firstMember);
  await page.goto('/tai-khoan');
  await expect(page.getByRole('link', { name: 'Của riêng mình' })).toBeVisible();
  await logOut(page, 'vi');
  await expect(page.getByText('Của riêng mình')).toHaveCount(0);
  await page.goto('/tin-tuc?dialog=login');
  await fillLogin(page, 'vi', secondMember.username, secondMember.password);
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 30_000 });
  await page.goto('/tai-khoan');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Của riêng mình')).toHaveCount(0);
  await page.goto(`/tai-khoan/danh-sach-phat/${id}`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Của riêng mình')).toHaveCount(0);
  await expect(page.getByText(titles()[0] ?? '')).toHaveCount(0);
});
