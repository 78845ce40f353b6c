/** Reads the reported links with the items that use them now. */
import { OUTSIDE_LINKS_TABLE, REPORTED_FAILURES } from '@hat-nang/model/backend/outside-links';
import { parseJsonColumn } from '@hat-nang/model/json-column';
import { type Lang, languageCodes } from '@hat-nang/model/languages';
import type { Knex } from 'knex';
import type { LinkProblem } from './check-address.ts';
import { CONFIG_COLLECTION, collectOutsideLinks, type LinkUse } from './collect-links.ts';
import type { StoredLink } from './store-results.ts';

/** Maximum number of links that are read. */
export const MAX_REPORTED = 200;

/** An item with a reported link. The title is undefined for the site configuration. */
export interface NamedUse extends LinkUse {
  readonly title: string | undefined;
}

export interface ReportedLink {
  readonly address: string;
  readonly problem: LinkProblem;
  /** Time of the first failed check in milliseconds since 1970. */
  readonly sinceMs: number;
  readonly uses: readonly NamedUse[];
}

const keyOf = ({ collection, id }: LinkUse) => `${collection} ${id}`;

/**
 * Returns the reported links, oldest first. A link that editors have removed since the last check is left out.
 * @param ownOrigins origins of the site and of Directus
 */
export async function readReportedLinks(
  database: Knex,
  ownOrigins: readonly string[],
  lang: Lang,
): Promise<ReportedLink[]> {
  if (!(await database.schema.hasTable(OUTSIDE_LINKS_TABLE))) return [];
  const rows: StoredLink[] = await database(OUTSIDE_LINKS_TABLE)
    .where('failures', '>=', REPORTED_FAILURES)
    .orderBy(['failed_since', 'address'])
    .limit(MAX_REPORTED);
  const storedUses = rows.flatMap(({ uses }) => parseUses(uses));
  const only = new Map<string, number[]>();
  for (const { collection, id } of storedUses) only.set(collection, [...(only.get(collection) ?? []), id]);
  const currentLinks = await collectOutsideLinks(database, ownOrigins, only);
  const titles = await readTitles(database, only, lang);
  return rows.flatMap(({ address, problem, failed_since }) => {
    const uses = (currentLinks.get(address) ?? []).map((use) => ({ ...use, title: titles.get(keyOf(use)) }));
    return uses.length === 0 ? [] : [{ address, problem, sinceMs: Number(failed_since), uses }];
  });
}

const parseUses = (uses: string): LinkUse[] => (parseJsonColumn(uses) ?? []) as LinkUse[];

/** Reads the titles of items: in this language, otherwise in the other. A key is such as `news 12`. */
export async function readTitles(
  database: Knex,
  items: ReadonlyMap<string, readonly number[]>,
  lang: Lang,
): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const [collection, ids] of items) {
    if (collection === CONFIG_COLLECTION) continue;
    const rows: Array<{ id: number; title: string | null }> = await database(`${collection}_translations`)
      .whereIn(`${collection}_id`, [...new Set(ids)])
      // The preferred language comes last, so that it replaces the other.
      .orderByRaw('CASE WHEN languages_code = ? THEN 1 ELSE 0 END', [languageCodes[lang]])
      .select({ id: `${collection}_id`, title: 'title' });
    for (const { id, title } of rows) if (title) titles.set(keyOf({ collection, id: Number(id) }), title);
  }
  return titles;
}
