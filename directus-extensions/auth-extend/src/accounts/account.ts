/** Looks up accounts by e-mail address, username or id. The comparison of addresses and usernames ignores case. */
import type { Database } from '../shared/types.ts';

export interface Account {
  readonly id: string;
  readonly email: string | null;
  readonly username: string | null;
  readonly status: string;
  readonly password: string | null;
  readonly language: string | null;
}

/** Valid UUID of no account and no role. Queries use this id in place of a missing or malformed id, so that the query still runs, and finds nothing. */
export const NO_USER_ID = '00000000-0000-4000-8000-000000000000';
const COLUMNS = ['id', 'email', 'username', 'status', 'password', 'language'];

export function isSqlite(database: Database): boolean {
  return String(database.client.config.client).startsWith('sqlite');
}

/** Returns a case-insensitive SQL condition. The condition has the same expression as the unique index, so that SQLite and PostgreSQL can use the index. */
function matchIgnoringCase(database: Database, column: 'email' | 'username'): string {
  return isSqlite(database) ? `${column} = ? COLLATE NOCASE` : `lower(${column}) = ?`;
}

/**
 * Finds the account with this e-mail address or username.
 * @param value any text; it finds no account unless it has 1 to 128 printable ASCII characters and no space, because the case folding of other characters
 * could match another person's address
 */
export async function findAccount(
  database: Database,
  column: 'email' | 'username',
  value: string,
): Promise<Account | undefined> {
  const isWellFormed = /^[\x21-\x7e]{1,128}$/.test(value);
  return database('directus_users')
    .whereRaw(matchIgnoringCase(database, column), [isWellFormed ? value.toLowerCase() : ''])
    .first(COLUMNS);
}

/**
 * Finds the account with this id.
 * @param id any text; a text that is not a UUID in lower case finds no account. Without this check PostgreSQL would throw an error
 */
export async function findAccountById(database: Database, id: string): Promise<Account | undefined> {
  const isWellFormed = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
  return database('directus_users')
    .where({ id: isWellFormed ? id : NO_USER_ID })
    .first(COLUMNS);
}

/**
 * Checks whether an account has the status `unverified` and no verified address. Such an account does not reserve its address. An account that waits for a
 * guardian is also `unverified`, but has a verified address.
 */
export async function isUnverifiedSignUp(database: Database, { id, status }: Account): Promise<boolean> {
  if (status !== 'unverified') return false;
  const row = await database('directus_users').where({ id }).first('email_verified_at');
  return !row?.email_verified_at;
}

export async function roleIdOf(database: Database, shortName: 'kid' | 'adult'): Promise<string> {
  const role = await database('directus_roles').where({ short_name: shortName }).first('id');
  if (role === undefined) throw new Error(`There is no role with the short name "${shortName}"`);
  return role.id;
}

/** Checks whether a database error is a violation of a unique key. */
export function isDuplicate(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === '23505' || (code === 'SQLITE_CONSTRAINT' && /UNIQUE/.test(String(message)));
}
