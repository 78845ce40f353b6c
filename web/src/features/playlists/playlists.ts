/** Reads and changes playlists in the browser. Directus limits access to the user's own rows. A deleted playlist can be restored for a limited time. */
import { MyPlaylistChangeDocument, MyPlaylistNoteDocument, MyPlaylistsDocument } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { changeOwnData, readOwnData } from '@/cms/personal';
import { personalClient, unwrap } from '@/cms/rest';
import type { OwnItem } from '@/components/own/own-item';
import { notifyOtherTabs } from './playlist-broadcast.ts';

export interface PlaylistCard {
  id: number;
  title: string;
  url: string;
  count: number;
  /** Covers of at most three items. */
  covers: Pick<OwnItem, 'collection' | 'id' | 'color'>[];
  deletedAt?: string;
}

export interface PlaylistItem {
  id: number;
  note: string;
  document: OwnItem;
}

export interface Playlist {
  id: number;
  title: string;
  description: string;
  items: PlaylistItem[];
  isShared: boolean;
  deletedAt?: string;
}

export interface PlaylistChoice {
  id: number;
  title: string;
  /** True if the playlist already contains the document. */
  hasDocument: boolean;
}

const notifyOtherTabsAfter = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
  try {
    return await change;
  } finally {
    notifyOtherTabs();
  }
};

/**
 * Creates a playlist and returns its id.
 * @param isRepeated the last attempt with this name failed, but perhaps only its response was lost; if the newest playlist has this name and is empty, its
 * id is returned and no second playlist is created
 * @throws ApiError, NetworkError
 */
export const createPlaylist = async (title: string, isRepeated = false): Promise<number> => {
  if (isRepeated) {
    const { playlists } = await readOwnData(MyPlaylistsDocument, {
      filter: { deleted_at: { _null: true } },
      limit: 1,
      offset: 0,
    });
    const newestPlaylist = playlists[0];
    if (newestPlaylist?.title === title && (newestPlaylist.items ?? []).length === 0) return Number(newestPlaylist.id);
  }
  const { id } = await notifyOtherTabsAfter(
    unwrap(personalClient.POST('/auth-extend/account/new-playlist', { body: { title } })),
  );
  return id;
};

/**
 * Changes a playlist. `deleted_at: null` restores a deleted playlist.
 * @throws ApiError, NetworkError
 */
export const changePlaylist = async (
  id: number,
  data: { title?: string; description?: string; deleted_at?: string | null },
): Promise<void> => {
  await notifyOtherTabsAfter(changeOwnData(MyPlaylistChangeDocument, { id: String(id), data }));
};

/** Saves a teaching tip. @throws ApiError, NetworkError */
export const setItemNote = async (itemId: number, note: string): Promise<void> => {
  await notifyOtherTabsAfter(changeOwnData(MyPlaylistNoteDocument, { id: String(itemId), note }));
};

/**
 * Adds a document to a playlist, or removes the document. The call is idempotent. Returns the id of the item, or undefined after a removal.
 * @throws ApiError, NetworkError
 */
export const setPlaylistItem = async (
  playlistId: number,
  documentId: number,
  isIncluded: boolean,
  note?: string,
): Promise<number | undefined> => {
  const body = { playlist: playlistId, document: documentId, is_in: isIncluded, ...(note ? { note } : {}) };
  const { id } = await notifyOtherTabsAfter(
    unwrap(personalClient.POST('/auth-extend/account/playlist-item', { body })),
  );
  return id ?? undefined;
};

/**
 * Sets the order of the items of a playlist.
 * @throws ApiError, NetworkError
 */
export const orderPlaylist = async (playlistId: number, itemIds: readonly number[]): Promise<void> => {
  await notifyOtherTabsAfter(
    unwrap(
      personalClient.POST('/auth-extend/account/playlist-order', {
        body: { playlist: playlistId, items: [...itemIds] },
      }),
    ),
  );
};

/**
 * Creates or revokes the public link of a playlist. Returns the address of the new or existing link. Undefined after a revocation.
 * @throws ApiError, NetworkError
 */
export const sharePlaylist = async (lang: Lang, playlistId: number, isShared: boolean): Promise<string | undefined> => {
  const { token } = await unwrap(
    personalClient.POST('/auth-extend/account/share-playlist', {
      body: {
        playlist: playlistId,
        is_shared: isShared,
      },
    }),
  );
  return token ? new URL(href(lang, 'sharedPlaylist', { token }), window.location.origin).href : undefined;
};
