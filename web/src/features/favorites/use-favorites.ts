'use client';

import { MyFavoritesDocument, type MyFavoritesQuery } from '@codegen/graphql/graphql';
import { type FavoriteCollection, favoriteCollections, favoriteFields } from '@hat-nang/model/favorites';
import type { Lang } from '@hat-nang/model/languages';
import { useCallback } from 'react';
import { type OwnItem, toOwnDocument, toOwnItem } from '@/components/own/own-item';
import { useOwnQuery } from '@/components/own/use-own-query';
import type { RemoteData } from '@/components/own/use-remote-data';
import { useLang } from '@/i18n/client';

export interface Favorite {
  /** Id of the favourites row, not of the item. */
  id: number;
  addedAt: string;
  item: OwnItem;
}

interface FavoritesQuery {
  kind?: FavoriteCollection;
  sort: 'recent' | 'oldest';
  page: number;
}

const favoritesPageSize = 12;

const toFavorite = (raw: MyFavoritesQuery['favorites'][number], lang: Lang): Favorite | undefined => {
  const item =
    toOwnDocument(raw.document, lang) ??
    favoriteCollections.flatMap((collection) => toOwnItem(raw[favoriteFields[collection]], collection, lang) ?? [])[0];
  if (!item) return undefined;
  return {
    id: Number(raw.id),
    addedAt: raw.date_created ?? '',
    item: {
      ...item,
      startsAt: raw.event?.starts_at ?? undefined,
      minutes: item.minutes ?? raw.mental_health?.reading_minutes ?? undefined,
    },
  };
};

/** Reads one page of the user's favourites. */
export function useFavorites(
  { kind, sort, page }: FavoritesQuery,
  limit = favoritesPageSize,
): RemoteData<{ items: Favorite[]; total: number; pages: number }> {
  const lang = useLang();
  const toView = useCallback(
    ({ favorites, favorites_aggregated: counts }: MyFavoritesQuery) => {
      const total = Number(counts[0]?.count?.id ?? 0);
      const items = favorites.flatMap((raw) => toFavorite(raw, lang) ?? []);
      return { items, total, pages: Math.max(1, Math.ceil(total / limit)) };
    },
    [lang, limit],
  );
  const variables = {
    filter: kind ? { [favoriteFields[kind]]: { id: { _nnull: true } } } : {},
    sort: sort === 'oldest' ? ['id'] : ['-id'],
    limit,
    offset: (page - 1) * limit,
  };
  return useOwnQuery(MyFavoritesDocument, variables, toView);
}
