/**
 * Sets the publication date of published rows without a date to their time of creation, because lists would sort these rows last. Later rows get a date
 * when they are saved. A second run changes nothing.
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
  // It is unknown which rows had no date, and a date is harmless.
}
