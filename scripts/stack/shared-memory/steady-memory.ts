/**
 * `@directus/memory` for Directus 11.17.4 that tolerates an outage of Redis. The original hangs for up to 20 reconnections, then every request fails,
 * because each reads permissions through it. Meanwhile this one uses process memory.
 */
import { type RedisConnection, type RedisWatch, watchRedis } from './redis-watch.ts';

type Lock = { release(): Promise<void>; extend(duration: number): Promise<void> };
type Kv = {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  has(key: string): Promise<boolean>;
  increment(key: string, amount?: number): Promise<number>;
  setMax(key: string, value: number): Promise<boolean>;
  clear(): Promise<void>;
  acquireLock(key: string): Promise<Lock>;
  usingLock<T>(key: string, callback: () => Promise<T>): Promise<T>;
};
type Cache = Omit<Kv, 'increment' | 'setMax'>;
type Handler = (payload: unknown) => void;
type Bus = {
  /** The second connection, for subscriptions. */
  sub?: RedisConnection;
  publish(channel: string, payload: unknown): Promise<void>;
  subscribe(channel: string, handler: Handler): Promise<void>;
  unsubscribe(channel: string, handler: Handler): Promise<void>;
};
type Local = { type: 'local'; maxKeys?: number };
type Redis = { type: 'redis'; redis: RedisConnection; namespace: string; ttl?: number; lockTimeout?: number };
type Multi = { type: 'multi'; redis: Omit<Redis, 'type'>; local: Omit<Local, 'type'> };
type Original = {
  createKv(config: Local | Redis): Kv;
  createBus(config: { type: 'local' } | Redis): Bus;
  createLimiter(config: object): unknown;
};

// Not a literal: it is Directus's dependency, not ours. preload.ts does not redirect this import.
const name = '@directus/memory';
const original = (await import(name)) as Original;

/** Maximum age of a cached permission while no changes are received. */
const unheardMs = 2000;

const watches = new WeakMap<RedisConnection, RedisWatch>();

function watchOf(redis: RedisConnection): RedisWatch {
  const known = watches.get(redis);
  if (known) return known;
  // A waiting subscription must not be abandoned after 20 attempts: nothing would repeat it.
  redis.options.maxRetriesPerRequest = null;
  const watch = watchRedis(redis);
  watches.set(redis, watch);
  return watch;
}

export const createLimiter = original.createLimiter;

export function createKv(config: Local | Redis): Kv {
  return config.type === 'redis' ? steadyKv(config) : original.createKv(config);
}

export function createBus(config: { type: 'local' } | Redis): Bus {
  return config.type === 'redis' ? steadyBus(config) : original.createBus(config);
}

export function createCache(config: Local | Redis | Multi): Cache {
  return config.type === 'multi' ? steadyMulti(config) : createKv(config);
}

export function defineCache(config: Local | Redis | Multi): () => Cache {
  let cache: Cache | undefined;
  return () => {
    cache ??= createCache(config);
    return cache;
  };
}

function steadyKv(config: Redis): Kv {
  const watch = watchOf(config.redis);
  const remote = original.createKv(config);
  let own = original.createKv({ type: 'local' });
  const forget = () => {
    own = original.createKv({ type: 'local' });
  };
  watch.onLost(forget);
  watch.onReturn(async (afterLoss) => {
    // Otherwise Redis would contain entries deleted meanwhile, or written after their time-out.
    if (afterLoss) await remote.clear();
    forget();
  });
  const acquireLock = async (key: string) => {
    // Waiting for a lock that another process holds is not a failure of Redis.
    await watch.ask(
      () => config.redis.ping(),
      async () => undefined,
    );
    return watch.isAway ? own.acquireLock(key) : remote.acquireLock(key);
  };
  const ask = watch.ask;
  return {
    get: (key) =>
      ask(
        () => remote.get(key),
        () => own.get(key),
      ),
    set: (key, value) =>
      ask(
        () => remote.set(key, value),
        () => own.set(key, value),
      ),
    delete: (key) =>
      ask(
        () => remote.delete(key),
        () => own.delete(key),
      ),
    has: (key) =>
      ask(
        () => remote.has(key),
        () => own.has(key),
      ),
    increment: (key, amount) =>
      ask(
        () => remote.increment(key, amount),
        () => own.increment(key, amount),
      ),
    setMax: (key, value) =>
      ask(
        () => remote.setMax(key, value),
        () => own.setMax(key, value),
      ),
    clear: () =>
      ask(
        () => remote.clear(),
        () => own.clear(),
      ),
    acquireLock,
    async usingLock(key, callback) {
      const lock = await acquireLock(key);
      try {
        return await callback();
      } finally {
        // The lock expires after `lockTimeout` in any case.
        await lock.release().catch(() => undefined);
      }
    },
  };
}

/** Messages that this process could not publish: the others invalidate everything instead. */
const missed: [channel: string, payload: unknown][] = [
  ['schemaChanged', {}],
  ['flows', { type: 'reload' }],
];

function steadyBus(config: Redis): Bus {
  const watch = watchOf(config.redis);
  const remote = original.createBus(config);
  const handlers = new Map<string, Set<Handler>>();
  const deliver = async (channel: string, payload: unknown) => {
    // Like a message over Redis: the payload after JSON serialisation.
    const sent = JSON.stringify(payload);
    for (const handler of handlers.get(channel) ?? []) handler(sent === undefined ? undefined : JSON.parse(sent));
  };
  remote.sub?.on('error', watch.lose);
  remote.sub?.on('close', watch.lose);
  watch.onReturn(async (afterLoss) => {
    if (remote.sub?.status !== 'ready') throw new Error('no messages are received yet');
    if (afterLoss) for (const [channel, payload] of missed) await deliver(channel, payload);
  });
  return {
    publish: (channel, payload) =>
      watch.ask(
        () => remote.publish(channel, payload),
        () => deliver(channel, payload),
      ),
    async subscribe(channel, handler) {
      const known = handlers.get(channel) ?? new Set();
      handlers.set(channel, known.add(handler));
      // ioredis subscribes on connection and on each reconnection, so no start waits for it.
      const subscribed = remote.subscribe(channel, handler).catch(() => undefined);
      if (!watch.isAway) await subscribed;
    },
    async unsubscribe(channel, handler) {
      handlers.get(channel)?.delete(handler);
      const ended = remote.unsubscribe(channel, handler).catch(() => undefined);
      if (!watch.isAway) await ended;
    },
  };
}

/** Directus's permission cache: process memory before Redis, invalidated by messages of other processes. */
function steadyMulti(config: Multi): Cache {
  const near = original.createKv({ type: 'local', ...config.local });
  const far = steadyKv({ type: 'redis', ...config.redis });
  const bus = steadyBus({ type: 'redis', ...config.redis });
  const watch = watchOf(config.redis.redis);
  const own = `${process.pid}-${Math.random()}`;
  const channel = 'multi-cache';
  void bus.subscribe(channel, (payload) => {
    const { origin, key } = payload as { origin: string; key?: string };
    if (origin !== own) void (key === undefined ? near.clear() : near.delete(key));
  });
  const tellOthers = (key?: string) => bus.publish(channel, { type: 'clear', key, origin: own });
  let timer: NodeJS.Timeout | undefined;
  watch.onLost(() => {
    void near.clear();
    timer ??= setInterval(() => void near.clear(), unheardMs).unref();
  });
  watch.onReturn(async () => {
    clearInterval(timer);
    timer = undefined;
    await near.clear();
  });
  return {
    async get(key) {
      const remembered = await near.get(key);
      return remembered === undefined ? far.get(key) : remembered;
    },
    async set(key, value) {
      await Promise.all([near.set(key, value), far.set(key, value)]);
      await tellOthers(key);
    },
    async delete(key) {
      await Promise.all([near.delete(key), far.delete(key)]);
      await tellOthers(key);
    },
    has: far.has,
    async clear() {
      await Promise.all([near.clear(), far.clear()]);
      await tellOthers();
    },
    acquireLock: far.acquireLock,
    usingLock: far.usingLock,
  };
}
