import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CachedValue } from './entry.ts';

const dir = mkdtempSync(join(tmpdir(), 'pages-'));
const folder = join(dir, 'build', 'pages');
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const key = (path: string) => `/route-cache/APP_PAGE/0/$${path}`;
const page = (html: string, tags = 'news', overrides: Partial<CachedValue> = {}): CachedValue => ({
  kind: 'APP_PAGE',
  html,
  status: 200,
  headers: { 'x-next-cache-tags': tags },
  ...overrides,
});
const pageContext = { kind: 'APP_PAGE' } as const;
const hourLifetime = { cacheControl: { revalidate: 3600, expire: undefined } };

/** Simulates a new process: fresh modules and globals, but the same folder. */
const startSite = async () => {
  vi.resetModules();
  Object.assign(globalThis, { [Symbol.for('hat-nang.site')]: undefined });
  const { default: SiteCache } = await import('./handler.ts');
  const { pageStore } = await import('./page-store.ts');
  return { SiteCache, pageStore: pageStore(), request: () => new SiteCache() };
};
let site: Awaited<ReturnType<typeof startSite>>;

beforeEach(async () => {
  rmSync(dir, { recursive: true, force: true });
  process.env.SITE_CACHE_DIR = dir;
  process.env.SITE_BUILD_ID = 'build';
  // A change sends warm-up requests for pages. This stub answers them.
  vi.stubGlobal('fetch', async () => new Response(''));
  site = await startSite();
});

/** Stores a page whose rendering began just now. */
const storePage = async (path: string, value: CachedValue) => {
  // A rendering that began in the same millisecond as a change counts as older.
  await sleep(2);
  const request = site.request();
  await request.get(key(path), pageContext);
  await request.set(key(path), value, hourLifetime);
};

describe('cached pages', () => {
  it('are current until one of their tags changes, then stale', async () => {
    await storePage('/vi/news', page('one', 'news,config'));
    expect(await site.request().get(key('/vi/news'), pageContext)).toMatchObject({
      value: { html: 'one' },
      ...hourLifetime,
    });
    await sleep(2);
    await site.request().revalidateTag('events');
    expect(await site.request().get(key('/vi/news'), pageContext)).toMatchObject(hourLifetime);
    await site.request().revalidateTag(['config']);
    const stale = await site.request().get(key('/vi/news'), pageContext);
    expect(stale).toMatchObject({ value: { html: 'one' }, lastModified: 1, cacheControl: { revalidate: 1 } });
    await storePage('/vi/news', page('two', 'news,config'));
    expect(await site.request().get(key('/vi/news'), pageContext)).toMatchObject({
      value: { html: 'two' },
      ...hourLifetime,
    });
  });

  it('are stale when their rendering began before the change', async () => {
    const request = site.request();
    expect(await request.get(key('/vi/news'), pageContext)).toBeNull();
    await sleep(2);
    await site.request().revalidateTag('news');
    await request.set(key('/vi/news'), page('read before'), hourLifetime);
    expect(await site.request().get(key('/vi/news'), pageContext)).toMatchObject({ lastModified: 1 });
  });

  it('are not replaced by a rendering that began earlier', async () => {
    const [slow, quick] = [site.request(), site.request()];
    await slow.get(key('/vi/news'), pageContext);
    await sleep(2);
    await quick.get(key('/vi/news'), pageContext);
    await quick.set(key('/vi/news'), page('later'), hourLifetime);
    await slow.set(key('/vi/news'), page('earlier'), hourLifetime);
    expect(await site.request().get(key('/vi/news'), pageContext)).toMatchObject({ value: { html: 'later' } });
  });

  it('stay for the seconds that Next sets after a failed rendering, in this process only', async () => {
    await storePage('/vi/news', page('good'));
    const [file = ''] = readdirSync(folder);
    await sleep(2);
    await site.request().revalidateTag('news');
    await sleep(2);
    const request = site.request();
    const cachedAnswer = await request.get(key('/vi/news'), pageContext);
    rmSync(join(folder, file));
    await request.set(key('/vi/news'), cachedAnswer?.value ?? null, {
      cacheControl: { revalidate: 3, expire: undefined },
    });
    expect(await site.request().get(key('/vi/news'), pageContext)).toMatchObject({
      value: { html: 'good' },
      cacheControl: { revalidate: 3 },
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are removed when they become a redirect without a target', async () => {
    await storePage('/vi/news/1', page('here'));
    await storePage('/vi/news/1', page('', 'news', { status: 308 }));
    expect(await site.request().get(key('/vi/news/1'), pageContext)).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
    await storePage('/vi/news/1', page('', 'news', { status: 308, headers: { location: '/tin-tuc/new-1' } }));
    expect(await site.request().get(key('/vi/news/1'), pageContext)).toMatchObject({ value: { status: 308 } });
  });

  it('outlive the process if they exist; "not found", redirects and combined filters do not', async () => {
    const rscData = Buffer.from([1, 2, 3]);
    await storePage('/vi/news', page('kept', 'news', { rscData, segmentData: new Map([['/a', rscData]]) } as object));
    await storePage('/vi/none', page('none', 'news', { status: 404 }));
    await storePage('/vi/documents/list/a_b', page('combined'));
    const pageBefore = await site.request().get(key('/vi/news'), pageContext);
    site = await startSite();
    expect(await site.request().get(key('/vi/news'), pageContext)).toEqual(pageBefore);
    expect(await site.request().get(key('/vi/none'), pageContext)).toBeNull();
    expect(await site.request().get(key('/vi/documents/list/a_b'), pageContext)).toBeNull();
  });

  it('stay in memory when the disk is not writable', async () => {
    const warnSpy = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    process.env.SITE_CACHE_DIR = '/dev/null/none';
    site = await startSite();
    await storePage('/vi/news', page('kept'));
    await storePage('/vi/news/1', page('kept, too'));
    expect(await site.request().get(key('/vi/news'), pageContext)).toMatchObject({ value: { html: 'kept' } });
    expect(warnSpy).toHaveBeenCalledTimes(1);
    warnSpy.mockRestore();
  });
});

describe('cached responses of Directus', () => {
  it('are never older than a change, even when several pages read at once', async () => {
    const answer: CachedValue = { kind: 'FETCH' };
    const [early, late] = [site.request(), site.request()];
    const read = (request: typeof early) => request.get('answer', { kind: 'FETCH', tags: ['news'] });
    expect(await read(early)).toBeNull();
    await sleep(2);
    await site.request().revalidateTag('news');
    await sleep(2);
    expect(await read(late)).toBeNull();
    await late.set('answer', answer, {});
    await early.set('answer', { ...answer }, {});
    expect((await read(site.request()))?.value).toBe(answer);
    await sleep(2);
    await site.request().revalidateTag('news');
    expect(await read(site.request())).toBeNull();
  });
});

it('lists existing pages by their tags, and no others', async () => {
  await storePage('/vi/news', page('here'));
  await storePage('/vi/none', page('none', 'news', { status: 404 }));
  expect(site.pageStore.findPaths(['news'])).toEqual(['/vi/news']);
});
