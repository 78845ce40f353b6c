import { describe, expect, it } from 'vitest';
import { shareReads } from './shared-reads.ts';

/** As Next asks for what it keeps. */
const read = (body = 'query', more: RequestInit = {}): [string, RequestInit] => [
  'http://directus/graphql',
  { method: 'POST', body, next: { fetchType: 'origin', fetchIdx: 1 } as object, ...more },
];

/** A back end that answers when told, with the number of the call. */
const backEnd = () => {
  const calls: { signal?: AbortSignal | null; answer: (status?: number) => void; fail: (error: Error) => void }[] = [];
  const fetch = ((_: unknown, init?: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const number = calls.length + 1;
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      calls.push({
        signal: init?.signal,
        answer: (status = 200) => resolve(new Response(`answer ${number}`, { status, headers: { 'x-own': 'kept' } })),
        fail: reject,
      });
    })) as typeof globalThis.fetch;
  return { calls, fetch };
};

describe('shareReads', () => {
  it('gives one answer to all who ask the same while it is under way, and asks again afterwards', async () => {
    const { calls, fetch } = backEnd();
    const shared = shareReads(fetch, () => false);
    const asked = [shared(...read()), shared(...read())];
    expect(calls).toHaveLength(1);
    calls[0]?.answer();
    const answers = await Promise.all(asked);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['answer 1', 'answer 1']);
    expect(answers.map(({ status, headers }) => [status, headers.get('x-own')])).toEqual([
      [200, 'kept'],
      [200, 'kept'],
    ]);
    const again = shared(...read());
    expect(calls).toHaveLength(2);
    calls[1]?.answer();
    expect(await (await again).text()).toBe('answer 2');
  });

  it.each([
    ['another body', read('other')],
    ['other headers', read('query', { headers: { 'x-attempt': '1' } })],
  ])('asks by itself: %s', (_, other) => {
    const { calls, fetch } = backEnd();
    const shared = shareReads(fetch, () => false);
    void shared(...read());
    void shared(...other);
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['nothing of it is kept', read('query', { cache: 'no-store' })],
    ['not from Next', read('query', { next: {} })],
  ])('shares no answer: %s', (_, unshared) => {
    const { calls, fetch } = backEnd();
    const shared = shareReads(fetch, () => false);
    void shared(...unshared);
    void shared(...unshared);
    expect(calls).toHaveLength(2);
  });

  it('after a change nobody is given what was asked before it', async () => {
    const { calls, fetch } = backEnd();
    let changedAt = 0;
    const shared = shareReads(fetch, (moment) => changedAt >= moment);
    const before = shared(...read());
    changedAt = performance.timeOrigin + performance.now();
    const after = shared(...read());
    const alsoAfter = shared(...read());
    expect(calls).toHaveLength(2);
    calls[1]?.answer();
    calls[0]?.answer();
    const texts = await Promise.all([before, after, alsoAfter].map(async (asked) => (await asked).text()));
    expect(texts).toEqual(['answer 1', 'answer 2', 'answer 2']);
  });

  it('who gives up leaves the others waiting; when nobody is left the call ends, and the next one is new', async () => {
    const { calls, fetch } = backEnd();
    const shared = shareReads(fetch, () => false);
    const [first, second] = [new AbortController(), new AbortController()];
    const one = shared(...read('query', { signal: first.signal }));
    const two = shared(...read('query', { signal: second.signal }));
    first.abort(new Error('too long'));
    await expect(one).rejects.toThrow('too long');
    expect(calls[0]?.signal?.aborted).toBe(false);
    second.abort(new Error('too long as well'));
    await expect(two).rejects.toThrow('too long as well');
    expect(calls[0]?.signal?.aborted).toBe(true);
    const next = shared(...read());
    expect(calls).toHaveLength(2);
    calls[1]?.answer();
    expect(await (await next).text()).toBe('answer 2');
  });

  it('a failure reaches all who wait, and the next one asks again', async () => {
    const { calls, fetch } = backEnd();
    const shared = shareReads(fetch, () => false);
    const asked = [shared(...read()), shared(...read())];
    calls[0]?.fail(new Error('refused'));
    for (const each of asked) await expect(each).rejects.toThrow('refused');
    const again = shared(...read());
    calls[1]?.answer(500);
    expect((await again).status).toBe(500);
  });

  it('answers without a body', async () => {
    const shared = shareReads(
      (async () => new Response(null, { status: 204 })) as unknown as typeof globalThis.fetch,
      () => false,
    );
    expect((await shared(...read())).status).toBe(204);
  });
});
