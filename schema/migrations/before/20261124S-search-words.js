/**
 * Drops the index table `search_words` and empties the search index, because `search_words` is now a collection of editors and the index has a new format.
 * The search extension rebuilds the index. Does nothing if `search_words` is missing or is not an index table.
 */
const isSqlite = (knex) => knex.client.config.client.startsWith('sqlite');
const FUNCTIONS = ['search_newest', 'search_oldest', 'search_count'];

async function isIndex(knex) {
  if (!(await knex.schema.hasTable('search_words'))) return false;
  if (!isSqlite(knex)) return knex.schema.hasColumn('search_words', 'words').then((has) => has && isVector(knex));
  const rows = await knex.raw(`SELECT sql FROM sqlite_master WHERE name = 'search_words'`);
  return /fts5/.test(rows[0].sql);
}

async function isVector(knex) {
  const { rows } = await knex.raw(`SELECT udt_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = 'search_words' AND column_name = 'words'`);
  return rows[0]?.udt_name === 'tsvector';
}

export async function up(knex) {
  if (!(await isIndex(knex))) return;
  if (!isSqlite(knex)) for (const name of FUNCTIONS) await knex.raw(`DROP FUNCTION IF EXISTS ${name}`);
  await knex.raw('DROP TABLE search_words');
  // `truncate` is fast on both databases. A `delete` on PostgreSQL would scan a million rows.
  for (const table of ['search_entries', 'search_vocabulary', 'search_lists'])
    if (await knex.schema.hasTable(table)) await knex(table).truncate();
  await knex('search_state').where('name', 'compared').delete();
}

export async function down() {
  // The old index cannot be restored; the search extension rebuilds it.
}
