import { setTimeout as sleep } from 'node:timers/promises';
import { languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { stack } from '../setup/stack.ts';
import { expectAccessible } from '../support/axe.ts';
import { content } from '../support/content.ts';
import { createFixtures } from '../support/items.ts';
import { readSeededNews } from '../support/seeded.ts';
import { headOf, textsOf, visibleText, visit } from '../support/site.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { translate } from '../support/texts.ts';

test.describe.configure({ timeout: 120_000 });
// While the back end is down, requests for uncached pictures and pages fail. Prefetches fail, too.
test.use({ tolerates: /status of (500|503|404)|net::ERR/ });

const fixtures = createFixtures();
test.afterAll(async () => {
  await stack().start('directus');
  await stack().untilReady('directus');
  await fixtures.clear();
});

/**
 * Requests pages repeatedly until `stop` is called. `stop` returns the number of answers, and the distinct failures: failed requests, and answers that are not
 * a complete page with status 200.
 */
function readRepeatedly(paths: readonly string[]) {
  let isOver = false;
  let answers = 0;
  const failures: string[] = [];
  const readers = paths.map(async (path) => {
    while (!isOver) {
      try {
        const page = await visit(path);
        answers += 1;
        const isCompletePage = page.text.endsWith('</html>') && textsOf(page.text, 'h1').join('') !== '';
        if (page.status !== 200 || !isCompletePage) failures.push(`${path}: ${page.status}, ${page.text.length} bytes`);
      } catch (error) {
        failures.push(`${path}: ${error instanceof Error ? error.message : error}`);
      }
      await sleep(30);
    }
  });
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(readers);
      return { answers, failures: [...new Set(failures)] };
    },
  };
}

const findCachedPaths = async () => [
  '/',
  '/en',
  '/tin-tuc',
  '/en/news',
  '/bat-dau',
  '/trang/chinh-sach-bao-mat',
  ...Object.values((await readSeededNews()).path),
];

test('kill -9 of Directus while pages are requested: no request fails, and Directus restarts', async ({ page }) => {
  const paths = await findCachedPaths();
  for (const path of paths) expect((await visit(path)).status, path).toBe(200);
  const picture = /\/api\/assets\/[^"\s]+key=w640[^"\s]*/
    .exec((await visit('/tin-tuc')).text)?.[0]
    .replaceAll('&amp;', '&');
  const pictureBefore = await fetch(new URL(picture ?? '', stack().siteUrl));
  expect([pictureBefore.status, pictureBefore.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const repeatedReads = readRepeatedly(paths);
  const pidBefore = stack().pid('directus');
  await page.goto('/');
  await waitForHydration(page);

  stack().crash('directus');
  // A visitor navigates to a cached page during the outage.
  await page
    .getByRole('banner')
    .getByRole('link', { name: translate('vi', 'news:title'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL('/tin-tuc');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(12);
  const pictureAfter = await fetch(new URL(picture ?? '', stack().siteUrl));
  const sizes = await Promise.all([pictureAfter, pictureBefore].map((answer) => answer.arrayBuffer()));
  expect([pictureAfter.status, sizes[0]?.byteLength]).toEqual([200, sizes[1]?.byteLength]);

  await expect
    .poll(() => stack().pid('directus') !== undefined && stack().pid('directus') !== pidBefore, { timeout: 30_000 })
    .toBe(true);
  await stack().untilReady('directus');
  await sleep(1000);
  const { answers, failures } = await repeatedReads.stop();
  expect(failures).toEqual([]);
  expect(answers).toBeGreaterThan(50);
});

test('while Directus is down: uncached pages show the error page in their language within 3 s; cached pages remain, also stale ones', async ({
  page,
}) => {
  const unvisitedItem = await fixtures.item('news');
  const editedItem = await fixtures.item('news', { date_published: new Date().toISOString() });
  const editedPath = (lang: 'vi' | 'en') =>
    href(lang, 'newsDetail', { slug: editedItem.slug[lang], id: editedItem.id });
  const cachedPaths = [...(await findCachedPaths()), editedPath('vi'), editedPath('en')];
  await expect
    .poll(
      async () =>
        (await Promise.all(cachedPaths.map(async (path) => (await visit(path)).status))).every(
          (status) => status === 200,
        ),
      { timeout: 15_000 },
    )
    .toBe(true);
  // Directus stops immediately after the edit. The pages are then stale, and the site cannot render them again.
  const [row] = (await content.read(
    'news',
    `filter[id][_eq]=${editedItem.id}&fields=translations.id,translations.languages_code`,
  )) as unknown as {
    translations: { id: number; languages_code: string }[];
  }[];
  const text = row?.translations.find(({ languages_code }) => languages_code === 'vi-VN');
  const title = `${editedItem.title.vi} – sửa lúc chập chờn`;
  const repeatedReads = readRepeatedly(cachedPaths);
  await content.update('news', editedItem.id, { translations: { update: [{ id: text?.id, title }] } });
  await stack().stop('directus');

  // On 503 with Retry-After, crawlers and calendars try again later and keep the address.
  const calendarAnswer = await visit('/feeds/vi/event-987654321.ics');
  expect([calendarAnswer.status, calendarAnswer.headers.get('retry-after')]).toEqual([503, '30']);
  for (const lang of languages) {
    const path = href(lang, 'newsDetail', { slug: unvisitedItem.slug[lang], id: unvisitedItem.id });
    const startedAt = Date.now();
    const failedVisit = await visit(path);
    expect(failedVisit.status, path).toBe(503);
    expect(Date.now() - startedAt, path).toBeLessThan(3000);
    expect(Number(failedVisit.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(failedVisit.headers.get('cache-control')).toContain('no-store');
    expect(headOf(failedVisit.text)).toMatchObject({ lang: lang === 'vi' ? 'vi-VN' : 'en-US', isIndexed: false });
    expect(textsOf(failedVisit.text, 'h1')).toEqual([translate(lang, 'common:error.title')]);
    // "An error page shows the status code and message" (docs/specification.md §2).
    expect(visibleText(failedVisit.text)).toContain('503');

    await page.goto(path);
    await waitForHydration(page);
    await expectAccessible(page, `the error page in ${lang}`);
  }

  // A search page keeps the query, and shows the error below.
  for (const lang of languages) {
    const path = `${href(lang, 'searchNews')}?q=${lang === 'vi' ? 'ti%E1%BA%BFng+vi%E1%BB%87t' : 'book+fair'}&sort=oldest`;
    const failedVisit = await visit(path);
    expect([failedVisit.status, failedVisit.headers.get('cache-control')], path).toEqual([503, 'private, no-store']);
    expect(textsOf(failedVisit.text, 'h2')).toContain(translate(lang, 'search:failed.title'));
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(lang === 'vi' ? 'tiếng việt' : 'book fair');
    await expect(page.getByRole('link', { name: translate(lang, 'search:failed.retry') })).toHaveAttribute(
      'href',
      path,
    );
  }

  // In-app navigation opens a cached page. A full navigation to an uncached page shows a page with a heading.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/tin-tuc');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('vi', 'home:child.title'));
  await page.goto('/tin-tuc?sort=oldest&page=2');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();

  // The API proxy answers in the error format of Directus.
  const answer = await visit('/api/items/news?limit=1');
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] });
  for (const path of ['/robots.txt', '/build.json', '/bat-dau', '/khong-co'])
    expect((await visit(path)).status, path).toBeLessThan(500);
  await sleep(1500);
  expect((await repeatedReads.stop()).failures).toEqual([]);

  // After a restart the site still serves its cached pages.
  stack().crash('site');
  await expect
    .poll(async () => (await fetch(`${stack().siteUrl}/api/health`).catch(() => undefined))?.status, {
      timeout: 30_000,
    })
    .toBe(200);
  for (const path of ['/', '/en', '/tin-tuc', editedPath('vi')]) {
    const answer = await visit(path);
    expect([answer.status, textsOf(answer.text, 'h1').length], path).toEqual([200, 1]);
  }

  await stack().start('directus');
  await stack().untilReady('directus');
  for (const lang of languages) {
    const path = href(lang, 'newsDetail', { slug: unvisitedItem.slug[lang], id: unvisitedItem.id });
    await expect.poll(async () => (await visit(path)).status, { timeout: 10_000 }).toBe(200);
  }
  await expect
    .poll(async () => visibleText((await visit(editedPath('vi'))).text).includes(title), { timeout: 10_000 })
    .toBe(true);
});

test('edits during short outages of Directus never empty a page', async () => {
  const item = await fixtures.item('news', { date_published: new Date().toISOString() });
  const path = href('vi', 'newsDetail', { slug: item.slug.vi, id: item.id });
  await expect.poll(async () => (await visit(path)).status, { timeout: 10_000 }).toBe(200);
  const repeatedReads = readRepeatedly([path, '/', '/en', '/tin-tuc', '/en/news']);
  for (const round of [1, 2]) {
    await content.update('news', item.id, { author: `Người thử ${round}` });
    await stack().stop('directus');
    await sleep(700);
    await stack().start('directus');
    await stack().untilReady('directus');
  }
  await expect
    .poll(async () => visibleText((await visit(path)).text).includes('Người thử 2'), { timeout: 10_000 })
    .toBe(true);
  expect((await repeatedReads.stop()).failures).toEqual([]);
});
