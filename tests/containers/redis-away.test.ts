/** Stops or freezes Redis while users read and log in. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { stack } from '../setup/stack.ts';
import { sendJson, visit } from '../support/site.ts';
import { containersOf, firstContainer, freezeContainers, unfreeze, waitUntilHealthy } from './compose-stack.ts';
import { waitUntilWarm } from './load.ts';

beforeAll(async () => {
  await waitUntilHealthy();
  await waitUntilWarm();
}, 300_000);

afterEach(async () => {
  const redis = await firstContainer('redis');
  await unfreeze([redis]);
  if (!(await redis.inspect()).State.Running) await redis.start();
  await waitUntilHealthy();
}, 180_000);

/** Requests that could wait for Redis, by name. Each function returns the status. */
const calls: Record<string, () => Promise<number>> = {
  'items, by the site': async () => (await visit('/api/items/languages?limit=1')).status,
  'items, by an administrator': () =>
    statusOf(`${stack().directusUrl}/items/news?limit=1`, {
      headers: { authorization: `Bearer ${stack().adminToken}` },
    }),
  GraphQL: () =>
    statusOf(`${stack().directusUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-site-secret': stack().secrets.siteSecret },
      body: JSON.stringify({ query: '{ news(limit: 1) { id } }' }),
    }),
  'a login': async () => {
    const { email, password } = stack().credentials.kid;
    return (await sendJson('POST', '/api/auth/login', { email, password, mode: 'session' })).status;
  },
  'the Studio': () => statusOf(`${stack().urls.studio}/admin/`),
  'an uncached page': async () => (await visit(`/tin-tuc?n=${Math.random()}`)).status,
};

const statusOf = async (url: string, init?: RequestInit) => {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(15_000) });
  await answer.arrayBuffer();
  return answer.status;
};

/** Sends each request of `calls` twice a second. Returns the failures, and the slowest time of each request in ms. */
async function sendCalls(seconds: number) {
  const failures: string[] = [];
  const slowest: Record<string, number> = {};
  const pending: Promise<void>[] = [];
  for (let turn = 0; turn < seconds * 2; turn++) {
    for (const [kind, call] of Object.entries(calls)) {
      const startedAt = performance.now();
      pending.push(
        call()
          .catch((error: Error) => error.name)
          .then((status) => {
            if (status !== 200) failures.push(`${kind}: ${status}`);
            slowest[kind] = Math.max(slowest[kind] ?? 0, Math.round(performance.now() - startedAt));
          }),
      );
    }
    await sleep(500);
  }
  await Promise.all(pending);
  return { failures, slowest };
}

it.each(['stopped', 'frozen'] as const)(
  'no request fails or hangs while Redis is %s, and each process logs it once',
  async (outage) => {
    const callsBefore = await sendCalls(4);
    expect(callsBefore.failures).toEqual([]);
    const redis = await firstContainer('redis');
    const startedAt = Math.floor(Date.now() / 1000);
    const duringOutage = sendCalls(12);
    await sleep(1000);
    if (outage === 'stopped') await redis.stop();
    else await freezeContainers([redis]);
    const { failures, slowest } = await duringOutage;
    console.log(`Redis ${outage}: slowest (ms)`, slowest, 'before', callsBefore.slowest);
    expect(failures).toEqual([]);
    for (const [kind, ms] of Object.entries(slowest)) expect([kind, ms < 3000]).toEqual([kind, true]);

    if (outage === 'stopped') await redis.start();
    else await unfreeze([redis]);
    const loggedStates = async () =>
      (
        await Promise.all(
          (
            await containersOf('directus')
          ).map(async (container) => {
            const stream = await container.logs({ stdout: true, stderr: true, since: startedAt });
            return String(stream)
              .split('\n')
              .filter((line) => line.includes('redis: '));
          }),
        )
      ).map((lines) => lines.map((line) => /redis: (does not answer|answers again)/.exec(line)?.[1]));
    // After a freeze, a process notices the return of Redis only when it handles a request. This loop therefore sends requests.
    await vi.waitFor(
      async () => {
        await sendCalls(1);
        expect(await loggedStates()).toEqual([
          ['does not answer', 'answers again'],
          ['does not answer', 'answers again'],
        ]);
      },
      { timeout: 30_000, interval: 500 },
    );
    expect((await sendCalls(3)).failures).toEqual([]);
  },
  180_000,
);
