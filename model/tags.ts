/**
 * Builds all cache tags. `site-hooks` sends tags to the site when content changes, and the site attaches tags to cached entries. Both must build them with
 * this file, so that they are equal. Imports nothing, because `web/` bundles this file. Pure functions.
 */

/** Tags with a special meaning. `all` marks everything stale. `config` belongs to the layout of every page. */
export const TAG = { all: 'all', config: 'config', redirects: 'redirects', categories: 'categories' } as const;

/** Collections on which every page depends (menus, labels, options). Their changes make `config` stale. */
const CONFIG_COLLECTIONS: ReadonlySet<string> = new Set([
  'app_configs',
  'languages',
  'options',
  'option_groups',
  'countries',
  'categories',
]);

/**
 * Returns the tag of a collection's lists: `collectionTag('news')` is `news`. Configuration collections share the tag `config`, except `categories`, which
 * has its own tag. A change of `categories` makes both tags stale (`tagsOfChange`).
 */
export function collectionTag(collection: string): string {
  if (collection === TAG.categories) return TAG.categories;
  return CONFIG_COLLECTIONS.has(collection) ? TAG.config : collection;
}

/** Returns the tag of pages that show one item: `itemTag('news', 12)` is `news:12`. */
export function itemTag(collection: string, id: number | string): string {
  return `${collection}:${id}`;
}

/**
 * Returns all tags of a change of these items. `tagsOfChange('news', [12])` is `['news', 'news:12']`; `tagsOfChange('categories', [3])` is `['categories',
 * 'config', 'categories:3']`. A change of other configuration, or of redirects, has only the tag of the collection.
 */
export function tagsOfChange(collection: string, ids: ReadonlyArray<number | string>): string[] {
  const tags = [collectionTag(collection)];
  if (collection === TAG.categories) tags.push(TAG.config);
  if (collectionTag(collection) === TAG.config || collection === TAG.redirects) return tags;
  return [...tags, ...ids.map((id) => itemTag(collection, id))];
}

/** Checks whether an untrusted value is a valid tag: `news`, `news:12`, `directus_files:1f…`. A tag has at most 128 characters. */
export function isTag(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 128 && /^[a-z][a-z0-9_]*(:[A-Za-z0-9_-]+)?$/.test(value);
}
