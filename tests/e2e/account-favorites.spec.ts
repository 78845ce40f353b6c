/** Tests the heart buttons: for visitors, in two tabs, and on a broken network. Also tests the list of favourites with undo. */

import { stack } from '../setup/stack.ts';
import { expectAccessible, findSmallTargets } from '../support/axe.ts';
import { createFixtures, type Item } from '../support/items.ts';
import { fillLogin, logIn, logOut, newMember, removeMembers, signInButton } from '../support/member.ts';
import { findToast, readFavorites, tabTo } from '../support/own-lists.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translateToKid } from '../support/texts.ts';

const fixtures = createFixtures();
let book: Item;
let news: Item;
test.beforeAll(async () => {
  book = await fixtures.item('documents');
  news = await fixtures.item('news');
});
test.afterAll(async () => {
  await removeMembers();
  await fixtures.clear();
});

const detailPathOf = (item: Item, lang: 'vi' | 'en') =>
  lang === 'vi' ? `/tai-lieu/bai-hoc/${item.slug.vi}-${item.id}` : `/en/documents/lesson/${item.slug.en}-${item.id}`;
const newsOf = (item: Item) => `/tin-tuc/${item.slug.vi}-${item.id}`;
const heartOf = (item: Item, lang: 'vi' | 'en') => translateToKid(lang, 'saving:favorite', { title: item.title[lang] });

for (const lang of languagesOf('account-favorites')) {
  test(`a visitor's heart waits for the log-in and is then stored, in ${lang}`, async ({ page }) => {
    const member = await newMember({ lang });
    await page.goto(detailPathOf(book, lang));
    await waitForHydration(page);
    const heart = page.getByRole('button', { name: heartOf(book, lang), exact: true });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await fillLogin(page, lang, member.username, member.password);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(new RegExp(`${detailPathOf(book, lang)}$`));
    await expect.poll(async () => (await readFavorites(member)).map(({ document }) => document)).toEqual([book.id]);
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
  await page.goto(detailPathOf(book, 'vi'));
  await otherTab.goto(detailPathOf(book, 'vi'));
  await waitForHydration(page);
  const name = heartOf(book, 'vi');
  await expect(otherTab.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name, exact: true }).dblclick();
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(otherTab.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await readFavorites(member)).length).toBe(1);
  await otherTab.close();
});

test.describe('on a broken and a slow network', () => {
  test.use({ tolerates: /Failed to load resource|net::ERR/ });
  test('a failed heart is reverted with a message, and a slow one is shown immediately', async ({ page }) => {
    const member = await newMember({ lang: 'en' });
    await logIn(page, 'en', member);
    await page.goto(detailPathOf(book, 'en'));
    await waitForHydration(page);
    const heart = page.getByRole('button', { name: heartOf(book, 'en'), exact: true });
    await page.route('**/api/auth-extend/account/favorite', (route) => route.abort());
    await heart.click();
    await expect(findToast(page, 'Something went wrong!')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.unroute('**/api/auth-extend/account/favorite');
    let releaseRequest: () => void = () => undefined;
    const requestReleased = new Promise<void>((resolve) => {
      releaseRequest = resolve;
    });
    await page.route('**/api/auth-extend/account/favorite', async (route) => {
      await requestReleased;
      await route.continue();
    });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await readFavorites(member)).toEqual([]);
    releaseRequest();
    await expect.poll(async () => (await readFavorites(member)).length).toBe(1);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('a heart that waits for the log-in and then fails is not reported as saved', async ({ page }) => {
    const member = await newMember();
    await page.goto(detailPathOf(book, 'vi'));
    await waitForHydration(page);
    await page.route('**/api/auth-extend/account/favorite', (route) => route.abort());
    const heart = page.getByRole('button', { name: heartOf(book, 'vi'), exact: true });
    await heart.click();
    await fillLogin(page, 'vi', member.username, member.password);
    await expect(findToast(page, translateToKid('vi', 'saving:offline'))).toBeVisible({ timeout: 30_000 });
    await expect(findToast(page, translateToKid('vi', 'saving:saved'))).toHaveCount(0);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
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
    await page.goto(detailPathOf(book, 'vi'));
    await waitForHydration(page);
    const heart = page.getByRole('button', { name: heartOf(book, 'vi'), exact: true });
    // Changes the request to a document that does not exist, because the real back end then refuses it.
    await page.route(address, (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), id: 2_000_000_000 } }),
    );
    const refusedResponse = page.waitForResponse((answer) => answer.url().endsWith('/account/favorite'));
    await heart.click();
    const status = (await refusedResponse).status();
    expect([status >= 400, status < 500, status === 401]).toEqual([true, true, false]);
    await expect(findToast(page, translateToKid('vi', 'saving:failed'))).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.unroute(address);
    // A second toast with the same text would look like the first, so the visitor closes the first.
    await page.locator('[data-toast] button').click();
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await page.route(address, (route) => route.fulfill({ status: 503, json: { errors: [] } }));
    await heart.click();
    await expect(findToast(page, translateToKid('vi', 'saving:failed'))).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(await readFavorites(member)).toEqual([]);
  });

  test('a heart whose response is lost is reverted, and a second press stores it once', async ({ page }) => {
    const member = await newMember();
    await logIn(page, 'vi', member);
    // The page learns which hearts are pressed only after the failed press, when the server has already stored the favourite.
    const read = Promise.withResolvers<void>();
    await page.route('**/api/graphql', async (route) => {
      await read.promise;
      await route.continue();
    });
    await page.goto(detailPathOf(book, 'vi'));
    await waitForHydration(page);
    const heart = page.getByRole('button', { name: heartOf(book, 'vi'), exact: true });
    await page.route(address, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await heart.click();
    await expect(page.locator('[data-toast=error]').first()).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    // A wait that began earlier could get a response to the previous page. In Chromium, such a response never finishes.
    const readResponse = page.waitForResponse('**/api/graphql');
    read.resolve();
    await (await readResponse).finished();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.unroute(address);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect((await readFavorites(member)).map(({ document }) => document)).toEqual([book.id]);
  });

  test('after a log-out the hearts and the list of the previous member are hidden', async ({ page }) => {
    const [firstMember, secondMember] = [await newMember(), await newMember()];
    await logIn(page, 'vi', firstMember);
    await page.goto(detailPathOf(book, 'vi'));
    await waitForHydration(page);
    const heart = page.getByRole('button', { name: heartOf(book, 'vi'), exact: true });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await readFavorites(firstMember)).length).toBe(1);
    await logOut(page, 'vi');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await signInButton(page, 'vi').click();
    await fillLogin(page, 'vi', secondMember.username, secondMember.password);
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 30_000 });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.goto('/tai-khoan/danh-sach-yeu-thich');
    await expect(page.getByText(translateToKid('vi', 'my-account:favorites.empty'))).toBeVisible();
    await expect(page.locator('main')).not.toContainText(book.title.vi);
  });
});

test('the list on a phone by keyboard: kinds, removing and undo', async ({ page }) => {
  const member = await newMember();
  await logIn(page, 'vi', member);
  for (const path of [detailPathOf(book, 'vi'), newsOf(news)]) {
    await page.goto(path);
    await waitForHydration(page);
    await page.locator('.save[data-favorite][data-wide]').click();
    await expect(page.locator('.save[data-favorite][data-wide]')).toHaveAttribute('aria-pressed', 'true');
  }
  await expect.poll(async () => (await readFavorites(member)).length).toBe(2);
  await page.setViewportSize({ width: 360, height: 740 });
  const collections: string[] = [];
  page.on('request', (request) => {
    const [, collection] = /\/api\/pictures\/(\w+)\?ids=/.exec(request.url()) ?? [];
    if (collection) collections.push(collection);
  });
  await page.goto('/tai-khoan/danh-sach-yeu-thich');
  const cards = page.locator('main li').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(news.title.vi);
  // One request per kind of item fetches all pictures.
  await expect.poll(() => collections.toSorted()).toEqual(['documents', 'news']);
  expect(await findSmallTargets(page, 'main')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await tabTo(page, new RegExp(`^${translateToKid('vi', 'my-account:kinds.documents')}$`));
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/kind=documents/);
  await page.goBack();
  await expect(cards).toHaveCount(2);
  await tabTo(page, new RegExp(`^${translateToKid('vi', 'my-account:list.oldest')}$`));
  await page.keyboard.press('Space');
  await expect(cards.first()).toContainText(book.title.vi);
  await expect(page).toHaveURL(/sort=oldest/);

  const removeLabel = translateToKid('vi', 'my-account:favorites.remove', { title: book.title.vi });
  await tabTo(page, new RegExp(removeLabel));
  await page.keyboard.press('Enter');
  const undoButton = page.getByRole('button', { name: `${translateToKid('vi', 'my-account:undo')}: ${book.title.vi}` });
  await expect(undoButton).toBeFocused();
  await expect.poll(async () => (await readFavorites(member)).length).toBe(1);
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole('button', { name: removeLabel })).toBeFocused();
  await expect.poll(async () => (await readFavorites(member)).length).toBe(2);
  await expectAccessible(page, 'favourites');
});

test('the hearts of an editor ask nothing and say that only readers have favourites', async ({ page }) => {
  const graphqlRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/graphql')) graphqlRequests.push(request.postData() ?? '');
  });
  const { email, password } = stack().credentials.editor;
  await page.goto(detailPathOf(book, 'vi'));
  await waitForHydration(page);
  const heart = page.getByRole('button', { name: heartOf(book, 'vi'), exact: true });
  await heart.click();
  await fillLogin(page, 'vi', email, password);
  await expect(signInButton(page, 'vi')).toBeHidden();
  await heart.click();
  await expect(findToast(page, translateToKid('vi', 'saving:staff'))).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(graphqlRequests).toEqual([]);
});
