import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageStore } from '../cache/page-store.ts';
import { warmPages } from './warm-pages.ts';

const toKey = (innerPath: string) => `/route-cache/APP_PAGE/0/$${innerPath}`;
const storePage = (innerPath: string, tags: string) =>
  pageStore().keep(toKey(innerPath), {
    value: { kind: 'APP_PAGE', html: innerPath, headers: { 'x-next-cache-tags': tags } },
    lastModified: Date.now(),
  });
/** Reads a page from the store, as Next does for each request. */
const visitPage = (innerPath: string) => pageStore().read(toKey(innerPath));

const visited: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  visited.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    visited.push(new URL(address).pathname);
    return new Response('page');
  });
  storePage('/vi', 'config,news');
  storePage('/vi/news', 'news');
  storePage('/vi/news/1', 'news:1');
  for (let index = 0; index < 10; index++) storePage(`/vi/events/${index}`, 'events');
  for (const path of ['/vi', '/vi/news', '/vi/news/1']) void visitPage(path);
  for (let index = 0; index < 10; index++) void visitPage(`/vi/events/${index}`);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('warmPages', () => {
  it('requests the pages of a change, the last visited first, with a pause before each', async () => {
    void warmPages(['news']);
    expect(visited).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(visited).toEqual(['/vi/news']);
    await vi.advanceTimersByTimeAsync(250);
    expect(visited).toEqual(['/vi/news', '/vi']);
  });

  it('requests a page first that was stored earlier and visited last', async () => {
    await visitPage('/vi');
    await Promise.all([warmPages(['news']), vi.advanceTimersByTimeAsync(5000)]);
    expect(visited).toEqual(['/vi', '/vi/news']);
  });

  it('does not count its own requests as visits', async () => {
    vi.stubGlobal('fetch', async (address: string) => {
      const path = new URL(address).pathname;
      visited.push(path);
      await visitPage(path);
      storePage(path, 'config,news');
      return new Response('page');
    });
    for (let change = 0; change < 2; change++)
      await Promise.all([warmPages(['news']), vi.advanceTimersByTimeAsync(5000)]);
    expect(visited).toEqual(['/vi/news', '/vi', '/vi/news', '/vi']);
  });

  it('requests the pages of the latest change first, and no page twice', async () => {
    void warmPages(['events']);
    void warmPages(['news:1', 'config']);
    await vi.advanceTimersByTimeAsync(700);
    expect(visited).toEqual(['/vi/news/1', '/vi']);
    void warmPages(['news']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(visited.slice(2, 4)).toEqual(['/vi/news', '/vi']);
    expect(visited.slice(4)).toEqual([9, 8, 7, 6, 5, 4].map((index) => `/vi/events/${index}`));
  });

  it('requests a page again when it changes after its request', async () => {
    void warmPages(['news']);
    await vi.advanceTimersByTimeAsync(300);
    void warmPages(['news']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(visited).toEqual(['/vi/news', '/vi/news', '/vi']);
  });

  it('requests only a few pages for each change', async () => {
    await Promise.all([warmPages(['events']), vi.advanceTimersByTimeAsync(10_000)]);
    expect(visited).toEqual([9, 8, 7, 6, 5, 4].map((index) => `/vi/events/${index}`));
  });

  it('continues after a page that fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', async (address: string) => {
      visited.push(new URL(address).pathname);
      throw new Error('refused');
    });
    await Promise.all([warmPages(['news']), vi.advanceTimersByTimeAsync(5000)]);
    expect(visited).toEqual(['/vi/news', '/vi']);
  });
});
