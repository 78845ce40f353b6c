/**
 * Which documents each list holds (docs/decisions/020-lists.md), kept together with the search index and, like it, in DB_EXCLUDE_TABLES. A row says
 * that the entry with this key belongs to a list: of all, of a category, of a filter's value. A page of a list is so a stretch of one index.
 * `search_entries.lists` remembers the lists of an entry, so that it can be taken out of them.
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
