import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { visit } from '../../support/site.ts';
import { worstQueries } from '../../support/worst-queries.ts';
import { requestJson, sendRequest } from './requests.ts';

const measureDelay = async (task: () => Promise<{ status: number }>) => {
  const startedAt = performance.now();
  const { status } = await task();
  return { status, took: performance.now() - startedAt };
};

/** `npm test` does not repeat this file in containers, because all clients of a test have the address of the edge there. */
describe('a client that asks all the time', () => {
  it('waits its turn, and others are answered meanwhile', async () => {
    const busyClient = `100.65.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
    const headers = { 'x-forwarded-for': busyClient };
    const worstQuery = '/items/documents?fields=*,translations.*&limit=100';
    const answers = Array.from({ length: 240 }, () => sendRequest('GET', worstQuery, { headers }));
    const otherTime = await measureDelay(() => requestJson('GET', '/items/languages?fields=code'));
    const secret = { ...headers, 'x-site-secret': stack().secrets.siteSecret };
    expect((await requestJson('GET', '/items/languages?fields=code', { headers: secret })).status).toBe(200);
    expect((await requestJson('GET', '/server/ping', { headers })).status).toBe(200);
    const results = await Promise.all(answers.map(async (answer) => (await answer).status));
    expect(otherTime.status).toBe(200);
    expect(new Set(results)).toEqual(new Set([200, 429]));
    const responses = await Promise.all(answers);
    const refusal = responses.find(({ status }) => status === 429);
    expect(Number(refusal?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('keeps /server/ping within half a second while 20 clients ask the worst that is allowed', async () => {
    let isOver = false;
    const countByStatus = new Map<number, number>();
    const attack = async (index: number) => {
      const headers = { 'x-forwarded-for': `100.66.0.${index}` };
      for (let requestIndex = index; !isOver; requestIndex++) {
        const path = worstQueries[requestIndex % worstQueries.length] as string;
        const isThroughSite = index % 2 === 1;
        const { status } = isThroughSite
          ? await visit(`/api${path}`, { cookie: '' })
          : await requestJson('GET', path, { headers });
        countByStatus.set(status, (countByStatus.get(status) ?? 0) + 1);
        if (status === 429) await sleep(100);
      }
    };
    const attacks = Promise.allSettled(Array.from({ length: 20 }, (_, index) => attack(index)));
    const times: number[] = [];
    try {
      const endsAt = Date.now() + 5_000;
      while (Date.now() < endsAt) {
        times.push((await measureDelay(() => requestJson('GET', '/server/ping'))).took);
        await sleep(50);
      }
    } finally {
      isOver = true;
      await attacks;
    }
    expect((await attacks).filter(({ status }) => status === 'rejected')).toEqual([]);
    times.sort((a, b) => a - b);
    expect(countByStatus.get(400), 'refused as too dear').toBeUndefined();
    expect(countByStatus.get(200)).toBeGreaterThan(20);
    expect(times[Math.floor(times.length * 0.95)]).toBeLessThanOrEqual(500);
  }, 40_000);
});
