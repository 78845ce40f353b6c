/** A circuit breaker for one Redis connection; while it is open, the caller uses its own memory. */

/** The part of the ioredis interface that this module uses. */
export interface RedisConnection {
  readonly status: string;
  readonly options: { maxRetriesPerRequest?: number | null };
  ping(): Promise<unknown>;
  on(event: 'close' | 'ready' | 'error', listener: (error?: Error) => void): unknown;
}

export type WatchOptions = {
  /** Timeout of a command. */
  timeoutMs?: number;
  /** Pause after a failure, during which no command is sent. */
  pauseMs?: number;
  log?: (line: string) => void;
};

export type RedisWatch = {
  readonly isDown: boolean;
  /** Returns the result of `remote`; while Redis is down, or if `remote` fails or times out, that of `fallback`. */
  ask<T>(remote: () => Promise<T>, fallback: () => Promise<T>): Promise<T>;
  /** Adds a listener for the loss of Redis. From then on, messages of other processes do not arrive. */
  onLost(listener: () => void): void;
  /**
   * Adds a listener for the first connection and each reconnection. It runs before any other command. If it throws, Redis stays marked as down.
   */
  onReturn(listener: (afterLoss: boolean) => Promise<void>): void;
  /** Marks Redis as down because another connection to it was lost. */
  markDown(error?: Error): void;
};

/** No request waits for a reconnection, so its timeout may be longer. */
const reconnectTimeoutMs = 5000;

export function watchRedis(redis: RedisConnection, options: WatchOptions = {}): RedisWatch {
  const { timeoutMs = 300, pauseMs = 1000, log = console.warn } = options;
  const lostListeners: (() => void)[] = [];
  const returnListeners: ((afterLoss: boolean) => Promise<void>)[] = [];
  // An initial connection in progress is not an outage, and no request waits for it.
  let isDown = redis.status !== 'ready';
  let wasLost = false;
  let isReconnecting = false;
  let pausedUntil = 0;
  /** Number of losses. A reconnection during which Redis is lost again is ignored. */
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
  // Without a listener ioredis prints every connection attempt.
  redis.on('error', markDown);
  redis.on('ready', () => {
    pausedUntil = 0;
    void reconnect();
  });

  return {
    get isDown() {
      return isDown;
    },
    async ask(remote, fallback) {
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

/** After a stall of this process, timers fire before received data is read. This delay leaves the event loop time to read it. */
const graceMs = 50;

/** @throws Error when the promise takes longer; its later result is ignored */
async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new Error(`no answer within ${ms} ms`));
    timer = setTimeout(() => {
      timer = setTimeout(fail, graceMs);
    }, ms - graceMs);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
