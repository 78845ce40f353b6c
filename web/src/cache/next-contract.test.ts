/**
 * Tests undocumented behaviour of Next that the cache handler depends on. If a test fails after an update, read the changes in Next's
 * `server/lib/incremental-cache` and `server/response-cache`. Then adapt handler.ts and entry.ts.
 */
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CacheControl, CachedValue, Entry } from './entry.ts';
import SiteCache from './handler.ts';
import { pageStore } from './page-store.ts';

const require = createRequire(import.meta.url);
const { version } = require('next/package.json') as { version: string };
const knownVersion = '16.4.6';
const describeChange = (field: string) =>
  `Next ${version} treats ${field} of cache entries differently from ${knownVersion}, for which web/src/cache/handler.ts was written.`;

interface IncrementalCache {
  get(
    key: string,
    context: object,
  ): Promise<{ isStale?: boolean | -1; value: CachedValue; cacheControl?: object } | null>;
  set(key: string, value: CachedValue, context: object): Promise<void>;
  revalidateTag(tags: string[], durations: object): Promise<void>;
}
const { IncrementalCache } = require('next/dist/server/lib/incremental-cache') as {
  IncrementalCache: new (options: object) => IncrementalCache;
};
const { default: ResponseCache } = require('next/dist/server/response-cache') as {
  default: new (
    options: object,
  ) => {
    get(key: string, make: () => Promise<object | null>, context: object): Promise<object | null>;
  };
};

/** Creates the cache as Next does for each request. */
const request = () =>
  new IncrementalCache({
    dev: false,
    minimalMode: false,
    requestHeaders: {},
    previewProps: { previewModeId: 'preview' },
    prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] },
    CurCacheHandler: SiteCache,
  });
const route = { kind: 'APP_PAGE', sourceRoute: '/[lang]/news/page' };
const pageContext = { kind: 'APP_PAGE', route, isFallback: false };
const lifetime: CacheControl = { revalidate: 3600, expire: undefined };
const page = (html: string): CachedValue => ({
  kind: 'APP_PAGE',
  html,
  status: 200,
  headers: { 'x-next-cache-tags': 'contract' },
});

let path: string;
let count = 0;
beforeEach(async () => {
  path = `/vi/contract/${++count}`;
  vi.stubGlobal('fetch', async () => new Response(''));
  await sleep(2);
});

describe('Next', () => {
  it('is the version that the cache handler was written for', () => {
    expect(
      version,
      `Next is ${version} now: run the other tests of this file, read the changes in its cache, then write the version here.`,
    ).toBe(knownVersion);
  });

  it('reads and stores under one key, which ends with the internal path', async () => {
    const get = vi.spyOn(SiteCache.prototype, 'get');
    const set = vi.spyOn(SiteCache.prototype, 'set');
    const cache = request();
    await cache.get(path, pageContext);
    await cache.set(path, page('one'), { ...pageContext, cacheControl: lifetime });
    expect(set.mock.calls[0]?.[0], describeChange('the key')).toBe(get.mock.calls[0]?.[0]);
    expect(set.mock.calls[0]?.[2], describeChange('`cacheControl`')).toMatchObject({ cacheControl: lifetime });
    expect(pageStore().findPaths(['contract']), describeChange('the key')).toContain(path);
    vi.restoreAllMocks();
  });

  it('decides by `lastModified` and `cacheControl` whether an entry is current', async () => {
    const cache = request();
    await cache.get(path, pageContext);
    await cache.set(path, page('one'), { ...pageContext, cacheControl: lifetime });
    expect(
      (await request().get(path, pageContext))?.isStale,
      describeChange('`lastModified` or `cacheControl`'),
    ).toBeUndefined();
    const oldEntry: Entry = { value: page('old'), lastModified: Date.now() - 3_601_000, cacheControl: lifetime };
    vi.spyOn(SiteCache.prototype, 'get').mockResolvedValueOnce(oldEntry);
    expect((await request().get(path, pageContext))?.isStale, describeChange('`lastModified` or `cacheControl`')).toBe(
      true,
    );
    vi.restoreAllMocks();
  });

  it('passes changed tags, and treats the affected entries as stale, not as missing', async () => {
    const cache = request();
    await cache.get(path, pageContext);
    await cache.set(path, page('one'), { ...pageContext, cacheControl: lifetime });
    await sleep(2);
    await request().revalidateTag(['contract'], { expire: 31_536_000 });
    const foundPage = await request().get(path, pageContext);
    expect([foundPage?.isStale, foundPage?.value.html], describeChange('`revalidateTag` or `lastModified`')).toEqual([
      true,
      'one',
    ]);
  });

  it('stores the same value again when a rendering fails, and retries after three seconds', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cache = request();
    await cache.get(path, pageContext);
    await cache.set(path, page('one'), { ...pageContext, cacheControl: lifetime });
    await sleep(2);
    await request().revalidateTag(['contract'], { expire: 31_536_000 });
    const set = vi.spyOn(SiteCache.prototype, 'set');
    const pages = new ResponseCache({ minimalMode: false, route });
    await pages.get(path, () => Promise.reject(new Error('no answer')), {
      routeKind: 'APP_PAGE',
      incrementalCache: request(),
      isFallback: false,
    });
    await vi.waitFor(() => expect(set).toHaveBeenCalled());
    const [, value, context] = set.mock.calls[0] ?? [];
    expect(value?.html, describeChange('a failed making')).toBe('one');
    expect(context?.cacheControl?.revalidate, describeChange('a failed making')).toBe(3);
    vi.restoreAllMocks();
  });

  it('reads single responses with their tags', async () => {
    const get = vi.spyOn(SiteCache.prototype, 'get').mockResolvedValueOnce(null);
    await request().get('answer', { kind: 'FETCH', tags: ['contract'], revalidate: 60 });
    expect(get.mock.calls[0]?.[1], describeChange('`tags`')).toMatchObject({ kind: 'FETCH', tags: ['contract'] });
    vi.restoreAllMocks();
  });
});
