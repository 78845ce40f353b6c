import { content } from './content.ts';

/**
 * Returns the id of a reference option.
 * @throws Error when no option has this group and value
 */
export async function findOptionId(group: string, value: string): Promise<number> {
  const query = `filter[group][key][_eq]=${group}&filter[value][_eq]=${value}&fields=id`;
  const [row] = await content.read('options', query);
  if (!row) throw new Error(`no option ${group} ${value}`);
  return Number(row.id);
}
