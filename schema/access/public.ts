import { FOLDER } from '@hat-nang/model/ids';
import { declaredSections, sectionsWith } from '@hat-nang/model/sections';
import type { Snapshot } from '../snapshot.ts';
import { active, allOf, always, columnsOf, type Filter, live, type Permission, published, rulesFor } from './rules.ts';

/** Public read conditions of collections that belong to no section. */
const COMMON: Record<string, Filter> = {
  languages: always,
  countries: always,
  countries_translations: always,
  option_groups: always,
  option_groups_translations: always,
  options: active,
  options_translations: { options_id: active },
  categories: published,
  categories_translations: { categories_id: published },
  redirects: active,
  /** The site and the browser compare searches with these words, so the public may read them. */
  crisis_words: always,

  app_configs: always,
  app_configs_translations: always,
  app_configs_categories: { categories_id: published },
  app_configs_index_categories: { categories_id: published },
};

/**
 * Returns, for each table, the condition under which the public may read a row (docs/threat-model.md 21). Access to files follows from these conditions.
 */
function publicRead(snapshot: Snapshot): Record<string, Filter> {
  const relations = (table: string) => snapshot.relations.filter(({ collection }) => collection === table);
  const translationsOf = (table: string, condition: Filter): Record<string, Filter> => {
    const translations = `${table}_translations`;
    return relations(translations).length > 0 ? { [translations]: { [`${table}_id`]: condition } } : {};
  };
  const groups: Record<string, Filter> = {};
  const items: Record<string, Filter> = {};
  for (const { collection, category } of declaredSections) {
    const isGated = category?.isRequired && category.column !== undefined;
    items[collection] = isGated ? allOf(live, { [String(category.column)]: published }) : live;
    if (category === undefined || category.collection in COMMON) continue;
    Object.assign(groups, { [category.collection]: published }, translationsOf(category.collection, published));
  }
  const otherRules: Record<string, Filter> = {};
  for (const { collection, parts = {} } of declaredSections) {
    const item = items[collection] ?? live;
    Object.assign(otherRules, translationsOf(collection, item));
    for (const [part, field] of Object.entries(parts)) {
      // The target of a junction has a separate condition: a published category, an option in use.
      const partRelations = relations(part).flatMap((relation) => {
        const condition = relation.field === field ? undefined : COMMON[relation.related_collection ?? ''];
        return condition === undefined || condition === always ? [] : [{ [relation.field]: condition }];
      });
      otherRules[part] = partRelations.length > 0 ? allOf({ [field]: item }, ...partRelations) : { [field]: item };
      Object.assign(otherRules, translationsOf(part, { [field]: item }));
    }
  }
  for (const { collection } of sectionsWith('home')) {
    otherRules[`app_configs_${collection}`] = { [`${collection}_id`]: items[collection] ?? live };
  }
  return { ...COMMON, ...groups, ...items, ...otherRules };
}

/** Fields that are not public. The accounts of authors are internal. The public sees the field `author` instead. */
const NOT_PUBLIC = ['user_created', 'user_updated', 'note', 'content_hash', 'date_deleted'];

export const PUBLIC_FILE_FIELDS = [
  'id',
  'title',
  'description',
  'type',
  'filename_download',
  'filesize',
  'width',
  'height',
  'duration',
  'is_decorative',
  'modified_on',
];

/** Excludes members' pictures and internal files. They are never public, even when an item references them. */
export const notOfMembers: Filter = {
  _or: [{ folder: { _null: true } }, { folder: { _nin: [FOLDER.uploads, FOLDER.private] } }],
};

/** Returns the rules of visitors who are not signed in. */
export function publicRules(snapshot: Snapshot): Permission[] {
  const { table, allow } = rulesFor('public');
  const rules = publicRead(snapshot);
  for (const [collection, permissions] of Object.entries(rules)) {
    allow(collection, 'read', { permissions, fields: columnsOf(snapshot, collection, NOT_PUBLIC) });
  }
  allow('directus_files', 'read', { permissions: usedFile(snapshot, rules), fields: PUBLIC_FILE_FIELDS });
  return table;
}

/**
 * Returns the filter of public files. A file is public if a public row references it, or if it is in the brand folder. A draft's picture is not public.
 * `$FOLLOW(news,image)` selects the news that use the file, without an alias on directus_files. Aliases would make each check seventeen times slower,
 * and would have to be public.
 */
function usedFile(snapshot: Snapshot, rules: Record<string, Filter>): Filter {
  const uses = snapshot.relations.flatMap(({ collection, field, related_collection }) => {
    const condition = rules[collection];
    if (related_collection !== 'directus_files' || !condition) return [];
    return [{ [`$FOLLOW(${collection},${field})`]: condition === always ? { id: { _nnull: true } } : condition }];
  });
  return allOf(notOfMembers, { _or: [{ folder: { _eq: FOLDER.brand } }, ...uses] });
}
