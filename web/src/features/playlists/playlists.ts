/** Playlists in the browser. Own rows only, says Directus; a deleted one keeps its row for a while and can be brought back. */
import {
  MyPlaylistChangeDocument,
  MyPlaylistChoicesDocument,
  MyPlaylistDocument,
  MyPlaylistNoteDocument,
  MyPlaylistsDocument,
  type PlaylistFieldsFragment,
} from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { changeOwn, readOwn } from '@/cms/personal';
import { personalClient, unwrap } from '@/cms/rest';
import { safeColor } from '@/cms/safe-color';
import { type OwnItem, toOwnDocument } from '@/components/own/own-item';
import { tellOtherTabs } from './playlist-news.ts';

export interface PlaylistCard {
  id: number;
  title: string;
  url: string;
  count: number;
  /** Up to three of what is in it, to be shown. */
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
  /** The document that a place is looked for is in it already. */
  isHolding: boolean;
}

const playlistsPageSize = 12;

const fieldsOf = (raw: PlaylistFieldsFragment) => ({
  id: Number(raw.id),
  title: raw.title ?? '',
  deletedAt: raw.deleted_at ?? undefined,
});

/** @throws ApiError, NetworkError */
export const listPlaylists = async (
  lang: Lang,
  {
    page = 1,
    isDeleted = false,
    limit = playlistsPageSize,
  }: { page?: number; isDeleted?: boolean; limit?: number } = {},
): Promise<{ playlists: PlaylistCard[]; total: number; pages: number }> => {
  const { playlists, playlists_aggregated: counts } = await readOwn(MyPlaylistsDocument, {
    filter: { deleted_at: isDeleted ? { _nnull: true } : { _null: true } },
    limit,
    offset: (page - 1) * limit,
  });
  const total = Number(counts[0]?.count?.id ?? 0);
  return {
    playlists: playlists.map((raw) => {
      const documents = (raw.items ?? []).flatMap((item) => item?.document ?? []);
      return {
        ...fieldsOf(raw),
        url: href(lang, 'playlistDetail', { id: raw.id }),
        count: documents.length,
        covers: documents
          .slice(0, 3)
          .map(({ id, cover_color }) => ({ collection: 'documents', id: Number(id), color: safeColor(cover_color) })),
      };
    }),
    total,
    pages: Math.max(1, Math.ceil(total / limit)),
  };
};

/** Undefined when there is no such playlist of one's own. @throws ApiError, NetworkError */
export const getPlaylist = async (lang: Lang, id: number): Promise<Playlist | undefined> => {
  const { playlists, share_links: links } = await readOwn(MyPlaylistDocument, { id });
  const raw = playlists[0];
  if (!raw) return undefined;
  return {
    ...fieldsOf(raw),
    description: raw.description ?? '',
    items: (raw.items ?? []).flatMap((item) => {
      const document = toOwnDocument(item?.document, lang);
      return item && document ? [{ id: Number(item.id), note: item.note ?? '', document }] : [];
    }),
    isShared: links.length > 0,
  };
};

/** @throws ApiError, NetworkError */
export const listChoices = async (document: number): Promise<PlaylistChoice[]> => {
  const { playlists, holding } = await readOwn(MyPlaylistChoicesDocument, { document });
  const holders = new Set(holding.map(({ playlist }) => String(playlist?.id)));
  return playlists.map(({ id, title }) => ({ id: Number(id), title: title ?? '', isHolding: holders.has(String(id)) }));
};

const told = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
  try {
    return await change;
  } finally {
    tellOtherTabs();
  }
};

/**
 * @param isAgain the same name was sent before and no answer came: if an empty playlist of that name stands at the top, it is that one, and no second is made
 * @throws ApiError, NetworkError
 */
export const createPlaylist = async (title: string, isAgain = false): Promise<number> => {
  if (isAgain) {
    const { playlists } = await readOwn(MyPlaylistsDocument, {
      filter: { deleted_at: { _null: true } },
      limit: 1,
      offset: 0,
    });
    const newest = playlists[0];
    if (newest?.title === title && (newest.items ?? []).length === 0) return Number(newest.id);
  }
  const { id } = await told(unwrap(personalClient.POST('/auth-extend/account/new-playlist', { body: { title } })));
  return id;
};

/** `deleted_at` null brings a deleted one back. @throws ApiError, NetworkError */
export const changePlaylist = async (
  id: number,
  data: { title?: string; description?: string; deleted_at?: string | null },
): Promise<void> => {
  await told(changeOwn(MyPlaylistChangeDocument, { id: String(id), data }));
};

/** A teaching tip. @throws ApiError, NetworkError */
export const setNote = async (item: number, note: string): Promise<void> => {
  await told(changeOwn(MyPlaylistNoteDocument, { id: String(item), note }));
};

/** Makes it so; asked twice it is the same. Answers the id of the item. @throws ApiError, NetworkError */
export const putIntoPlaylist = async (
  playlist: number,
  document: number,
  isIn: boolean,
  note?: string,
): Promise<number | undefined> => {
  const body = { playlist, document, is_in: isIn, ...(note ? { note } : {}) };
  const { id } = await told(unwrap(personalClient.POST('/auth-extend/account/playlist-item', { body })));
  return id ?? undefined;
};

/** @throws ApiError, NetworkError */
export const orderPlaylist = async (playlist: number, items: readonly number[]): Promise<void> => {
  await told(
    unwrap(personalClient.POST('/auth-extend/account/playlist-order', { body: { playlist, items: [...items] } })),
  );
};

/** The public address of a shared playlist; undefined once it is revoked. @throws ApiError, NetworkError */
export const sharePlaylist = async (lang: Lang, playlist: number, isShared: boolean): Promise<string | undefined> => {
  const { token } = await unwrap(
    personalClient.POST('/auth-extend/account/share-playlist', {
      body: {
        playlist,
        is_shared: isShared,
      },
    }),
  );
  return token ? new URL(href(lang, 'sharedPlaylist', { token }), window.location.origin).href : undefined;
};
