/**
 * `POST /auth-extend/account/new-playlist`, `…/playlist-item` and `…/playlist-order` create a playlist, add or remove an item, and change the order of the
 * items. Later changes of titles and notes use Directus's own routes, and Directus's permissions apply to them.
 */

import {
  MAX_PLAYLIST_ITEMS,
  MAX_PLAYLISTS,
  type newPlaylistRequest,
  type playlistItemRequest,
  type playlistOrderRequest,
} from '@hat-nang/model/contracts/own-lists';
import type * as z from 'zod/mini';
import type { AccountContext } from '../shared/context.ts';
import { refusal } from '../shared/errors.ts';
import { countOrThrow, HOUR } from '../shared/limits.ts';
import { transact } from '../shared/transactions.ts';
import type { AccountRequest } from '../shared/types.ts';
import { isLive, memberOf, requirePlaylist } from './member.ts';

const CHANGE_LIMIT = { name: 'playlist-hour', limit: 2000, windowMs: HOUR };

export function createPlaylist(context: AccountContext) {
  const { database, env, services } = context;
  return async ({ title }: z.infer<typeof newPlaylistRequest>, request: AccountRequest) => {
    const { id: user, accountability, schema } = await memberOf(context, request);
    await countOrThrow(database, env.hashKey, CHANGE_LIMIT, user);
    const [countRow] = await database('playlists').where({ user }).count('* as n');
    if (Number(countRow?.n) >= MAX_PLAYLISTS) throw refusal('FAILED_VALIDATION', 'FORM.ERROR_INVALID', 'title');
    const playlists = new services.ItemsService('playlists', { accountability, schema, knex: database });
    return { id: Number(await playlists.createOne({ title })) };
  };
}

export function changePlaylistItem(context: AccountContext) {
  const { database, env } = context;
  return async (form: z.infer<typeof playlistItemRequest>, request: AccountRequest) => {
    const { playlist, document, is_in, note } = form;
    const { id: user } = await memberOf(context, request);
    await countOrThrow(database, env.hashKey, CHANGE_LIMIT, user);
    await requirePlaylist(database, user, playlist);
    if (!is_in) {
      await database('playlist_items').where({ playlist, document }).delete();
      return { is_in, id: null };
    }
    if (!(await isLive(database, 'documents', document))) {
      throw refusal('FAILED_VALIDATION', 'FORM.ERROR_INVALID', 'document');
    }
    const id = await transact(database, async (transaction) => {
      const [countRow] = await transaction('playlist_items').where({ playlist }).count('* as n').max('sort as last');
      const existingItem = await transaction('playlist_items').where({ playlist, document }).first('id');
      if (existingItem === undefined && Number(countRow?.n) >= MAX_PLAYLIST_ITEMS) {
        throw refusal('FAILED_VALIDATION', 'FORM.ERROR_INVALID', 'playlist');
      }
      await transaction('playlist_items')
        .insert({ playlist, document, sort: Number(countRow?.last ?? 0) + 1, note: note || null })
        .onConflict(['playlist', 'document'])
        .ignore();
      await transaction('playlists').where({ id: playlist }).update({ date_updated: new Date() });
      const row = await transaction('playlist_items').where({ playlist, document }).first('id');
      return Number(row?.id);
    });
    return { is_in, id };
  };
}

export function changePlaylistOrder(context: AccountContext) {
  const { database, env } = context;
  return async ({ playlist, items }: z.infer<typeof playlistOrderRequest>, request: AccountRequest) => {
    const { id: user } = await memberOf(context, request);
    await countOrThrow(database, env.hashKey, CHANGE_LIMIT, user);
    await requirePlaylist(database, user, playlist);
    await transact(database, async (transaction) => {
      const rows = await transaction('playlist_items').where({ playlist }).orderBy(['sort', 'id']).select('id', 'sort');
      const newPositions = new Map(items.map((id, index) => [id, index]));
      // An item that the request does not list, for example because another tab has added it meanwhile, goes to the end.
      const positionOf = (id: number) => newPositions.get(id) ?? items.length;
      const orderedRows = rows
        .map((row, index) => ({ id: Number(row.id), sort: row.sort, index }))
        .sort((a, b) => positionOf(a.id) - positionOf(b.id) || a.index - b.index);
      for (const [index, row] of orderedRows.entries()) {
        if (row.sort === index + 1) continue;
        await transaction('playlist_items')
          .where({ id: row.id })
          .update({ sort: index + 1 });
      }
      await transaction('playlists').where({ id: playlist }).update({ date_updated: new Date() });
    });
    return undefined;
  };
}
