/** Counts requests in the table `rate_limits`. All Directus processes share the counters, which survive restarts. */

import { countInWindow, secondsUntil } from '@hat-nang/model/backend/counted-window';
import type { RateStore } from '@hat-nang/model/backend/rate-limit';
import type { Knex } from 'knex';

/**
 * Creates the store.
 * @param rule name, limit of requests per window, and length of the window in milliseconds
 * @param key value of HASH_KEY; the table contains keyed hashes of the clients
 */
export function createDatabaseRateStore(
  database: Knex,
  key: string,
  rule: { readonly name: string; readonly limit: number; readonly windowMs: number },
): RateStore {
  return {
    async take(client, _cost, now) {
      const windowCount = await countInWindow(database, key, rule, client, now);
      return windowCount.count <= rule.limit
        ? { allowed: true }
        : { allowed: false, retryAfterSeconds: secondsUntil(windowCount.endsAt, now) };
    },
    // A counted request is not given back. Counts end with their window.
    give: async () => undefined,
  };
}
