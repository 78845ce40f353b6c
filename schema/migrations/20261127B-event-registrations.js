/** Indexes of registrations: the count of taken places, the erasure of a person's rows, and the deadlines that the publishing clock looks for. */
export const INDEXES = [
  ['event_registrations', ['event', 'state']],
  ['event_registrations', ['email']],
  ['events', ['registration_deadline']],
];

const nameOf = (table, columns) => `ix_${table}_${columns.join('_')}`;

export async function up(knex) {
  for (const [table, columns] of INDEXES) {
    const list = columns.map(() => '??').join(', ');
    await knex.raw(`CREATE INDEX IF NOT EXISTS ?? ON ?? (${list})`, [nameOf(table, columns), table, ...columns]);
  }
}

export async function down(knex) {
  for (const [table, columns] of INDEXES) await knex.raw('DROP INDEX IF EXISTS ??', [nameOf(table, columns)]);
}
