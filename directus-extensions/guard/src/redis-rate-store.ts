/** Buckets in Redis: one for all Directus processes. */

import { type Bucket, memoryRateStore, type RateStore } from '@hat-nang/model/backend/rate-limit';
import type { Logger } from './types.ts';

/** The one call of ioredis that is used here. */
export interface RedisClient {
  eval(script: string, keys: number, ...args: (string | number)[]): Promise<unknown>;
}

/** Takes (cost > 0) or gives back (cost < 0) at one stroke. Answers what was missing, in thousandths of a token: Lua's numbers come back whole. */
const SCRIPT = `
local kept = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local burst, rate, cost, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local tokens = tonumber(kept[1]) or burst
if cost > 0 then tokens = math.min(burst, tokens + math.max(0, now - (tonumber(kept[2]) or now)) / 1000 * rate) end
local missing = cost - tokens
if missing <= 0 then tokens = math.min(burst, tokens - cost) end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', cost > 0 and now or (kept[2] or now))
redis.call('PEXPIRE', KEYS[1], math.ceil(burst / rate * 1000) + 1000)
return math.ceil(math.max(0, missing) * 1000)`;

/** How long nobody asks a Redis that did not answer: a frozen one would cost every request its whole time-out. */
const REST_MS = 1000;

/** While Redis is away each process counts for itself, as it does without one. */
export function redisRateStore(redis: RedisClient, bucket: Bucket, logger: Logger): RateStore {
  const own = memoryRateStore(bucket);
  let isReported = false;
  let failedAt = Number.NEGATIVE_INFINITY;
  const run = async (client: string, cost: number, now: number): Promise<number | undefined> => {
    if (Math.abs(now - failedAt) < REST_MS) return undefined;
    try {
      const missing = await redis.eval(SCRIPT, 1, `guard:rate:${client}`, bucket.burst, bucket.perSecond, cost, now);
      isReported = false;
      return Number(missing) / 1000;
    } catch (error) {
      if (!isReported)
        logger.warn(
          `guard: Redis does not count (${error instanceof Error ? error.message : error}), this process does`,
        );
      isReported = true;
      failedAt = now;
      return undefined;
    }
  };
  return {
    async take(client, cost, now) {
      const missing = await run(client, cost, now);
      if (missing === undefined) return own.take(client, cost, now);
      if (missing === 0) return { allowed: true };
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(missing / bucket.perSecond)) };
    },
    async give(client, cost) {
      if ((await run(client, -cost, Date.now())) === undefined) await own.give(client, cost);
    },
  };
}

/** Connects with the Redis client that Directus itself brings. */
export async function connectRedis(url: string): Promise<RedisClient> {
  // Not a literal: the build would take a second copy of it into the extension.
  const name = 'ioredis';
  const { Redis } = (await import(name)) as {
    Redis: new (url: string, options: object) => RedisClient & { on(event: string, listener: () => void): void };
  };
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 200 });
  // Each failed call is reported by its caller.
  redis.on('error', () => undefined);
  return redis;
}
