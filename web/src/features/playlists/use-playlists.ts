'use client';

import {
  MyPlaylistChoicesDocument,
  type MyPlaylistChoicesQuery,
  MyPlaylistDocument,
  type MyPlaylistQuery,
  MyPlaylistsDocument,
  type MyPlaylistsQuery,
  type PlaylistFieldsFragment,
} from '@codegen/graphql/graphql';
import { href } from '@hat-nang/model/routes';
import { useCallback } from 'react';
import { safeColor } from '@/cms/safe-color';
import { toOwnDocument } from '@/components/own/own-item';
import { useOwnQuery } from '@/components/own/use-own-query';
import type { RemoteData } from '@/components/own/use-remote-data';
import { useLang } from '@/i18n/client';
import { onPlaylistsChange } from './playlist-broadcast.ts';
import type { Playlist, PlaylistCard, PlaylistChoice } from './playlists.ts';

const playlistsPageSize = 12;

const toPlaylistFields = (raw: PlaylistFieldsFragment) => ({
  id: Number(raw.id),
  title: raw.title ?? '',
  deletedAt: raw.deleted_at ?? undefined,
});

interface PlaylistsPage {
  playlists: PlaylistCard[];
  total: number;
  pages: number;
}

/** Reads one page of the user's playlists, the newest first. With `isDeleted`, reads only deleted playlists, otherwise only playlists that are not deleted. */
export function usePlaylists({
  page = 1,
  isDeleted = false,
  limit = playlistsPageSize,
}: {
  page?: number;
  isDeleted?: boolean;
  limit?: number;
}): RemoteData<PlaylistsPage> {
  const lang = useLang();
  const toView = useCallback(
    ({ playlists, playlists_aggregated: counts }: MyPlaylistsQuery): PlaylistsPage => {
      const total = Number(counts[0]?.count?.id ?? 0);
      const cards = playlists.map((raw) => {
        const documents = (raw.items ?? []).flatMap((item) => item?.document ?? []);
        return {
          ...toPlaylistFields(raw),
          url: href(lang, 'playlistDetail', { id: raw.id }),
          count: documents.length,
          covers: documents.slice(0, 3).map(({ id, cover_color }) => ({
            collection: 'documents' as const,
            id: Number(id),
            color: safeColor(cover_color),
          })),
        };
      });
      return { playlists: cards, total, pages: Math.max(1, Math.ceil(total / limit)) };
    },
    [lang, limit],
  );
  const filter = { deleted_at: isDeleted ? { _nnull: true } : { _null: true } };
  return useOwnQuery(MyPlaylistsDocument, { filter, limit, offset: (page - 1) * limit }, toView, onPlaylistsChange);
}

/** Reads one playlist of the user. `playlist` is undefined if the user has no playlist with this id. */
export function usePlaylist(id: number): RemoteData<{ playlist: Playlist | undefined }> {
  const lang = useLang();
  const toView = useCallback(
    ({ playlists, share_links: links }: MyPlaylistQuery): { playlist: Playlist | undefined } => {
      const raw = playlists[0];
      if (!raw) return { playlist: undefined };
      const items = (raw.items ?? []).flatMap((item) => {
        const document = toOwnDocument(item?.document, lang);
        return item && document ? [{ id: Number(item.id), note: item.note ?? '', document }] : [];
      });
      return {
        playlist: { ...toPlaylistFields(raw), description: raw.description ?? '', items, isShared: links.length > 0 },
      };
    },
    [lang],
  );
  return useOwnQuery(MyPlaylistDocument, { id }, toView, onPlaylistsChange);
}

const toChoices = ({ playlists, holding }: MyPlaylistChoicesQuery): PlaylistChoice[] => {
  const playlistIds = new Set(holding.map(({ playlist }) => String(playlist?.id)));
  return playlists.map(({ id, title }) => ({
    id: Number(id),
    title: title ?? '',
    hasDocument: playlistIds.has(String(id)),
  }));
};

/** Reads the user's playlists that are not deleted, and whether each playlist contains the document. */
export const usePlaylistChoices = (documentId: number): RemoteData<PlaylistChoice[]> =>
  useOwnQuery(MyPlaylistChoicesDocument, { document: documentId }, toChoices, onPlaylistsChange);
