import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageCache, StoredPage, type WholeAnswer } from './page-cache.ts';

const asked = { method: 'GET', target: '/tin-tuc' };
const answer = (html: string, more: Partial<WholeAnswer> = {}, headers = {}): WholeAnswer => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 's-maxage=3600, stale-while-revalidate=31532400',
    'x-nextjs-cache': 'HIT',
    etag: `"${html}"`,
    ...headers,
  },
  body: Buffer.from(html),
  ...more,
});

let pages: PageCache;
beforeEach(() => {
  pages = new PageCache();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

/** What a visitor gets, by what Next would say. */
const read = async (next: WholeAnswer | Error, onAsk?: (etag: string | undefined) => void) => {
  let questions = 0;
  const outcome = await pages.read('key', asked, async (etag) => {
    questions++;
    onAsk?.(etag);
    if (next instanceof Error) throw next;
    return next;
  });
  if (outcome instanceof StoredPage) return { html: outcome.page.body().toString(), questions, kind: 'page' };
  return { html: outcome.body.toString(), questions, kind: 'own' };
};

it('asks Next once in a second, then by the validator of what it stores', async () => {
  expect(await read(answer('one'))).toMatchObject({ html: 'one', questions: 1, kind: 'page' });
  expect(await read(answer('two'))).toMatchObject({ html: 'one', questions: 0 });
  vi.advanceTimersByTime(2500);
  const validators: unknown[] = [];
  const same = { ...answer(''), status: 304 };
  expect(await read(same, (etag) => validators.push(etag))).toMatchObject({ html: 'one', questions: 1 });
  expect(validators).toEqual(['"one"']);
});

it('gives the last page at once in the second after, and renews it for the next visit', async () => {
  await read(answer('one'));
  vi.advanceTimersByTime(1500);
  expect((await read(answer('two'))).html).toBe('one');
  expect((await read(answer('two'))).html).toBe('two');
});

it('asks at once after a change, and shows nothing that was read before it', async () => {
  await read(answer('one'));
  pages.changed();
  expect(await read(answer('two'))).toMatchObject({ html: 'two', questions: 1 });
});

/** An answer that Next is still rendering, until `finish` is called. */
const pendingAnswer = () => {
  let finish!: (answer: WholeAnswer) => void;
  const promise = new Promise<WholeAnswer>((resolve) => {
    finish = resolve;
  });
  return { promise, finish };
};

it('waits for nothing that was asked before a change', async () => {
  for (const isKept of [false, true]) {
    pages = new PageCache();
    if (isKept) await read(answer('kept'));
    vi.advanceTimersByTime(60_000);
    const { promise, finish } = pendingAnswer();
    const before = pages.read('key', asked, () => promise);
    pages.changed();
    expect(await read(answer('after'))).toMatchObject({ html: 'after', questions: 1 });
    finish(answer('before'));
    expect(((await before) as StoredPage).page.body().toString()).toBe('before');
    expect(await read(answer('later'))).toMatchObject({ html: 'after', questions: 0 });
  }
});

it('answers everybody who waits for what turns out to be one visitor’s own, a change meanwhile or not', async () => {
  const { promise, finish } = pendingAnswer();
  const both = [pages.read('key', asked, () => promise), read(answer('mine', {}, { 'set-cookie': ['b=1'] }))] as const;
  pages.changed();
  finish(answer('missing', { status: 404 }));
  expect(((await both[0]) as WholeAnswer).body.toString()).toBe('missing');
  expect((await both[1]).html).toBe('mine');
});

it('asks again for a page that Next is just rendering', async () => {
  await read(answer('old', {}, { 'x-nextjs-cache': 'STALE' }));
  expect(await read(answer('new'))).toMatchObject({ html: 'new', questions: 1 });
});

it.each([
  ['no answer', new Error('gone')],
  ['an error', answer('broken', { status: 500 })],
])('gives the last good page when Next has %s', async (_, failure) => {
  await read(answer('good'));
  vi.advanceTimersByTime(60_000);
  expect((await read(failure)).html).toBe('good');
});

it('fails when nothing is stored', async () => {
  await expect(read(new Error('gone'))).rejects.toThrow('gone');
});

it.each([
  ['sets a cookie', {}, { 'set-cookie': ['a=1'] }],
  ['is private', {}, { 'cache-control': 'private, no-store' }],
  ['has another status by the word of the proxy', {}, { 'x-site-status': '503' }],
  ['is missing', { status: 404 }, {}],
  ['is no page', {}, { 'content-type': 'application/json' }],
])('stores no answer that %s', async (_, more, headers) => {
  expect(await read(answer('own', more, headers))).toMatchObject({ kind: 'own', html: 'own' });
  expect(await read(answer('next'))).toMatchObject({ html: 'next', questions: 1 });
});

it('joins equal questions, and gives nobody what is another visitor’s own', async () => {
  const both = await Promise.all([read(answer('one')), read(answer('two'))]);
  expect(both.map(({ html }) => html)).toEqual(['one', 'one']);
  pages = new PageCache();
  const own = await Promise.all([
    read(answer('mine', {}, { 'set-cookie': ['a=1'] })),
    read(answer('yours', {}, { 'set-cookie': ['b=1'] })),
  ]);
  expect(own.map(({ html }) => html)).toEqual(['mine', 'yours']);
});
