/**
 * `POST /auth-extend/account/share-playlist` and `POST /auth-extend/shared-playlist`. A token is derived from the id of its row and a key outside the
 * database. The owner can therefore see the token again, although the table has only a hash of the token.
 */
import { randomUUID } from 'node:crypto';
import { keyedHash } from '@hat-nang/model/backend/keyed-hash';
import type {
  SharedPlaylistAnswer,
  sharedPlaylistRequest,
  sharePlaylistRequest,
} from '@hat-nang/model/contracts/own-lists';
import { MAX_PLAYLIST_ITEMS } from '@hat-nang/model/contracts/own-lists';
import type * as z from 'zod/mini';
import type { AccountContext } from '../shared/context.ts';
import { refusal } from '../shared/errors.ts';
import { countOrThrow, HOUR } from '../shared/limits.ts';
import { transact } from '../shared/transactions.ts';
import type { AccountRequest, Database } from '../shared/types.ts';
import { memberOf, requirePlaylist, whereLive } from './member.ts';

const SHARE_LIMIT = { name: 'share-hour', limit: 300, windowMs: HOUR };

/** Derives a token of 128 bits, as 32 hexadecimal digits. */
const tokenOf = (key: string, id: number) => keyedHash(key, 'share', String(id)).slice(0, 32);
const hashOf = (key: string, token: string) => keyedHash(key, 'share-hash', token);

export function sharePlaylist(context: AccountContext) {
  const { database, env } = context;
  return async ({ playlist, is_shared }: z.infer<typeof sharePlaylistRequest>, request: AccountRequest) => {
    const { id: user } = await memberOf(context, request);
    await countOrThrow(database, env.hashKey, SHARE_LIMIT, user);
    await requirePlaylist(database, user, playlist);
    if (!is_shared) {
      await database('share_links').where({ playlist, is_revoked: false }).update({ is_revoked: true });
      return { token: null };
    }
    const id = await transact(database, async (transaction) => {
      const existingLink = await transaction('share_links')
        .where({ playlist, is_revoked: false })
        .orderBy('id')
        .first('id');
      return existingLink === undefined
        ? createShareLink(transaction, env.hashKey, user, playlist)
        : Number(existingLink.id);
    });
    return { token: tokenOf(env.hashKey, id) };
  };
}

async function createShareLink(transaction: Database, key: string, user: string, playlist: number): Promise<number> {
  // The token depends on the row's id. The row is therefore inserted first, with a random value in place of the hash.
  const row = { playlist, user, is_revoked: false, token_hash: randomUUID(), date_created: new Date() };
  const [insertedRow] = await transaction('share_links').insert(row).returning('id');
  const id = Number((insertedRow as { id: number }).id);
  await transaction('share_links')
    .where({ id })
    .update({ token_hash: hashOf(key, tokenOf(key, id)) });
  return id;
}

/**
 * Reads a shared playlist.
 * @throws Refusal INVALID_TOKEN if the token is wrong, the link is revoked, the playlist is deleted, or the owner's account is not active
 */
export function readSharedPlaylist({ database, env }: AccountContext) {
  return async ({ token }: z.infer<typeof sharedPlaylistRequest>): Promise<SharedPlaylistAnswer> => {
    const playlist = await database('share_links')
      .join('playlists', 'playlists.id', 'share_links.playlist')
      .join('directus_users', 'directus_users.id', 'playlists.user')
      .where({ 'share_links.token_hash': hashOf(env.hashKey, token), 'share_links.is_revoked': false })
      // Links are invalid while the account of the playlist's owner is not active.
      .where('directus_users.status', 'active')
      .whereNull('playlists.deleted_at')
      .first('playlists.id', 'playlists.title', 'playlists.description');
    if (playlist === undefined) throw refusal('INVALID_TOKEN', 'FORM.ERROR_LINK', 'token');
    // Documents that are not public are left out.
    const items = await database('playlist_items')
      .join('documents', 'documents.id', 'playlist_items.document')
      .where({ 'playlist_items.playlist': playlist.id })
      .andWhere((condition) => whereLive(condition, 'documents'))
      .orderBy(['playlist_items.sort', 'playlist_items.id'])
      .limit(MAX_PLAYLIST_ITEMS)
      .select('playlist_items.document', 'playlist_items.note');
    return {
      title: String(playlist.title ?? ''),
      description: String(playlist.description ?? ''),
      items: items.map(({ document, note }) => ({ document: Number(document), note: String(note ?? '') })),
    };
  };
}
