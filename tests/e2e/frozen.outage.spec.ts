import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { stack } from '../setup/stack.ts';
import { createFixtures } from '../support/items.ts';
import { headOf, sendJson, textsOf, visit } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/texts.ts';

test.describe.configure({ timeout: 120_000 });

/** Freezes Directus. A stopped process accepts connections but never answers. */
const freezeDirectus = () => stack().crash('directus', 'SIGSTOP');
const thawDirectus = () => stack().crash('directus', 'SIGCONT');

const fixtures = createFixtures();
test.afterAll(async () => {
  thawDirectus();
  await stack().untilReady('directus');
  await fixtures.clear();
});

/** Maximum time of an answer with status 503 in milliseconds (docs/decisions/025-deadlines.md). */
const limitMs = 3000;

const visitTimed = async (path: string, options?: Parameters<typeof visit>[1]) => {
  const startedAt = performance.now();
  const answer = await visit(path, options).catch((error: Error) => error);
  return { path, answer, ms: Math.round(performance.now() - startedAt) };
};

/** Returns the ids of a process and all its descendants. */
const withChildren = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean))
    .flatMap((child) => withChildren(Number(child)))
    .concat(pid);

const socketsOf = (pid: number): (string | undefined)[] =>
  readdirSync(`/proc/${pid}/fd`).map((fd) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1];
    } catch {
      // The process has closed this descriptor since `readdirSync`.
      return undefined;
    }
  });

/** Counts the TCP connections from the site's processes to Directus. */
const countSocketsToDirectus = (): number => {
  const pid = stack().pid('site');
  if (pid === undefined) throw new Error('The site does not run.');
  const port = Number(new URL(stack().directusUrl).port).toString(16).toUpperCase().padStart(4, '0');
  const siteSockets = new Set(withChildren(pid).flatMap(socketsOf));
  return readFileSync(`/proc/${pid}/net/tcp`, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , remote, , , , , , , inode]) => remote?.endsWith(`:${port}`) && siteSockets.has(inode)).length;
};

test('a frozen Directus: localized 503 in time, few sockets, cached pages within 1 s, recovery within 5 s', async () => {
  const cachedPaths = ['/', '/en', '/tin-tuc', '/en/news'];
  for (const path of cachedPaths) expect((await visit(path)).status, path).toBe(200);
  const unvisitedItem = await fixtures.item('news');
  const itemPath = (lang: 'vi' | 'en') =>
    href(lang, 'newsDetail', { slug: unvisitedItem.slug[lang], id: unvisitedItem.id });
  /** A random page number, so that hardly any cache contains these pages. */
  const page = 100 + Math.floor(Math.random() * 380);
  const uncachedPaths = languages.flatMap((lang) => [
    itemPath(lang),
    `${href(lang, 'searchNews')}?q=${page}a`,
    `${href(lang, 'news')}?sort=oldest&page=${page}`,
    `${href(lang, 'documents')}?sort=oldest&page=${page}`,
  ]);

  freezeDirectus();
  let maxSockets = 0;
  const counting = setInterval(() => {
    maxSockets = Math.max(maxSockets, countSocketsToDirectus());
  }, 50);
  try {
    // One visitor sends these first requests one after another, before the circuit breaker opens.
    for (const path of uncachedPaths.slice(0, 2)) {
      const { answer, ms } = await visitTimed(path);
      if (answer instanceof Error) throw answer;
      expect.soft([path, answer.status]).toEqual([path, 503]);
      expect.soft(ms, path).toBeLessThan(limitMs);
    }

    const manyPaths = Array.from(
      { length: 30 },
      (_, number) => uncachedPaths[number] ?? `${href('vi', 'searchNews')}?q=${number}`,
    );
    for (const { path, answer, ms } of await Promise.all(manyPaths.map((pagePath) => visitTimed(pagePath)))) {
      if (answer instanceof Error) throw new Error(`${path} after ${ms} ms`, { cause: answer });
      const lang = path.startsWith('/en') ? 'en' : 'vi';
      expect.soft([path, answer.status]).toEqual([path, 503]);
      expect.soft(ms, path).toBeLessThan(limitMs);
      expect.soft(Number(answer.headers.get('retry-after')), path).toBeGreaterThan(0);
      expect.soft(answer.headers.get('cache-control'), path).toContain('no-store');
      expect.soft(headOf(answer.text).lang, path).toBe(lang === 'vi' ? 'vi-VN' : 'en-US');
      // A search page keeps the query and shows an error. If rendering thirty pages at once takes too long, the usual error page appears instead.
      const headings = [...textsOf(answer.text, 'h2'), ...textsOf(answer.text, 'h1')];
      const titles = [
        translate(lang, 'common:error.title'),
        ...(path.includes('?q=') ? [translate(lang, 'search:failed.title')] : []),
      ];
      expect
        .soft(
          titles.some((title) => headings.includes(title)),
          path,
        )
        .toBe(true);
    }

    // The API proxy answers in the error format of Directus, and refuses writes.
    const apiPaths = ['/api/items/news?limit=1', '/api/search/suggest?lang=vi&q=sach', '/api/users/me'];
    for (const { path, answer, ms } of await Promise.all(apiPaths.map((apiPath) => visitTimed(apiPath)))) {
      if (answer instanceof Error) throw new Error(`${path} after ${ms} ms`, { cause: answer });
      expect.soft([path, answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([path, 503, true]);
      expect.soft(ms, path).toBeLessThan(limitMs);
      expect.soft(JSON.parse(answer.text)).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] });
    }
    expect
      .soft((await sendJson('POST', '/api/auth/login', { email: 'a@example.com', password: 'x' })).status)
      .toBe(503);

    for (const { path, answer, ms } of await Promise.all(cachedPaths.map((cachedPath) => visitTimed(cachedPath)))) {
      expect.soft([path, !(answer instanceof Error) && answer.status]).toEqual([path, 200]);
      expect.soft(ms, path).toBeLessThan(1000);
    }
  } finally {
    clearInterval(counting);
    thawDirectus();
  }
  console.log('sockets to Directus at most:', maxSockets);
  expect(maxSockets).toBeGreaterThan(0);
  expect(maxSockets).toBeLessThanOrEqual(50);

  const thawedAt = performance.now();
  const recoveredPaths = [
    itemPath('vi'),
    itemPath('en'),
    `${href('en', 'searchNews')}?q=${page}a`,
    '/api/items/news?limit=1',
  ];
  await Promise.all(
    recoveredPaths.map((path) =>
      expect
        .poll(async () => (await visit(path)).status, { message: path, timeout: 15_000, intervals: [100] })
        .toBe(200),
    ),
  );
  expect(performance.now() - thawedAt).toBeLessThan(5000);
});
