/** Favourites in the browser. What may be read and changed is decided by Directus's permissions: own rows only. */
import { MyFavoritesDocument, type MyFavoritesQuery, MyHeartsDocument } from '@codegen/graphql/graphql';
import { type FavoriteCollection, favoriteCollections, favoriteFields } from '@hat-nang/model/favorites';
import type { Lang } from '@hat-nang/model/languages';
import { readOwn } from '@/cms/personal';
import { personalClient, unwrap } from '@/cms/rest';
import { type OwnItem, toOwnDocument, toOwnItem } from '@/components/own/own-item';

/** The parts of a key such as `documents:12`, which hearts on pages carry, or undefined for anything else that stands in a page. */
export const readKey = (key: string): { collection: FavoriteCollection; id: number } | undefined => {
  // A wish that waits for its log-in in the tab may be an earlier release's.
  const [name, id] = key.replace(/^mental_health_posts:/, 'mental_health:').split(':');
  const collection = favoriteCollections.find((known) => known === name);
  return collection && /^\d{1,10}$/.test(id ?? '') ? { collection, id: Number(id) } : undefined;
};

/** Which of these are favourites: one request. @throws ApiError, NetworkError */
export const readHearts = async (keys: readonly string[]): Promise<Set<string>> => {
  const parts = keys.flatMap((key) => readKey(key) ?? []);
  const filters = favoriteCollections.flatMap((collection) => {
    const ids = parts.filter((part) => part.collection === collection).map(({ id }) => id);
    return ids.length > 0 ? [{ [favoriteFields[collection]]: { id: { _in: ids } } }] : [];
  });
  if (filters.length === 0) return new Set();
  const { favorites } = await readOwn(MyHeartsDocument, { filter: { _or: filters } });
  return new Set(
    favorites.flatMap((row) =>
      favoriteCollections.flatMap((collection) => {
        const item = row[favoriteFields[collection]];
        return item ? [`${collection}:${item.id}`] : [];
      }),
    ),
  );
};

/** Makes it so; asked twice it is the same. @throws ApiError, NetworkError */
export const setFavorite = async (collection: FavoriteCollection, id: number, isFavorite: boolean): Promise<void> => {
  await unwrap(
    personalClient.POST('/auth-extend/account/favorite', { body: { collection, id, is_favorite: isFavorite } }),
  );
};

export interface Favorite {
  /** Of the row, not of the item. */
  id: number;
  since: string;
  item: OwnItem;
}

export interface FavoritesQuery {
  kind?: FavoriteCollection;
  sort: 'recent' | 'oldest';
  page: number;
}

const favoritesPageSize = 12;

const toFavorite = (raw: MyFavoritesQuery['favorites'][number], lang: Lang): Favorite | undefined => {
  const item =
    toOwnDocument(raw.document, lang) ??
    favoriteCollections.flatMap((each) => toOwnItem(raw[favoriteFields[each]], each, lang) ?? [])[0];
  if (!item) return undefined;
  return {
    id: Number(raw.id),
    since: raw.date_created ?? '',
    item: {
      ...item,
      startsAt: raw.event?.starts_at ?? undefined,
      minutes: item.minutes ?? raw.mental_health?.reading_minutes ?? undefined,
    },
  };
};

/** One page of one's favourites. @throws ApiError, NetworkError */
export const listFavorites = async (
  lang: Lang,
  { kind, sort, page }: FavoritesQuery,
  limit = favoritesPageSize,
): Promise<{ items: Favorite[]; total: number; pages: number }> => {
  const { favorites, favorites_aggregated: counts } = await readOwn(MyFavoritesDocument, {
    filter: kind ? { [favoriteFields[kind]]: { id: { _nnull: true } } } : {},
    sort: sort === 'oldest' ? ['id'] : ['-id'],
    limit,
    offset: (page - 1) * limit,
  });
  const total = Number(counts[0]?.count?.id ?? 0);
  return {
    items: favorites.flatMap((raw) => toFavorite(raw, lang) ?? []),
    total,
    pages: Math.max(1, Math.ceil(total / limit)),
  };
};
