/**
 * Limits the concurrent requests and the work per client, and the concurrent requests of all clients. Further requests wait in a queue that alternates between
 * clients, so a client with many requests does not block the others. Each process has its own budget in memory.
 */

export interface WorkRules {
  /** Maximum concurrent requests, per client and in total. */
  readonly perClient: number;
  readonly total: number;
  /** Maximum queue length per client, and maximum wait in milliseconds. */
  readonly waiting: number;
  readonly waitMs: number;
  /** Work in milliseconds: the capacity per client, and the amount that is refilled per second. */
  readonly burstMs: number;
  readonly msPerSecond: number;
  /** Maximum pause in milliseconds after a request. Up to this maximum, the pause is as long as the request took. */
  readonly longestPauseMs: number;
}

/**
 * One request at a time, with a pause after each request (docs/decisions/197-work-budget.md). The pauses leave time for requests outside this budget, such as
 * the site's. The maximum wait is shorter than the site's deadline (web/src/cms/back-end-lanes.ts).
 */
export const WORK_RULES: WorkRules = {
  perClient: 1,
  total: 1,
  waiting: 200,
  waitMs: 2_000,
  burstMs: 120_000,
  msPerSecond: 1_000,
  longestPauseMs: 100,
};

/** Result of `enter`. If the request is admitted, call `leave` when the work has ended. If the request is refused, retry after `retryAfterSeconds`. */
export type BudgetEntry =
  | { readonly isAllowed: true; readonly leave: (now: number) => void }
  | { readonly isAllowed: false; readonly retryAfterSeconds: number };

interface Client {
  running: number;
  readonly waiting: Set<(now: number) => void>;
  /** Milliseconds of work that are left at the time `updatedAt`. Negative if the client has used more than its budget. */
  leftMs: number;
  updatedAt: number;
}

export interface WorkBudget {
  /**
   * Admits or refuses a request, immediately or after a wait in the queue. `now` is in milliseconds.
   * @param signal aborted when the caller disconnects; a waiting request is then refused
   */
  enter(client: string, now: number, signal?: AbortSignal): Promise<BudgetEntry>;
}

/**
 * Maximum number of remembered clients. For a further client, the least recently seen client without running or waiting requests is forgotten. Clients with
 * budget left are forgotten first, because a forgotten client has a full budget again.
 */
const MAX_CLIENTS = 20_000;

/** Creates a budget in the memory of this process. */
export function createWorkBudget(rules: WorkRules = WORK_RULES, maxClients: number = MAX_CLIENTS): WorkBudget {
  const clients = new Map<string, Client>();
  /** Clients with waiting requests, in the order in which they are served. */
  const waitingClients = new Set<Client>();
  let running = 0;

  const refreshClient = (key: string, now: number): Client => {
    const knownClient = clients.get(key) ?? { running: 0, waiting: new Set(), leftMs: rules.burstMs, updatedAt: now };
    knownClient.leftMs = leftAt(knownClient, now);
    knownClient.updatedAt = now;
    clients.delete(key);
    if (clients.size >= maxClients) forgetIdle(now);
    clients.set(key, knownClient);
    return knownClient;
  };

  const leftAt = ({ leftMs, updatedAt }: Client, now: number): number =>
    Math.min(rules.burstMs, leftMs + (Math.max(0, now - updatedAt) / 1000) * rules.msPerSecond);

  const forgetIdle = (now: number) => {
    let forgotten: string | undefined;
    for (const [key, client] of clients) {
      if (client.running > 0 || client.waiting.size > 0) continue;
      forgotten ??= key;
      if (leftAt(client, now) <= 0) continue;
      forgotten = key;
      break;
    }
    if (forgotten !== undefined) clients.delete(forgotten);
  };

  const startWork = (client: Client, now: number): BudgetEntry => {
    client.running += 1;
    running += 1;
    let hasEnded = false;
    return {
      isAllowed: true,
      leave: (end) => {
        if (hasEnded) return;
        hasEnded = true;
        client.running -= 1;
        const durationMs = Math.max(0, end - now);
        client.leftMs -= durationMs;
        const pauseMs = Math.min(durationMs, rules.longestPauseMs);
        const freeSlot = () => {
          running -= 1;
          serveWaiting(end + pauseMs);
        };
        if (pauseMs === 0) freeSlot();
        else setTimeout(freeSlot, pauseMs).unref();
      },
    };
  };

  const serveWaiting = (now: number) => {
    for (const client of waitingClients) {
      if (running >= rules.total) return;
      if (client.running >= rules.perClient) continue;
      const [next] = client.waiting;
      waitingClients.delete(client);
      if (next === undefined) continue;
      client.waiting.delete(next);
      if (client.waiting.size > 0) waitingClients.add(client);
      next(now);
    }
  };

  return {
    async enter(key, now, signal) {
      const client = refreshClient(key, now);
      if (client.leftMs <= 0) {
        return { isAllowed: false, retryAfterSeconds: Math.ceil((1 - client.leftMs) / rules.msPerSecond) };
      }
      const hasFreeSlot = running < rules.total && client.running < rules.perClient && client.waiting.size === 0;
      if (hasFreeSlot) return startWork(client, now);
      if (client.waiting.size >= rules.waiting) return { isAllowed: false, retryAfterSeconds: 1 };
      return new Promise<BudgetEntry>((resolve) => {
        const giveUp = () => {
          client.waiting.delete(startWaiting);
          if (client.waiting.size === 0) waitingClients.delete(client);
          settle({ isAllowed: false, retryAfterSeconds: 1 });
        };
        const timer = setTimeout(giveUp, rules.waitMs);
        const settle = (entry: BudgetEntry) => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', giveUp);
          resolve(entry);
        };
        const startWaiting = (startTime: number) => settle(startWork(client, startTime));
        signal?.addEventListener('abort', giveUp, { once: true });
        client.waiting.add(startWaiting);
        waitingClients.add(client);
      });
    },
  };
}
