/**
 * Unique keys and indexes of the section lesson-plans, as schema/section-keys.ts derived them when it was made. The indexes of class level, book and
 * worksheet were added by hand.
 */
export const UNIQUE_KEYS = [
  ['lesson_plans_translations', 'parent_language', ['lesson_plans_id', 'languages_code']],
  ['lesson_plans_translations', 'language_slug', ['languages_code', 'slug']],
  ['favorites', 'user_lesson_plan', ['user', 'lesson_plan']],
];

export const INDEXES = [
  ['lesson_plans', ['status', 'date_published']],
  ['lesson_plans', ['date_unpublished']],
  ['lesson_plans', ['image']],
  ['lesson_plans', ['category', 'date_published']],
  ['lesson_plans', ['class_level', 'date_published']],
  ['lesson_plans', ['document']],
  ['lesson_plans_translations', ['worksheet']],
  ['favorites', ['lesson_plan']],
];

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
