/**
 * Number of searches without results by day, language, section and folded query (docs/decisions/255-unfound-queries.md). In DB_EXCLUDE_TABLES, so that no
 * permission can give access, because a query of one day may reveal something about one person.
 */
export async function up(knex) {
  if (await knex.schema.hasTable('search_unfound')) return;
  await knex.schema.createTable('search_unfound', (table) => {
    // Day in the time zone of Viet Nam: 2026-11-25.
    table.string('day', 10).notNullable();
    table.string('lang', 2).notNullable();
    // Search kind of a section, or `all`.
    table.string('kind', 16).notNullable();
    table.string('query', 80).notNullable();
    table.integer('times').notNullable();
    table.primary(['day', 'lang', 'kind', 'query']);
  });
}

export async function down(knex) {
  await knex.schema.dropTableIfExists('search_unfound');
}
