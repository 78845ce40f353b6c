import { describe, expect, it } from 'vitest';
import { type Entry, type WorkRules, workBudget } from './work-budget.ts';

const RULES: WorkRules = {
  perClient: 2,
  total: 3,
  waiting: 2,
  waitMs: 40,
  burstMs: 1_000,
  msPerSecond: 100,
  longestPauseMs: 0,
};
const refusalAfter = (seconds: number) => ({ allowed: false, retryAfterSeconds: seconds });
const leaveAt = (entry: Entry, now: number) => {
  if (!entry.allowed) throw new Error('not let in');
  entry.leave(now);
};
const isSettled = async (entry: Promise<Entry>) =>
  (await Promise.race([entry, Promise.resolve(undefined)])) !== undefined;

describe('workBudget', () => {
  it('runs some, queues the next, and refuses the rest', async () => {
    const budget = workBudget(RULES);
    const first = await budget.enter('a', 0);
    await budget.enter('a', 0);
    const thirdEntry = budget.enter('a', 0);
    const fourthEntry = budget.enter('a', 0);
    expect(await budget.enter('a', 0)).toEqual(refusalAfter(1));
    expect(await isSettled(thirdEntry)).toBe(false);
    leaveAt(first, 5);
    expect((await thirdEntry).allowed).toBe(true);
    expect(await fourthEntry).toEqual(refusalAfter(1));
  });

  it('alternates between clients', async () => {
    const budget = workBudget({ ...RULES, perClient: 3, waitMs: 1_000 });
    const running = await Promise.all(['a', 'a', 'a'].map((client) => budget.enter(client, 0)));
    const order: string[] = [];
    const wait = (client: string) =>
      budget.enter(client, 0).then((entry) => {
        order.push(client);
        leaveAt(entry, 2);
      });
    const waiting = [wait('a'), wait('a'), wait('b')];
    leaveAt(running[0] as Entry, 1);
    await Promise.all(waiting);
    expect(order).toEqual(['a', 'b', 'a']);
  });

  it('charges the time of handling, and restores it later', async () => {
    const budget = workBudget(RULES);
    leaveAt(await budget.enter('a', 0), 1_500);
    expect(await budget.enter('a', 1_500)).toEqual(refusalAfter(4));
    expect((await budget.enter('b', 1_500)).allowed).toBe(true);
    expect((await budget.enter('a', 6_000)).allowed).toBe(true);
  });

  it('pauses after a request as long as it took, within limits', async () => {
    const budget = workBudget({ ...RULES, total: 1, waitMs: 1_000, longestPauseMs: 60 });
    const pauseAfter = async (tookMs: number) => {
      const first = await budget.enter('a', 0);
      const next = budget.enter('b', 0);
      const leaveTime = performance.now();
      leaveAt(first, tookMs);
      leaveAt(await next, 0);
      return performance.now() - leaveTime;
    };
    expect(await pauseAfter(0)).toBeLessThan(20);
    expect(await pauseAfter(30)).toBeGreaterThanOrEqual(29);
    const longest = await pauseAfter(5_000);
    expect(longest).toBeGreaterThanOrEqual(59);
    expect(longest).toBeLessThan(1_000);
  });

  it('drops requests that disconnect while they wait, and counts an end once', async () => {
    const budget = workBudget({ ...RULES, total: 1, waitMs: 1_000 });
    const first = await budget.enter('a', 0);
    const disconnected = new AbortController();
    const second = budget.enter('b', 0, disconnected.signal);
    disconnected.abort();
    expect((await second).allowed).toBe(false);
    leaveAt(first, 1);
    leaveAt(first, 1);
    const next = await budget.enter('c', 1);
    expect(next.allowed).toBe(true);
    expect(await isSettled(budget.enter('d', 1))).toBe(false);
  });

  it('remembers a limited number of clients', async () => {
    const budget = workBudget(RULES, 2);
    leaveAt(await budget.enter('a', 0), 2_000);
    await budget.enter('b', 2_000);
    await budget.enter('c', 2_000);
    expect((await budget.enter('a', 2_000)).allowed).toBe(true);
  });
});
