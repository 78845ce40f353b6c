/**
 * The search index of directus-extensions/search, in DB_EXCLUDE_TABLES: Directus does not see it, so no permission can open it.
 * `key` orders entries by their date. SQLite keeps the words in FTS5 (its shadow tables begin with `search_words_`), PostgreSQL in a GIN index.
 */
const isSqlite = (knex) => knex.client.config.client.startsWith('sqlite');

export async function up(knex) {
  const { integer, key } = isSqlite(knex)
    ? { integer: 'integer', key: 'integer PRIMARY KEY' }
    : { integer: 'bigint', key: 'bigint PRIMARY KEY' };
  // `body` stands last: whoever reads the columns before it does not read it.
  await knex.raw(`CREATE TABLE IF NOT EXISTS search_entries (
    "key" ${key}, kind varchar(16) NOT NULL, item integer NOT NULL, lang varchar(2) NOT NULL, stamp varchar(160) NOT NULL,
    until ${integer}, slug varchar(255) NOT NULL, title text NOT NULL, author text NOT NULL, summary text NOT NULL, body text NOT NULL)`);
  await knex.raw('CREATE UNIQUE INDEX IF NOT EXISTS ix_search_entries_item ON search_entries (kind, item, lang)');
  await knex.raw(`CREATE TABLE IF NOT EXISTS search_vocabulary (
    scope varchar(2) NOT NULL, word varchar(64) NOT NULL, uses integer NOT NULL, PRIMARY KEY (scope, word))`);
  // What must be indexed anew, and when: at once after a change, later where an item's time begins or ends.
  await knex.raw(`CREATE TABLE IF NOT EXISTS search_queue (
    kind varchar(16) NOT NULL, item integer NOT NULL, due_at ${integer} NOT NULL, PRIMARY KEY (kind, item))`);
  await knex.raw('CREATE INDEX IF NOT EXISTS ix_search_queue_due_at ON search_queue (due_at)');
  await knex.raw(`CREATE TABLE IF NOT EXISTS search_state (name varchar(32) PRIMARY KEY, "value" ${integer} NOT NULL)`);
  await knex.raw(`INSERT INTO search_state (name, "value") VALUES ('writes', 0) ON CONFLICT (name) DO NOTHING`);
  if (isSqlite(knex)) {
    await knex.raw(`CREATE VIRTUAL TABLE IF NOT EXISTS search_words USING fts5 (
      words, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars '_'")`);
    return;
  }
  await knex.raw('CREATE TABLE IF NOT EXISTS search_words ("key" bigint PRIMARY KEY, words tsvector NOT NULL)');
  await knex.raw('CREATE INDEX IF NOT EXISTS ix_search_words_words ON search_words USING gin (words)');
  const settings = 'SET enable_seqscan = off SET enable_indexscan = off SET gin_fuzzy_search_limit = 30000';
  // Left to itself the planner sometimes walks the whole table in the order of the key. With more hits than the limit it takes a part of them.
  for (const [name, order] of [
    ['search_newest', 'DESC'],
    ['search_oldest', 'ASC'],
  ]) {
    await knex.raw(`CREATE OR REPLACE FUNCTION ${name} (asked tsquery, most integer) RETURNS SETOF bigint LANGUAGE sql STABLE
      ${settings} AS 'SELECT "key" FROM search_words WHERE words @@ asked ORDER BY "key" ${order} LIMIT most'`);
  }
  await knex.raw(`CREATE OR REPLACE FUNCTION search_count (asked tsquery, most integer) RETURNS bigint LANGUAGE sql STABLE
    ${settings} AS 'SELECT count(*) FROM (SELECT FROM search_words WHERE words @@ asked LIMIT most) AS found'`);
}

export async function down(knex) {
  if (!isSqlite(knex)) {
    for (const name of ['search_newest', 'search_oldest', 'search_count'])
      await knex.raw(`DROP FUNCTION IF EXISTS ${name}`);
  }
  for (const table of ['search_words', 'search_state', 'search_queue', 'search_vocabulary', 'search_entries']) {
    await knex.schema.dropTableIfExists(table);
  }
}
