import { FOLDER } from '@hat-nang/model/ids';
import type { Snapshot } from '../snapshot.ts';
import { active, always, both, columnsOf, type Filter, live, type Permission, published, rulesFor } from './rules.ts';

/** Under which condition the public reads a row: each table has its own (hardening 17). Files follow from it. */
const PUBLIC_READ: Record<string, Filter> = {
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

  app_configs: always,
  app_configs_translations: always,
  app_configs_mental_health_posts: { mental_health_posts_id: live },
  app_configs_news: { news_id: live },
  app_configs_categories: { categories_id: published },
  app_configs_events: { events_id: live },
  app_configs_documents: { documents_id: live },
  app_configs_index_categories: { categories_id: published },

  documents: live,
  documents_translations: { documents_id: live },
  documents_categories: both({ documents_id: live }, { categories_id: published }),
  documents_disabilities: both({ documents_id: live }, { options_id: active }),
  documents_languages: { documents_id: live },
  document_pages: { document: live },
  document_pages_translations: { document_pages_id: { document: live } },
  document_downloads: { document: live },

  news: live,
  news_translations: { news_id: live },
  events: live,
  events_translations: { events_id: live },
  mental_health_posts: live,
  mental_health_posts_translations: { mental_health_posts_id: live },
  mental_health_posts_audiences: both({ mental_health_posts_id: live }, { options_id: active }),

  help_sections: published,
  help_sections_translations: { help_sections_id: published },
  help_articles: both(live, { section: published }),
  help_articles_translations: { help_articles_id: both(live, { section: published }) },
  about_articles: live,
  about_articles_translations: { about_articles_id: live },
  pages: live,
  pages_translations: { pages_id: live },
};

/** Who wrote an item is the staff's business; the public's is the `author` that the staff enters. */
const NOT_PUBLIC = ['user_created', 'user_updated', 'note', 'content_hash'];

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
  'modified_on',
];

/** Members' pictures, and what staff keep to themselves, are nobody's to show: not even where an item names them. */
export const notOfMembers: Filter = {
  _or: [{ folder: { _null: true } }, { folder: { _nin: [FOLDER.uploads, FOLDER.private] } }],
};

/** Visitors who are not signed in. */
export function publicRules(snapshot: Snapshot): Permission[] {
  const { table, allow } = rulesFor('public');
  for (const [collection, permissions] of Object.entries(PUBLIC_READ)) {
    allow(collection, 'read', { permissions, fields: columnsOf(snapshot, collection, NOT_PUBLIC) });
  }
  allow('directus_files', 'read', { permissions: usedFile(snapshot), fields: PUBLIC_FILE_FIELDS });
  return table;
}

/**
 * A file is public when something public shows it, or when it lies in the brand folder: a draft's picture has no address
 * either. `$FOLLOW(news,image)` reads "the news whose image this is" without an alias on directus_files: aliases would
 * make every look at a file seventeen times dearer, and GraphQL would know `news.image` only if the public could read them.
 */
function usedFile(snapshot: Snapshot): Filter {
  const uses = snapshot.relations.flatMap(({ collection, field, related_collection }) => {
    const condition = PUBLIC_READ[collection];
    if (related_collection !== 'directus_files' || !condition) return [];
    return [{ [`$FOLLOW(${collection},${field})`]: condition === always ? { id: { _nnull: true } } : condition }];
  });
  return both(notOfMembers, { _or: [{ folder: { _eq: FOLDER.brand } }, ...uses] });
}
