/**
 * Composite and case-insensitive unique keys, because a snapshot contains only keys of a single column. Each entry of UNIQUE_KEYS is [table, name,
 * columns]. The name is short, because PostgreSQL cuts names at 63 characters.
 */
const translated = (parent) => [`${parent}_translations`, 'parent_language', [`${parent}_id`, 'languages_code']];
const slugged = (parent) => [`${parent}_translations`, 'language_slug', ['languages_code', 'slug']];
const junction = (table, ...columns) => [table, 'pair', columns];

const SLUGGED = [
  'documents',
  'news',
  'events',
  'mental_health',
  'help_center_sections',
  'help_center',
  'about_us',
  'pages',
  'categories',
];
const TRANSLATED = [...SLUGGED, 'option_groups', 'options', 'countries', 'document_pages', 'app_configs'];

export const UNIQUE_KEYS = [
  ...TRANSLATED.map(translated),
  ...SLUGGED.map(slugged),
  junction('documents_categories', 'documents_id', 'categories_id'),
  junction('documents_disabilities', 'documents_id', 'options_id'),
  junction('documents_languages', 'documents_id', 'languages_code'),
  junction('mental_health_audiences', 'mental_health_id', 'options_id'),
  junction('users_disabilities', 'directus_users_id', 'options_id'),
  junction('app_configs_mental_health', 'app_configs_id', 'mental_health_id'),
  junction('app_configs_news', 'app_configs_id', 'news_id'),
  junction('app_configs_categories', 'app_configs_id', 'categories_id'),
  junction('app_configs_events', 'app_configs_id', 'events_id'),
  junction('app_configs_documents', 'app_configs_id', 'documents_id'),
  junction('app_configs_index_categories', 'app_configs_id', 'categories_id'),
  ['options', 'group_value', ['group', 'value']],
  ['document_downloads', 'language_format', ['document', 'languages_code', 'format']],
  ['favorites', 'user_document', ['user', 'document']],
  ['favorites', 'user_news', ['user', 'news']],
  ['favorites', 'user_event', ['user', 'event']],
  ['favorites', 'user_post', ['user', 'mental_health']],
  ['playlist_items', 'playlist_document', ['playlist', 'document']],
  ['watched', 'user_document', ['user', 'document']],
  ['helpful_votes', 'article_voter', ['help_center', 'voter_key']],
  ['daily_counts', 'day_kind_item', ['day', 'kind', 'collection', 'item']],
];

/** Columns of accounts that are unique without regard to case. */
export const CASELESS_KEYS = ['username', 'email'];

const nameOf = (table, name) => `uq_${table}_${name}`;
const isSqlite = (knex) => knex.client.config.client.startsWith('sqlite');

export async function up(knex) {
  for (const [table, name, columns] of UNIQUE_KEYS) {
    const list = columns.map(() => '??').join(', ');
    await knex.raw(`CREATE UNIQUE INDEX IF NOT EXISTS ?? ON ?? (${list})`, [nameOf(table, name), table, ...columns]);
  }
  // On SQLite, the error of a violated index on lower(column) contains the raw statement, including the password hash.
  const key = isSqlite(knex) ? '?? COLLATE NOCASE' : 'lower(??)';
  for (const column of CASELESS_KEYS) {
    await knex.raw(`CREATE UNIQUE INDEX IF NOT EXISTS ?? ON ?? (${key})`, [
      nameOf('directus_users', `${column}_caseless`),
      'directus_users',
      column,
    ]);
  }
}

export async function down(knex) {
  for (const [table, name] of UNIQUE_KEYS) await knex.raw('DROP INDEX IF EXISTS ??', [nameOf(table, name)]);
  for (const column of CASELESS_KEYS) {
    await knex.raw('DROP INDEX IF EXISTS ??', [nameOf('directus_users', `${column}_caseless`)]);
  }
}
