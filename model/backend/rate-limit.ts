/**
 * Token buckets per client. Generous on purpose (a classroom shares one address): they stop floods, while the tight
 * limits of sign-up, codes and logins live with those endpoints and in the database.
 */

/** What a request was answered: allowed, or how many whole seconds to wait. */
type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

export interface Bucket {
  /** Tokens that a client can hold. */
  readonly burst: number;
  readonly perSecond: number;
}

/** Where buckets live. The memory store counts per process; one over Redis would count for all of them. */
export interface RateStore {
  /** Takes `cost` tokens from the client's bucket. `now` in milliseconds. */
  take(client: string, cost: number, now: number): Promise<Verdict>;
  /** Gives tokens back, for requests that turn out to be exempt. */
  give(client: string, cost: number): Promise<void>;
}

interface State {
  tokens: number;
  at: number;
}

/** Clients remembered at once. Past this the longest unseen go first, and they were full again or nearly so. */
const MAX_CLIENTS = 50_000;

/** Buckets in this process's memory, bounded in number. */
export function memoryRateStore(bucket: Bucket, maxClients: number = MAX_CLIENTS): RateStore {
  const states = new Map<string, State>();
  return {
    async take(client, cost, now) {
      const state = refilled(states.get(client), bucket, now);
      // Deleting first moves the client to the end of the map, which keeps the map in order of last use.
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

/** Many at once: to find the first of a map, V8 walks over everything that was ever deleted before it. */
function forgetOldest(states: Map<string, State>, count: number): void {
  let left = count;
  for (const client of states.keys()) {
    if (left-- === 0) return;
    states.delete(client);
  }
}

function refilled(state: State | undefined, bucket: Bucket, now: number): State {
  if (state === undefined) return { tokens: bucket.burst, at: now };
  const seconds = Math.max(0, now - state.at) / 1000;
  return { tokens: Math.min(bucket.burst, state.tokens + seconds * bucket.perSecond), at: now };
}
