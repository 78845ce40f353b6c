/** Looks up accounts by e-mail address or username. The comparison ignores case. */
import type { Database } from '../shared/types.ts';

export interface Account {
  readonly id: string;
  readonly email: string | null;
  readonly username: string | null;
  readonly status: string;
  readonly password: string | null;
  readonly language: string | null;
}

/** Id that belongs to no account. A look-up with it takes as long as one for an existing account, so the duration reveals nothing. */
export const NO_USER_ID = '00000000-0000-4000-8000-000000000000';
const COLUMNS = ['id', 'email', 'username', 'status', 'password', 'language'];

export function isSqlite(database: Database): boolean {
  return String(database.client.config.client).startsWith('sqlite');
}

/** Returns a case-insensitive SQL condition. Each database gets the expression that matches its unique index. */
function matchIgnoringCase(database: Database, column: 'email' | 'username'): string {
  return isSqlite(database) ? `${column} = ? COLLATE NOCASE` : `lower(${column}) = ?`;
}

/**
 * Finds the account with this e-mail address or username.
 * @param value any text; a text with other characters than ASCII finds no account, because its case folding could match another person's address
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
 * @param id any text; a text that is not a UUID finds no account, although PostgreSQL would throw an error for it
 */
export async function findAccountById(database: Database, id: string): Promise<Account | undefined> {
  const isWellFormed = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
  return database('directus_users')
    .where({ id: isWellFormed ? id : NO_USER_ID })
    .first(COLUMNS);
}

/**
 * Checks whether an account is a sign-up whose address was never verified. Such a sign-up does not reserve its address. One that waits for a guardian has
 * verified it.
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

/** Checks whether a database error reports a duplicate unique value. */
export function isDuplicate(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === '23505' || (code === 'SQLITE_CONSTRAINT' && /UNIQUE/.test(String(message)));
}
