/** Token buckets in Redis. All Directus processes share them. */

import { type Bucket, createMemoryRateStore, type RateStore } from '@hat-nang/model/backend/rate-limit';
import type { Logger } from './types.ts';

/** The part of ioredis that this file uses. */
export interface RedisClient {
  eval(script: string, keys: number, ...args: (string | number)[]): Promise<unknown>;
  ping(): Promise<unknown>;
}

/**
 * Lua script that takes (cost > 0) or gives back (cost < 0) tokens atomically. The result is the number of missing tokens in thousandths, because Redis
 * truncates numbers that a script returns to integers.
 */
const TAKE_SCRIPT = `
local kept = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local burst, rate, cost, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local tokens = tonumber(kept[1]) or burst
if cost > 0 then tokens = math.min(burst, tokens + math.max(0, now - (tonumber(kept[2]) or now)) / 1000 * rate) end
local missing = cost - tokens
if missing <= 0 then tokens = math.min(burst, tokens - cost) end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', cost > 0 and now or (kept[2] or now))
redis.call('PEXPIRE', KEYS[1], math.ceil(burst / rate * 1000) + 1000)
return math.ceil(math.max(0, missing) * 1000)`;

/** Milliseconds for which Redis is not used after a failure. Otherwise a frozen Redis would delay every request until the timeout of the command. */
const RETRY_AFTER_MS = 1000;

/** Creates a store in Redis. After a failed command, this process counts in its own memory for `RETRY_AFTER_MS`. */
export function createRedisRateStore(redis: Pick<RedisClient, 'eval'>, bucket: Bucket, logger: Logger): RateStore {
  const memoryStore = createMemoryRateStore(bucket);
  let hasReported = false;
  let failedAt = Number.NEGATIVE_INFINITY;
  const runScript = async (client: string, cost: number, now: number): Promise<number | undefined> => {
    if (Math.abs(now - failedAt) < RETRY_AFTER_MS) return undefined;
    try {
      const missingTokens = await redis.eval(
        TAKE_SCRIPT,
        1,
        `guard:rate:${client}`,
        bucket.burst,
        bucket.perSecond,
        cost,
        now,
      );
      hasReported = false;
      return Number(missingTokens) / 1000;
    } catch (error) {
      if (!hasReported)
        logger.warn(
          `guard: Redis does not count (${error instanceof Error ? error.message : error}), this process does`,
        );
      hasReported = true;
      failedAt = now;
      return undefined;
    }
  };
  return {
    async take(client, cost, now) {
      const missingTokens = await runScript(client, cost, now);
      if (missingTokens === undefined) return memoryStore.take(client, cost, now);
      if (missingTokens === 0) return { allowed: true };
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(missingTokens / bucket.perSecond)) };
    },
    async give(client, cost) {
      if ((await runScript(client, -cost, Date.now())) === undefined) await memoryStore.give(client, cost);
    },
  };
}

/** Connects with the copy of ioredis that Directus has installed. */
export async function connectRedis(url: string): Promise<RedisClient> {
  // With a literal name, the build would bundle a second copy into the extension.
  const name = 'ioredis';
  const { Redis } = (await import(name)) as {
    Redis: new (url: string, options: object) => RedisClient & { on(event: string, listener: () => void): void };
  };
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 200 });
  // Connection errors are ignored here. `createRedisRateStore` logs the first failed command.
  redis.on('error', () => undefined);
  return redis;
}
