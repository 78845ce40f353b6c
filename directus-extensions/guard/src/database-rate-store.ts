/** Counters in the table `rate_limits`, valid across several Directus processes and restarts. */

import { count, secondsUntil } from '@hat-nang/model/backend/counted-window';
import type { RateStore } from '@hat-nang/model/backend/rate-limit';
import type { Knex } from 'knex';

/**
 * @param rule its name, the requests per window, and the window in milliseconds
 * @param key HASH_KEY: clients are stored as hashes
 */
export function databaseRateStore(
  database: Knex,
  key: string,
  rule: { readonly name: string; readonly limit: number; readonly windowMs: number },
): RateStore {
  return {
    async take(client, _cost, now) {
      const windowCount = await count(database, key, rule, client, now);
      return windowCount.count <= rule.limit
        ? { allowed: true }
        : { allowed: false, retryAfterSeconds: secondsUntil(windowCount.endsAt, now) };
    },
    // Windows expire, and exempt clients never reach this store.
    give: async () => undefined,
  };
}
