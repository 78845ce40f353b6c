/** Copies the HTML structure and the text of the source into a translation. The translator then overwrites the text (decision 292). */
import type { Query } from '@directus/types';
import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { slugify } from '@hat-nang/model/slug';
import { isEmpty } from '../checks/rules.ts';
import type { Caller, DeskItem, Row, TextPair } from './read-item.ts';
import type { SectionTexts, TextTable } from './text-tables.ts';

/** Changes of a one-to-many field, in the form that Directus accepts. */
interface ListChange {
  readonly create: readonly Row[];
  readonly update: readonly Row[];
  readonly delete: readonly never[];
}

/** Returns the update of an item that copies the source into its translation. Undefined if there is nothing to copy. */
export function planCopy(item: DeskItem, texts: TextTable, lang: Lang): Row | undefined {
  const translations = planPair(item.texts, texts, lang);
  const lists = item.parts.flatMap(({ table, rows }) => {
    const update = rows.flatMap((row) => {
      const change = planPair(row, table, lang);
      return change === undefined ? [] : [{ id: row.id, translations: change }];
    });
    return update.length === 0 ? [] : [[table.listField, { create: [], update, delete: [] }] as const];
  });
  if (translations === undefined && lists.length === 0) return undefined;
  return { ...(translations && { translations }), ...Object.fromEntries(lists) };
}

/**
 * Plans the copy of one row. A new translation gets the rich texts, and the title and slug if the table has them: Directus shows no version that lacks required
 * fields. An existing translation gets only the rich texts that are empty there.
 */
function planPair({ source, target }: TextPair, { columns }: TextTable, lang: Lang): ListChange | undefined {
  if (source === undefined) return undefined;
  const copiedTexts = columns
    .filter(({ field, isRich }) => isRich && !isEmpty(source[field]) && isEmpty(target?.[field]))
    .map(({ field }) => [field, source[field]] as const);
  const change = Object.fromEntries(copiedTexts);
  if (target !== undefined)
    return copiedTexts.length === 0 ? undefined : { create: [], update: [{ id: target.id, ...change }], delete: [] };
  const hasTitle = columns.some(({ field }) => field === 'title');
  if (copiedTexts.length === 0 && !hasTitle) return undefined;
  const requiredTexts = hasTitle ? { title: source.title, slug: slugify(String(source.title)) } : {};
  return { create: [{ languages_code: languageCodes[lang], ...requiredTexts, ...change }], update: [], delete: [] };
}

export const copyOutcomes = ['copied', 'version', 'version-exists', 'nothing', 'closed'] as const;
export type CopyOutcome = (typeof copyOutcomes)[number];

/** Key of the content version into which the translation of a published item is copied. */
export const versionKeyOf = (lang: Lang) => `translation-${lang}`;

/** Checks whether the item has the content version of the desk for this language. */
export async function hasVersion(
  { services, schema, accountability }: Caller,
  collection: string,
  id: number,
  lang: Lang,
): Promise<boolean> {
  const versions = new services.VersionsService({ schema, accountability });
  const conditions = { collection: { _eq: collection }, item: { _eq: String(id) }, key: { _eq: versionKeyOf(lang) } };
  const query = { fields: ['id'], filter: conditions, limit: 1 } as unknown as Query;
  return (await versions.readByQuery(query)).length > 0;
}

/**
 * Copies the structure with the rights of the user. The copy for a published item goes into a content version, because the site must not show the text of the
 * source as a translation.
 * @param versionName name of the version in the Studio
 */
export async function copyStructure(
  caller: Caller,
  { section: { collection }, texts }: SectionTexts,
  item: DeskItem,
  lang: Lang,
  versionName: string,
): Promise<CopyOutcome> {
  const { services, schema, accountability } = caller;
  const change = planCopy(item, texts, lang);
  if (change === undefined) return 'nothing';
  if (item.status === 'draft' || item.status === 'in_review') {
    await new services.ItemsService(collection, { schema, accountability }).updateOne(item.id, change);
    return 'copied';
  }
  if (item.status !== 'published') return 'closed';
  if (await hasVersion(caller, collection, item.id, lang)) return 'version-exists';
  const versions = new services.VersionsService({ schema, accountability });
  const row = { key: versionKeyOf(lang), name: versionName, collection, item: String(item.id) };
  const version = await versions.createOne(row);
  try {
    await versions.save(version, change);
  } catch (error) {
    await versions.deleteOne(version);
    throw error;
  }
  return 'version';
}
