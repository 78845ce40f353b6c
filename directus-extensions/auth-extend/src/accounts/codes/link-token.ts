/**
 * Creates and checks the tokens of links in mails. A token is the id of a row, signed with a key outside the database. The database does not store tokens.
 * For links of accounts, the row is in `account_codes` and has the purpose and the expiry of the link. Links of event registrations use the tokens too.
 */
import { randomUUID } from 'node:crypto';
import { isSameHash, keyedHash } from '@hat-nang/model/backend/keyed-hash';
import type { Database } from '../../shared/types.ts';

export type LinkKind = 'deletion' | 'guardian';

export interface Link {
  readonly id: string;
  readonly user: string;
  /** Expiry of the link in milliseconds since 1970. */
  readonly expiresAt: number;
}

export function createLinkToken(key: string, id: string): string {
  return `${id}.${keyedHash(key, 'link', id)}`;
}

/** Returns the id in a token. Returns undefined if the signature is invalid. */
export function verifyLinkToken(key: string, token: string): string | undefined {
  const [id = '', signature = '', ...rest] = token.split('.');
  return rest.length === 0 && isSameHash(signature, keyedHash(key, 'link', id)) ? id : undefined;
}

/** Creates the row of a link and invalidates the account's older links of this kind. Returns the row's id. */
export async function createLink(
  database: Database,
  user: string,
  kind: LinkKind,
  expiresAt: number,
  now: number = Date.now(),
): Promise<string> {
  const id = randomUUID();
  await database('account_codes').where({ user, kind }).delete();
  // A link has no code. Its empty hash never equals the hash of a code.
  const row = { id, user, kind, code_hash: '', created_at: now, expires_at: expiresAt };
  await database('account_codes').insert(row);
  return id;
}

/** Finds the row of a link by its id and kind. Returns undefined if there is no such row, or if the link is used or expired. */
export async function findLink(
  database: Database,
  id: string,
  kind: LinkKind,
  now: number = Date.now(),
): Promise<Link | undefined> {
  const row = await database('account_codes')
    .where({ id, kind })
    .whereNull('used_at')
    .andWhere('expires_at', '>', now)
    .first('id', 'user', 'expires_at');
  return row === undefined ? undefined : { id: row.id, user: row.user, expiresAt: Number(row.expires_at) };
}

/** Finds the row of a link by its token and kind. Returns undefined if the signature is invalid, there is no such row, or the link is used or expired. */
export async function findLinkByToken(
  database: Database,
  key: string,
  token: string,
  kind: LinkKind,
): Promise<Link | undefined> {
  const id = verifyLinkToken(key, token);
  return id === undefined ? undefined : findLink(database, id, kind);
}
