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
const page = (html: string, tags = 'news', more: Partial<CachedValue> = {}): CachedValue => ({
  kind: 'APP_PAGE',
  html,
  status: 200,
  headers: { 'x-next-cache-tags': tags },
  ...more,
});
const asPage = { kind: 'APP_PAGE' } as const;
const hour = { cacheControl: { revalidate: 3600, expire: undefined } };

/** Simulates a new process: fresh modules and globals, but the same folder. */
const start = async () => {
  vi.resetModules();
  Object.assign(globalThis, { [Symbol.for('hat-nang.site')]: undefined });
  const { default: SiteCache } = await import('./handler.ts');
  const { pageStore } = await import('./page-store.ts');
  return { SiteCache, pageStore: pageStore(), request: () => new SiteCache() };
};
let site: Awaited<ReturnType<typeof start>>;

beforeEach(async () => {
  rmSync(dir, { recursive: true, force: true });
  process.env.SITE_CACHE_DIR = dir;
  process.env.SITE_BUILD_ID = 'build';
  // A change sends warm-up requests for pages. This stub answers them.
  vi.stubGlobal('fetch', async () => new Response(''));
  site = await start();
});

/** Stores a page whose rendering began just now. */
const make = async (path: string, value: CachedValue) => {
  // A rendering that began in the same millisecond as a change counts as older.
  await sleep(2);
  const request = site.request();
  await request.get(key(path), asPage);
  await request.set(key(path), value, hour);
};

describe('cached pages', () => {
  it('are current until one of their tags changes, then stale', async () => {
    await make('/vi/news', page('one', 'news,config'));
    expect(await site.request().get(key('/vi/news'), asPage)).toMatchObject({ value: { html: 'one' }, ...hour });
    await sleep(2);
    await site.request().revalidateTag('events');
    expect(await site.request().get(key('/vi/news'), asPage)).toMatchObject(hour);
    await site.request().revalidateTag(['config']);
    const stale = await site.request().get(key('/vi/news'), asPage);
    expect(stale).toMatchObject({ value: { html: 'one' }, lastModified: 1, cacheControl: { revalidate: 1 } });
    await make('/vi/news', page('two', 'news,config'));
    expect(await site.request().get(key('/vi/news'), asPage)).toMatchObject({ value: { html: 'two' }, ...hour });
  });

  it('are stale when their rendering began before the change', async () => {
    const request = site.request();
    expect(await request.get(key('/vi/news'), asPage)).toBeNull();
    await sleep(2);
    await site.request().revalidateTag('news');
    await request.set(key('/vi/news'), page('read before'), hour);
    expect(await site.request().get(key('/vi/news'), asPage)).toMatchObject({ lastModified: 1 });
  });

  it('are not replaced by a rendering that began earlier', async () => {
    const [slow, quick] = [site.request(), site.request()];
    await slow.get(key('/vi/news'), asPage);
    await sleep(2);
    await quick.get(key('/vi/news'), asPage);
    await quick.set(key('/vi/news'), page('later'), hour);
    await slow.set(key('/vi/news'), page('earlier'), hour);
    expect(await site.request().get(key('/vi/news'), asPage)).toMatchObject({ value: { html: 'later' } });
  });

  it('stay for the seconds that Next sets after a failed rendering, in this process only', async () => {
    await make('/vi/news', page('good'));
    const [file = ''] = readdirSync(folder);
    await sleep(2);
    await site.request().revalidateTag('news');
    await sleep(2);
    const request = site.request();
    const cachedAnswer = await request.get(key('/vi/news'), asPage);
    rmSync(join(folder, file));
    await request.set(key('/vi/news'), cachedAnswer?.value ?? null, {
      cacheControl: { revalidate: 3, expire: undefined },
    });
    expect(await site.request().get(key('/vi/news'), asPage)).toMatchObject({
      value: { html: 'good' },
      cacheControl: { revalidate: 3 },
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are removed when they become a redirect without a target', async () => {
    await make('/vi/news/1', page('here'));
    await make('/vi/news/1', page('', 'news', { status: 308 }));
    expect(await site.request().get(key('/vi/news/1'), asPage)).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
    await make('/vi/news/1', page('', 'news', { status: 308, headers: { location: '/tin-tuc/new-1' } }));
    expect(await site.request().get(key('/vi/news/1'), asPage)).toMatchObject({ value: { status: 308 } });
  });

  it('outlive the process if they exist; "not found", redirects and combined filters do not', async () => {
    const rscData = Buffer.from([1, 2, 3]);
    await make('/vi/news', page('kept', 'news', { rscData, segmentData: new Map([['/a', rscData]]) } as object));
    await make('/vi/none', page('none', 'news', { status: 404 }));
    await make('/vi/documents/list/a_b', page('combined'));
    const before = await site.request().get(key('/vi/news'), asPage);
    site = await start();
    expect(await site.request().get(key('/vi/news'), asPage)).toEqual(before);
    expect(await site.request().get(key('/vi/none'), asPage)).toBeNull();
    expect(await site.request().get(key('/vi/documents/list/a_b'), asPage)).toBeNull();
  });

  it('stay in memory when the disk is not writable', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    process.env.SITE_CACHE_DIR = '/dev/null/none';
    site = await start();
    await make('/vi/news', page('kept'));
    await make('/vi/news/1', page('kept, too'));
    expect(await site.request().get(key('/vi/news'), asPage)).toMatchObject({ value: { html: 'kept' } });
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
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
  await make('/vi/news', page('here'));
  await make('/vi/none', page('none', 'news', { status: 404 }));
  expect(site.pageStore.findPaths(['news'])).toEqual(['/vi/news']);
});
