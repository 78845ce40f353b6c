/**
 * The words of the entries of the search index, in DB_EXCLUDE_TABLES like the other tables of the index (20261122A-search.js). SQLite stores the words in
 * FTS5, whose internal tables begin with `search_tokens_`, PostgreSQL in a GIN index. The former table name `search_words` now belongs to a collection.
 */
const isSqlite = (knex) => knex.client.config.client.startsWith('sqlite');

export async function up(knex) {
  if (isSqlite(knex)) {
    await knex.raw(`CREATE VIRTUAL TABLE IF NOT EXISTS search_tokens USING fts5 (
      words, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars '_'")`);
    return;
  }
  await knex.raw('CREATE TABLE IF NOT EXISTS search_tokens ("key" bigint PRIMARY KEY, words tsvector NOT NULL)');
  await knex.raw('CREATE INDEX IF NOT EXISTS ix_search_tokens_words ON search_tokens USING gin (words)');
  const settings = 'SET enable_seqscan = off SET enable_indexscan = off SET gin_fuzzy_search_limit = 30000';
  // Without these functions, the planner sometimes scans the whole table in the order of the key. Above `gin_fuzzy_search_limit`, PostgreSQL returns only a
  // part of the hits.
  for (const [name, order] of [
    ['search_newest', 'DESC'],
    ['search_oldest', 'ASC'],
  ]) {
    await knex.raw(`CREATE OR REPLACE FUNCTION ${name} (asked tsquery, most integer) RETURNS SETOF bigint LANGUAGE sql STABLE
      ${settings} AS 'SELECT "key" FROM search_tokens WHERE words @@ asked ORDER BY "key" ${order} LIMIT most'`);
  }
  await knex.raw(`CREATE OR REPLACE FUNCTION search_count (asked tsquery, most integer) RETURNS bigint LANGUAGE sql STABLE
    ${settings} AS 'SELECT count(*) FROM (SELECT FROM search_tokens WHERE words @@ asked LIMIT most) AS found'`);
}

export async function down(knex) {
  if (!isSqlite(knex)) {
    for (const name of ['search_newest', 'search_oldest', 'search_count'])
      await knex.raw(`DROP FUNCTION IF EXISTS ${name}`);
  }
  await knex.schema.dropTableIfExists('search_tokens');
}
