/**
 * Links to other sites that failed in the last nightly check, and the nights in which a check has begun (docs/decisions/304-outside-links.md). In
 * DB_EXCLUDE_TABLES, because only the page `/link-report` and the daily mail read them.
 */
export async function up(knex) {
  if (!(await knex.schema.hasTable('outside_links'))) {
    await knex.schema.createTable('outside_links', (table) => {
      // SHA-256 of the address, because an address may be longer than an index entry of PostgreSQL.
      table.string('id', 64).primary();
      table.text('address').notNullable();
      // Status code or name of the problem.
      table.string('problem', 16).notNullable();
      // Checks in a row that failed.
      table.integer('failures').notNullable();
      // Time of the first failed check in milliseconds since 1970.
      table.bigInteger('failed_since').notNullable();
      // JSON list of the items that use the link.
      table.text('uses').notNullable();
    });
  }
  if (!(await knex.schema.hasTable('outside_link_nights'))) {
    await knex.schema.createTable('outside_link_nights', (table) => {
      // Day in the time zone of Viet Nam: 2026-11-28.
      table.string('night', 10).primary();
    });
  }
}

export async function down(knex) {
  await knex.schema.dropTableIfExists('outside_links');
  await knex.schema.dropTableIfExists('outside_link_nights');
}
