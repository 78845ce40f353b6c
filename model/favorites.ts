import { type SectionWith, sectionsWith } from './sections/index.ts';

type Favorable = SectionWith<'favorite'>;
const favorable = sectionsWith('favorite');

/** Name of a collection whose items can be a favourite (docs/design-notes.md "Content"). */
export type FavoriteCollection = Favorable['collection'];
export const favoriteCollections: readonly FavoriteCollection[] = favorable.map(({ collection }) => collection);

/** Maps each collection to the column of `favorites` that references an item. */
export const favoriteFields = Object.fromEntries(favorable.map((each) => [each.collection, each.favorite])) as {
  readonly [Each in Favorable as Each['collection']]: Each['favorite'];
};

/** Maps each collection to the column with an item's picture. */
export const favoritePictures = Object.fromEntries(favorable.map((each) => [each.collection, each.picture])) as {
  readonly [Each in Favorable as Each['collection']]: string;
};
