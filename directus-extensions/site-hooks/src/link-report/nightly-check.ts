/** The nightly check of the links that lead to other sites (docs/decisions/304-outside-links.md). */
import { OUTSIDE_LINKS_TABLE } from '@hat-nang/model/backend/outside-links';
import type { Knex } from 'knex';
import type { Network } from './check-address.ts';
import { checkLinks } from './check-links.ts';
import { collectOutsideLinks } from './collect-links.ts';
import { claimNight, storeResults } from './store-results.ts';

/** Cron schedule: every hour. `checkAtNight` runs in the first of these hours in which Directus is up. The time zone of the process is unknown. */
export const CHECK_SCHEDULE = '37 * * * *';
/** Hours of the check in Viet Nam. */
const NIGHT_HOURS = [2, 3, 4];
const VIETNAM_OFFSET_MS = 7 * 3_600_000;

export interface NightlyCheck {
  readonly database: Knex;
  /** Origins of the site and of Directus. */
  readonly ownOrigins: readonly string[];
  readonly network: Network;
}

/**
 * Checks all links once per night. The first process that claims the night runs the check.
 * @param now milliseconds since 1970
 * @returns what happened: `offline` means that no address answered, so that nothing was stored
 */
export async function checkAtNight(
  { database, ownOrigins, network }: NightlyCheck,
  now: number = Date.now(),
): Promise<'not-due' | 'done' | 'offline'> {
  const vietnamTime = new Date(now + VIETNAM_OFFSET_MS);
  if (!NIGHT_HOURS.includes(vietnamTime.getUTCHours())) return 'not-due';
  // Before the migration, the tables do not exist.
  if (!(await database.schema.hasTable(OUTSIDE_LINKS_TABLE))) return 'not-due';
  if (!(await claimNight(database, vietnamTime.toISOString().slice(0, 10)))) return 'not-due';
  const links = await collectOutsideLinks(database, ownOrigins);
  const results = await checkLinks([...links.keys()], network);
  return (await storeResults(database, links, results, now)) ? 'done' : 'offline';
}
