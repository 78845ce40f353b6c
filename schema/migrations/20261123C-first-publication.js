/**
 * What is published has a date, or lists sort it last: rows from before the save did so get the day they were made. Runs
 * twice without a change.
 */
const PUBLISHABLE = ['documents', 'news', 'events', 'mental_health', 'help_center', 'about_us', 'pages'];

export async function up(knex) {
  for (const table of PUBLISHABLE) {
    await knex(table)
      .where({ status: 'published' })
      .whereNull('date_published')
      .update({ date_published: knex.raw('coalesce(date_created, ?)', [new Date()]) });
  }
}

export async function down() {
  // Which rows had no date is not known any more, and a date does no harm.
}
