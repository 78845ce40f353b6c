import { dayInVietnam } from '@hat-nang/model/backend/daily-counts';
import { content, createNews } from '../support/content.ts';
import { createShortBook } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';

const readCount = async (kind: string, collection: string, item: number): Promise<number> => {
  const today = dayInVietnam(Date.now()).toLocaleDateString('sv-SE');
  const filter = Object.entries({ kind, collection, item, day: today })
    .map(([name, value]) => `filter[${name}][_eq]=${value}`)
    .join('&');
  const [row] = await content.read('daily_counts', `${filter}&fields=count`);
  return Number(row?.count ?? 0);
};

test('a page that was read is counted, without a cookie, and not for a visitor who asks not to be tracked', async ({
  page,
  browser,
}) => {
  const news = await createNews();
  try {
    const report = page.waitForRequest('**/api/count');
    await page.goto(news.vi);
    const sent = await report;
    expect(sent.postDataJSON()).toEqual({ kind: 'opened', path: news.vi });
    expect(await sent.headerValue('cookie')).toBeNull();
    await expect.poll(() => readCount('opened', 'news', news.id), { timeout: 15_000 }).toBe(1);

    const context = await browser.newContext();
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    const privatePage = await context.newPage();
    let reports = 0;
    privatePage.on('request', (request) => {
      if (request.url().endsWith('/api/count')) reports++;
    });
    await privatePage.goto(new URL(news.vi, page.url()).href);
    await privatePage.waitForTimeout(4500);
    await context.close();
    expect(reports).toBe(0);
  } finally {
    await news.remove();
  }
});

test('a book that was read to its end is counted as read and as finished', async ({ page }) => {
  const book = await createShortBook();
  try {
    await page.goto(`${book.path.vi}#reader=`);
    await page.waitForRequest('**/api/count');
    for (const pageNumber of ['2', '3']) {
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(new RegExp(`page=${pageNumber}$`));
    }
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => readCount('finished', 'documents', book.id), { timeout: 15_000 }).toBe(1);
    expect(await readCount('read', 'documents', book.id)).toBe(1);
  } finally {
    await book.remove();
  }
});
