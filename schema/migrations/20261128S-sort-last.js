/** Puts categories, sections and options without an order at the end of their order. Later rows get an order when they are created. */
const ORDERED = ['categories', 'help_center_sections', 'options'];

export async function up(knex) {
  for (const table of ORDERED) {
    const { last } = await knex(table).max('sort as last').first();
    await knex(table)
      .whereNull('sort')
      .update({ sort: Number(last ?? 0) + 1 });
  }
}

export async function down() {
  // It is unknown which rows had no order, and an order is harmless.
}
