/**
 * Serves the only anonymous query on accounts: the look-up of a username. A Directus permission on users would also allow filters on e-mail addresses,
 * which reveal an address letter by letter (docs/threat-model.md 12).
 */
import type { Knex } from 'knex';

/** Username to look up. Undefined if no account can have it. */
export type Lookup = { readonly username: string } | { readonly username: undefined };

const QUERY_KEYS: ReadonlySet<string> = new Set(['filter', 'fields', 'limit']);
/** Usernames have only ASCII characters. The lower case of U+212A (the Kelvin sign) is `k`, so that sign could match another person's name. */
const POSSIBLE_USERNAME = /^[\x21-\x7e]{1,64}$/;

/**
 * Parses a look-up from the query string, exactly `filter[username]=x` or `filter[username][_eq]=x`. `fields` and `limit` are allowed and ignored.
 * @returns undefined for any other query, which must be refused
 */
export function parseLookup(query: Readonly<Record<string, unknown>>): Lookup | undefined {
  if (!Object.keys(query).every((key) => QUERY_KEYS.has(key))) return undefined;
  const username =
    pickSoleEntry(pickSoleEntry(query.filter, 'username'), '_eq') ?? pickSoleEntry(query.filter, 'username');
  if (typeof username !== 'string') return undefined;
  return { username: POSSIBLE_USERNAME.test(username) ? username.toLowerCase() : undefined };
}

function pickSoleEntry(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  return entries.length === 1 && entries[0]?.[0] === key ? entries[0][1] : undefined;
}

/** Finds the account with this username, which must be in lower case. The stored case is ignored. Returns at most one row, with id and username. */
export async function findUsername(database: Knex, username: string): Promise<Array<{ id: string; username: string }>> {
  const isSqlite = String(database.client.config.client).startsWith('sqlite');
  // Each condition has the expression of the unique index in that database, so that the database can use the index.
  const condition = isSqlite ? 'username = ? COLLATE NOCASE' : 'lower(username) = ?';
  return database('directus_users').select('id', 'username').whereRaw(condition, [username]).limit(1);
}
