/** Simulates visitors of the whole stack while something happens to it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { visit } from '../support/site.ts';

/** Requests per second, for so many seconds: pages in the edge's cache, uncached pages, and calls to Directus. */
export async function load(seconds: number, perSecond = 50) {
  const begun = performance.now();
  const failures: { at: number; what: string }[] = [];
  const running: Promise<void>[] = [];
  const targets = [
    () => '/tin-tuc',
    (number: number) => `/tin-tuc?page=1&n=${number}`,
    () => '/en/documents',
    () => '/api/items/languages?limit=1',
    (number: number) => `/su-kien?n=${number}`,
  ];
  const total = seconds * perSecond;
  for (let number = 0; number < total; number++) {
    const wait = begun + (number * 1000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    const path = targets[number % targets.length]?.(number) ?? '/';
    const ask = async () => {
      const sentAt = performance.now() - begun;
      const answered = visit(path).then(
        (answer) => answer.status,
        (error: Error) => error.name,
      );
      // A request without an answer is a failure, not a reason to wait.
      const status = await Promise.race([answered, sleep(25_000, 'no answer', { ref: false })]);
      if (status !== 200) failures.push({ at: sentAt, what: `${path} ${status}` });
    };
    running.push(ask());
  }
  await Promise.all(running);
  const times = failures.map(({ at }) => at);
  return { total, failures, spanMs: times.length > 0 ? Math.max(...times) - Math.min(...times) : 0 };
}

/** Replicas are slow right after the start: they read, compile and connect. Waits until both have answered such a load without errors. */
export const untilWarm = () =>
  vi.waitFor(async () => expect((await load(3)).failures).toEqual([]), { timeout: 120_000, interval: 1000 });
