/**
 * The one builder of cache tags. `site-hooks` sends these tags to the site when content changes, and the site puts the
 * same tags on what it caches; a tag written by hand on one side would never be refreshed by the other.
 *
 * Pure and free of imports, because `web/` bundles this file too.
 */

/** Tags that stand for more than one collection. `all` empties everything; `config` is the frame of every page. */
export const TAG = { all: 'all', config: 'config', redirects: 'redirects', categories: 'categories' } as const;

/** Collections that every page depends on (menus, labels, choices): their changes refresh `config`. */
const CONFIG_COLLECTIONS: ReadonlySet<string> = new Set([
  'app_configs',
  'languages',
  'options',
  'option_groups',
  'countries',
  'categories',
]);

/**
 * The tag of everything that lists a collection: `collectionTag('news')` is `news`. Collections that belong to the
 * configuration share the tag `config`, except `categories`, which has its own (and refreshes `config` too).
 */
export function collectionTag(collection: string): string {
  if (collection === TAG.categories) return TAG.categories;
  return CONFIG_COLLECTIONS.has(collection) ? TAG.config : collection;
}

/** The tag of what shows one item: `itemTag('news', 12)` is `news:12`. */
export function itemTag(collection: string, id: number | string): string {
  return `${collection}:${id}`;
}

/**
 * Every tag that a change of these items refreshes: the collection's, each item's, and `config` where it belongs.
 * `changeTags('news', [12])` is `['news', 'news:12']`; `changeTags('categories', [3])` is
 * `['categories', 'config', 'categories:3']`.
 */
export function changeTags(collection: string, ids: ReadonlyArray<number | string>): string[] {
  const tags = [collectionTag(collection)];
  if (collection === TAG.categories) tags.push(TAG.config);
  if (collectionTag(collection) === TAG.config || collection === TAG.redirects) return tags;
  return [...tags, ...ids.map((id) => itemTag(collection, id))];
}

/** Whether a value from outside is a well-formed tag: `news`, `news:12`, `directus_files:1f…`. At most 128 characters. */
export function isTag(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 128 && /^[a-z][a-z0-9_]*(:[A-Za-z0-9_-]+)?$/.test(value);
}
