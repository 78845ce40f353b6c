/** Checks both ends of a redirect. The site must serve nothing at `from`. If `to` is on the site, the site must serve something at `to`. */
import type { Redirect } from '@hat-nang/model/redirects';
import type { Knex } from 'knex';
import { toLocalPath } from './links.ts';
import type { Finding } from './refusal.ts';
import { findPageAt, hasRedirect, isServedWithoutPage } from './site-pages.ts';

const collection = 'redirects';

/**
 * Returns what is wrong with a redirect.
 * @param ownOrigins origins of the site, for targets with a full address
 */
export async function redirectFindings(
  database: Knex,
  { from, to }: Redirect,
  ownOrigins: readonly string[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const page = await findPageAt(database, from);
  if (isServedWithoutPage(from))
    findings.push({ collection, field: 'from', rule: 'check_redirect_api', subject: from });
  else if (page !== undefined) findings.push({ collection, field: 'from', rule: 'check_redirect_page', subject: page });
  const path = toLocalPath(to, ownOrigins);
  if (path === undefined || isServedWithoutPage(path) || (await findPageAt(database, path, Date.now())) !== undefined)
    return findings;
  if (await hasRedirect(database, path)) return findings;
  return [...findings, { collection, field: 'to', rule: 'check_redirect_target', subject: path }];
}
