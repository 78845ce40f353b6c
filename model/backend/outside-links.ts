/** The report of links to other sites that no longer answer (docs/decisions/304-outside-links.md). site-hooks writes it, and the daily mail counts it. */
import type { Knex } from 'knex';

export const OUTSIDE_LINKS_TABLE = 'outside_links';
/** Number of failed checks in a row, one per night, after which a link is reported. */
export const REPORTED_FAILURES = 2;

/** Counts the reported links. Returns 0 before the migration has created the table. */
export async function countReportedLinks(database: Knex): Promise<number> {
  if (!(await database.schema.hasTable(OUTSIDE_LINKS_TABLE))) return 0;
  const [row] = await database(OUTSIDE_LINKS_TABLE).where('failures', '>=', REPORTED_FAILURES).count({ n: '*' });
  return Number(row?.n ?? 0);
}
