import type { RestCommand } from '@directus/sdk';
import type { Schema } from '../codegen/generated/sdk-schema.ts';
import type { Api } from './connect.ts';
import { hasSameValues } from './snapshot.ts';

/** Commands of @directus/sdk for the rows of one collection. */
interface Commands<Row> {
  /** Accepts any query, because the requested fields are known only at run time. */
  readonly read: (query: never) => RestCommand<object[], Schema>;
  readonly create: (row: Row) => RestCommand<unknown, Schema>;
  readonly update: (id: string, row: Partial<Row>) => RestCommand<unknown, Schema>;
}

/** Creates or updates rows with fixed ids. Other rows are not changed. Returns the number of writes. */
export async function upsert<Row extends { id: string }>(
  api: Api,
  { read, create, update }: Commands<Row>,
  target: readonly Row[],
): Promise<number> {
  const fields = [...new Set(target.flatMap((row) => Object.keys(row)))];
  const query = { limit: -1, fields, filter: { id: { _in: target.map(({ id }) => id) } } };
  const rows = (await api.request(read(query as never))) as Row[];
  const currentById = new Map(rows.map((row) => [row.id, row]));
  const missingRows = target.filter(({ id }) => !currentById.has(id));
  const changedRows = target.filter((row) => {
    const currentRow = currentById.get(row.id);
    return currentRow && !hasSameValues(currentRow, row);
  });
  for (const row of missingRows) await api.request(create(row));
  for (const { id, ...row } of changedRows) await api.request(update(id, row as unknown as Partial<Row>));
  return missingRows.length + changedRows.length;
}
