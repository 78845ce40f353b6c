/** Simulates visitors while a test disturbs the stack. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { repeatDuring } from '../support/repeat-during.ts';
import { visit } from '../support/site.ts';

/** Returns the path of the request with this number. */
type Target = (number: number) => string;

/** Pages in the edge's cache, uncached pages, and API calls in equal numbers. Most of them reach the site. */
const demandingTargets: readonly Target[] = [
  () => '/tin-tuc',
  (number) => `/tin-tuc?page=1&n=${number}`,
  () => '/en/documents',
  () => '/api/items/languages?limit=1',
  (number) => `/su-kien?n=${number}`,
];

const cachedPages = ['/tin-tuc', '/en/documents', '/su-kien', '/en/news', '/en/events'];

/** Requests of real visitors: of 100, two are an API call and an uncached page, and all others are pages in the edge's cache. */
export const visitorTargets: readonly Target[] = [
  () => '/api/items/languages?limit=1',
  (number) => `/tin-tuc?page=1&n=${number}`,
  ...Array.from({ length: 98 }, (_, index) => cachedPages[index % cachedPages.length] as string).map(
    (path) => () => path,
  ),
];

/**
 * Sends `perSecond` requests each second for some seconds, to the targets in turn. `spanMs` is the time from the first failed request to the last failed
 * request.
 */
export async function sendLoad(seconds: number, perSecond = 50, targets = demandingTargets) {
  const startedAt = performance.now();
  const failures: { sentAtMs: number; request: string }[] = [];
  const pending: Promise<void>[] = [];
  const total = seconds * perSecond;
  for (let number = 0; number < total; number++) {
    const waitMs = startedAt + (number * 1000) / perSecond - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    const path = targets[number % targets.length]?.(number) ?? '/';
    const sendRequest = async () => {
      const sentAt = performance.now() - startedAt;
      // A request without an answer counts as a failure after 20 s, when `visit` aborts it.
      const status = await visit(path).then(
        (answer) => answer.status,
        (error: Error) => error.name,
      );
      if (status !== 200) failures.push({ sentAtMs: sentAt, request: `${path} ${status}` });
    };
    pending.push(sendRequest());
  }
  await Promise.all(pending);
  const times = failures.map(({ sentAtMs: sentMs }) => sentMs);
  return { total, failures, spanMs: times.length > 0 ? Math.max(...times) - Math.min(...times) : 0 };
}

/** Sends the requests of visitors, 20 a second, until a task has finished. Returns the failed requests. */
export async function visitDuring(task: () => Promise<unknown>) {
  const failures: { sentAtMs: number; request: string }[] = [];
  const visitAll = async () => failures.push(...(await sendLoad(4, 20, visitorTargets)).failures);
  await repeatDuring(visitAll, 0, task);
  return failures;
}

/** Waits until a short load has no failures. Replicas are slow after a start, because they compile and connect first. */
export const waitUntilWarm = () =>
  vi.waitFor(async () => expect((await sendLoad(3)).failures).toEqual([]), { timeout: 120_000, interval: 1000 });
