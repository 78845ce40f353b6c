/**
 * Token buckets per client, which stop only floods. Their limits are generous, because a classroom shares one address. Sign-up, codes and logins also have
 * strict limits in the database.
 */

/** Result for a request: allowed, or the number of whole seconds to wait. */
type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

export interface Bucket {
  /** Maximum number of tokens in a bucket. */
  readonly burst: number;
  readonly perSecond: number;
}

/** Storage of the buckets. The memory store counts requests of one process, and a Redis store counts those of all processes. */
export interface RateStore {
  /** Takes `cost` tokens from the client's bucket if the bucket has enough. `now` is in milliseconds. */
  take(client: string, cost: number, now: number): Promise<Verdict>;
  /** Returns tokens to the client's bucket, for a request that turns out to be exempt. */
  give(client: string, cost: number): Promise<void>;
}

interface BucketState {
  tokens: number;
  updatedAt: number;
}

/** Maximum number of remembered clients. The least recently seen clients are evicted first, because their buckets are full or almost full again. */
const MAX_CLIENTS = 50_000;

/** Creates a store with buckets in this process's memory. The number of buckets is limited. */
export function createMemoryRateStore(bucket: Bucket, maxClients: number = MAX_CLIENTS): RateStore {
  const states = new Map<string, BucketState>();
  return {
    async take(client, cost, now) {
      const state = refillState(states.get(client), bucket, now);
      // `delete` before `set` moves the client to the end of the map. The map is thus in the order of last use.
      states.delete(client);
      states.set(client, state);
      if (states.size > maxClients) forgetOldest(states, Math.ceil(maxClients / 100));
      if (state.tokens >= cost) {
        state.tokens -= cost;
        return { allowed: true };
      }
      const missingTokens = cost - state.tokens;
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(missingTokens / bucket.perSecond)) };
    },
    async give(client, cost) {
      const state = states.get(client);
      if (state !== undefined) state.tokens = Math.min(bucket.burst, state.tokens + cost);
    },
  };
}

/**
 * Removes the clients that were seen least recently. Evicts in batches, because V8 scans all deleted entries of a map before it finds the first
 * remaining entry.
 */
function forgetOldest(states: Map<string, BucketState>, count: number): void {
  let remaining = count;
  for (const client of states.keys()) {
    if (remaining-- === 0) return;
    states.delete(client);
  }
}

function refillState(state: BucketState | undefined, bucket: Bucket, now: number): BucketState {
  if (state === undefined) return { tokens: bucket.burst, updatedAt: now };
  const seconds = Math.max(0, now - state.updatedAt) / 1000;
  return { tokens: Math.min(bucket.burst, state.tokens + seconds * bucket.perSecond), updatedAt: now };
}
