import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NextClient } from './ask-next.ts';
import { Patience } from './patience.ts';

/** What Next says of Directus. */
let silence: object;
const next = createServer((_, response) => response.end(JSON.stringify(silence)));
beforeAll(() => new Promise<void>((done) => next.listen(0, 'localhost', done)));
afterAll(() => {
  next.closeAllConnections();
  next.close();
});

const times = { firstLook: 100, everyLook: 20, longest: 300, tolerance: 50, deadline: 1500 };

/** Ms that a page without an answer is waited for; one that comes after 800 ms ends it, too. */
const waitedFor = async (): Promise<number> => {
  const begun = Date.now();
  const patience = new Patience(new NextClient((next.address() as AddressInfo).port), times);
  await patience.during((signal) => sleep(800, undefined, { signal }).catch(() => undefined));
  return Date.now() - begun;
};

it('ends the waiting when Directus has answered nothing since, and a read waits', async () => {
  silence = { silentMs: 60_000, waitingMs: 60_000, isInDoubt: false };
  const waited = await waitedFor();
  expect(waited).toBeGreaterThanOrEqual(times.longest - 2);
  expect(waited).toBeLessThan(790);
});

it('ends it sooner when a call before got no answer', async () => {
  silence = { silentMs: 60_000, waitingMs: 0, isInDoubt: true };
  expect(await waitedFor()).toBeLessThan(times.longest);
});

it.each([
  ['Directus has answered meanwhile', { silentMs: 90, waitingMs: 60_000, isInDoubt: false }],
  ['no read waits', { silentMs: 60_000, waitingMs: 0, isInDoubt: false }],
])('goes on when %s', async (_, said) => {
  silence = said;
  expect(await waitedFor()).toBeGreaterThanOrEqual(798);
});
