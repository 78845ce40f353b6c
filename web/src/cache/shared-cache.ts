import { randomUUID } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { Redis } from 'ioredis';
import { oncePerProcess } from '../process-state.ts';
import type { Entry } from './entry.ts';

/** The cache that several processes of the site share. Any entry may be lost: its page is then rendered again. */
export interface SharedCache {
  /** The number of the last change that this process has applied. Changes of the whole site are numbered from 1. */
  heard(): number;
  /**
   * The newest rendering of a page by any process. Undefined when there is none, when it predates a change that this process knows, or when Redis is
   * slow or down.
   * @param tagsOf the tags of a page
   */
  read(key: string, tagsOf: (entry: Entry) => readonly string[]): Promise<Entry | undefined>;
  /** @param heard result of `heard()` when the rendering began */
  write(key: string, entry: Entry, heard: number): void;
  /** Records that these tags changed now, and publishes it to all processes including this one; retried when Redis is down. */
  announce(tags: readonly string[]): Promise<void>;
  /**
   * Subscribes to changes, in order: `onChange` must act synchronously. On every connection `onTimes` receives all recorded changes (tag → ms since
   * 1970).
   */
  follow(onChange: (tags: string[], isOwn: boolean) => void, onTimes: (times: Record<string, number>) => void): void;
}

const patienceMs = 200;
const keptSeconds = 7 * 24 * 3600;
/** By tag: number and time of its last change. */
const lastChanges = 'site:changed';
const counter = 'site:changes:count';
const channel = 'site:changes';

/** Numbers, records and publishes a change atomically, so that subscribers receive changes in the order of their numbers. */
const announcing = `
local number = redis.call('INCR', KEYS[1])
for index = 3, #ARGV do redis.call('HSET', KEYS[2], ARGV[index], number .. ' ' .. ARGV[1]) end
redis.call('PUBLISH', KEYS[3], number .. ' ' .. ARGV[2])
return number`;

/** The cache at REDIS_URL; undefined without that setting, for a site of one process. */
export const sharedCache = (): SharedCache | undefined => {
  const { REDIS_URL: url, SITE_BUILD_ID: build } = process.env;
  if (!url || !build) return undefined;
  return oncePerProcess('shared-cache', () => open(url, build));
};

const open = (url: string, build: string): SharedCache => {
  // Never queues commands: a page must not wait while Redis is down.
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 2000,
    retryStrategy: pauseBefore,
  });
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
  let heard = 0;
  /** By tag: the number of its last change that this process knows. */
  const changed = new Map<string, number>();
  /** Changes not yet published to Redis. */
  const unpublished = new Set<string>();

  const know = (tags: readonly string[], number: number) => {
    for (const tag of tags) changed.set(tag, Math.max(changed.get(tag) ?? 0, number));
  };
  /** The number of changes, and the last of each tag (`time` in ms since 1970). */
  const remembered = async () => {
    const [[, count] = [], [, all] = []] = (await redis.multi().get(counter).hgetall(lastChanges).exec()) ?? [];
    const changes = Object.entries((all ?? {}) as Record<string, string>).map(([tag, said]) => {
      const [number = 0, time = 0] = said.split(' ').map(Number);
      return { tag, number, time };
    });
    return { count: Number(count ?? 0), changes };
  };
  const tell = async (tags: readonly string[]) => {
    const message = JSON.stringify({ from: own, tags });
    const number = await redis.eval(announcing, 3, counter, lastChanges, channel, Date.now(), message, ...tags);
    know(tags, Number(number));
  };
  const keepUntold = (tags: readonly string[]) => {
    for (const tag of tags) unpublished.add(tag);
  };
  const tellUntold = async () => {
    const tags = [...unpublished];
    unpublished.clear();
    if (tags.length > 0)
      await tell(tags).catch((error: Error) => {
        keepUntold(tags);
        report(error);
      });
  };

  return {
    heard: () => heard,
    async read(key, tagsOf) {
      if (redis.status !== 'ready') return undefined;
      try {
        const kept = await Promise.race([redis.getBuffer(keyOf(key)), later()]);
        if (!kept) return undefined;
        const { heard: known, ...entry } = deserialize(kept) as Entry & { heard: number };
        return tagsOf(entry).every((tag) => (changed.get(tag) ?? 0) <= known) ? entry : undefined;
      } catch (error) {
        report(error as Error);
        return undefined;
      }
    },
    write(key, entry, known) {
      if (redis.status !== 'ready') return;
      redis.set(keyOf(key), serialize({ ...entry, heard: known }), 'EX', keptSeconds).catch(report);
    },
    async announce(tags) {
      if (tags.length === 0) return;
      keepUntold(tags);
      if (redis.status === 'ready') await tellUntold();
    },
    follow(onChange, onTimes) {
      const subscriber = redis.duplicate({
        enableOfflineQueue: true,
        maxRetriesPerRequest: null,
        commandTimeout: undefined,
      });
      subscriber.on('error', report);
      subscriber.on('message', (_channel: string, text: string) => {
        const space = text.indexOf(' ');
        const number = Number(text.slice(0, space));
        const { from, tags } = JSON.parse(text.slice(space + 1)) as { from: string; tags: string[] };
        know(tags, number);
        onChange(tags, from === own);
        heard = Math.max(heard, number);
      });
      const catchUp = async () => {
        const before = heard;
        const { count, changes } = await remembered();
        // A restarted Redis counts from 1 again.
        if (count < before) {
          changed.clear();
          heard = 0;
        }
        for (const { tag, number } of changes) know([tag], number);
        onTimes(Object.fromEntries(changes.map(({ tag, time }) => [tag, time])));
        heard = Math.max(heard, count);
        await tellUntold();
      };
      const catchUpIfReady = () => {
        if (redis.status === 'ready') catchUp().catch(report);
      };
      // Missed changes are read after subscribing, so that none is lost in between; on every reconnection.
      subscriber.on('ready', () => void subscriber.subscribe(channel).then(catchUpIfReady).catch(report));
      redis.on('ready', catchUpIfReady);
    },
  };
};

const pauseBefore = (attempt: number) => Math.min(2000, attempt * 100);
const later = () => new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null).unref());
