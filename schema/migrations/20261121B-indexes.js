/**
 * Indexes for the filters and order of lists, for the public file rule, and for the referencing side of foreign keys, which is searched when an item is
 * deleted. Each index is [table, columns].
 */
const PUBLISHABLE = ['documents', 'news', 'events', 'mental_health', 'help_center', 'about_us', 'pages'];

export const FILE_COLUMNS = [
  ['app_configs', ['logo', 'favicon', 'share_image', 'start_image_kid', 'start_image_adult', 'start_image_background']],
  ['categories', ['image']],
  ['documents', ['cover']],
  ['document_pages', ['image']],
  ['document_pages_translations', ['narration', 'sign_video']],
  ['document_downloads', ['file']],
  ['news', ['image']],
  ['events', ['image']],
  ['mental_health', ['image']],
  ['about_us', ['image']],
  ['pages', ['image']],
].flatMap(([table, columns]) => columns.map((column) => [table, [column]]));

export const INDEXES = [
  ...PUBLISHABLE.map((table) => [table, ['status', 'date_published']]),
  ...PUBLISHABLE.map((table) => [table, ['date_unpublished']]),
  ...FILE_COLUMNS,
  ['categories', ['kind', 'status', 'sort']],
  ['documents', ['type', 'status', 'date_published']],
  ['documents', ['popularity']],
  ['documents', ['reading_age']],
  ['documents_categories', ['categories_id']],
  ['documents_disabilities', ['options_id']],
  ['documents_languages', ['languages_code']],
  ['document_pages', ['document', 'number']],
  ['news', ['category', 'date_published']],
  ['news', ['is_pinned', 'date_published']],
  ['events', ['category', 'starts_at']],
  ['events', ['starts_at']],
  ['events', ['ends_at']],
  ['mental_health', ['category', 'date_published']],
  ['mental_health_audiences', ['options_id']],
  ['help_center', ['section', 'sort']],
  ['app_configs_news', ['news_id']],
  ['app_configs_events', ['events_id']],
  ['app_configs_documents', ['documents_id']],
  ['app_configs_mental_health', ['mental_health_id']],
  ['contact_messages', ['state', 'date_created']],
  ['problem_reports', ['state', 'date_created']],
  ['problem_reports', ['document']],
  ['favorites', ['document']],
  ['favorites', ['news']],
  ['favorites', ['event']],
  ['favorites', ['mental_health']],
  ['playlists', ['user', 'sort']],
  ['playlist_items', ['document']],
  ['watched', ['user', 'date_updated']],
  ['watched', ['document']],
  ['share_links', ['playlist']],
  ['share_links', ['user']],
  ['consents', ['user', 'kind']],
  ['directus_users', ['deletion_requested_at']],
];

const nameOf = (table, columns) => `ix_${table}_${columns.join('_')}`;

export async function up(knex) {
  for (const [table, columns] of INDEXES) {
    const list = columns.map(() => '??').join(', ');
    await knex.raw(`CREATE INDEX IF NOT EXISTS ?? ON ?? (${list})`, [nameOf(table, columns), table, ...columns]);
  }
}

export async function down(knex) {
  for (const [table, columns] of INDEXES) await knex.raw('DROP INDEX IF EXISTS ??', [nameOf(table, columns)]);
}
