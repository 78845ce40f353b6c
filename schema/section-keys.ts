import type { NamedSection } from '@hat-nang/model/sections/section';
import type { Snapshot } from './snapshot.ts';

/** Unique keys over several columns, and indexes. The snapshot does not contain them, so migrations create them. */
export interface Keys {
  /** Unique keys as [table, name, columns]. */
  unique: [string, string, string[]][];
  /** Indexes as [table, columns]. */
  indexes: [string, string[]][];
}

/** Derives the unique keys and indexes of a section from its declaration and its tables. */
export function deriveSectionKeys(section: NamedSection, { relations }: Snapshot): Keys {
  const { collection, category, searched, picture, favorite, home, moments = [], parts = {} } = section;
  // Sort column within a category. Items in shared categories are sorted by time. Items in a section's groups have the editors' order.
  const orderColumn = category?.collection === 'categories' ? (searched?.moment ?? 'date_published') : 'sort';
  const translations = `${collection}_translations`;
  const junctions = Object.entries(parts).flatMap(([table, owner]) => {
    const otherRelations = relations.filter((relation) => relation.collection === table && relation.field !== owner);
    // Only a junction with two foreign keys has these keys. Other parts of an item, such as pages, have different keys.
    return otherRelations.length === 1 &&
      relations.some(({ meta }) => meta.many_collection === table && meta.junction_field)
      ? [{ table, owner, targetColumn: String(otherRelations[0]?.field) }]
      : [];
  });
  const homeTable = `app_configs_${collection}`;
  return {
    unique: [
      [translations, 'parent_language', [`${collection}_id`, 'languages_code']],
      [translations, 'language_slug', ['languages_code', 'slug']],
      ...junctions.map(({ table, owner, targetColumn }): Keys['unique'][number] => [
        table,
        'pair',
        [owner, targetColumn],
      ]),
      ...(home ? [[homeTable, 'pair', ['app_configs_id', `${collection}_id`]] satisfies Keys['unique'][number]] : []),
      ...(favorite ? [['favorites', `user_${favorite}`, ['user', favorite]] satisfies Keys['unique'][number]] : []),
    ],
    indexes: [
      [collection, ['status', 'date_published']],
      ...['date_unpublished', ...moments, ...(picture ? [picture] : [])].map((column): Keys['indexes'][number] => [
        collection,
        [column],
      ]),
      ...(category?.column ? [[collection, [category.column, orderColumn]] satisfies Keys['indexes'][number]] : []),
      ...junctions.map(({ table, targetColumn }): Keys['indexes'][number] => [table, [targetColumn]]),
      ...(home ? [[homeTable, [`${collection}_id`]] satisfies Keys['indexes'][number]] : []),
      ...(favorite ? [['favorites', [favorite]] satisfies Keys['indexes'][number]] : []),
    ],
  };
}

const formatRows = (rows: readonly unknown[]) =>
  rows.map((row) => `  ${JSON.stringify(row).replaceAll('"', "'").replaceAll(',', ', ')},`).join('\n');

/** Returns the text of a migration that creates these keys. The migration imports nothing, like all migrations. */
export function formatKeysMigration(word: string, { unique, indexes }: Keys): string {
  return `/**
 * Unique keys and indexes of the section ${word}, as schema/section-keys.ts derived them when it was made.
 */
export const UNIQUE_KEYS = [
${formatRows(unique)}
];

export const INDEXES = [
${formatRows(indexes)}
];

const uniqueName = (table, name) => \`uq_\${table}_\${name}\`;
const indexName = (table, columns) => \`ix_\${table}_\${columns.join('_')}\`;
const marks = (columns) => columns.map(() => '??').join(', ');

export async function up(knex) {
  for (const [table, name, columns] of UNIQUE_KEYS) {
    const names = [uniqueName(table, name), table, ...columns];
    await knex.raw(\`CREATE UNIQUE INDEX IF NOT EXISTS ?? ON ?? (\${marks(columns)})\`, names);
  }
  for (const [table, columns] of INDEXES) {
    const names = [indexName(table, columns), table, ...columns];
    await knex.raw(\`CREATE INDEX IF NOT EXISTS ?? ON ?? (\${marks(columns)})\`, names);
  }
}

export async function down(knex) {
  for (const [table, name] of UNIQUE_KEYS) await knex.raw('DROP INDEX IF EXISTS ??', [uniqueName(table, name)]);
  for (const [table, columns] of INDEXES) await knex.raw('DROP INDEX IF EXISTS ??', [indexName(table, columns)]);
}
`;
}
