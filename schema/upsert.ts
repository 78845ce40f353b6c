import type { Api } from './connect.ts';
import { carries } from './snapshot.ts';

type Row = Record<string, unknown> & { id: string };

/** Creates or corrects rows that have a fixed id, and leaves all others alone. Answers how many were written. */
export async function upsert(api: Api, path: string, wanted: Row[]): Promise<number> {
  const ids = wanted.map(({ id }) => id).join(',');
  const fields = [...new Set(wanted.flatMap((row) => Object.keys(row)))].join(',');
  const rows = await api.call<Row[]>('GET', `${path}?limit=-1&fields=${fields}&filter[id][_in]=${ids}`);
  const current = new Map(rows.map((row) => [row.id, row]));
  const missing = wanted.filter(({ id }) => !current.has(id));
  const changed = wanted.filter((row) => {
    const found = current.get(row.id);
    return found && !carries(found, row);
  });
  for (const row of missing) await api.call('POST', path, row);
  for (const { id, ...row } of changed) await api.call('PATCH', `${path}/${id}`, row);
  return missing.length + changed.length;
}
