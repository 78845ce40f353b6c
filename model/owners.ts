/** Maps rows to the items that own them. A change of a translation, a page or a junction row is a change of the item. Pure functions. */
import { groupCollections, publishable } from './publishing.ts';
import { declaredSections, sectionsWith } from './sections/index.ts';
import { changeTags, collectionTag } from './tags.ts';

/** Group collections that only one section uses, such as those of the help centre. The pages of that section list them. */
const ownGroups = declaredSections.flatMap(({ category, collection }) =>
  category === undefined || category.collection === 'categories' ? [] : [[category.collection, collection] as const],
);

/** Collections whose items have pages, with the primary key of each. */
const ROOTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...publishable, ...groupCollections].map((collection) => [collection, 'id'])),
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
}

const STEPS: Readonly<Record<string, OwnerStep>> = {
  ...Object.fromEntries(
    ['categories', 'index_categories', ...sectionsWith('home').map(({ collection }) => collection)].map((list) => [
      `app_configs_${list}`,
      { collection: 'app_configs', field: 'app_configs_id' },
    ]),
  ),
  ...Object.fromEntries(
    declaredSections.flatMap(({ collection, parts = {} }) =>
      Object.entries(parts).map(([part, field]) => [part, { collection, field }]),
    ),
  ),
};

/** Maps a group collection to the collection whose pages list the groups. A change of a group also refreshes those pages. */
const LISTED_IN: Readonly<Record<string, string>> = Object.fromEntries(ownGroups);

/** Checks whether items of this collection have pages. */
export function isRoot(collection: string): boolean {
  return Object.hasOwn(ROOTS, collection);
}

/** Returns the name of a collection's primary key. */
export function primaryKeyOf(collection: string): string {
  return Object.hasOwn(ROOTS, collection) ? (ROOTS[collection] ?? 'id') : 'id';
}

/** Returns the step from a row of this collection to its owner. Undefined for roots, and for collections that the site never shows. */
export function ownerStep(collection: string): OwnerStep | undefined {
  if (Object.hasOwn(STEPS, collection)) return STEPS[collection];
  const parent = /^(.+)_translations$/.exec(collection)?.[1];
  const isOwned = parent !== undefined && (isRoot(parent) || Object.hasOwn(STEPS, parent));
  return isOwned ? { collection: parent, field: `${parent}_id` } : undefined;
}

/** Checks whether a change in this collection may be visible on the site. */
export function isShown(collection: string): boolean {
  return isRoot(collection) || ownerStep(collection) !== undefined;
}

/** Returns the cache tags of a change of these root items, including the tags of the lists that show them. */
export function rootTags(collection: string, ids: ReadonlyArray<number | string>): string[] {
  const tags = changeTags(collection, ids);
  const list = LISTED_IN[collection];
  return list === undefined ? tags : [...tags, collectionTag(list)];
}
