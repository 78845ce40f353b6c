import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedCache } from './shared-cache.ts';

const { redis } = vi.hoisted(() => ({ redis: { failures: 0, published: [] as unknown[][] } }));
vi.mock('ioredis', () => ({
  Redis: class {
    status = 'ready';
    on = () => this;
    eval = async (_script: string, _keyCount: number, ...values: unknown[]) => {
      redis.failures -= 1;
      if (redis.failures >= 0) throw new Error('Command timed out');
      // Five values precede the tags: three keys, the time and the message.
      redis.published.push(values.slice(5));
      return 1;
    };
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('REDIS_URL', 'redis://localhost');
  vi.stubEnv('SITE_BUILD_ID', 'build');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('publishes a change again after Redis timed out, without another change or a new connection', async () => {
  redis.failures = 2;
  await sharedCache()?.announce(['news']);
  expect(redis.published).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(redis.published).toEqual([['news']]);
});
