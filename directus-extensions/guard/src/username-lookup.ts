/**
 * The one question that anybody may ask about accounts: does this username exist? Directus has no permission for it,
 * because a permission on users also answers filters on e-mail addresses, one letter at a time (docs/threat-model.md 12).
 */
import type { Knex } from 'knex';

/** What a look-up asks for: a username, or nothing that can exist. */
export type Lookup = { readonly username: string } | { readonly username: undefined };

const QUERY_KEYS: ReadonlySet<string> = new Set(['filter', 'fields', 'limit']);
/** ASCII only: U+212A (the Kelvin sign) turns into a plain k when lower-cased, and would find other people's names. */
const POSSIBLE_USERNAME = /^[\x21-\x7e]{1,64}$/;

/**
 * Reads a look-up from the parsed query string: exactly `filter[username]=x` or `filter[username][_eq]=x`, beside it
 * only `fields` and `limit` (which change nothing).
 *
 * @returns undefined when the request is anything else, which is then refused
 */
export function lookupOf(query: Readonly<Record<string, unknown>>): Lookup | undefined {
  if (!Object.keys(query).every((key) => QUERY_KEYS.has(key))) return undefined;
  const username = onlyEntry(onlyEntry(query.filter, 'username'), '_eq') ?? onlyEntry(query.filter, 'username');
  if (typeof username !== 'string') return undefined;
  return { username: POSSIBLE_USERNAME.test(username) ? username.toLowerCase() : undefined };
}

function onlyEntry(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  return entries.length === 1 && entries[0]?.[0] === key ? entries[0][1] : undefined;
}

/** The account with this lower-cased username, whatever the case it is stored in: at most one row of id and username. */
export async function findUsername(database: Knex, username: string): Promise<Array<{ id: string; username: string }>> {
  const isSqlite = String(database.client.config.client).startsWith('sqlite');
  // Written so that the unique index of each database serves it.
  const condition = isSqlite ? 'username = ? COLLATE NOCASE' : 'lower(username) = ?';
  return database('directus_users').select('id', 'username').whereRaw(condition, [username]).limit(1);
}
