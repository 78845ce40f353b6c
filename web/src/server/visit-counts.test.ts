import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const backEndFetch = vi.hoisted(() => vi.fn());
vi.mock('@/cms/back-end-fetch', () => ({ backEndFetch }));
const { countVisit, flushVisitCounts, toCountedEvents } = await import('./visit-counts.ts');

describe('toCountedEvents', () => {
  const opened = (path: string) => toCountedEvents({ kind: 'opened', path });
  it.each([
    ['/tin-tuc/hoi-sach-12', ['opened', 'news', 12], ['language_vi', 'news', 0]],
    ['/en/news', ['opened', 'news', 0], ['language_en', 'news', 0]],
    ['/tai-lieu/bai-hoc/hat-mam-7', ['opened', 'documents', 7], ['language_vi', 'documents', 0]],
    ['/en/documents/detail-lesson/seed-7', ['read', 'documents', 7], ['language_en', 'documents', 0]],
    ['/suc-khoe-tinh-than/kiet-suc-5', ['opened', 'mental_health', 0]],
    ['/en/mental-health', ['opened', 'mental_health', 0]],
    ['/', ['opened', 'home', 0]],
    ['/danh-sach-phat/secret'],
    ['/khong-co'],
    ['/%ff'],
  ])('%s', (path, ...events) =>
    expect(opened(path).map(({ kind, collection, item }) => [kind, collection, item])).toEqual(events),
  );
  it('counts features for all books together, and the end of a book for the book', () => {
    const path = '/tai-lieu/chi-tiet-bai-hoc/hat-mam-7';
    expect(toCountedEvents({ kind: 'signing', path })).toEqual([{ kind: 'signing', collection: 'documents', item: 0 }]);
    expect(toCountedEvents({ kind: 'finished', path })).toEqual([
      { kind: 'finished', collection: 'documents', item: 7 },
    ]);
    for (const other of ['/tin-tuc', '/', '/suc-khoe-tinh-than'])
      expect(toCountedEvents({ kind: 'narration', path: other })).toEqual([]);
  });
});

describe('countVisit', () => {
  const sentCounts = () =>
    backEndFetch.mock.calls.map(([, { body }]) => (JSON.parse(body) as { counts: unknown[] }).counts).at(-1);
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    backEndFetch.mockReset();
  });

  it('sends the visits of some seconds as one report without an address', async () => {
    backEndFetch.mockResolvedValue(new Response(null, { status: 204 }));
    for (const client of ['192.0.2.1', '192.0.2.2']) countVisit({ kind: 'opened', path: '/tin-tuc' }, client);
    countVisit({ kind: 'opened', path: '/' }, '192.0.2.1');
    expect(backEndFetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(backEndFetch).toHaveBeenCalledTimes(1);
    expect(sentCounts()).toEqual([
      { kind: 'opened', collection: 'news', item: 0, count: 2 },
      { kind: 'language_vi', collection: 'news', item: 0, count: 2 },
      { kind: 'opened', collection: 'home', item: 0, count: 1 },
    ]);
    expect(JSON.stringify(backEndFetch.mock.calls)).not.toContain('192.0.2');
  });

  it('counts at most sixty equal visits of a client in an hour', async () => {
    backEndFetch.mockResolvedValue(new Response(null, { status: 204 }));
    for (let visit = 0; visit < 200; visit++) countVisit({ kind: 'opened', path: '/su-kien' }, '192.0.2.9');
    await flushVisitCounts();
    expect(sentCounts()).toContainEqual({ kind: 'opened', collection: 'events', item: 0, count: 60 });
  });

  it('keeps the counts while Directus is down, and drops what Directus refuses', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    backEndFetch.mockRejectedValueOnce(new Error('refused'));
    countVisit({ kind: 'opened', path: '/lien-he' }, '192.0.2.3');
    countVisit({ kind: 'opened', path: '/ve-chung-toi' }, '192.0.2.3');
    await flushVisitCounts();
    backEndFetch.mockResolvedValue(new Response(null, { status: 400 }));
    await vi.advanceTimersByTimeAsync(4000);
    expect(backEndFetch).toHaveBeenCalledTimes(2);
    expect(sentCounts()).toContainEqual({ kind: 'opened', collection: 'about_us', item: 0, count: 1 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(backEndFetch).toHaveBeenCalledTimes(2);
  });
});
