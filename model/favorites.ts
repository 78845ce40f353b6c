import { type SectionWith, sectionsWith } from './sections/index.ts';

type FavoriteSection = SectionWith<'favorite'>;
const favoriteSections = sectionsWith('favorite');

/** Name of a collection whose items can be favourites (docs/design-notes.md "Content"). */
export type FavoriteCollection = FavoriteSection['collection'];
export const favoriteCollections: readonly FavoriteCollection[] = favoriteSections.map(({ collection }) => collection);

/** Maps each collection with favourites to the column of `favorites` that references an item. */
export const favoriteFields = Object.fromEntries(
  favoriteSections.map((section) => [section.collection, section.favorite]),
) as {
  readonly [Each in FavoriteSection as Each['collection']]: Each['favorite'];
};

/** Maximum number of ids in one request of `/api/pictures/{collection}`. Here and not in the contract, because the browser loads no schemas for it. */
export const maxPicturesPerRequest = 100;
