import { offlineBook } from '@hat-nang/model/contracts/offline';
import { stack } from '../setup/stack.ts';
import { expectAccessible } from '../support/axe.ts';
import { content } from '../support/content.ts';
import { readSeededDocument } from '../support/seeded.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { translate } from '../support/texts.ts';

test.describe.configure({ timeout: 300_000 });
test.use({ tolerates: /status of (503|404|416)|net::ERR|Failed to fetch/ });

test.afterAll(async () => {
  await stack().start('site');
  await stack().untilReady('site');
});

test('a book whose scripts cannot be loaded is not stored, and the page says so', async ({ page }) => {
  const book = await readSeededDocument();
  await page.goto(stack().siteUrl + book.path.vi);
  await waitForHydration(page);
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  const offlineSection = page.locator('[data-keep-offline]');
  await offlineSection.getByRole('button', { name: /^Giữ để đọc ngoại tuyến/ }).click();
  await expect(offlineSection.getByRole('status')).toHaveText(translate('vi', 'offline:failed'));
  await expect(offlineSection).toHaveAttribute('data-keep-offline', 'offered');
});

test('an update that fails keeps the older version, and is offered again', async ({ page }) => {
  const book = await readSeededDocument();
  await page.goto(stack().siteUrl + book.path.vi);
  const olderCache = `kept-book-${book.id}-older`;
  await page.evaluate((name) => caches.open(name).then(() => undefined), olderCache);
  await page.reload();
  await waitForHydration(page);
  await page.route('**/api/offline/*', (route) => route.abort());
  const offlineSection = page.locator('[data-keep-offline]');
  const updateButton = offlineSection.getByRole('button', { name: /^Có bản mới: giữ lại/ });
  await updateButton.click();
  await expect(offlineSection.getByRole('status')).toHaveText(translate('vi', 'offline:failed'));
  await expect(updateButton).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([olderCache]);
});

test('a saved book can be read, heard and watched while the server is stopped, and removed afterwards', async ({
  page,
  context,
}) => {
  const book = await readSeededDocument();
  const { siteUrl } = stack();
  await page.goto(siteUrl + book.path.vi);
  await waitForHydration(page);

  const offlineSection = page.locator('[data-keep-offline]');
  const keepButton = offlineSection.getByRole('button', { name: /^Giữ để đọc ngoại tuyến · \d+([.,]\d+)? MB$/ });
  // The requests for pages of the reader are delayed until the test has stopped the download.
  const { promise: heldAnswer, resolve: releaseRequest } = Promise.withResolvers<void>();
  await page.route('**/chi-tiet-bai-hoc/**', async (route) => {
    await heldAnswer;
    await route.continue();
  });
  await keepButton.click();
  await expect(offlineSection.getByRole('progressbar')).toBeVisible();
  await offlineSection.getByRole('button', { name: 'Dừng' }).click();
  await expect(offlineSection.getByRole('status')).toHaveText('Đã dừng. Máy không giữ lại phần nào.');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  releaseRequest();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await keepButton.click();
  await expect(offlineSection).toHaveAttribute('data-keep-offline', 'kept', { timeout: 120_000 });
  const { data } = await (await fetch(`${siteUrl}/api/offline/${book.id}`)).json();
  const { readers, files } = offlineBook.parse(data);
  const [row] = (await content.read(
    'document_pages_translations',
    `filter[document_pages_id][document][_eq]=${book.id}&filter[sign_video][_nnull]=true&limit=1&fields=narration,sign_video`,
  )) as { narration: string; sign_video: string }[];
  await page.evaluate(() => navigator.serviceWorker.ready);

  await stack().stop('site');
  for (const lang of ['vi', 'en'] as const) {
    const answer = await page.goto(`${siteUrl}${readers[lang]}?page=2`);
    expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([200, true]);
  }
  for (const id of [row?.narration, row?.sign_video]) {
    const url = files.find((file) => file.url.includes(String(id)))?.url ?? '';
    const rangeResults = await page.evaluate(async (address) => {
      const fileBytes = await (await fetch(address)).arrayBuffer();
      const requestRange = async (range: string) => {
        const answer = await fetch(address, { headers: { range } });
        const bytes = new Uint8Array(await answer.arrayBuffer());
        return [answer.status, answer.headers.get('content-range'), bytes.length, bytes[0] ?? -1] as const;
      };
      const size = fileBytes.byteLength;
      const middleByte = Math.floor(size / 2);
      return {
        size,
        byte: new Uint8Array(fileBytes)[middleByte],
        middle: await requestRange(`bytes=${middleByte}-${middleByte + 9}`),
        end: await requestRange('bytes=-5'),
        beyond: await requestRange(`bytes=${size}-`),
      };
    }, url);
    const middleByte = Math.floor(rangeResults.size / 2);
    expect(rangeResults.middle).toEqual([
      206,
      `bytes ${middleByte}-${middleByte + 9}/${rangeResults.size}`,
      10,
      rangeResults.byte,
    ]);
    expect(rangeResults.end.slice(0, 3)).toEqual([
      206,
      `bytes ${rangeResults.size - 5}-${rangeResults.size - 1}/${rangeResults.size}`,
      5,
    ]);
    expect(rangeResults.beyond.slice(0, 2)).toEqual([416, `bytes */${rangeResults.size}`]);
  }

  // Other pages show the offline page, never an old copy.
  await page.goto(`${siteUrl}/tin-tuc`);
  await expect(page.getByRole('heading', { name: 'Bạn đang ngoại tuyến' })).toBeVisible();
  await expect(page.getByRole('link', { name: book.title.vi })).toBeVisible();
  await page.goto(`${siteUrl}/en/news`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();

  await stack().start('site');
  await stack().untilReady('site');
  await page.goto(siteUrl + book.path.en);
  await waitForHydration(page);
  const opener = page.locator('footer').getByRole('button', { name: 'Kept books' });
  await opener.click();
  const list = page.getByRole('dialog', { name: 'Books kept on this device' });
  await expect(list.getByRole('link', { name: book.title.en })).toBeVisible();
  await expectAccessible(page, 'the list of kept books');
  await list.getByRole('button', { name: `Remove from device: ${book.title.en}` }).click();
  await expect(list).toContainText('No book is kept on this device.');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(opener).toBeHidden();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(context.serviceWorkers().length).toBeLessThanOrEqual(1);
});
