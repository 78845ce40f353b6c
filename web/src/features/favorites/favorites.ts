/** Requests from the browser that read and write favourites. Directus's permissions limit access to the user's own rows. */
import { MyHeartsDocument } from '@codegen/graphql/graphql';
import { type FavoriteCollection, favoriteCollections, favoriteFields } from '@hat-nang/model/favorites';
import { readOwnData } from '@/cms/personal';
import { personalClient, unwrap } from '@/cms/rest';

/** Parses the key of a heart button, such as `documents:12`. Undefined for an invalid key. */
export const parseFavoriteKey = (key: string): { collection: FavoriteCollection; id: number } | undefined => {
  // The tab can contain a pending save that an earlier release stored with the old collection name.
  const [name, id] = key.replace(/^mental_health_posts:/, 'mental_health:').split(':');
  const collection = favoriteCollections.find((candidate) => candidate === name);
  return collection && /^\d{1,10}$/.test(id ?? '') ? { collection, id: Number(id) } : undefined;
};

/**
 * Reads in one request which of the keys are favourites. Returns the keys of the favourites. Ignores invalid keys.
 * @throws ApiError, NetworkError
 */
export const readFavoriteKeys = async (keys: readonly string[]): Promise<Set<string>> => {
  const parsedKeys = keys.flatMap((key) => parseFavoriteKey(key) ?? []);
  const filters = favoriteCollections.flatMap((collection) => {
    const ids = parsedKeys.filter((part) => part.collection === collection).map(({ id }) => id);
    return ids.length > 0 ? [{ [favoriteFields[collection]]: { id: { _in: ids } } }] : [];
  });
  if (filters.length === 0) return new Set();
  const { favorites } = await readOwnData(MyHeartsDocument, { filter: { _or: filters } });
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
 * Adds or removes a favourite. The call is idempotent.
 * @throws ApiError, NetworkError
 */
export const setFavorite = async (collection: FavoriteCollection, id: number, isFavorite: boolean): Promise<void> => {
  await unwrap(
    personalClient.POST('/auth-extend/account/favorite', { body: { collection, id, is_favorite: isFavorite } }),
  );
};
