/**
 * Renames collections, columns and kinds of categories, so that a section has one word everywhere. Also renames indexes, constraints and sequences, and
 * the mentions in Directus's own tables (permissions, revisions, versions, presets, flows) and in daily_counts. Does nothing if no former name is left, so
 * the migration can run twice.
 */
export const RENAMED = [
  // A longer name comes before a name that is a prefix of it.
  ['mental_health_posts', 'mental_health'],
  ['mental_health_post', 'mental_health'],
  ['help_articles', 'help_center'],
  ['help_article', 'help_center'],
  ['help_sections', 'help_center_sections'],
  ['about_articles', 'about_us'],
];
const KINDS = [
  ['document', 'documents'],
  ['event', 'events'],
];
/** Maximum length of a name. PostgreSQL cuts longer names. */
const LONGEST = 63;

const isSqlite = (knex) => knex.client.config.client.startsWith('sqlite');
const nameOf = (former, renamed) =>
  renamed.reduce((name, [from, to]) => name.replaceAll(from, to), former).slice(0, LONGEST);

/** Names that change, as [former, new]. */
const changed = (names, renamed) =>
  names.map((name) => [name, nameOf(name, renamed)]).filter(([from, to]) => from !== to);

const sqlite = {
  tables: async (knex) =>
    (await knex.raw(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)).map(
      ({ name }) => name,
    ),
  columns: async (knex, table) =>
    (await knex.raw('SELECT name, type FROM pragma_table_info(?)', [table])).map(({ name, type }) => ({
      name,
      isText: /char|text|json/i.test(type),
    })),
  async renameRest(knex, renamed) {
    // SQLite cannot rename an index, so each index is dropped and created again.
    const indexes = await knex.raw(`SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL`);
    for (const { name, sql } of indexes) {
      const wanted = nameOf(name, renamed);
      if (wanted === name) continue;
      await knex.raw('DROP INDEX ??', [name]);
      await knex.raw(sql.replace(name, wanted).replaceAll('?', '\\?'));
    }
  },
};

const postgres = {
  tables: async (knex) =>
    (await knex.raw('SELECT tablename FROM pg_tables WHERE schemaname = current_schema()')).rows.map(
      ({ tablename }) => tablename,
    ),
  columns: async (knex, table) =>
    (
      await knex.raw(
        `SELECT column_name AS name, udt_name AS type FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = ?`,
        [table],
      )
    ).rows.map(({ name, type }) => ({ name, isText: /^(varchar|bpchar|text|jsonb?)$/.test(type), type })),
  async renameRest(knex, renamed) {
    const constraints = await knex.raw(
      `SELECT conname AS name, conrelid::regclass::text AS "table" FROM pg_constraint
       WHERE connamespace = current_schema()::regnamespace AND conrelid <> 0`,
    );
    for (const { name, table } of constraints.rows) {
      const wanted = nameOf(name, renamed);
      if (wanted !== name)
        await knex.raw('ALTER TABLE ?? RENAME CONSTRAINT ?? TO ??', [table.replaceAll('"', ''), name, wanted]);
    }
    // The indexes are read after the constraints are renamed, because the index of a constraint has the name of the constraint.
    for (const [kind, catalog] of [
      ['INDEX', 'SELECT indexname AS name FROM pg_indexes WHERE schemaname = current_schema()'],
      ['SEQUENCE', 'SELECT sequencename AS name FROM pg_sequences WHERE schemaname = current_schema()'],
    ]) {
      const names = (await knex.raw(catalog)).rows.map(({ name }) => name);
      for (const pair of changed(names, renamed)) await knex.raw(`ALTER ${kind} ?? RENAME TO ??`, pair);
    }
  },
};

/** Writes the new names into the text of a column. */
async function replaceIn(knex, table, { name, type }, pairs, where = 'true') {
  // PostgreSQL replaces text in JSON only after a cast.
  const [text, found, back] = isSqlite(knex) ? ['??', 'instr', ''] : ['??::text', 'strpos', `::${type}`];
  for (const [from, to] of pairs) {
    await knex.raw(`UPDATE ?? SET ?? = replace(${text}, ?, ?)${back} WHERE ${found}(${text}, ?) > 0 AND ${where}`, [
      ...[table, name, name, from, to],
      ...[name, from],
    ]);
  }
}

/** @param renamed pairs of the former name and the new name; a longer former name comes before a name that is a prefix of it */
export async function rename(knex, renamed = RENAMED) {
  const { tables, columns, renameRest } = isSqlite(knex) ? sqlite : postgres;
  for (const table of await tables(knex)) {
    const names = (await columns(knex, table)).map(({ name }) => name);
    for (const [from, to] of changed(names, renamed))
      await knex.raw('ALTER TABLE ?? RENAME COLUMN ?? TO ??', [table, from, to]);
  }
  for (const [from, to] of changed(await tables(knex), renamed))
    await knex.raw('ALTER TABLE ?? RENAME TO ??', [from, to]);
  await renameRest(knex, renamed);

  // Other tables reference rows of directus_collections, so the rows with new names are inserted first, and the former rows are deleted last.
  const known = await knex('directus_collections');
  const moved = changed(
    known.map(({ collection }) => collection),
    renamed,
  );
  for (const [from, to] of moved) {
    const names = (await columns(knex, 'directus_collections'))
      .map(({ name }) => name)
      .filter((name) => name !== 'collection');
    const list = names.map(() => '??').join(', ');
    await knex.raw(
      `INSERT INTO directus_collections (collection, ${list}) SELECT ?, ${list} FROM directus_collections WHERE collection = ?`,
      [...names, to, ...names, from],
    );
  }
  for (const table of (await tables(knex)).filter((name) => name.startsWith('directus_') || name === 'daily_counts')) {
    for (const column of await columns(knex, table)) {
      const isKey = table === 'directus_collections' && column.name === 'collection';
      if (column.isText && !isKey) await replaceIn(knex, table, column, renamed);
    }
  }
  for (const [from] of moved) await knex('directus_collections').where({ collection: from }).delete();
}

/** Renames kinds of categories. A kind is the collection that a category groups. */
async function renameKinds(knex) {
  const { columns } = isSqlite(knex) ? sqlite : postgres;
  for (const [from, to] of KINDS) await knex('categories').where({ kind: from }).update({ kind: to });
  for (const [table, key] of [
    ['directus_revisions', 'kind'],
    ['directus_versions', 'kind'],
    ['directus_presets', '_eq'],
  ]) {
    const pairs = KINDS.map((pair) => pair.map((kind) => `"${key}":"${kind}"`));
    for (const column of await columns(knex, table))
      if (column.isText && column.name !== 'collection')
        await replaceIn(knex, table, column, pairs, `collection = 'categories'`);
  }
}

export async function up(knex) {
  // A new database has no tables of ours yet.
  if (!(await knex.schema.hasTable('categories'))) return;
  await knex.transaction(async (trx) => {
    await rename(trx);
    await renameKinds(trx);
  });
}

export async function down() {
  // Not reversible: two former names have become one. To return to an older release, restore its backup.
}
