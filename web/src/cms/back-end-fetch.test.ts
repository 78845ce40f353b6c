import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { limitBackEnd } from './back-end-fetch.ts';
import { backEndLanes, extendLanes } from './back-end-lanes.ts';
import { BackEndError, runAsSeparateVisit, runInVisit } from './back-end-visits.ts';

/** Test server whose response depends on the path. */
let server: Server;
let origin = '';
let isFrozen = false;
let isPingable = false;
let openCount = 0;
let maxOpenCount = 0;
let requestedPaths: string[] = [];
const heldResponses: ServerResponse[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    if (request.url === '/server/ping' && isPingable) return void response.end('pong');
    openCount++;
    maxOpenCount = Math.max(maxOpenCount, openCount);
    response.on('close', () => openCount--);
    if (isFrozen) return void heldResponses.push(response);
    if (request.url === '/half' || request.url === '/assets/film') {
      // Sends headers and the start of a body, then nothing.
      response.write('half');
      return;
    }
    if (request.url === '/late') return void setTimeout(() => response.end('late'), 800);
    if (request.url === '/slow') return void setTimeout(() => response.end('slow'), 20);
    if (request.url === '/empty') return response.writeHead(204, { 'set-cookie': ['a=1', 'b=2'] }).end();
    response.writeHead(200, { 'content-type': 'text/plain', 'set-cookie': ['a=1', 'b=2'] }).end('whole');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  isFrozen = false;
  isPingable = false;
  requestedPaths = [];
  heldResponses.length = 0;
  maxOpenCount = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const lanes = {
  pages: { sockets: 3, deadline: 500 },
  calls: { sockets: 2, deadline: 500 },
  writes: { sockets: 1, deadline: 800 },
  files: { sockets: 1, deadline: 500, isStream: true },
};
const createLimitedFetch = () => limitBackEnd(fetch, { origin, lanes, idleMs: 100, pingTimeoutMs: 200 });

it('extends every deadline by a factor, and no number of sockets', () => {
  const extended = extendLanes(3);
  expect(extended).toMatchObject({
    pages: { sockets: backEndLanes.pages.sockets, deadline: 7200, maxMs: 24_000 },
    writes: { deadline: 45_000 },
    files: { isStream: true },
  });
  expect(extendLanes(1)).toEqual(backEndLanes);
});

describe('limitBackEnd', () => {
  it('returns a response unchanged: status, headers, each cookie, body', async () => {
    const send = createLimitedFetch();
    const answer = await send(`${origin}/x`);
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.getSetCookie(),
      await answer.text(),
    ]).toEqual([200, 'text/plain', ['a=1', 'b=2'], 'whole']);
    const emptyAnswer = await send(`${origin}/empty`);
    expect([emptyAnswer.status, emptyAnswer.body, emptyAnswer.headers.getSetCookie()]).toEqual([
      204,
      null,
      ['a=1', 'b=2'],
    ]);
  });

  it.each(['/never', '/half'])('aborts at the deadline, before the headers and within the body: %s', async (path) => {
    isFrozen = path === '/never';
    const startedAt = performance.now();
    await expect(createLimitedFetch()(origin + path)).rejects.toThrow(BackEndError);
    expect(performance.now() - startedAt).toBeLessThan(1500);
  });

  it('waits up to the longer deadline while Directus answers a ping', async () => {
    const send = limitBackEnd(fetch, {
      origin,
      lanes: { ...lanes, pages: { sockets: 3, deadline: 500, maxMs: 1500 } },
      pingTimeoutMs: 200,
    });
    isPingable = true;
    const startedAt = performance.now();
    expect(await (await send(`${origin}/late`)).text()).toBe('late');
    expect(performance.now() - startedAt).toBeGreaterThan(700);
    await expect(send(`${origin}/half`)).rejects.toThrow(BackEndError);
    isPingable = false;
    isFrozen = true;
    const frozenAt = performance.now();
    await expect(send(`${origin}/x`)).rejects.toThrow(BackEndError);
    expect(performance.now() - frozenAt).toBeLessThan(1200);
  });

  it('limits concurrent calls in each lane separately', async () => {
    const send = createLimitedFetch();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(`${origin}/slow`)));
    expect([answers.length, maxOpenCount]).toEqual([8, 3]);
    isFrozen = true;
    const write = send(`${origin}/x`, { method: 'POST', lane: 'writes' }).catch((error: Error) => error);
    await sleep(20);
    isFrozen = false;
    // The only socket for writes is in use, but reads continue.
    expect((await send(`${origin}/x`)).status).toBe(200);
    expect(await write).toBeInstanceOf(BackEndError);
  });

  it('gives the socket of an aborted call to the next', async () => {
    const send = createLimitedFetch();
    isFrozen = true;
    const abortController = new AbortController();
    const abortedCall = send(`${origin}/x`, { lane: 'writes', signal: abortController.signal });
    const nextCall = send(`${origin}/y`, { lane: 'writes' });
    await sleep(20);
    isFrozen = false;
    abortController.abort(new Error('gone'));
    await expect(abortedCall).rejects.toThrow('gone');
    expect((await nextCall).status).toBe(200);
    expect(requestedPaths.slice(-2)).toEqual(['/x', '/y']);
  });

  it('opens the breaker after a call without a response, aborts all pending reads, and closes it after a successful probe', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const send = createLimitedFetch();
    isFrozen = true;
    const sendTenCalls = () => Array.from({ length: 10 }, () => send(`${origin}/x`));
    const firstCalls = Promise.allSettled(sendTenCalls());
    while (heldResponses.length < lanes.pages.sockets) await sleep(1);
    await vi.advanceTimersByTimeAsync(lanes.pages.deadline / 2);
    const laterCalls = Promise.allSettled(sendTenCalls());
    await vi.advanceTimersByTimeAsync(lanes.pages.deadline / 2);
    const outcomes = [...(await firstCalls), ...(await laterCalls)];
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    // The clock is fixed, so this rejection shows that the call did not wait.
    await expect(send(`${origin}/refused`)).rejects.toThrow(BackEndError);
    await expect(send(`${origin}/refused`, { lane: 'writes' })).rejects.toThrow(BackEndError);
    isFrozen = false;
    await vi.waitFor(async () => expect((await send(`${origin}/x`)).status).toBe(200), { timeout: 3000, interval: 20 });
    expect(requestedPaths).not.toContain('/refused');
  });

  it('opens the breaker after a single call during which Directus was silent', async () => {
    const send = createLimitedFetch();
    isFrozen = true;
    await expect(send(`${origin}/x`)).rejects.toThrow('no answer in time');
    await expect(send(`${origin}/refused`)).rejects.toThrow(BackEndError);
    expect(requestedPaths).not.toContain('/refused');
  });

  it('keeps the breaker closed while Directus answers something', async () => {
    const send = createLimitedFetch();
    for (let call = 0; call < 3; call++) await expect(send(`${origin}/half`)).rejects.toThrow('no answer in time');
    expect((await send(`${origin}/x`)).status).toBe(200);
  });

  it('lets a stream exceed the deadline, and aborts it when it stalls while the client reads', async () => {
    const answer = await createLimitedFetch()(`${origin}/assets/film`, { lane: 'files' });
    const reader = answer.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('half');
    // The client does not read yet. The stream of a slow client must not be aborted.
    await sleep(700);
    const startedAt = performance.now();
    await expect(reader?.read()).rejects.toThrow('nothing came');
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });
});

describe('runInVisit', () => {
  const createLateRead = () => vi.fn(async () => Promise.reject(new BackEndError('late')));

  it('skips the other reads of a request after one read without a response', async () => {
    const read = createLateRead();
    await runAsSeparateVisit(async () => {
      await expect(runInVisit(read)).rejects.toThrow('late');
      await expect(runInVisit(read)).rejects.toThrow(BackEndError);
    });
    expect(read).toHaveBeenCalledTimes(1);
    await runAsSeparateVisit(() => expect(runInVisit(read)).rejects.toThrow('late'));
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('recognizes a missing response inside other errors', async () => {
    const wrappedError = new Error('read', {
      cause: Object.assign(new Error(), { networkError: new BackEndError('late') }),
    });
    const read = vi.fn(async () => Promise.reject(wrappedError));
    await runAsSeparateVisit(async () => {
      await expect(runInVisit(read)).rejects.toThrow('read');
      await expect(runInVisit(read)).rejects.toThrow(BackEndError);
    });
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('continues a read for other requests when the request that started it has failed', async () => {
    const read = createLateRead();
    const otherRead = vi.fn(async () => 'answer');
    await runAsSeparateVisit(async () => {
      await expect(runInVisit(read)).rejects.toThrow('late');
      expect(await runAsSeparateVisit(() => runInVisit(otherRead))).toBe('answer');
    });
  });

  it('tries further reads after an error response', async () => {
    const read = vi.fn(async () => Promise.reject(new TypeError('refused')));
    await runAsSeparateVisit(async () => {
      await expect(runInVisit(read)).rejects.toThrow('refused');
      await expect(runInVisit(read)).rejects.toThrow('refused');
    });
    expect(read).toHaveBeenCalledTimes(2);
  });
});
