import { FOLDER, type PolicyName } from '@hat-nang/model/ids';
import { declaredSections, sectionsWith } from '@hat-nang/model/sections';
import type { Snapshot } from '../snapshot.ts';
import {
  activeFilter,
  allOf,
  collectRules,
  columnsOf,
  type Filter,
  liveFilter,
  noFilter,
  type Permission,
  publishedFilter,
} from './rules.ts';

/** Public read conditions of collections that belong to no section. */
const COMMON_FILTERS: Record<string, Filter> = {
  languages: noFilter,
  countries: noFilter,
  countries_translations: noFilter,
  option_groups: noFilter,
  option_groups_translations: noFilter,
  options: activeFilter,
  options_translations: { options_id: activeFilter },
  categories: publishedFilter,
  categories_translations: { categories_id: publishedFilter },
  redirects: activeFilter,
  glossary_terms: publishedFilter,
  glossary_terms_translations: { glossary_terms_id: publishedFilter },
  /** The site compares searches with these words, on the server and in the browser, so the public may read the words. */
  crisis_words: noFilter,

  app_configs: noFilter,
  app_configs_translations: noFilter,
  app_configs_categories: { categories_id: publishedFilter },
  app_configs_index_categories: { categories_id: publishedFilter },
};

/**
 * Returns for each public table the condition under which the public may read a row (docs/threat-model.md 21). Access to files follows from these
 * conditions.
 */
function readableFilters(snapshot: Snapshot): Record<string, Filter> {
  const relations = (table: string) => snapshot.relations.filter(({ collection }) => collection === table);
  const translationsOf = (table: string, condition: Filter): Record<string, Filter> => {
    const translations = `${table}_translations`;
    return relations(translations).length > 0 ? { [translations]: { [`${table}_id`]: condition } } : {};
  };
  const groupFilters: Record<string, Filter> = {};
  const itemFilters: Record<string, Filter> = {};
  for (const { collection, category } of declaredSections) {
    const hasRequiredCategory = category?.isRequired && category.column !== undefined;
    itemFilters[collection] = hasRequiredCategory
      ? allOf(liveFilter, { [String(category.column)]: publishedFilter })
      : liveFilter;
    if (category === undefined || category.collection in COMMON_FILTERS) continue;
    Object.assign(
      groupFilters,
      { [category.collection]: publishedFilter },
      translationsOf(category.collection, publishedFilter),
    );
  }
  const otherFilters: Record<string, Filter> = {};
  for (const { collection, parts = {} } of declaredSections) {
    const itemFilter = itemFilters[collection] ?? liveFilter;
    Object.assign(otherFilters, translationsOf(collection, itemFilter));
    for (const [part, field] of Object.entries(parts)) {
      // The target of a junction has its own condition: a category must be published, and an option active.
      const partRelations = relations(part).flatMap((relation) => {
        const condition = relation.field === field ? undefined : COMMON_FILTERS[relation.related_collection ?? ''];
        return condition === undefined || condition === noFilter ? [] : [{ [relation.field]: condition }];
      });
      otherFilters[part] =
        partRelations.length > 0 ? allOf({ [field]: itemFilter }, ...partRelations) : { [field]: itemFilter };
      Object.assign(otherFilters, translationsOf(part, { [field]: itemFilter }));
    }
  }
  for (const { collection } of sectionsWith('home')) {
    otherFilters[`app_configs_${collection}`] = { [`${collection}_id`]: itemFilters[collection] ?? liveFilter };
  }
  return { ...COMMON_FILTERS, ...groupFilters, ...itemFilters, ...otherFilters };
}

/** Fields that are not public. The accounts of authors are internal; the public reads the field `author`. The consent of a signer is a note for staff. */
const NOT_PUBLIC = ['user_created', 'user_updated', 'note', 'content_hash', 'date_deleted', 'has_signer_consent'];

/** Fields that pages show. The site reads them as relations of public rows, and a member reads them of own pictures. */
export const SHOWN_FILE_FIELDS = [
  'id',
  'title',
  'description',
  'type',
  'filename_download',
  'filesize',
  'width',
  'height',
  'focal_point_x',
  'focal_point_y',
  'duration',
  'is_decorative',
  'blurred_colors',
  'modified_on',
];

/**
 * Fields that Directus needs to send a file. Directus evaluates the filter of public files once for each field of the rule, so each further field makes
 * every request for a file slower (decision 326).
 */
const SENT_FILE_FIELDS = ['id', 'filename_download', 'modified_on'];

/** Excludes members' pictures and internal files. Such files are never public, even when an item references them. */
export const excludeMemberFilesFilter: Filter = {
  _or: [{ folder: { _null: true } }, { folder: { _nin: [FOLDER.uploads, FOLDER.private] } }],
};

/**
 * Returns the rules of visitors who are not signed in, and the rule for files of the site. The site reads a file only as a relation of a public row, so its
 * rule needs no list of uses (decision 310).
 */
export function publicRules(snapshot: Snapshot): Permission[] {
  const { table, allow } = collectRules('public');
  const filters = readableFilters(snapshot);
  for (const [collection, permissions] of Object.entries(filters)) {
    allow(collection, 'read', { permissions, fields: columnsOf(snapshot, collection, NOT_PUBLIC) });
  }
  return [
    ...table,
    allowFiles('publicFiles', createUsedFileFilter(snapshot, filters), SENT_FILE_FIELDS),
    allowFiles('siteFiles', excludeMemberFilesFilter, SHOWN_FILE_FIELDS),
  ];
}

const allowFiles = (policy: PolicyName, permissions: Filter, fields: string[]): Permission => ({
  policy,
  collection: 'directus_files',
  action: 'read',
  permissions,
  validation: null,
  presets: null,
  fields,
});

/**
 * Returns the filter of public files. A file is public if a public row references it or if it is in the brand folder, unless it is a member's or internal
 * file. `$FOLLOW(news,image)` selects the news that use the file, without an alias on directus_files. Aliases would make each check seventeen times
 * slower, and would have to be public.
 */
function createUsedFileFilter(snapshot: Snapshot, filters: Record<string, Filter>): Filter {
  const usageFilters = snapshot.relations.flatMap(({ collection, field, related_collection }) => {
    const condition = filters[collection];
    if (related_collection !== 'directus_files' || !condition) return [];
    return [{ [`$FOLLOW(${collection},${field})`]: condition === noFilter ? { id: { _nnull: true } } : condition }];
  });
  return allOf(excludeMemberFilesFilter, { _or: [{ folder: { _eq: FOLDER.brand } }, ...usageFilters] });
}
