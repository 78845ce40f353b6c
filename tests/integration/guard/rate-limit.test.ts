import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { type Answer, adminHeaders, requestJson } from './requests.ts';

/** Default size of a client's token bucket. The tests allow for tokens that return during the run. */
const BURST = 1_200;

async function countStatuses(count: number, headers: Record<string, string>): Promise<number[]> {
  const allStatuses: number[] = [];
  for (let remainingCount = count; remainingCount > 0; remainingCount -= 50) {
    const batch = Array.from({ length: Math.min(50, remainingCount) }, () =>
      requestJson('GET', '/server/ping', { headers }),
    );
    allStatuses.push(...(await Promise.all(batch)).map(({ status }) => status));
  }
  return allStatuses;
}

/** Returns a random client address. An earlier run has hardly ever used the address and its tokens. */
function newClient(): string {
  const randomByte = () => Math.floor(Math.random() * 256);
  return `100.64.${randomByte()}.${randomByte()}`;
}

/** Sends requests until the client is refused. A fixed number would not be enough, because tokens return while a slow machine sends. */
async function exhaustLimit(headers: Record<string, string>): Promise<void> {
  for (let sentCount = 0; sentCount < 20 * BURST; sentCount += 200)
    if ((await countStatuses(200, headers)).includes(429)) return;
}

/** Returns a refused response. Some of twenty concurrent requests are refused, although a token returns every 50 ms. */
async function waitForRefusal(headers: Record<string, string>): Promise<Answer> {
  const batch = await Promise.all(Array.from({ length: 20 }, () => requestJson('GET', '/server/ping', { headers })));
  const refusedAnswer = batch.find(({ status }) => status === 429);
  if (refusedAnswer === undefined) throw new Error('nothing was refused');
  return refusedAnswer;
}

describe('the limit per client', () => {
  it('lets a classroom through and stops a flood, with the time to wait', async () => {
    const client = newClient();
    const headers = { 'x-forwarded-for': client };
    expect((await countStatuses(BURST, headers)).every((status) => status === 200)).toBe(true);
    await exhaustLimit(headers);
    const refusedAnswer = await waitForRefusal(headers);
    expect(Number(refusedAnswer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refusedAnswer.body.errors?.[0]?.extensions.code).toBe('REQUESTS_EXCEEDED');

    expect((await requestJson('GET', '/server/ping')).status).toBe(200);
    const secret = { 'x-site-secret': stack().secrets.siteSecret };
    expect((await requestJson('GET', '/server/ping', { headers: { ...headers, ...secret } })).status).toBe(200);
    expect((await requestJson('GET', '/server/ready', { headers })).status).toBe(200);
    await exhaustLimit(headers);
    const spoofed = { 'x-forwarded-for': `198.51.100.9, ${client}` };
    await waitForRefusal(spoofed);
  });

  it('does not count administrators', async () => {
    const headers = { 'x-forwarded-for': newClient() };
    await exhaustLimit(headers);
    // The bucket refills by some 60 tokens, far fewer than the 400 requests below need.
    await sleep(3_000);
    for (let round = 0; round < 40; round++) {
      const batch = Array.from({ length: 10 }, () =>
        requestJson('GET', '/items/languages?limit=1&fields=code', { headers: { ...headers, ...adminHeaders() } }),
      );
      for (const answer of await Promise.all(batch)) expect(answer.status).toBe(200);
    }
  });
});
