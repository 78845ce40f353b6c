/** Reads a row in use and its possible replacements, with the rights of the user. */
import type { Query } from '@directus/types';
import { FOLDER } from '@hat-nang/model/ids';
import { type Lang, languageCodes } from '@hat-nang/model/languages';
import type { Caller, Row } from '../translation-desk/read-item.ts';
import { isReplaceable } from './paths.ts';

/** A file, category, section or option, with its name. */
export interface Choice {
  readonly collection: string;
  readonly key: number | string;
  readonly name: string;
  readonly isPicture: boolean;
  readonly row: Row;
}

/** Maximum number of replacements that a page lists. */
export const MAX_CHOICES = 24;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MAX_ID = 2 ** 31 - 1;

/** Column of the translations with the name. */
const nameColumnOf = (collection: string) => (collection === 'options' ? 'label' : 'name');

const fieldsOf = (collection: string): string[] =>
  collection === 'directus_files'
    ? ['id', 'title', 'filename_download', 'type']
    : [
        'id',
        ...(collection === 'options' ? ['group', 'value'] : []),
        ...(collection === 'categories' ? ['kind'] : []),
        'translations.languages_code',
        `translations.${nameColumnOf(collection)}`,
      ];

const itemsOf = ({ services, schema, accountability }: Caller, collection: string) =>
  new services.ItemsService<Row>(collection, { schema, accountability });

/**
 * Reads a row.
 * @returns undefined for an unknown row, and for a row that the user may not read
 */
export async function readChoice(
  caller: Caller,
  lang: Lang,
  collection: unknown,
  id: unknown,
): Promise<Choice | undefined> {
  if (typeof collection !== 'string' || typeof id !== 'string' || !isReplaceable(collection)) return undefined;
  const isKey = collection === 'directus_files' ? UUID.test(id) : /^\d+$/.test(id) && Number(id) <= MAX_ID;
  if (!isKey) return undefined;
  const [choice] = await readChoices(caller, lang, collection, { id: { _eq: id } }, 1);
  return choice;
}

/**
 * Returns the possible replacements: files of the same kind, published categories of the same section, published sections, active options of the same group.
 * @param searched part of the name; empty for all
 */
export function readReplacements(
  caller: Caller,
  lang: Lang,
  { collection, key, row }: Choice,
  searched: string,
): Promise<Choice[]> {
  const conditions: Row[] = [{ id: { _neq: key } }, ...conditionsOf(collection, row)];
  if (searched !== '') {
    conditions.push(
      collection === 'directus_files'
        ? { _or: [{ title: { _icontains: searched } }, { filename_download: { _icontains: searched } }] }
        : { translations: { [nameColumnOf(collection)]: { _icontains: searched } } },
    );
  }
  return readChoices(caller, lang, collection, { _and: conditions }, MAX_CHOICES);
}

/** Returns the replacement with this key, if it is one of the possible replacements. */
export async function readReplacement(
  caller: Caller,
  lang: Lang,
  { collection, key, row }: Choice,
  id: unknown,
): Promise<Choice | undefined> {
  const choice = await readChoice(caller, lang, collection, id);
  if (choice === undefined || String(choice.key) === String(key)) return undefined;
  const filter = { _and: [{ id: { _eq: choice.key } }, ...conditionsOf(collection, row)] };
  return (await readChoices(caller, lang, collection, filter, 1))[0];
}

function conditionsOf(collection: string, row: Row): Row[] {
  if (collection === 'options') return [{ group: { _eq: row.group } }, { is_active: { _eq: true } }];
  if (collection !== 'directus_files')
    return [{ status: { _eq: 'published' } }, ...(collection === 'categories' ? [{ kind: { _eq: row.kind } }] : [])];
  const kind = String(row.type ?? '').split('/')[0] ?? '';
  return [
    { type: { _starts_with: `${kind}/` } },
    { _or: [{ folder: { _null: true } }, { folder: { _nin: [FOLDER.uploads, FOLDER.private] } }] },
  ];
}

async function readChoices(
  caller: Caller,
  lang: Lang,
  collection: string,
  filter: Row,
  limit: number,
): Promise<Choice[]> {
  const sort = collection === 'directus_files' ? ['-uploaded_on', 'id'] : ['id'];
  const query = { fields: fieldsOf(collection), filter, limit, sort } as unknown as Query;
  const rows = await itemsOf(caller, collection).readByQuery(query);
  return rows.map((row) => ({
    collection,
    key: row.id as number | string,
    name: nameOf(collection, row, lang),
    isPicture: String(row.type ?? '').startsWith('image/'),
    row,
  }));
}

function nameOf(collection: string, row: Row, lang: Lang): string {
  if (collection === 'directus_files') return String(row.title || row.filename_download || row.id);
  const texts = (row.translations ?? []) as readonly Row[];
  const text = texts.find(({ languages_code }) => languages_code === languageCodes[lang]) ?? texts[0];
  return String(text?.[nameColumnOf(collection)] || row.value || `#${row.id}`);
}
