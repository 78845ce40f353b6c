import { randomUUID } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { Redis } from 'ioredis';
import { oncePerProcess } from '../process-state.ts';
import type { Entry } from './entry.ts';

/** Cache shared by several processes of the site. The cache may lose any entry; the page is then rendered again. */
export interface SharedCache {
  /** Returns the number of the last change that this process has applied. Changes are numbered from 1 across all processes. */
  lastChange(): number;
  /**
   * Reads the last stored rendering of a page by any process. Undefined if no rendering is stored, if a tag of the page changed after the rendering began, or
   * if Redis is slow or down.
   * @param tagsOf returns the tags of a page
   */
  read(key: string, tagsOf: (entry: Entry) => readonly string[]): Promise<Entry | undefined>;
  /**
   * Stores a rendering for all processes.
   * @param changeAtStart result of `lastChange()` when the rendering began
   */
  write(key: string, entry: Entry, changeAtStart: number): void;
  /**
   * Records that these tags changed now, and publishes the change to all processes including this one. While Redis is down, the tags wait for the next
   * connection. After a time-out, the tags are published again.
   */
  announce(tags: readonly string[]): Promise<void>;
  /**
   * Subscribes to changes in their order. `onChange` must be synchronous. At every connection, `onTimes` receives the times of all recorded changes (tag
   * → milliseconds since 1970).
   */
  follow(onChange: (tags: string[], isOwn: boolean) => void, onTimes: (times: Record<string, number>) => void): void;
}

const readTimeoutMs = 200;
/** Milliseconds after which tags that could not be published are published again. */
const republishMs = 2000;
const pageTtlSeconds = 7 * 24 * 3600;
/** Name of the Redis hash that stores the number and time of the last change of each tag. */
const lastChanges = 'site:changed';
const counterKey = 'site:changes:count';
const channel = 'site:changes';

/** Redis script that numbers, records and publishes a change atomically. Subscribers therefore receive changes in order. */
const announceScript = `
local number = redis.call('INCR', KEYS[1])
for index = 3, #ARGV do redis.call('HSET', KEYS[2], ARGV[index], number .. ' ' .. ARGV[1]) end
redis.call('PUBLISH', KEYS[3], number .. ' ' .. ARGV[2])
return number`;

/** Returns the shared cache at REDIS_URL. Undefined without REDIS_URL, or without a build (in development). The site is then a single process. */
export const sharedCache = (): SharedCache | undefined => {
  const { REDIS_URL: url, SITE_BUILD_ID: build } = process.env;
  if (!url || !build) return undefined;
  return oncePerProcess('shared-cache', () => openCache(url, build));
};

const openCache = (url: string, build: string): SharedCache => {
  // This connection never queues commands, because a page must not wait while Redis is down.
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 2000,
    retryStrategy: computeRetryDelay,
  });
  const processId = randomUUID();
  let hasReported = false;
  const reportError = (error: Error) => {
    if (!hasReported)
      console.warn(`shared cache: Redis does not answer (${error.message}); this process continues without it`);
    hasReported = true;
  };
  redis.on('error', reportError);
  redis.on('ready', () => {
    hasReported = false;
  });
  const toPageKey = (key: string) => `site:page:${build}:${key}`;
  let lastChange = 0;
  /** Number of the last known change of each tag. */
  const changedTags = new Map<string, number>();
  /** Tags of changes that are not yet published to Redis. */
  const unpublishedTags = new Set<string>();

  const recordChanges = (tags: readonly string[], changeNumber: number) => {
    for (const tag of tags) changedTags.set(tag, Math.max(changedTags.get(tag) ?? 0, changeNumber));
  };
  /** Reads the number of changes, and the last change of each tag (`time` in milliseconds since 1970). */
  const readChanges = async () => {
    const [[, count] = [], [, byTag] = []] = (await redis.multi().get(counterKey).hgetall(lastChanges).exec()) ?? [];
    const changes = Object.entries((byTag ?? {}) as Record<string, string>).map(([tag, numberAndTime]) => {
      const [number = 0, time = 0] = numberAndTime.split(' ').map(Number);
      return { tag, number, time };
    });
    return { count: Number(count ?? 0), changes };
  };
  const publish = async (tags: readonly string[]) => {
    const message = JSON.stringify({ from: processId, tags });
    const changeNumber = await redis.eval(
      announceScript,
      3,
      counterKey,
      lastChanges,
      channel,
      Date.now(),
      message,
      ...tags,
    );
    recordChanges(tags, Number(changeNumber));
  };
  const queueUnpublished = (tags: readonly string[]) => {
    for (const tag of tags) unpublishedTags.add(tag);
  };
  const publishQueued = async () => {
    const tags = [...unpublishedTags];
    unpublishedTags.clear();
    if (tags.length > 0)
      await publish(tags).catch((error: Error) => {
        queueUnpublished(tags);
        reportError(error);
        // Queued tags are published when Redis connects, but the connection may stay open after a time-out. A timer therefore publishes the tags again.
        setTimeout(publishIfReady, republishMs).unref();
      });
  };
  const publishIfReady = () => {
    if (redis.status === 'ready') void publishQueued();
  };

  return {
    lastChange: () => lastChange,
    async read(key, tagsOf) {
      if (redis.status !== 'ready') return undefined;
      try {
        const storedEntry = await Promise.race([redis.getBuffer(toPageKey(key)), resolveAfterTimeout()]);
        if (!storedEntry) return undefined;
        const { changeAtStart, ...entry } = deserialize(storedEntry) as Entry & { changeAtStart: number };
        return tagsOf(entry).every((tag) => (changedTags.get(tag) ?? 0) <= changeAtStart) ? entry : undefined;
      } catch (error) {
        reportError(error as Error);
        return undefined;
      }
    },
    write(key, entry, changeAtStart) {
      if (redis.status !== 'ready') return;
      redis.set(toPageKey(key), serialize({ ...entry, changeAtStart }), 'EX', pageTtlSeconds).catch(reportError);
    },
    async announce(tags) {
      if (tags.length === 0) return;
      queueUnpublished(tags);
      if (redis.status === 'ready') await publishQueued();
    },
    follow(onChange, onTimes) {
      const subscriber = redis.duplicate({
        enableOfflineQueue: true,
        maxRetriesPerRequest: null,
        commandTimeout: undefined,
      });
      subscriber.on('error', reportError);
      subscriber.on('message', (_channel: string, text: string) => {
        const spaceIndex = text.indexOf(' ');
        const changeNumber = Number(text.slice(0, spaceIndex));
        const { from, tags } = JSON.parse(text.slice(spaceIndex + 1)) as { from: string; tags: string[] };
        recordChanges(tags, changeNumber);
        onChange(tags, from === processId);
        lastChange = Math.max(lastChange, changeNumber);
      });
      const readMissedChanges = async () => {
        const previousChange = lastChange;
        const { count, changes } = await readChanges();
        // A restarted Redis counts from 1 again.
        if (count < previousChange) {
          changedTags.clear();
          lastChange = 0;
        }
        for (const { tag, number } of changes) recordChanges([tag], number);
        onTimes(Object.fromEntries(changes.map(({ tag, time }) => [tag, time])));
        lastChange = Math.max(lastChange, count);
        await publishQueued();
      };
      const catchUpIfReady = () => {
        if (redis.status === 'ready') readMissedChanges().catch(reportError);
      };
      // At each connection, this process first subscribes and then reads missed changes. In the other order, a change in between would be lost.
      subscriber.on('ready', () => void subscriber.subscribe(channel).then(catchUpIfReady).catch(reportError));
      redis.on('ready', catchUpIfReady);
    },
  };
};

const computeRetryDelay = (attempt: number) => Math.min(2000, attempt * 100);
const resolveAfterTimeout = () => new Promise<null>((resolve) => setTimeout(resolve, readTimeoutMs, null).unref());
