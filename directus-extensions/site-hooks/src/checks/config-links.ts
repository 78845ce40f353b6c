/** Checks the addresses that a person enters in the site configuration: menus, social links, the donation page and the quick exit. */
import type { Row } from '@hat-nang/model/backend/directus-hooks';
import type { Knex } from 'knex';
import { addressesOfList, CONFIG_COLLECTION, CONFIG_TEXTS } from '../link-report/collect-links.ts';
import { findBrokenAddresses } from './check-items.ts';
import type { Finding } from './refusal.ts';

/** Columns with addresses, by table. */
const ADDRESS_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  [CONFIG_COLLECTION]: ['quick_exit_url'],
  [`${CONFIG_COLLECTION}_translations`]: CONFIG_TEXTS,
};

/**
 * Returns the broken addresses of a change: addresses of this site at which the site serves nothing now, and malformed other addresses. Unchanged columns are
 * not checked, because an item may be unpublished while a menu leads to it.
 * @param ownOrigins origins of the site, for full addresses
 */
export async function configLinkFindings(
  database: Knex,
  collection: string,
  change: Row,
  ownOrigins: readonly string[],
): Promise<Finding[]> {
  const columns = Object.hasOwn(ADDRESS_COLUMNS, collection) ? (ADDRESS_COLUMNS[collection] ?? []) : [];
  const findings: Finding[] = [];
  for (const column of columns.filter((name) => Object.hasOwn(change, name))) {
    // An entry without an address is the heading of a submenu.
    const addresses = addressesOfList(change[column]).filter((address) => typeof address === 'string');
    const filledAddresses = addresses.map((address) => address.trim()).filter((address) => address !== '');
    const brokenAddresses = await findBrokenAddresses(database, filledAddresses, ownOrigins, Date.now());
    // The form of the configuration shows the problems of its translations at the field `translations`.
    const field = collection === CONFIG_COLLECTION ? column : 'translations';
    if (brokenAddresses.size > 0)
      findings.push({
        ...{ collection: CONFIG_COLLECTION, field, rule: 'check_config_link' },
        subject: [...brokenAddresses].join(', '),
      });
  }
  return findings;
}
