/** Both ends of a redirect: it hides no page, and leads to one. */
import type { Redirect } from '@hat-nang/model/redirects';
import type { Knex } from 'knex';
import { barePath, isServed, pageAt } from './pages-of-site.ts';
import type { Finding } from './refusal.ts';

const collection = 'redirects';

/** @param ownOrigins origins of the site, for targets that name it in full */
export async function redirectFindings(
  database: Knex,
  { from, to }: Redirect,
  ownOrigins: readonly string[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const page = await pageAt(database, from);
  if (isServed(from)) findings.push({ collection, field: 'from', rule: 'check_redirect_api', what: from });
  else if (page !== undefined) findings.push({ collection, field: 'from', rule: 'check_redirect_page', what: page });
  const path = localPath(to, ownOrigins);
  if (path === undefined || isServed(path) || (await pageAt(database, path)) !== undefined) return findings;
  const next = await database('redirects')
    .where({ from: barePath(path), is_active: true })
    .first('id');
  return next === undefined
    ? [...findings, { collection, field: 'to', rule: 'check_redirect_target', what: path }]
    : findings;
}

function localPath(target: string, ownOrigins: readonly string[]): string | undefined {
  if (target.startsWith('/')) return target;
  const url = URL.canParse(target) ? new URL(target) : undefined;
  return url !== undefined && ownOrigins.includes(url.origin) ? url.pathname : undefined;
}
