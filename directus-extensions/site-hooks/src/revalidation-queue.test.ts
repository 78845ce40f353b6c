import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRevalidationQueue, createSiteSender } from './revalidation-queue.ts';

describe('revalidationQueue', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('delivers a burst once, without duplicates, within 300 ms of its first change', async () => {
    const send = vi.fn(async () => undefined);
    const queue = createRevalidationQueue({ send });
    for (let index = 0; index < 10; index++) {
      queue.add(['news', `news:${index % 2}`]);
      await vi.advanceTimersByTimeAsync(20);
    }
    await vi.advanceTimersByTimeAsync(100);
    expect(send.mock.calls).toEqual([[['news', 'news:0', 'news:1']]]);
    expect(queue.pending()).toEqual([]);
  });

  it('delivers less often while changes follow each other, and at once again after a pause', async () => {
    const deliveredAt: number[] = [];
    const startedAt = Date.now();
    const queue = createRevalidationQueue({
      send: async () => {
        deliveredAt.push(Date.now() - startedAt);
      },
    });
    for (let index = 0; index < 100; index++) {
      queue.add(['news']);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(deliveredAt.slice(0, 5)).toEqual([200, 400, 800, 1_600, 2_600]);
    expect(deliveredAt.length).toBeLessThanOrEqual(13);
    await vi.advanceTimersByTimeAsync(4_000);
    const pausedAt = Date.now() - startedAt;
    queue.add(['news']);
    await vi.advanceTimersByTimeAsync(300);
    expect(deliveredAt.at(-1)).toBe(pausedAt + 200);
  });

  it('delivers the tags of one save once, however long the database takes for some of them', async () => {
    const send = vi.fn(async () => undefined);
    const queue = createRevalidationQueue({ send });
    const compute = (tags: string[], ms: number) =>
      queue.addComputed(new Promise((resolve) => setTimeout(resolve, ms, tags)));
    void compute(['news'], 10);
    void compute(['news:1'], 800);
    await vi.advanceTimersByTimeAsync(700);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(send.mock.calls).toEqual([[['news', 'news:1']]]);
  });

  it('does not wait without end for tags of a database that does not respond', async () => {
    const send = vi.fn(async () => undefined);
    const queue = createRevalidationQueue({ send });
    void queue.addComputed(new Promise(() => undefined));
    queue.add(['news']);
    await vi.advanceTimersByTimeAsync(1_300);
    expect(send.mock.calls).toEqual([[['news']]]);
    queue.add(['events']);
    await vi.advanceTimersByTimeAsync(1_300);
    expect(send).toHaveBeenLastCalledWith(['events']);
  });

  it('sends nothing without tags', async () => {
    const send = vi.fn(async () => undefined);
    createRevalidationQueue({ send }).add([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps refused tags, reports the outage once, and delivers them with later ones', async () => {
    let isSiteUp = false;
    const sentTags: string[][] = [];
    const send = async (tags: string[]) => {
      if (!isSiteUp) throw new Error('down');
      sentTags.push(tags);
    };
    const onOutage = vi.fn();
    const queue = createRevalidationQueue({ send, onOutage });
    queue.add(['news']);
    await vi.advanceTimersByTimeAsync(60_000);
    queue.add(['events']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queue.pending()).toEqual(['news', 'events']);
    expect(onOutage).toHaveBeenCalledTimes(1);
    isSiteUp = true;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sentTags).toEqual([['news', 'events']]);
    expect(onOutage).toHaveBeenCalledTimes(2);
    expect(onOutage).toHaveBeenLastCalledWith(undefined);
  });

  it('sends one message at a time, and later tags after it', async () => {
    const pendingAnswers: Array<() => void> = [];
    const send = vi.fn((_tags: string[]) => new Promise<void>((resolve) => pendingAnswers.push(resolve)));
    const queue = createRevalidationQueue({ send });
    queue.add(['news']);
    await vi.advanceTimersByTimeAsync(300);
    queue.add(['news', 'events']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(queue.pending()).toEqual(['news', 'events']);
    pendingAnswers[0]?.();
    await vi.advanceTimersByTimeAsync(300);
    expect(send).toHaveBeenLastCalledWith(['news', 'events']);
  });

  it('replaces too many tags by the tag for everything', async () => {
    const send = vi.fn(async () => undefined);
    const queue = createRevalidationQueue({ send });
    queue.add(Array.from({ length: 1_500 }, (_, index) => `documents:${index}`));
    queue.add(['news']);
    await vi.advanceTimersByTimeAsync(300);
    expect(send.mock.calls).toEqual([[['all']]]);
  });

  it('replaces the tags of a failed delivery and the later ones, if they are too many together', async () => {
    let isSiteUp = false;
    const sentTags: string[][] = [];
    const send = async (tags: string[]) => {
      if (!isSiteUp) throw new Error('down');
      sentTags.push(tags);
    };
    const queue = createRevalidationQueue({ send });
    queue.add(Array.from({ length: 900 }, (_, index) => `documents:${index}`));
    await vi.advanceTimersByTimeAsync(200);
    queue.add(Array.from({ length: 900 }, (_, index) => `news:${index}`));
    isSiteUp = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sentTags.every((tags) => tags.length <= 1_000)).toBe(true);
  });
});

describe('siteSender', () => {
  it('posts the tags with the secret, and rejects unless the response is a success', async () => {
    const receivedRequests: unknown[] = [];
    let status = 200;
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body: unknown = JSON.parse(Buffer.concat(parts).toString());
        receivedRequests.push([request.method, request.url, request.headers['x-site-secret'], body]);
        response.writeHead(status, { location: '/elsewhere' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const send = createSiteSender({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, secret: 's3' });
    await send(['news', 'news:1']);
    expect(receivedRequests).toEqual([['POST', '/api/revalidate', 's3', { tags: ['news', 'news:1'] }]]);
    for (status of [307, 401, 404, 500]) await expect(send(['news'])).rejects.toThrow();
    await new Promise((resolve) => server.close(resolve));
    await expect(send(['news'])).rejects.toThrow();
  });
});
