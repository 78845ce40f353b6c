/** Redis is stopped, or hangs, while people read, log in and edit. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { stack } from '../setup/stack.ts';
import { send, visit } from '../support/site.ts';
import { containersOf, firstOf, freeze, thaw, untilWhole } from './compose-stack.ts';
import { untilWarm } from './load.ts';

beforeAll(async () => {
  await untilWhole();
  await untilWarm();
}, 300_000);

afterEach(async () => {
  const redis = await firstOf('redis');
  await thaw([redis]);
  if (!(await redis.inspect()).State.Running) await redis.start();
  await untilWhole();
}, 180_000);

/** One of each kind that Redis could hold up. Each answers its status. */
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
    return (await send('POST', '/api/auth/login', { email, password, mode: 'session' })).status;
  },
  'the Studio': () => statusOf(`${stack().urls.studio}/admin/`),
  'a page that nobody has seen': async () => (await visit(`/tin-tuc?n=${Math.random()}`)).status,
};

const statusOf = async (url: string, init?: RequestInit) => {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(15_000) });
  await answer.arrayBuffer();
  return answer.status;
};

/** All kinds, twice a second. Answers what failed, and how long the slowest of each kind took. */
async function ask(seconds: number) {
  const failures: string[] = [];
  const slowest: Record<string, number> = {};
  const running: Promise<void>[] = [];
  for (let turn = 0; turn < seconds * 2; turn++) {
    for (const [kind, call] of Object.entries(calls)) {
      const since = performance.now();
      running.push(
        call()
          .catch((error: Error) => error.name)
          .then((status) => {
            if (status !== 200) failures.push(`${kind}: ${status}`);
            slowest[kind] = Math.max(slowest[kind] ?? 0, Math.round(performance.now() - since));
          }),
      );
    }
    await sleep(500);
  }
  await Promise.all(running);
  return { failures, slowest };
}

it.each(['stopped', 'frozen'] as const)(
  'nothing fails or hangs while Redis is %s, and one line a process says so',
  async (how) => {
    const before = await ask(4);
    expect(before.failures).toEqual([]);
    const redis = await firstOf('redis');
    const since = Math.floor(Date.now() / 1000);
    const measured = ask(12);
    await sleep(1000);
    if (how === 'stopped') await redis.stop();
    else await freeze([redis]);
    const { failures, slowest } = await measured;
    console.log(`Redis ${how}: slowest (ms)`, slowest, 'before', before.slowest);
    expect(failures).toEqual([]);
    for (const [kind, ms] of Object.entries(slowest)) expect([kind, ms < 3000]).toEqual([kind, true]);

    if (how === 'stopped') await redis.start();
    else await thaw([redis]);
    const said = async () =>
      (
        await Promise.all(
          (
            await containersOf('directus')
          ).map(async (each) => {
            const stream = await each.logs({ stdout: true, stderr: true, since });
            return String(stream)
              .split('\n')
              .filter((line) => line.includes('redis: '));
          }),
        )
      ).map((lines) => lines.map((line) => /redis: (does not answer|answers again)/.exec(line)?.[1]));
    // Asked for, as people do: a process notices the return when it is asked.
    await vi.waitFor(
      async () => {
        await ask(1);
        expect(await said()).toEqual([
          ['does not answer', 'answers again'],
          ['does not answer', 'answers again'],
        ]);
      },
      { timeout: 30_000, interval: 500 },
    );
    expect((await ask(3)).failures).toEqual([]);
  },
  180_000,
);
