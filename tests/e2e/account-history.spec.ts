/** Tests the reading history: consent, resuming, pausing, clearing. */
import { readUser } from '@directus/sdk';
import { href } from '@hat-nang/model/routes';
import { expectAccessible } from '../support/axe.ts';
import { directus, logIn, newMember } from '../support/member.ts';
import { siteOriginHeader } from '../support/origins.ts';
import { createBooks, findToast, readWatched, tabTo } from '../support/own-lists.ts';
import { createShortBook, openReader } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translateToKid } from '../support/texts.ts';

const books = createBooks(2);

// The browser logs errors to the console while the network is broken.
test.use({ tolerates: /Failed to load resource|net::ERR/ });

for (const lang of languagesOf('account-history')) {
  const text = (key: string, values?: Record<string, string>) => translateToKid(lang, `my-account:${key}`, values);
  test(`is off until it is turned on; then continue, remove one, clear all, in ${lang}`, async ({ page }) => {
    const member = await newMember({ lang });
    await logIn(page, lang, member);
    await page.goto(lang === 'vi' ? '/tai-khoan/da-xem' : '/en/account/watched');
    await expect(page.getByText(text('watched.empty'))).toBeVisible();
    const record = (document: number, pageNumber: number) =>
      page.evaluate(
        async ([id, number, language]) =>
          (
            await fetch('/api/auth-extend/account/progress', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({
                document: id,
                language,
                page: number,
                page_count: 4,
                position_ms: 0,
                is_finished: false,
              }),
            })
          ).json(),
        [document, pageNumber, lang === 'vi' ? 'vi-VN' : 'en-US'] as const,
      );
    const [firstBook, secondBook] = books;
    expect(await record(firstBook?.id ?? 0, 1)).toEqual({ data: { recorded: false } });
    await page.getByRole('button', { name: text('watched.turnOn') }).click();
    await expect(findToast(page, text('watched.on'))).toBeVisible();
    for (const [book, pageNumber] of [
      [firstBook, 1],
      [secondBook, 3],
    ] as const)
      expect(await record(book?.id ?? 0, pageNumber)).toEqual({ data: { recorded: true } });

    await page.goto(href(lang, 'home'));
    const readOn = page.getByRole('region', { name: translateToKid(lang, 'home:child.readOn') });
    await expect(readOn.getByRole('link', { name: secondBook?.title[lang] })).toHaveAttribute('href', /\?page=3$/);
    await expect(readOn.getByText(translateToKid(lang, 'home:child.page', { page: '3' }))).toBeVisible();
    // A book of the region `readOn` is on no other shelf of Home.
    const otherCards = page.locator(`[data-item="documents:${secondBook?.id}"]`);
    await expect(otherCards.filter({ visible: true })).toHaveCount(0);

    await page.goto(lang === 'vi' ? '/tai-khoan' : '/en/account');
    const continueSection = page.getByRole('region', { name: text('home.continue') });
    await expect(continueSection.getByRole('link', { name: secondBook?.title[lang] })).toHaveAttribute(
      'href',
      /\/(chi-tiet-bai-hoc|detail-lesson)\/.+\?page=3$/,
    );
    await expect(continueSection.getByText(text('watched.percent', { percent: '75' }))).toBeVisible();
    await tabTo(page, new RegExp(`^${text('home.all')}: ${text('pages.watched')}$`));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/(da-xem|watched)$/);
    await expect(page.getByRole('button', { name: text('watched.pause') })).toBeVisible();
    await expectAccessible(page, 'watched');
    const book = page.getByRole('link', { name: secondBook?.title[lang] });
    const removeButton = page.getByRole('button', {
      name: text('watched.remove', { title: secondBook?.title[lang] ?? '' }),
    });
    const undoButton = page.getByRole('button', { name: `${text('undo')}: ${secondBook?.title[lang]}` });
    await page.route('**/api/graphql', (route) => route.abort());
    await tabTo(page, new RegExp(text('watched.remove', { title: secondBook?.title[lang] ?? '' })));
    await page.keyboard.press('Enter');
    await expect(findToast(page, translateToKid(lang, 'saving:offline'))).toBeVisible();
    await expect(book).toBeVisible();
    await page.unroute('**/api/graphql');
    // A double click removes the book once, without an error.
    await removeButton.dblclick();
    await expect(book).toHaveCount(0);
    await expect(page.getByText(text('toast.wrong'), { exact: true })).toHaveCount(0);
    await expect(undoButton).toBeFocused();
    await undoButton.press('Enter');
    await expect(book).toBeVisible();
    await expect(page.getByText(text('watched.percent', { percent: '75' }))).toBeVisible();
    await removeButton.press('Enter');
    await expect(undoButton).toBeVisible();
    await page.getByRole('button', { name: text('watched.pause') }).click();
    await expect(findToast(page, text('watched.paused'))).toBeVisible();
    expect(await record(secondBook?.id ?? 0, 2)).toEqual({ data: { recorded: false } });
    const clearButton = page.getByRole('button', { name: text('watched.clear') });
    await clearButton.click();
    await expect(page.getByRole('button', { name: text('watched.clearNo') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(clearButton).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: text('watched.clearYes') }).click();
    await expect(page.getByText(text('watched.empty'))).toBeVisible();
    expect(await readWatched(member)).toEqual([]);
  });
}

test('a dialog asks for consent, and the answer "no" closes it and is stored', async ({ page }) => {
  const member = await newMember();
  await logIn(page, 'vi', member);
  await page.goto('/tin-tuc?dialog=reading-history');
  const dialog = page.getByRole('dialog', { name: translateToKid('vi', 'my-account:ask.title') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the question about history');
  await dialog.getByRole('button', { name: translateToKid('vi', 'my-account:ask.no') }).click();
  await expect(dialog).toHaveCount(0);
  expect(await (await directus()).request(readUser(member.id, { fields: ['is_history_recorded'] }))).toEqual({
    is_history_recorded: false,
  });
});

test('reading in two tabs and without a network: the position is sent again later and stored once', async ({
  page,
  context,
}) => {
  const member = await newMember();
  const book = await createShortBook();
  await logIn(page, 'vi', member);
  const otherTab = await context.newPage();
  const consentResponse = await page.request.post('/api/auth-extend/account/history-consent', {
    headers: siteOriginHeader(),
    data: { is_recorded: true },
  });
  expect(consentResponse.status()).toBe(200);
  await Promise.all([page, otherTab].map((tab) => openReader(tab, book.path.vi, 'turn=wait')));
  const storedPages = async () => (await readWatched(member)).map((row) => row.page);
  const lostRequest = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/account/progress'));
  await page.route('**/api/auth-extend/account/progress', (route) => route.abort());
  await page.keyboard.press('ArrowRight');
  await lostRequest;
  expect(await storedPages()).toEqual([]);
  await page.unroute('**/api/auth-extend/account/progress');
  // Simulates the event of the browser that reports the return of the network. The event triggers the retry.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(storedPages, { timeout: 20_000 }).toEqual([2]);
  // The other tab turns to a later page. Its newer position replaces the stored one.
  for (let pressCount = 0; pressCount < 2; pressCount++) await otherTab.keyboard.press('ArrowRight');
  await expect.poll(storedPages, { timeout: 20_000 }).toEqual([3]);
  await otherTab.close();
  await book.remove();
});
