/** Index of the maps of events. The check whether a visitor may see a file reads every use of the file (docs/decisions/110-public-rows-and-files.md). */
const NAME = 'ix_events_translations_map_image';

export async function up(knex) {
  await knex.raw('CREATE INDEX IF NOT EXISTS ?? ON ?? (??)', [NAME, 'events_translations', 'map_image']);
}

export async function down(knex) {
  await knex.raw('DROP INDEX IF EXISTS ??', [NAME]);
}
