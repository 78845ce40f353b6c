import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NextClient } from './next-client.ts';
import { PageWatchdog } from './page-watchdog.ts';

/** Status of Directus that Next reports. */
let status: object;
const nextServer = createServer((_, response) => response.end(JSON.stringify(status)));
beforeAll(() => new Promise<void>((onListening) => nextServer.listen(0, 'localhost', onListening)));
afterAll(() => {
  nextServer.closeAllConnections();
  nextServer.close();
});

const watchdogTimes = { firstCheckMs: 100, checkIntervalMs: 20, maxSilentMs: 300, toleranceMs: 50, deadlineMs: 1500 };

/** Returns the milliseconds until the wait for a page ends. The page itself would arrive after 800 ms. */
const measureWait = async (): Promise<number> => {
  const startedAt = Date.now();
  const watchdog = new PageWatchdog(new NextClient((nextServer.address() as AddressInfo).port), watchdogTimes);
  await watchdog.run((signal) => sleep(800, undefined, { signal }).catch(() => undefined));
  return Date.now() - startedAt;
};

it('aborts the wait when Directus has been silent since the request and a read is waiting', async () => {
  status = { silentMs: 60_000, waitingMs: 60_000, hasTimedOutSinceResponse: false };
  const waitedMs = await measureWait();
  expect(waitedMs).toBeGreaterThanOrEqual(watchdogTimes.maxSilentMs - 2);
  expect(waitedMs).toBeLessThan(790);
});

it('aborts sooner when an earlier call got no response', async () => {
  status = { silentMs: 60_000, waitingMs: 0, hasTimedOutSinceResponse: true };
  expect(await measureWait()).toBeLessThan(watchdogTimes.maxSilentMs);
});

it.each([
  ['Directus has answered in the meantime', { silentMs: 90, waitingMs: 60_000, hasTimedOutSinceResponse: false }],
  ['no read is waiting', { silentMs: 60_000, waitingMs: 0, hasTimedOutSinceResponse: false }],
])('keeps waiting when %s', async (_, reportedStatus) => {
  status = reportedStatus;
  expect(await measureWait()).toBeGreaterThanOrEqual(798);
});
