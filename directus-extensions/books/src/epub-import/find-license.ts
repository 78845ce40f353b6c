import type { Database, Row } from '../types.ts';

/** Matches the address of a Creative Commons licence: `https://creativecommons.org/licenses/by-sa/4.0/`. */
const addressPattern = /creativecommons\.org\/licenses\/([a-z-]+)\/(\d\.\d)/i;

const normalize = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

/**
 * Returns the id of the licence that the rights of a book name: by its value, its name in a language of the site, or its address. Undefined if the rights
 * name none of the library's licences.
 */
export async function findLicense(database: Database, rights: string): Promise<number | undefined> {
  const rows: Row[] = await database('options as option')
    .join('option_groups as group', 'group.id', 'option.group')
    .leftJoin('options_translations as name', 'name.options_id', 'option.id')
    .where('group.key', 'license')
    .select('option.id', 'option.value', 'name.label');
  const [, kind, version] = addressPattern.exec(rights) ?? [];
  const names = [rights, ...(kind === undefined ? [] : [`cc-${kind}-${version}`])].map(normalize);
  const match = rows.find(({ value, label }) =>
    [value, label].some((name) => typeof name === 'string' && names.includes(normalize(name))),
  );
  return match === undefined ? undefined : Number(match.id);
}
