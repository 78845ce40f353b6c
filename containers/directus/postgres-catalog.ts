/** Function that queries PostgreSQL's system catalog. */
export type RunSql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
export type Column = { name: string; type: string };

export async function readTables(runSql: RunSql): Promise<string[]> {
  const rows = await runSql(
    "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  return rows.map(({ table_name }) => String(table_name));
}

/** Returns the columns that can be written; generated columns are left out. */
export async function readColumns(runSql: RunSql, table: string): Promise<Column[]> {
  const rows = await runSql(
    "SELECT column_name, data_type FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position",
    [table],
  );
  return rows.map(({ column_name, data_type }) => ({ name: String(column_name), type: String(data_type) }));
}

export async function readForeignKeys(runSql: RunSql): Promise<{ table: string; name: string; definition: string }[]> {
  const rows = await runSql(
    `SELECT relname, conname, pg_get_constraintdef(pg_constraint.oid) AS definition
     FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE contype = 'f' AND nspname = 'public'`,
  );
  return rows.map(({ relname, conname, definition }) => ({
    table: String(relname),
    name: String(conname),
    definition: String(definition),
  }));
}

export async function readSequences(runSql: RunSql): Promise<{ table: string; column: string }[]> {
  const rows = await runSql(
    `SELECT table_name, column_name FROM information_schema.columns
     WHERE table_schema = 'public' AND pg_get_serial_sequence(quote_ident(table_name), column_name) IS NOT NULL`,
  );
  return rows.map(({ table_name, column_name }) => ({ table: String(table_name), column: String(column_name) }));
}
