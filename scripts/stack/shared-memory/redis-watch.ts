/** Circuit breaker for one Redis connection. While the breaker is open, the caller uses the memory of the process. */

/** Part of the ioredis interface that this module uses. */
export interface RedisConnection {
  readonly status: string;
  readonly options: { maxRetriesPerRequest?: number | null };
  ping(): Promise<unknown>;
  on(event: 'close' | 'ready' | 'error', listener: (error?: Error) => void): unknown;
}

export type WatchOptions = {
  /** Timeout of a command in milliseconds. */
  timeoutMs?: number;
  /** Pause after a failure in milliseconds. No command is sent during the pause, unless the connection becomes ready again. */
  pauseMs?: number;
  log?: (line: string) => void;
};

export type RedisWatch = {
  readonly isDown: boolean;
  /** Returns the result of `remote`. Returns the result of `fallback` while Redis is down, or if `remote` fails or times out. */
  callRemote<T>(remote: () => Promise<T>, fallback: () => Promise<T>): Promise<T>;
  /** Adds a listener for the loss of Redis. After the loss, messages of other processes no longer arrive. */
  onLost(listener: () => void): void;
  /** Adds a listener for the first connection and each reconnection. Redis counts as down until every listener has succeeded. */
  onReturn(listener: (afterLoss: boolean) => Promise<void>): void;
  /** Marks Redis as down because another connection to Redis was lost. */
  markDown(error?: Error): void;
};

/** Timeout in milliseconds of a listener that runs after a reconnection. The timeout may be long, because no request waits for the listener. */
const reconnectTimeoutMs = 5000;

export function watchRedis(redis: RedisConnection, options: WatchOptions = {}): RedisWatch {
  const { timeoutMs = 300, pauseMs = 1000, log = console.warn } = options;
  const lostListeners: (() => void)[] = [];
  const returnListeners: ((afterLoss: boolean) => Promise<void>)[] = [];
  // Before the first connection, Redis counts as down, so no request waits for Redis. This first state is not reported as an outage.
  let isDown = redis.status !== 'ready';
  let wasLost = false;
  let isReconnecting = false;
  let pausedUntil = 0;
  /** Number of losses. A reconnection does not count if Redis is lost again while the listeners run. */
  let losses = 0;

  function markDown(error?: Error): void {
    pausedUntil = Date.now() + pauseMs;
    losses += 1;
    isDown = true;
    if (wasLost) return;
    wasLost = true;
    log(`redis: does not answer (${error?.message ?? 'the connection closed'}), this process uses its own memory`);
    for (const listener of lostListeners) listener();
  }

  async function reconnect(): Promise<void> {
    if (isReconnecting || !isDown || redis.status !== 'ready' || Date.now() < pausedUntil) return;
    isReconnecting = true;
    const lossesBefore = losses;
    try {
      await withTimeout(timeoutMs, redis.ping());
      for (const listener of returnListeners) await withTimeout(reconnectTimeoutMs, listener(wasLost));
      if (lossesBefore !== losses) return;
      isDown = false;
      if (wasLost) log('redis: answers again');
      wasLost = false;
    } catch (error) {
      markDown(error as Error);
    } finally {
      isReconnecting = false;
    }
  }

  redis.on('close', () => markDown());
  // Without a listener, ioredis prints every failed connection attempt.
  redis.on('error', markDown);
  redis.on('ready', () => {
    pausedUntil = 0;
    void reconnect();
  });

  return {
    get isDown() {
      return isDown;
    },
    async callRemote(remote, fallback) {
      if (isDown) {
        void reconnect();
        return fallback();
      }
      try {
        return await withTimeout(timeoutMs, remote());
      } catch (error) {
        markDown(error as Error);
        return fallback();
      }
    },
    onLost: (listener) => void lostListeners.push(listener),
    onReturn: (listener) => void returnListeners.push(listener),
    markDown: markDown,
  };
}

/**
 * Last milliseconds of a timeout, for which a second timer runs. After a stall of this process, timers fire before received data is read. The second
 * timer leaves the event loop time to read the data.
 */
const graceMs = 50;

/**
 * Waits for a promise with a time limit.
 * @throws Error when the promise takes longer; its later result is ignored
 */
async function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    const rejectLate = () => reject(new Error(`no answer within ${ms} ms`));
    timer = setTimeout(() => {
      timer = setTimeout(rejectLate, graceMs);
    }, ms - graceMs);
  });
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
