/** A circuit breaker for one Redis connection; while it is open, the caller uses its own memory. */

/** The parts of ioredis in use. */
export interface RedisConnection {
  readonly status: string;
  readonly options: { maxRetriesPerRequest?: number | null };
  ping(): Promise<unknown>;
  on(event: 'close' | 'ready' | 'error', listener: (error?: Error) => void): unknown;
}

export type WatchOptions = {
  /** Timeout of a command. */
  patienceMs?: number;
  /** How long after a failure no command is sent. */
  restMs?: number;
  log?: (line: string) => void;
};

export type RedisWatch = {
  readonly isAway: boolean;
  /** The result of `remote`; that of `own` while Redis is down, and when `remote` fails or times out. */
  ask<T>(remote: () => Promise<T>, own: () => Promise<T>): Promise<T>;
  /** Called when Redis is lost: messages of other processes no longer arrive. */
  onLost(listener: () => void): void;
  /**
   * Called on the first connection and on each return of Redis, before any other command.
   * @throws an error that keeps Redis marked as down
   */
  onReturn(listener: (afterLoss: boolean) => Promise<void>): void;
  /** Marks Redis as down: another connection to it was lost. */
  lose(error?: Error): void;
};

/** No request waits for the return, so its timeout may be longer. */
const returnPatienceMs = 5000;

export function watchRedis(redis: RedisConnection, options: WatchOptions = {}): RedisWatch {
  const { patienceMs = 300, restMs = 1000, log = console.warn } = options;
  const lostListeners: (() => void)[] = [];
  const returnListeners: ((afterLoss: boolean) => Promise<void>)[] = [];
  // A first connection in progress is no outage, and nobody waits for it.
  let isAway = redis.status !== 'ready';
  let wasLost = false;
  let isReturning = false;
  let restsUntil = 0;
  /** Counts losses: a return interrupted by another loss is ignored. */
  let losses = 0;

  function lose(error?: Error): void {
    restsUntil = Date.now() + restMs;
    losses += 1;
    isAway = true;
    if (wasLost) return;
    wasLost = true;
    log(`redis: does not answer (${error?.message ?? 'the connection closed'}), this process uses its own memory`);
    for (const listener of lostListeners) listener();
  }

  async function comeBack(): Promise<void> {
    if (isReturning || !isAway || redis.status !== 'ready' || Date.now() < restsUntil) return;
    isReturning = true;
    const seen = losses;
    try {
      await within(patienceMs, redis.ping());
      for (const listener of returnListeners) await within(returnPatienceMs, listener(wasLost));
      if (seen !== losses) return;
      isAway = false;
      if (wasLost) log('redis: answers again');
      wasLost = false;
    } catch (error) {
      lose(error as Error);
    } finally {
      isReturning = false;
    }
  }

  redis.on('close', () => lose());
  // Without a listener ioredis prints every connection attempt.
  redis.on('error', lose);
  redis.on('ready', () => {
    restsUntil = 0;
    void comeBack();
  });

  return {
    get isAway() {
      return isAway;
    },
    async ask(remote, own) {
      if (isAway) {
        void comeBack();
        return own();
      }
      try {
        return await within(patienceMs, remote());
      } catch (error) {
        lose(error as Error);
        return own();
      }
    },
    onLost: (listener) => void lostListeners.push(listener),
    onReturn: (listener) => void returnListeners.push(listener),
    lose,
  };
}

/** After a stall of this process, timers fire before received data is read, so the answer gets one more turn. */
const graceMs = 50;

/** @throws Error when the promise takes longer; its later result is ignored */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
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
