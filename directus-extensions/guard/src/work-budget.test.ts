import { describe, expect, it } from 'vitest';
import { type BudgetEntry, createWorkBudget, type WorkRules } from './work-budget.ts';

const RULES: WorkRules = {
  perClient: 2,
  total: 3,
  waiting: 2,
  waitMs: 40,
  burstMs: 1_000,
  msPerSecond: 100,
  longestPauseMs: 0,
};
const refusalAfter = (seconds: number) => ({ isAllowed: false, retryAfterSeconds: seconds });
const endWork = (entry: BudgetEntry, now: number) => {
  if (!entry.isAllowed) throw new Error('not let in');
  entry.leave(now);
};
const isSettled = async (entry: Promise<BudgetEntry>) =>
  (await Promise.race([entry, Promise.resolve(undefined)])) !== undefined;

describe('workBudget', () => {
  it('runs some, queues the next, and refuses the rest', async () => {
    const budget = createWorkBudget(RULES);
    const firstEntry = await budget.enter('a', 0);
    await budget.enter('a', 0);
    const thirdEntry = budget.enter('a', 0);
    const fourthEntry = budget.enter('a', 0);
    expect(await budget.enter('a', 0)).toEqual(refusalAfter(1));
    expect(await isSettled(thirdEntry)).toBe(false);
    endWork(firstEntry, 5);
    expect((await thirdEntry).isAllowed).toBe(true);
    expect(await fourthEntry).toEqual(refusalAfter(1));
  });

  it('alternates between clients', async () => {
    const budget = createWorkBudget({ ...RULES, perClient: 3, waitMs: 1_000 });
    const runningEntries = await Promise.all(['a', 'a', 'a'].map((client) => budget.enter(client, 0)));
    const startOrder: string[] = [];
    const enterAndRecord = (client: string) =>
      budget.enter(client, 0).then((entry) => {
        startOrder.push(client);
        endWork(entry, 2);
      });
    const waitingEntries = [enterAndRecord('a'), enterAndRecord('a'), enterAndRecord('b')];
    endWork(runningEntries[0] as BudgetEntry, 1);
    await Promise.all(waitingEntries);
    expect(startOrder).toEqual(['a', 'b', 'a']);
  });

  it('charges the time of handling, and restores it later', async () => {
    const budget = createWorkBudget(RULES);
    endWork(await budget.enter('a', 0), 1_500);
    expect(await budget.enter('a', 1_500)).toEqual(refusalAfter(4));
    expect((await budget.enter('b', 1_500)).isAllowed).toBe(true);
    expect((await budget.enter('a', 6_000)).isAllowed).toBe(true);
  });

  it('pauses after a request as long as it took, within limits', async () => {
    const budget = createWorkBudget({ ...RULES, total: 1, waitMs: 1_000, longestPauseMs: 60 });
    const pauseAfter = async (workMs: number) => {
      const firstEntry = await budget.enter('a', 0);
      const nextEntry = budget.enter('b', 0);
      const leaveTime = performance.now();
      endWork(firstEntry, workMs);
      endWork(await nextEntry, 0);
      return performance.now() - leaveTime;
    };
    expect(await pauseAfter(0)).toBeLessThan(20);
    expect(await pauseAfter(30)).toBeGreaterThanOrEqual(29);
    const longestWait = await pauseAfter(5_000);
    expect(longestWait).toBeGreaterThanOrEqual(59);
    expect(longestWait).toBeLessThan(1_000);
  });

  it('drops requests that disconnect while they wait, and counts an end once', async () => {
    const budget = createWorkBudget({ ...RULES, total: 1, waitMs: 1_000 });
    const firstEntry = await budget.enter('a', 0);
    const disconnected = new AbortController();
    const secondEntry = budget.enter('b', 0, disconnected.signal);
    disconnected.abort();
    expect((await secondEntry).isAllowed).toBe(false);
    endWork(firstEntry, 1);
    endWork(firstEntry, 1);
    const nextEntry = await budget.enter('c', 1);
    expect(nextEntry.isAllowed).toBe(true);
    expect(await isSettled(budget.enter('d', 1))).toBe(false);
  });

  it('remembers a limited number of clients', async () => {
    const budget = createWorkBudget(RULES, 2);
    endWork(await budget.enter('a', 0), 2_000);
    await budget.enter('b', 2_000);
    await budget.enter('c', 2_000);
    expect((await budget.enter('a', 2_000)).isAllowed).toBe(true);
  });

  it('forgets clients with budget left before a client without', async () => {
    const budget = createWorkBudget(RULES, 2);
    endWork(await budget.enter('spent', 0), 2_000);
    endWork(await budget.enter('b', 2_000), 2_001);
    endWork(await budget.enter('c', 2_002), 2_003);
    expect((await budget.enter('spent', 2_004)).isAllowed).toBe(false);
  });

  it('remembers a new client while all others are busy', async () => {
    const budget = createWorkBudget({ ...RULES, perClient: 1 }, 1);
    await budget.enter('a', 0);
    await budget.enter('b', 0);
    const secondEntry = budget.enter('b', 0);
    expect(await isSettled(secondEntry)).toBe(false);
  });
});
