/** Database access for account tests. The helpers read and change rows without the permissions of Directus. */
import type { SQLInputValue } from 'node:sqlite';
import { keyedHash } from '@hat-nang/model/backend/keyed-hash';
import { vi } from 'vitest';
import { attemptSubject } from '../../../directus-extensions/auth-extend/src/accounts/sign-up/attempt.ts';
import { type Database, databaseOf, type Row } from '../../setup/database.ts';
import { stack } from '../../setup/stack.ts';

/** Returns the database of the project under test, SQLite or PostgreSQL. */
export const database = (): Database => databaseOf(stack().settings);

export const runSql = (sql: string, ...values: SQLInputValue[]): Row[] => database().query(sql, ...values);

/** Changes rows. Returns the number of changed rows. */
export const changeRows = (sql: string, ...values: SQLInputValue[]): number => database().change(sql, ...values);

/**
 * Converts a time for a timestamp column.
 * @param ms milliseconds since 1970
 */
export const toDatabaseTime = (ms: number): SQLInputValue => (database().isPostgres ? new Date(ms).toISOString() : ms);

/** Returns the tables of the project with their columns. */
export function columnsByTable(): Map<string, string[]> {
  const rows = database().isPostgres
    ? runSql("SELECT table_name AS t, column_name AS c FROM information_schema.columns WHERE table_schema = 'public'")
    : runSql(
        "SELECT m.name AS t, c.name AS c FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'",
      );
  const columns = new Map<string, string[]>();
  for (const { t: tableName, c: columnName } of rows)
    columns.set(String(tableName), [...(columns.get(String(tableName)) ?? []), String(columnName)]);
  return columns;
}

/** Returns the columns with a foreign key to `directus_users`, as `table.column`. */
export function columnsReferringToUsers(): string[] {
  const rows = database().isPostgres
    ? runSql(
        `SELECT k.table_name AS t, k.column_name AS c FROM information_schema.referential_constraints r
         JOIN information_schema.key_column_usage k ON k.constraint_name = r.constraint_name AND k.constraint_schema = r.constraint_schema
         JOIN information_schema.key_column_usage u ON u.constraint_name = r.unique_constraint_name
           AND u.constraint_schema = r.unique_constraint_schema
         WHERE u.table_name = 'directus_users'`,
      )
    : runSql(
        `SELECT m.name AS t, k."from" AS c FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) k
         WHERE m.type = 'table' AND k."table" = 'directus_users'`,
      );
  return rows.map(({ t: tableName, c: columnName }) => `${tableName}.${columnName}`);
}

/** Returns the row of a person by e-mail, or undefined if there is none. */
export const accountOf = (email: unknown): Row | undefined =>
  runSql('SELECT * FROM directus_users WHERE email = ?', String(email))[0];

/** Returns the rate-limit subject of the current sign-up attempt at an address. Tries of the attempt are counted by this subject. */
export const attemptAt = (email: unknown): string => {
  const { id, password } = accountOf(email) ?? {};
  return attemptSubject({ id: String(id), password: String(password) });
};

export const codesOf = (email: unknown): Row[] =>
  runSql('SELECT c.* FROM account_codes c JOIN directus_users u ON u.id = c.user WHERE u.email = ?', String(email));

/**
 * Returns the rows of the outbox for an address, oldest first, both sent and unsent. `kind` is a template, or a template and a language; by default all mails
 * count.
 */
export const outboxRowsOf = (email: unknown, kind = ''): Row[] =>
  runSql(
    'SELECT * FROM mail_outbox WHERE recipient = ? AND subject LIKE ? ORDER BY created_at',
    String(email),
    `${kind}%`,
  );

export const sessionsOf = (email: unknown): Row[] =>
  runSql('SELECT s.* FROM directus_sessions s JOIN directus_users u ON u.id = s.user WHERE u.email = ?', String(email));

const limitKey = (name: string, subject: unknown): string =>
  `${name}:${keyedHash(stack().secrets.hashKey, 'limit', String(subject))}`;

/** Returns the count and the window of a limit for a subject, or undefined before the first count. */
export function readCounter(name: string, subject: unknown): { count: number; windowMs: number } | undefined {
  const [row] = runSql('SELECT * FROM rate_limits WHERE "key" = ?', limitKey(name, subject));
  return row && { count: Number(row.count), windowMs: Number(row.expires_at) - Number(row.started_at) };
}

export const setCounter = (name: string, subject: unknown, count: number): number =>
  changeRows('UPDATE rate_limits SET "count" = ? WHERE "key" = ?', count, limitKey(name, subject));

/** Ends the window of a limit, so that the next request starts a new one. */
export const endWindow = (name: string, subject: unknown): number =>
  changeRows('UPDATE rate_limits SET expires_at = 1 WHERE "key" = ?', limitKey(name, subject));

/** Resolves when the outbox has no pending mail. */
export const waitForOutbox = (timeout = 20_000) =>
  vi.waitFor(
    () => {
      const waitingMails = runSql(
        'SELECT count(*) AS rows FROM mail_outbox WHERE sent_at IS NULL AND failed_at IS NULL',
      );
      if (waitingMails[0]?.rows !== 0) throw new Error(`${waitingMails[0]?.rows} mails wait`);
    },
    { timeout, interval: 50 },
  );

/** Returns a summary of account rows. The summary must be equal before and after a refused request. */
export function readTraces(): string {
  const tables = ['directus_users', 'users_disabilities', 'consents', 'account_codes', 'mail_outbox'];
  const counts = tables.map((table) => runSql(`SELECT count(*) AS rows FROM ${table}`)[0]?.rows);
  const accounts = runSql(
    'SELECT id, email, username, status, role, password, token, first_name FROM directus_users ORDER BY id',
  );
  const codes = runSql('SELECT id, attempts, used_at FROM account_codes ORDER BY id');
  const sessions = runSql('SELECT count(*) AS rows FROM directus_sessions');
  return JSON.stringify([counts, accounts, codes, sessions]);
}
