/**
 * Queue of documents whose downloads the extension `books` must check. Like the other tables of our extensions, this table is in DB_EXCLUDE_TABLES. Times
 * are milliseconds since 1970.
 */
export async function up(knex) {
  if (await knex.schema.hasTable('download_jobs')) return;
  await knex.schema.createTable('download_jobs', (table) => {
    // No foreign key, because Directus would warn about a relation of an unknown table.
    table.integer('document').primary();
    table.bigInteger('asked_at').notNullable();
    table.bigInteger('due_at').notNullable();
    table.bigInteger('claimed_until');
    table.integer('attempts').notNullable().defaultTo(0);
    table.text('last_error');
    table.index(['due_at'], 'ix_download_jobs_due_at');
  });
}

export async function down(knex) {
  await knex.schema.dropTableIfExists('download_jobs');
}
