import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { pageCacheChannel } from '@hat-nang/model/http/page-cache-channel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CompleteAnswer, PageCache, StoredPage } from './page-cache.ts';

const facts = { method: 'GET', target: '/tin-tuc' };
const createAnswer = (html: string, overrides: Partial<CompleteAnswer> = {}, headers = {}): CompleteAnswer => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 's-maxage=3600, stale-while-revalidate=31532400',
    'x-nextjs-cache': 'HIT',
    etag: `"${html}"`,
    ...headers,
  },
  body: Buffer.from(html),
  ...overrides,
});

let pages: PageCache;
beforeEach(() => {
  pages = new PageCache();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

/**
 * Reads the page through the cache.
 * @param nextAnswer the response of the fake Next, or the error of the request to Next
 */
const readOnce = async (nextAnswer: CompleteAnswer | Error, onRequest?: (etag: string | undefined) => void) => {
  let requestCount = 0;
  const outcome = await pages.read('key', facts, async (etag) => {
    requestCount++;
    onRequest?.(etag);
    if (nextAnswer instanceof Error) throw nextAnswer;
    return nextAnswer;
  });
  if (outcome instanceof StoredPage)
    return { html: outcome.page.body().toString(), requests: requestCount, kind: 'page' };
  return { html: outcome.body.toString(), requests: requestCount, kind: 'own' };
};

it('requests a page from Next at most once a second, then with the validator of the stored page', async () => {
  expect(await readOnce(createAnswer('one'))).toMatchObject({ html: 'one', requests: 1, kind: 'page' });
  expect(await readOnce(createAnswer('two'))).toMatchObject({ html: 'one', requests: 0 });
  vi.advanceTimersByTime(2500);
  const validators: unknown[] = [];
  const unchangedAnswer = { ...createAnswer(''), status: 304 };
  expect(await readOnce(unchangedAnswer, (etag) => validators.push(etag))).toMatchObject({ html: 'one', requests: 1 });
  expect(validators).toEqual(['"one"']);
});

it('serves the stored page for one more second and renews it in the background', async () => {
  await readOnce(createAnswer('one'));
  vi.advanceTimersByTime(1500);
  expect((await readOnce(createAnswer('two'))).html).toBe('one');
  expect((await readOnce(createAnswer('two'))).html).toBe('two');
});

it('requests the page again right after a change, and does not serve the old version', async () => {
  await readOnce(createAnswer('one'));
  pages.expire();
  expect(await readOnce(createAnswer('two'))).toMatchObject({ html: 'two', requests: 1 });
});

/** Creates a response that stays pending until `finish` is called. */
const createPendingAnswer = () => {
  let resolveAnswer!: (answer: CompleteAnswer) => void;
  const promise = new Promise<CompleteAnswer>((resolve) => {
    resolveAnswer = resolve;
  });
  return { promise, finish: resolveAnswer };
};

it('does not wait for a response that was requested before a change', async () => {
  for (const isKept of [false, true]) {
    pages = new PageCache();
    if (isKept) await readOnce(createAnswer('kept'));
    vi.advanceTimersByTime(60_000);
    const { promise, finish } = createPendingAnswer();
    const earlierRead = pages.read('key', facts, () => promise);
    pages.expire();
    expect(await readOnce(createAnswer('after'))).toMatchObject({ html: 'after', requests: 1 });
    finish(createAnswer('before'));
    expect(((await earlierRead) as StoredPage).page.body().toString()).toBe('before');
    expect(await readOnce(createAnswer('later'))).toMatchObject({ html: 'after', requests: 0 });
  }
});

it('answers every joined request when the response is personal, even after a change in between', async () => {
  const { promise, finish } = createPendingAnswer();
  const bothReads = [
    pages.read('key', facts, () => promise),
    readOnce(createAnswer('mine', {}, { 'set-cookie': ['b=1'] })),
  ] as const;
  pages.expire();
  finish(createAnswer('missing', { status: 404 }));
  expect(((await bothReads[0]) as CompleteAnswer).body.toString()).toBe('missing');
  expect((await bothReads[1]).html).toBe('mine');
});

it('requests a page again when Next served it stale', async () => {
  await readOnce(createAnswer('old', {}, { 'x-nextjs-cache': 'STALE' }));
  expect(await readOnce(createAnswer('new'))).toMatchObject({ html: 'new', requests: 1 });
});

it.each([
  ['no answer', new Error('gone')],
  ['an error', createAnswer('broken', { status: 500 })],
])('serves the last good page when Next has %s', async (_, failure) => {
  await readOnce(createAnswer('good'));
  vi.advanceTimersByTime(60_000);
  expect((await readOnce(failure)).html).toBe('good');
});

it('fails when nothing is stored', async () => {
  await expect(readOnce(new Error('gone'))).rejects.toThrow('gone');
});

it.each([
  ['sets a cookie', {}, { 'set-cookie': ['a=1'] }],
  ['is private', {}, { 'cache-control': 'private, no-store' }],
  ['has a status that the proxy set', {}, { 'x-site-status': '503' }],
  ['is missing', { status: 404 }, {}],
  ['is no page', {}, { 'content-type': 'application/json' }],
])('stores no answer that %s', async (_, overrides, headers) => {
  expect(await readOnce(createAnswer('own', overrides, headers))).toMatchObject({ kind: 'own', html: 'own' });
  expect(await readOnce(createAnswer('next'))).toMatchObject({ html: 'next', requests: 1 });
});

it('coalesces equal requests, but never shares a personal response', async () => {
  const bothReads = await Promise.all([readOnce(createAnswer('one')), readOnce(createAnswer('two'))]);
  expect(bothReads.map(({ html }) => html)).toEqual(['one', 'one']);
  pages = new PageCache();
  const personalReads = await Promise.all([
    readOnce(createAnswer('mine', {}, { 'set-cookie': ['a=1'] })),
    readOnce(createAnswer('yours', {}, { 'set-cookie': ['b=1'] })),
  ]);
  expect(personalReads.map(({ html }) => html)).toEqual(['mine', 'yours']);
});

it('reports a hit for a fresh page, stale for a stored one, and a miss for a visit that waited for Next', async () => {
  const outcomes: unknown[] = [];
  const record = (message: unknown) => outcomes.push((message as { outcome: string }).outcome);
  subscribe(pageCacheChannel, record);
  try {
    await readOnce(createAnswer('one'));
    expect(pages.getFresh('key', facts.target)).toBeDefined();
    await readOnce(createAnswer('two'));
    vi.advanceTimersByTime(1500);
    await readOnce(createAnswer('two'));
    vi.advanceTimersByTime(60_000);
    await readOnce({ ...createAnswer(''), status: 304 });
    vi.advanceTimersByTime(60_000);
    await readOnce(new Error('gone'));
    await readOnce(createAnswer('own', {}, { 'set-cookie': ['a=1'] }));
    expect(outcomes).toEqual(['miss', 'hit', 'hit', 'stale', 'miss', 'stale', 'miss']);
  } finally {
    unsubscribe(pageCacheChannel, record);
  }
});
