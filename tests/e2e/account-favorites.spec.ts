/** Tests the hearts of visitors, in two tabs and without a network. Also tests the list of favourites with undo. */

import { expectAccessible, smallTargets } from '../support/axe.ts';
import { type Item, workbench } from '../support/items.ts';
import { fillLogin, logIn, logOut, newMember, removeMembers, signInButton } from '../support/member.ts';
import { favoritesOf, tabTo, toast } from '../support/own-lists.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { say } from '../support/texts.ts';

const bench = workbench();
let book: Item;
let news: Item;
test.beforeAll(async () => {
  book = await bench.item('documents');
  news = await bench.item('news');
});
test.afterAll(async () => {
  await removeMembers();
  await bench.clear();
});

const lessonOf = (item: Item, lang: 'vi' | 'en') =>
  lang === 'vi' ? `/tai-lieu/bai-hoc/${item.slug.vi}-${item.id}` : `/en/documents/lesson/${item.slug.en}-${item.id}`;
const newsOf = (item: Item) => `/tin-tuc/${item.slug.vi}-${item.id}`;
const heartOf = (item: Item, lang: 'vi' | 'en') => say(lang, 'saving:favorite', { title: item.title[lang] });

for (const lang of ['vi', 'en'] as const) {
  test(`a visitor's heart waits for the log-in and is then stored, in ${lang}`, async ({ page }) => {
    const member = await newMember({ lang });
    await page.goto(lessonOf(book, lang));
    await waitForHydration(page);
    const heart = page.getByRole('button', { name: heartOf(book, lang), exact: true });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await fillLogin(page, lang, member.username, member.password);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(new RegExp(`${lessonOf(book, lang)}$`));
    await expect.poll(async () => (await favoritesOf(member)).map(({ document }) => document)).toEqual([book.id]);
    // The reload proves that the server has stored the heart.
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
}

test('two tabs show the same heart, a double click counts once, and one request fetches all hearts', async ({
  page,
  context,
}) => {
  const member = await newMember();
  await logIn(page, 'vi', member);
  const otherTab = await context.newPage();
  const requests: string[] = [];
  otherTab.on('request', (request) => {
    if (request.url().endsWith('/api/graphql')) requests.push(request.postData() ?? '');
  });
  await otherTab.goto('/tai-lieu');
  await expect.poll(() => requests.length).toBe(1);
  await expect.poll(() => otherTab.locator('.save[data-favorite]').count()).toBeGreaterThan(5);
  await page.goto(lessonOf(book, 'vi'));
  await otherTab.goto(lessonOf(book, 'vi'));
  await waitForHydration(page);
  const name = heartOf(book, 'vi');
  await expect(otherTab.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name, exact: true }).dblclick();
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(otherTab.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await favoritesOf(member)).length).toBe(1);
  await otherTab.close();
});

test.describe('on a broken and a slow network', () => {
  test.use({ tolerates: /Failed to load resource|net::ERR/ });
  test('a failed heart is reverted with a message, and a slow one is shown immediately', async ({ page }) => {
    const member = await newMember({ lang: 'en' });
    await logIn(page, 'en', member);
    await page.goto(lessonOf(book, 'en'));
    await waitForHydration(page);
    const heart = page.getByRole('button', { name: heartOf(book, 'en'), exact: true });
    await page.route('**/api/auth-extend/account/favorite', (route) => route.abort());
    await heart.click();
    await expect(toast(page, 'Something went wrong!')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.unroute('**/api/auth-extend/account/favorite');
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/auth-extend/account/favorite', async (route) => {
      await released;
      await route.continue();
    });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await favoritesOf(member)).toEqual([]);
    release();
    await expect.poll(async () => (await favoritesOf(member)).length).toBe(1);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('refusals, lost answers and other people', () => {
  test.use({ tolerates: /Failed to load resource|net::ERR/ });
  const address = '**/api/auth-extend/account/favorite';

  test('a heart that the back end refuses is reverted with a message: for a missing item and for a 503', async ({
    page,
  }) => {
    const member = await newMember();
    await logIn(page, 'vi', member);
    await page.goto(lessonOf(book, 'vi'));
    await waitForHydration(page);
    const heart = page.getByRole('button', { name: heartOf(book, 'vi'), exact: true });
    // Changes the request to a document that does not exist, because the real back end then refuses it.
    await page.route(address, (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), id: 2_000_000_000 } }),
    );
    const refused = page.waitForResponse((answer) => answer.url().endsWith('/account/favorite'));
    await heart.click();
    const status = (await refused).status();
    expect([status >= 400, status < 500, status === 401]).toEqual([true, true, false]);
    await expect(toast(page, say('vi', 'saving:failed'))).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.unroute(address);
    await page.route(address, (route) => route.fulfill({ status: 503, json: { errors: [] } }));
    await heart.click();
    await expect(page.locator('[data-toast]')).toHaveCount(2);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(await favoritesOf(member)).toEqual([]);
  });

  test('a heart whose response is lost is reverted, and a second press stores it once', async ({ page }) => {
    const member = await newMember();
    await logIn(page, 'vi', member);
    await page.goto(lessonOf(book, 'vi'));
    await waitForHydration(page);
    const heart = page.getByRole('button', { name: heartOf(book, 'vi'), exact: true });
    await page.route(address, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await heart.click();
    await expect(page.locator('[data-toast=error]').first()).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.unroute(address);
    // The server has already stored the favourite when the second press requests it.
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect((await favoritesOf(member)).map(({ document }) => document)).toEqual([book.id]);
  });

  test('after a log-out the hearts and the list of the previous member are hidden', async ({ page }) => {
    const [first, second] = [await newMember(), await newMember()];
    await logIn(page, 'vi', first);
    await page.goto(lessonOf(book, 'vi'));
    await waitForHydration(page);
    const heart = page.getByRole('button', { name: heartOf(book, 'vi'), exact: true });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await favoritesOf(first)).length).toBe(1);
    await logOut(page, 'vi');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await signInButton(page, 'vi').click();
    await fillLogin(page, 'vi', second.username, second.password);
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 30_000 });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.goto('/tai-khoan/danh-sach-yeu-thich');
    await expect(page.getByText(say('vi', 'my-account:favorites.empty'))).toBeVisible();
    await expect(page.locator('main')).not.toContainText(book.title.vi);
  });
});

test('the list on a phone by keyboard: kinds, removing and undo', async ({ page }) => {
  const member = await newMember();
  await logIn(page, 'vi', member);
  for (const path of [lessonOf(book, 'vi'), newsOf(news)]) {
    await page.goto(path);
    await waitForHydration(page);
    await page.locator('.save[data-favorite][data-wide]').click();
    await expect(page.locator('.save[data-favorite][data-wide]')).toHaveAttribute('aria-pressed', 'true');
  }
  await expect.poll(async () => (await favoritesOf(member)).length).toBe(2);
  await page.setViewportSize({ width: 360, height: 740 });
  const collections: string[] = [];
  page.on('request', (request) => {
    const [, collection] = /\/api\/items\/(\w+)\?fields=id,/.exec(request.url()) ?? [];
    if (collection) collections.push(collection);
  });
  await page.goto('/tai-khoan/danh-sach-yeu-thich');
  const cards = page.locator('main li').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(news.title.vi);
  // One request per kind of item fetches all pictures.
  await expect.poll(() => collections.toSorted()).toEqual(['documents', 'news']);
  expect(await smallTargets(page, 'main')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await tabTo(page, new RegExp(`^${say('vi', 'my-account:kinds.documents')}$`));
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/kind=documents/);
  await page.goBack();
  await expect(cards).toHaveCount(2);
  await tabTo(page, new RegExp(`^${say('vi', 'my-account:list.oldest')}$`));
  await page.keyboard.press('Space');
  await expect(cards.first()).toContainText(book.title.vi);
  await expect(page).toHaveURL(/sort=oldest/);

  const remove = say('vi', 'my-account:favorites.remove', { title: book.title.vi });
  await tabTo(page, new RegExp(remove));
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: `${say('vi', 'my-account:undo')}: ${book.title.vi}` });
  await expect(undo).toBeFocused();
  await expect.poll(async () => (await favoritesOf(member)).length).toBe(1);
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole('button', { name: remove })).toBeFocused();
  await expect.poll(async () => (await favoritesOf(member)).length).toBe(2);
  await expectAccessible(page, 'favourites');
});
