/** Favourites in the browser. Directus's permissions limit reads and writes to the user's own rows. */
import { MyHeartsDocument } from '@codegen/graphql/graphql';
import { type FavoriteCollection, favoriteCollections, favoriteFields } from '@hat-nang/model/favorites';
import { readOwn } from '@/cms/personal';
import { personalClient, unwrap } from '@/cms/rest';

/** The parts of a heart's key such as `documents:12`; undefined for any other value. */
export const readKey = (key: string): { collection: FavoriteCollection; id: number } | undefined => {
  // A pending save in the tab may come from an earlier release.
  const [name, id] = key.replace(/^mental_health_posts:/, 'mental_health:').split(':');
  const collection = favoriteCollections.find((known) => known === name);
  return collection && /^\d{1,10}$/.test(id ?? '') ? { collection, id: Number(id) } : undefined;
};

/**
 * Which of these are favourites, in one request.
 * @throws ApiError, NetworkError
 */
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

/**
 * Idempotent.
 * @throws ApiError, NetworkError
 */
export const setFavorite = async (collection: FavoriteCollection, id: number, isFavorite: boolean): Promise<void> => {
  await unwrap(
    personalClient.POST('/auth-extend/account/favorite', { body: { collection, id, is_favorite: isFavorite } }),
  );
};
