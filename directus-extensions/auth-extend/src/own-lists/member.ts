/** Checks that a caller is a member (a signed-in kid or adult), that an item is public, and that a playlist belongs to the member. */
import type { Accountability, SchemaOverview } from '@directus/types';
import type { Knex } from 'knex';
import { requireCurrentUser } from '../accounts/current-user.ts';
import { MEMBER_ROLES } from '../accounts/deletion/delete-account.ts';
import type { AccountContext } from '../shared/context.ts';
import { refusal } from '../shared/errors.ts';
import type { AccountRequest, Database } from '../shared/types.ts';

export interface Member {
  readonly id: string;
  /** Arguments for Directus's services, so that the services apply the member's permissions. */
  readonly accountability: Accountability;
  readonly schema: SchemaOverview;
}

/**
 * Returns the signed-in member.
 * @throws Refusal unless the request has a kid's or an adult's session
 */
export async function memberOf(context: AccountContext, request: AccountRequest): Promise<Member> {
  const { account, role, schema } = await requireCurrentUser(context, request);
  const { accountability } = request;
  if (!MEMBER_ROLES.includes(role ?? '') || !accountability) throw refusal('FORBIDDEN', 'PROFILE_FORM.ERROR_STAFF');
  return { id: account.id, accountability, schema };
}

/** Restricts a query to rows of a collection that are public now. */
export function whereLive(query: Knex.QueryBuilder, collection: string): void {
  const now = new Date();
  const [from, until] = [`${collection}.date_published`, `${collection}.date_unpublished`];
  query
    .where(`${collection}.status`, 'published')
    .andWhere((condition) => condition.whereNull(from).orWhere(from, '<=', now))
    .andWhere((condition) => condition.whereNull(until).orWhere(until, '>', now));
}

/** Checks whether a row of a collection is public now. Returns false for an id that does not exist. */
export async function isLive(database: Database, collection: string, id: number): Promise<boolean> {
  const row = await database(collection)
    .where({ id })
    .andWhere((condition) => whereLive(condition, collection))
    .first('id');
  return row !== undefined;
}

/**
 * Checks that the playlist belongs to the user and is not deleted.
 * @throws Refusal
 */
export async function requirePlaylist(database: Database, user: string, playlist: number): Promise<void> {
  const row = await database('playlists').where({ id: playlist, user }).whereNull('deleted_at').first('id');
  if (row === undefined) throw refusal('FORBIDDEN', 'FORM.ERROR_INVALID', 'playlist');
}
