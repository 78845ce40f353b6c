/**
 * The documents of each list (docs/decisions/020-lists.md), in DB_EXCLUDE_TABLES like the search index. A row assigns an entry to a list: all documents, a
 * category, or the value of a filter. A page of a list is a range of one index. `search_entries.lists` has the names of the lists of an entry, so that a
 * change can remove the entry from them.
 */
const isSqlite = (knex) => knex.client.config.client.startsWith('sqlite');

export async function up(knex) {
  const [integer, without] = isSqlite(knex) ? ['integer', 'WITHOUT ROWID'] : ['bigint', ''];
  await knex.raw(`CREATE TABLE IF NOT EXISTS search_lists (
    list varchar(40) NOT NULL, "key" ${integer} NOT NULL, PRIMARY KEY (list, "key")) ${without}`);
  if (await knex.schema.hasColumn('search_entries', 'lists')) return;
  await knex.raw(`ALTER TABLE search_entries ADD COLUMN lists text NOT NULL DEFAULT ''`);
}

export async function down(knex) {
  await knex.schema.dropTableIfExists('search_lists');
  if (await knex.schema.hasColumn('search_entries', 'lists'))
    await knex.schema.alterTable('search_entries', (table) => table.dropColumn('lists'));
}
