/**
 * Index that finds the newest change of a row (docs/decisions/292-translation-desk.md). Directus's own indexes cover only the activity and the parent of a
 * revision. Without this index, the translation desk would read every revision with its stored data.
 */
const NAME = 'ix_directus_revisions_collection_item_activity';

export async function up(knex) {
  await knex.raw('CREATE INDEX IF NOT EXISTS ?? ON ?? (??, ??, ??)', [
    NAME,
    'directus_revisions',
    'collection',
    'item',
    'activity',
  ]);
}

export async function down(knex) {
  await knex.raw('DROP INDEX IF EXISTS ??', [NAME]);
}
