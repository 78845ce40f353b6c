/** Unique key and index of the activities after a document (docs/decisions/299-activities-after-the-book.md). */
export const UNIQUE_KEYS = [
  ['document_activities_translations', 'parent_language', ['document_activities_id', 'languages_code']],
];

export const INDEXES = [['document_activities', ['document']]];

const uniqueName = (table, name) => `uq_${table}_${name}`;
const indexName = (table, columns) => `ix_${table}_${columns.join('_')}`;
const marks = (columns) => columns.map(() => '??').join(', ');

export async function up(knex) {
  for (const [table, name, columns] of UNIQUE_KEYS) {
    const names = [uniqueName(table, name), table, ...columns];
    await knex.raw(`CREATE UNIQUE INDEX IF NOT EXISTS ?? ON ?? (${marks(columns)})`, names);
  }
  for (const [table, columns] of INDEXES) {
    const names = [indexName(table, columns), table, ...columns];
    await knex.raw(`CREATE INDEX IF NOT EXISTS ?? ON ?? (${marks(columns)})`, names);
  }
}

export async function down(knex) {
  for (const [table, name] of UNIQUE_KEYS) await knex.raw('DROP INDEX IF EXISTS ??', [uniqueName(table, name)]);
  for (const [table, columns] of INDEXES) await knex.raw('DROP INDEX IF EXISTS ??', [indexName(table, columns)]);
}
