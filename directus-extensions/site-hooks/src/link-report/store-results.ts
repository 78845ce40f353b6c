/** Stores the links that fail. A link is reported after `REPORTED_FAILURES` failed checks in a row, and removed when it answers or is no longer used. */
import { createHash } from 'node:crypto';
import { OUTSIDE_LINKS_TABLE } from '@hat-nang/model/backend/outside-links';
import { rowsOf } from '@hat-nang/model/backend/rows';
import type { Knex } from 'knex';
import type { CheckResult, LinkProblem } from './check-address.ts';
import type { LinkUse } from './collect-links.ts';

/** Maximum number of stored items per link. */
const MAX_USES = 50;

export interface StoredLink {
  readonly id: string;
  readonly address: string;
  readonly problem: LinkProblem;
  readonly failures: number;
  readonly failed_since: number | string;
  readonly uses: string;
}

const idOf = (address: string) => createHash('sha256').update(address).digest('hex');

/**
 * Claims the check of a night for this process. Returns false if another process, or this one before a restart, has claimed the night.
 * @param night day such as `2026-11-28`
 */
export async function claimNight(database: Knex, night: string): Promise<boolean> {
  const result = await database.raw(
    'INSERT INTO outside_link_nights (night) VALUES (?) ON CONFLICT (night) DO NOTHING RETURNING night',
    [night],
  );
  await database('outside_link_nights').where('night', '<', night).delete();
  return rowsOf(result).length > 0;
}

/**
 * Stores the results of a night. If no checked address answers, this server has no connection, and the results are ignored.
 * @param uses all addresses that are in use, with their items
 * @returns whether the results counted
 */
export async function storeResults(
  database: Knex,
  uses: ReadonlyMap<string, readonly LinkUse[]>,
  results: ReadonlyMap<string, CheckResult>,
  now: number,
): Promise<boolean> {
  const storedLinks: StoredLink[] = await database(OUTSIDE_LINKS_TABLE);
  const stored = new Map(storedLinks.map((link) => [link.address, link]));
  const checked = [...results].filter(([, result]) => result !== 'unchecked');
  const isConnected = checked.length === 0 || checked.some(([, result]) => result === 'answers');
  for (const { id, address } of storedLinks)
    if (!uses.has(address) || (isConnected && results.get(address) === 'answers'))
      await database(OUTSIDE_LINKS_TABLE).where({ id }).delete();
  if (!isConnected) return false;
  for (const [address, result] of checked) {
    if (result === 'answers') continue;
    const earlier = stored.get(address);
    const link: StoredLink = {
      id: idOf(address),
      address,
      problem: result as LinkProblem,
      failures: (earlier?.failures ?? 0) + 1,
      failed_since: earlier?.failed_since ?? now,
      uses: JSON.stringify((uses.get(address) ?? []).slice(0, MAX_USES)),
    };
    await database(OUTSIDE_LINKS_TABLE).insert(link).onConflict('id').merge();
  }
  return true;
}
