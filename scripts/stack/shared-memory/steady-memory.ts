/**
 * Replaces `@directus/memory` of Directus 11.17.4 and tolerates an outage of Redis. The original waits for up to 20 reconnections, and then every request
 * fails, because each request reads permissions through that package. During an outage, this module uses the memory of the process.
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
  /** Second connection, for subscriptions. */
  sub?: RedisConnection;
  publish(channel: string, payload: unknown): Promise<void>;
  subscribe(channel: string, handler: Handler): Promise<void>;
  unsubscribe(channel: string, handler: Handler): Promise<void>;
};
type Local = { type: 'local'; maxKeys?: number };
type Redis = {
  type: 'redis';
  redis: RedisConnection & RedisCommands;
  namespace: string;
  ttl?: number;
  lockTimeout?: number;
};
type RedisCommands = { pexpire(key: string, ms: number, mode: 'NX'): Promise<unknown> };
type Multi = { type: 'multi'; redis: Omit<Redis, 'type'>; local: Omit<Local, 'type'> };
type Original = {
  createKv(config: Local | Redis): Kv;
  createBus(config: { type: 'local' } | Redis): Bus;
  createLimiter(config: object): unknown;
};

// The name is not a literal, because knip would report an undeclared dependency: only Directus depends on this package. preload.ts redirects the imports of
// all other modules to this file.
const packageName = '@directus/memory';
const originalPackage = (await import(packageName)) as Original;

/** Maximum age in milliseconds of a cached permission while no change messages are received. */
const maxStaleMs = 2000;

/**
 * Milliseconds after which a counter in Redis expires. Directus counts the processes that read the schema, and a killed process never decrements the count.
 * Without the expiry, all requests would then wait and fail. CACHE_SCHEMA_SYNC_TIMEOUT is longer, so a waiting request reads the schema itself at its second
 * attempt.
 */
const counterTtlMs = 3000;

const watches = new WeakMap<RedisConnection, RedisWatch>();

function getWatch(redis: RedisConnection): RedisWatch {
  const knownWatch = watches.get(redis);
  if (knownWatch) return knownWatch;
  // By default ioredis abandons a waiting subscription after 20 attempts, and nothing would repeat the subscription.
  redis.options.maxRetriesPerRequest = null;
  const watch = watchRedis(redis);
  watches.set(redis, watch);
  return watch;
}

export const createLimiter = originalPackage.createLimiter;

export function createKv(config: Local | Redis): Kv {
  return config.type === 'redis' ? createSteadyKv(config) : originalPackage.createKv(config);
}

export function createBus(config: { type: 'local' } | Redis): Bus {
  return config.type === 'redis' ? createSteadyBus(config) : originalPackage.createBus(config);
}

export function createCache(config: Local | Redis | Multi): Cache {
  return config.type === 'multi' ? createSteadyMulti(config) : createKv(config);
}

export function defineCache(config: Local | Redis | Multi): () => Cache {
  let cache: Cache | undefined;
  return () => {
    cache ??= createCache(config);
    return cache;
  };
}

function createSteadyKv(config: Redis): Kv {
  const watch = getWatch(config.redis);
  const remote = originalPackage.createKv(config);
  let localKv = originalPackage.createKv({ type: 'local' });
  const resetLocal = () => {
    localKv = originalPackage.createKv({ type: 'local' });
  };
  watch.onLost(resetLocal);
  watch.onReturn(async (afterLoss) => {
    // Redis may still contain entries that were deleted during the outage, and writes that arrived after their timeout. So all entries of this store are
    // deleted.
    if (afterLoss) await remote.clear();
    resetLocal();
  });
  const acquireLock = async (key: string) => {
    // `acquireLock` must not run inside `callRemote`, because waiting for a lock of another process would count as a failure of Redis.
    // So a ping checks the connection first.
    await watch.callRemote(
      () => config.redis.ping(),
      async () => undefined,
    );
    return watch.isDown ? localKv.acquireLock(key) : remote.acquireLock(key);
  };
  const callRemote = watch.callRemote;
  return {
    get: (key) =>
      callRemote(
        () => remote.get(key),
        () => localKv.get(key),
      ),
    set: (key, value) =>
      callRemote(
        () => remote.set(key, value),
        () => localKv.set(key, value),
      ),
    delete: (key) =>
      callRemote(
        () => remote.delete(key),
        () => localKv.delete(key),
      ),
    has: (key) =>
      callRemote(
        () => remote.has(key),
        () => localKv.has(key),
      ),
    increment: (key, amount) =>
      callRemote(
        async () => {
          const [count] = await Promise.all([
            remote.increment(key, amount),
            config.redis.pexpire(`${config.namespace}:${key}`, counterTtlMs, 'NX'),
          ]);
          return count;
        },
        () => localKv.increment(key, amount),
      ),
    setMax: (key, value) =>
      callRemote(
        () => remote.setMax(key, value),
        () => localKv.setMax(key, value),
      ),
    clear: () =>
      callRemote(
        () => remote.clear(),
        () => localKv.clear(),
      ),
    acquireLock,
    async usingLock(key, callback) {
      const lock = await acquireLock(key);
      try {
        return await callback();
      } finally {
        // A failed release is harmless, because the lock expires after `lockTimeout`.
        await lock.release().catch(() => undefined);
      }
    },
  };
}

/** Messages that reload the schema and the flows. After an outage, each process delivers them to its own handlers in place of the lost messages. */
const invalidationMessages: [channel: string, payload: unknown][] = [
  ['schemaChanged', {}],
  ['flows', { type: 'reload' }],
];

function createSteadyBus(config: Redis): Bus {
  const watch = getWatch(config.redis);
  const remote = originalPackage.createBus(config);
  const handlers = new Map<string, Set<Handler>>();
  const deliver = async (channel: string, payload: unknown) => {
    // Handlers receive the payload after JSON serialisation, as with a message over Redis.
    const json = JSON.stringify(payload);
    for (const handler of handlers.get(channel) ?? []) handler(json === undefined ? undefined : JSON.parse(json));
  };
  remote.sub?.on('error', watch.markDown);
  remote.sub?.on('close', watch.markDown);
  watch.onReturn(async (afterLoss) => {
    if (remote.sub?.status !== 'ready') throw new Error('no messages are received yet');
    if (afterLoss) for (const [channel, payload] of invalidationMessages) await deliver(channel, payload);
  });
  return {
    publish: (channel, payload) =>
      watch.callRemote(
        () => remote.publish(channel, payload),
        () => deliver(channel, payload),
      ),
    async subscribe(channel, handler) {
      const channelHandlers = handlers.get(channel) ?? new Set();
      handlers.set(channel, channelHandlers.add(handler));
      // ioredis subscribes on connection and on each reconnection. A start therefore does not wait for the subscription while Redis is down.
      const subscription = remote.subscribe(channel, handler).catch(() => undefined);
      if (!watch.isDown) await subscription;
    },
    async unsubscribe(channel, handler) {
      handlers.get(channel)?.delete(handler);
      const unsubscription = remote.unsubscribe(channel, handler).catch(() => undefined);
      if (!watch.isDown) await unsubscription;
    },
  };
}

/**
 * Creates a two-level cache, such as Directus's permission cache. Reads go to process memory first, then to Redis. Messages of other processes invalidate
 * the process memory.
 */
function createSteadyMulti(config: Multi): Cache {
  const localCache = originalPackage.createKv({ type: 'local', ...config.local });
  const redisCache = createSteadyKv({ type: 'redis', ...config.redis });
  const bus = createSteadyBus({ type: 'redis', ...config.redis });
  const watch = getWatch(config.redis.redis);
  const originId = `${process.pid}-${Math.random()}`;
  const channel = 'multi-cache';
  void bus.subscribe(channel, (payload) => {
    const { origin, key } = payload as { origin: string; key?: string };
    if (origin !== originId) void (key === undefined ? localCache.clear() : localCache.delete(key));
  });
  const publishClear = (key?: string) => bus.publish(channel, { type: 'clear', key, origin: originId });
  let timer: NodeJS.Timeout | undefined;
  watch.onLost(() => {
    void localCache.clear();
    timer ??= setInterval(() => void localCache.clear(), maxStaleMs).unref();
  });
  watch.onReturn(async () => {
    clearInterval(timer);
    timer = undefined;
    await localCache.clear();
  });
  return {
    async get(key) {
      const localValue = await localCache.get(key);
      return localValue === undefined ? redisCache.get(key) : localValue;
    },
    async set(key, value) {
      await Promise.all([localCache.set(key, value), redisCache.set(key, value)]);
      await publishClear(key);
    },
    async delete(key) {
      await Promise.all([localCache.delete(key), redisCache.delete(key)]);
      await publishClear(key);
    },
    has: redisCache.has,
    async clear() {
      await Promise.all([localCache.clear(), redisCache.clear()]);
      await publishClear();
    },
    acquireLock: redisCache.acquireLock,
    usingLock: redisCache.usingLock,
  };
}
