/**
 * Start and last use of each session, which the user sees on the profile page (docs/decisions/309-sessions-one-by-one.md). In DB_EXCLUDE_TABLES, because the
 * key is the token of a session.
 */
export async function up(knex) {
  if (await knex.schema.hasTable('session_uses')) return;
  await knex.schema.createTable('session_uses', (table) => {
    // Token in directus_sessions. No foreign key, because Directus would warn about a relation of an unknown table. The clean-up deletes rows without a session.
    table.string('session', 64).primary();
    // Id that the browser gets. It stays the same when a refresh replaces the token.
    table.uuid('id').notNullable();
    // Times in milliseconds since 1970. Null if unknown, because the session is older than this table.
    table.bigInteger('started_at');
    table.bigInteger('used_at');
  });
}

export async function down(knex) {
  await knex.schema.dropTableIfExists('session_uses');
}
