import { randomUUID } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { Redis } from 'ioredis';

/** A page as Next's cache keeps it; `lastModified` in ms since 1970. */
export interface SharedEntry {
  value: unknown;
  lastModified: number;
}

/** What several processes of the site have in common. Everything in it may be lost: pages are then made anew. */
export interface SharedCache {
  /** The page that any process made last; undefined when there is none, or Redis is slow or away. */
  read(key: string): Promise<SharedEntry | undefined>;
  write(key: string, entry: SharedEntry): void;
  /** Remembers that these tags changed now, and tells the other processes. */
  announce(tags: readonly string[]): Promise<void>;
  /** Hears of changes that others announced, and, at every connection, of all that are remembered (tag → ms since 1970). */
  follow(onChange: (tags: string[]) => void, onTimes: (times: Record<string, string>) => void): void;
}

const patienceMs = 200;
const keptSeconds = 7 * 24 * 3600;
const tagTimes = 'site:tags';
const channel = 'site:changes';

declare global {
  /** One for the process, whoever loads this module. */
  var __sharedCache: SharedCache | undefined;
}

/** The cache that REDIS_URL names; undefined without that setting, as in a site of one process. */
export const sharedCache = (): SharedCache | undefined => {
  const { REDIS_URL: url, SITE_BUILD_ID: build } = process.env;
  if (!url || !build) return undefined;
  globalThis.__sharedCache ??= open(url, build);
  return globalThis.__sharedCache;
};

const open = (url: string, build: string): SharedCache => {
  // Never queues: a page must not wait for a Redis that is away.
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, retryStrategy: pauseBefore });
  const own = randomUUID();
  let isReported = false;
  const report = (error: Error) => {
    if (!isReported) console.warn(`shared cache: Redis does not answer (${error.message}), this process goes on alone`);
    isReported = true;
  };
  redis.on('error', report);
  redis.on('ready', () => {
    isReported = false;
  });
  const keyOf = (key: string) => `site:page:${build}:${key}`;

  return {
    async read(key) {
      if (redis.status !== 'ready') return undefined;
      try {
        const kept = await Promise.race([redis.getBuffer(keyOf(key)), later()]);
        return kept ? (deserialize(kept) as SharedEntry) : undefined;
      } catch (error) {
        report(error as Error);
        return undefined;
      }
    },
    write(key, entry) {
      if (redis.status === 'ready') redis.set(keyOf(key), serialize(entry), 'EX', keptSeconds).catch(report);
    },
    async announce(tags) {
      if (redis.status !== 'ready' || tags.length === 0) return;
      const now = Date.now();
      const times = Object.fromEntries(tags.map((tag) => [tag, now]));
      await redis
        .multi()
        .hset(tagTimes, times)
        .publish(channel, JSON.stringify({ from: own, tags }))
        .exec()
        .catch(report);
    },
    follow(onChange, onTimes) {
      const ear = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
      ear.on('error', report);
      ear.on('message', (_channel: string, text: string) => {
        const { from, tags } = JSON.parse(text) as { from: string; tags: string[] };
        if (from !== own) onChange(tags);
      });
      ear.subscribe(channel).catch(report);
      const remember = () => void redis.hgetall(tagTimes).then(onTimes).catch(report);
      redis.on('ready', remember);
      if (redis.status === 'ready') remember();
    },
  };
};

const pauseBefore = (attempt: number) => Math.min(2000, attempt * 100);
const later = () => new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null).unref());
