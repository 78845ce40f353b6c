/**
 * The search index of directus-extensions/search. Its tables are in DB_EXCLUDE_TABLES: Directus does not see them, so no permission can give access. The
 * column `key` orders entries by their date. The words of the entries are in `search_tokens` (20261124T-search-tokens.js).
 */
const isSqlite = (knex) => knex.client.config.client.startsWith('sqlite');

export async function up(knex) {
  const { integer, key } = isSqlite(knex)
    ? { integer: 'integer', key: 'integer PRIMARY KEY' }
    : { integer: 'bigint', key: 'bigint PRIMARY KEY' };
  // `body` follows the other columns, so that a read of these columns does not load `body`.
  await knex.raw(`CREATE TABLE IF NOT EXISTS search_entries (
    "key" ${key}, kind varchar(16) NOT NULL, item integer NOT NULL, lang varchar(2) NOT NULL, stamp varchar(160) NOT NULL,
    until ${integer}, slug varchar(255) NOT NULL, title text NOT NULL, author text NOT NULL, summary text NOT NULL, body text NOT NULL)`);
  await knex.raw('CREATE UNIQUE INDEX IF NOT EXISTS ix_search_entries_item ON search_entries (kind, item, lang)');
  await knex.raw(`CREATE TABLE IF NOT EXISTS search_vocabulary (
    scope varchar(2) NOT NULL, word varchar(64) NOT NULL, uses integer NOT NULL, PRIMARY KEY (scope, word))`);
  // Items to index again, and when: soon after a change, or at the next time when the publication or the status of an item changes without an edit.
  await knex.raw(`CREATE TABLE IF NOT EXISTS search_queue (
    kind varchar(16) NOT NULL, item integer NOT NULL, due_at ${integer} NOT NULL, PRIMARY KEY (kind, item))`);
  await knex.raw('CREATE INDEX IF NOT EXISTS ix_search_queue_due_at ON search_queue (due_at)');
  await knex.raw(`CREATE TABLE IF NOT EXISTS search_state (name varchar(32) PRIMARY KEY, "value" ${integer} NOT NULL)`);
  await knex.raw(`INSERT INTO search_state (name, "value") VALUES ('writes', 0) ON CONFLICT (name) DO NOTHING`);
}

export async function down(knex) {
  for (const table of ['search_state', 'search_queue', 'search_vocabulary', 'search_entries']) {
    await knex.schema.dropTableIfExists(table);
  }
}
