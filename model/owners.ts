/** Maps rows to the items that own the rows. A change of a translation, a page or a junction row counts as a change of the item. Pure functions. */
import { groupStatusCollections, publishableCollections } from './publishing.ts';
import { declaredSections, sectionsWith } from './sections/index.ts';
import { collectionTag, tagsOfChange } from './tags.ts';

/** Pairs of collections: a group collection that only one section uses, and the collection of that section. The pages of the section list the groups. */
const categoryOwnerPairs = declaredSections.flatMap(({ category, collection }) =>
  category === undefined || category.collection === 'categories' ? [] : [[category.collection, collection] as const],
);

/** Root collections: no other item owns their rows. The value is the name of the primary key. */
const ROOT_KEYS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...publishableCollections, ...groupStatusCollections].map((collection) => [collection, 'id'])),
  app_configs: 'id',
  countries: 'id',
  languages: 'code',
  option_groups: 'id',
  options: 'id',
  redirects: 'id',
};

/** Step from a row to its owner: the owner's collection and the foreign key column. */
export interface OwnerStep {
  readonly collection: string;
  readonly field: string;
  /** Whether only the owner's own page shows the row. */
  readonly isDetailOnly?: true;
}

const OWNER_STEPS: Readonly<Record<string, OwnerStep>> = {
  ...Object.fromEntries(
    ['categories', 'index_categories', ...sectionsWith('home').map(({ collection }) => collection)].map(
      (listCollection) => [`app_configs_${listCollection}`, { collection: 'app_configs', field: 'app_configs_id' }],
    ),
  ),
  ...Object.fromEntries(
    declaredSections.flatMap(({ collection, parts = {}, detailParts = [] }) =>
      Object.entries(parts).map(([part, field]) => [
        part,
        { collection, field, ...(detailParts.includes(part) ? { isDetailOnly: true } : {}) },
      ]),
    ),
  ),
};

/** Maps a group collection to the collection whose pages list the groups. A change of a group also refreshes those pages. */
const LIST_BY_GROUP: Readonly<Record<string, string>> = Object.fromEntries(categoryOwnerPairs);

/** Checks whether a collection is a root collection: no other item owns its rows. */
export function isRoot(collection: string): boolean {
  return Object.hasOwn(ROOT_KEYS, collection);
}

/** Returns the name of a collection's primary key. */
export function primaryKeyOf(collection: string): string {
  return Object.hasOwn(ROOT_KEYS, collection) ? (ROOT_KEYS[collection] ?? 'id') : 'id';
}

/** Returns the step from a row of this collection to its owner. Undefined for roots, and for collections that the site never shows. */
export function ownerStep(collection: string): OwnerStep | undefined {
  if (Object.hasOwn(OWNER_STEPS, collection)) return OWNER_STEPS[collection];
  const parentCollection = /^(.+)_translations$/.exec(collection)?.[1];
  const hasOwner =
    parentCollection !== undefined && (isRoot(parentCollection) || Object.hasOwn(OWNER_STEPS, parentCollection));
  return hasOwner ? { collection: parentCollection, field: `${parentCollection}_id` } : undefined;
}

/** Checks whether a change in this collection may be visible on the site. */
export function isShownOnSite(collection: string): boolean {
  return isRoot(collection) || ownerStep(collection) !== undefined;
}

/** Returns the cache tags of a change of root items, including the tags of the lists that show the items. */
export function rootTags(collection: string, ids: ReadonlyArray<number | string>): string[] {
  const tags = tagsOfChange(collection, ids);
  const listCollection = LIST_BY_GROUP[collection];
  return listCollection === undefined ? tags : [...tags, collectionTag(listCollection)];
}
