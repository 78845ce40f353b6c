import { expect, it } from 'vitest';
import { createRedisRateStore } from './redis-rate-store.ts';
import type { Logger } from './types.ts';

const bucket = { burst: 2, perSecond: 1 };

function storeWith(answer: () => Promise<unknown>) {
  const counts = { calls: 0, warnings: 0 };
  const redis = {
    eval: () => {
      counts.calls++;
      return answer();
    },
  };
  const logger = { warn: () => counts.warnings++ } as unknown as Logger;
  return { seen: counts, store: createRedisRateStore(redis, bucket, logger) };
}

it('returns what Redis counted', async () => {
  const { store } = storeWith(async () => 2500);
  expect(await store.take('a', 1, 0)).toEqual({ allowed: false, retryAfterSeconds: 3 });
});

it('counts in memory while Redis is down, and tries it with one request a second', async () => {
  let isDown = true;
  const { store, seen } = storeWith(async () => {
    if (isDown) throw new Error('Command timed out');
    return 0;
  });
  for (const now of [0, 0]) expect(await store.take('a', 1, now)).toEqual({ allowed: true });
  expect(await store.take('a', 1, 0)).toEqual({ allowed: false, retryAfterSeconds: 1 });
  await store.take('b', 1, 999);
  expect(seen).toEqual({ calls: 1, warnings: 1 });
  await store.take('b', 1, 1000);
  expect(seen).toEqual({ calls: 2, warnings: 1 });
  isDown = false;
  for (const now of [2000, 2001]) expect(await store.take('c', 1, now)).toEqual({ allowed: true });
  expect(seen.calls).toBe(4);
});
