/**
 * Token buckets per client. Generous on purpose, because a classroom shares one address: they only stop floods. Sign-up, codes and logins also have
 * strict limits in the database.
 */

/** The result for a request: allowed, or whole seconds to wait. */
type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

export interface Bucket {
  /** Capacity of a bucket. */
  readonly burst: number;
  readonly perSecond: number;
}

/** Storage of the buckets. The memory store counts per process; a Redis store counts for all. */
export interface RateStore {
  /** Takes `cost` tokens from the client's bucket. `now` in milliseconds. */
  take(client: string, cost: number, now: number): Promise<Verdict>;
  /** Returns tokens, for requests that turn out to be exempt. */
  give(client: string, cost: number): Promise<void>;
}

interface State {
  tokens: number;
  updatedAt: number;
}

/** Maximum remembered clients. The least recently seen are evicted first; their buckets are full again or nearly so. */
const MAX_CLIENTS = 50_000;

/** Buckets in this process's memory, bounded in number. */
export function memoryRateStore(bucket: Bucket, maxClients: number = MAX_CLIENTS): RateStore {
  const states = new Map<string, State>();
  return {
    async take(client, cost, now) {
      const state = refilled(states.get(client), bucket, now);
      // Deleting first moves the client to the end of the map, which sorts it by last use.
      states.delete(client);
      states.set(client, state);
      if (states.size > maxClients) forgetOldest(states, Math.ceil(maxClients / 100));
      if (state.tokens >= cost) {
        state.tokens -= cost;
        return { allowed: true };
      }
      const missing = cost - state.tokens;
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(missing / bucket.perSecond)) };
    },
    async give(client, cost) {
      const state = states.get(client);
      if (state !== undefined) state.tokens = Math.min(bucket.burst, state.tokens + cost);
    },
  };
}

/** Evicts in batches: to find the first entry of a map, V8 scans all entries deleted before it. */
function forgetOldest(states: Map<string, State>, count: number): void {
  let remaining = count;
  for (const client of states.keys()) {
    if (remaining-- === 0) return;
    states.delete(client);
  }
}

function refilled(state: State | undefined, bucket: Bucket, now: number): State {
  if (state === undefined) return { tokens: bucket.burst, updatedAt: now };
  const seconds = Math.max(0, now - state.updatedAt) / 1000;
  return { tokens: Math.min(bucket.burst, state.tokens + seconds * bucket.perSecond), updatedAt: now };
}
