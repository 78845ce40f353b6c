/** Reads the saved state of an item, with all data that the rules check. */
import type { Schema } from '@hat-nang/model/backend/directus-hooks';
import type { NamedSection } from '@hat-nang/model/sections/section';
import type { Knex } from 'knex';
import type { Key } from './owners.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface ItemState {
  readonly item: Row;
  readonly translations: readonly Row[];
  /** Number of rows in each list that the rules require. */
  readonly listCounts: Readonly<Record<string, number>>;
  readonly pageNumbers: readonly number[];
  readonly pageTexts: readonly Row[];
  /** Numbers of the pages with a picture. */
  readonly picturePages: readonly number[];
  /** Pictures of the pages, with the texts of their pages. */
  readonly pagePictures: readonly PagePicture[];
  /** Activities of the item in their order, each with its translations. */
  readonly activities: ReadonlyArray<{ readonly row: Row; readonly texts: readonly Row[] }>;
  /** Categories and sections of the item that are not published. */
  readonly hiddenGroups: ReadonlyArray<{ readonly field: string; readonly name: string }>;
  /** True if the file of the picture is marked as decorative. A decorative picture needs no description. */
  readonly isPictureDecorative: boolean;
  /** Files of the item and of its pages: the field of the item, the required beginning of the type (such as `image/`), and the type of the file. */
  readonly media: ReadonlyArray<{ readonly field: string; readonly requiredType: string; readonly type: string }>;
}

/** The picture of a page. */
interface PagePicture {
  readonly number: number;
  /** True if the file is marked as decorative. */
  readonly isDecorative: boolean;
  readonly texts: readonly Row[];
}

/** The parts of an item that decide whether its pictures need a description. */
export type PictureState = Pick<ItemState, 'item' | 'translations' | 'isPictureDecorative' | 'pagePictures'>;

interface Relation {
  readonly collection: string;
  readonly field: string;
  readonly related_collection: string | null;
  readonly meta?: { readonly one_field?: string | null } | null;
}

const relationsOf = (schema: Schema | null) => (schema?.relations ?? []) as readonly Relation[];

/**
 * Reads the state of an item.
 * @returns undefined if the item does not exist
 */
export async function readState(
  database: Knex,
  schema: Schema | null,
  section: NamedSection,
  key: Key,
): Promise<ItemState | undefined> {
  const { collection, publication } = section;
  const item: Row | undefined = await database(collection).where({ id: key }).first();
  if (item === undefined) return undefined;
  const translations: Row[] = await database(`${collection}_translations`).where({ [`${collection}_id`]: key });
  const listCounts: Record<string, number> = {};
  for (const field of publication.required ?? []) {
    if (field in item) continue;
    const list = relationsOf(schema).find(
      ({ related_collection, meta }) => related_collection === collection && meta?.one_field === field,
    );
    const rows = list === undefined ? [] : await database(list.collection).where({ [list.field]: key });
    listCounts[field] = rows.length;
  }
  const { pages, pageTexts } = await readPages(database, section, key);
  return {
    item,
    translations,
    listCounts,
    pageNumbers: pages.map(({ number }) => Number(number)),
    pageTexts,
    picturePages: pages.filter(({ image }) => typeof image === 'string').map(({ number }) => Number(number)),
    pagePictures: await readPagePictures(database, pages, pageTexts),
    activities: await readActivities(database, section, key),
    hiddenGroups: await readHiddenGroups(database, section, item),
    isPictureDecorative: await isPictureDecorative(database, section, item),
    media: await collectMedia(database, section, item, pages, pageTexts),
  };
}

/** Returns the unpublished categories and sections of an item, with their Vietnamese names. */
async function readHiddenGroups(
  database: Knex,
  section: NamedSection,
  item: Row,
): Promise<{ field: string; name: string }[]> {
  const { category, collection, parts = {} } = section;
  if (category === undefined) return [];
  const field = category.column ?? 'categories';
  const keys: unknown[] =
    category.column !== undefined
      ? [item[category.column]]
      : await database(`${collection}_categories`)
          .where({ [parts[`${collection}_categories`] ?? `${collection}_id`]: item.id })
          .pluck('categories_id');
  const groupKeys = keys.filter((key): key is Key => typeof key === 'number' || typeof key === 'string');
  if (groupKeys.length === 0) return [];
  const hiddenRows: Row[] = await database(category.collection)
    .whereIn('id', groupKeys)
    .whereNot({ status: 'published' });
  const names: { field: string; name: string }[] = [];
  for (const { id } of hiddenRows) {
    const text: Row | undefined = await database(`${category.collection}_translations`)
      .where({ [`${category.collection}_id`]: id, languages_code: 'vi-VN' })
      .first();
    names.push({ field, name: String(text?.name ?? id) });
  }
  return names;
}

/** Reads the parts of an item that decide whether its pictures need a description. Returns undefined if the item does not exist. */
export async function readPictureState(
  database: Knex,
  section: NamedSection,
  key: Key,
): Promise<PictureState | undefined> {
  const { collection } = section;
  const item: Row | undefined = await database(collection).where({ id: key }).first();
  if (item === undefined) return undefined;
  const translations: Row[] = await database(`${collection}_translations`).where({ [`${collection}_id`]: key });
  const { pages, pageTexts } = await readPages(database, section, key);
  return {
    item,
    translations,
    isPictureDecorative: await isPictureDecorative(database, section, item),
    pagePictures: await readPagePictures(database, pages, pageTexts),
  };
}

async function readPagePictures(
  database: Knex,
  pages: readonly Row[],
  pageTexts: readonly Row[],
): Promise<PagePicture[]> {
  const illustratedPages = pages.filter(({ image }) => typeof image === 'string');
  if (illustratedPages.length === 0) return [];
  const decorativeFiles = (await database('directus_files')
    .whereIn('id', [...new Set(illustratedPages.map(({ image }) => String(image)))])
    .where({ is_decorative: true })
    .pluck('id')) as string[];
  return illustratedPages.map(({ id, number, image }) => ({
    number: Number(number),
    isDecorative: decorativeFiles.includes(String(image)),
    texts: pageTexts.filter(({ document_pages_id }) => document_pages_id === id),
  }));
}

async function isPictureDecorative(database: Knex, { picture }: NamedSection, item: Row): Promise<boolean> {
  const file = picture === undefined ? undefined : item[picture];
  if (typeof file !== 'string') return false;
  const row: Row | undefined = await database('directus_files').where({ id: file }).first('is_decorative');
  // SQLite stores booleans as 0 and 1.
  return Boolean(row?.is_decorative);
}

/** Reads an item and the types of its files. Returns undefined if the item does not exist. */
export async function readMedia(
  database: Knex,
  section: NamedSection,
  key: Key,
): Promise<Pick<ItemState, 'item' | 'media'> | undefined> {
  const item: Row | undefined = await database(section.collection).where({ id: key }).first();
  if (item === undefined) return undefined;
  const { pages, pageTexts } = await readPages(database, section, key);
  return { item, media: await collectMedia(database, section, item, pages, pageTexts) };
}

async function readPages(
  database: Knex,
  { publication }: NamedSection,
  key: Key,
): Promise<{ pages: Row[]; pageTexts: Row[] }> {
  if (publication.pages === undefined) return { pages: [], pageTexts: [] };
  const pages: Row[] = await database('document_pages').where({ document: key }).orderBy('number');
  const ids = pages.map(({ id }) => Number(id));
  return { pages, pageTexts: await database('document_pages_translations').whereIn('document_pages_id', ids) };
}

async function readActivities(
  database: Knex,
  { publication }: NamedSection,
  key: Key,
): Promise<{ row: Row; texts: Row[] }[]> {
  if (publication.activities === undefined) return [];
  const rows: Row[] = await database('document_activities').where({ document: key }).orderBy(['sort', 'id']);
  const texts: Row[] = await database('document_activities_translations').whereIn(
    'document_activities_id',
    rows.map(({ id }) => Number(id)),
  );
  return rows.map((row) => ({
    row,
    texts: texts.filter(({ document_activities_id }) => document_activities_id === row.id),
  }));
}

/** Required beginning of the file type, by the media field of a page's text. */
const PAGE_MEDIA: Readonly<Record<string, string>> = {
  narration: 'audio/',
  sign_video: 'video/',
  sign_video_small: 'video/',
};

async function collectMedia(
  database: Knex,
  { picture, publication }: NamedSection,
  item: Row,
  pages: readonly Row[],
  pageTexts: readonly Row[],
): Promise<{ field: string; requiredType: string; type: string }[]> {
  const pagesField = publication.pages ?? '';
  const fileFields = [
    ...(picture === undefined ? [] : [{ field: picture, requiredType: 'image/', file: item[picture] }]),
    ...pages.map(({ image }) => ({ field: pagesField, requiredType: 'image/', file: image })),
    ...pageTexts.flatMap((text) =>
      Object.entries(PAGE_MEDIA).map(([field, requiredType]) => ({
        field: pagesField,
        requiredType,
        file: text[field],
      })),
    ),
  ].filter(
    (fileUse): fileUse is { field: string; requiredType: string; file: string } => typeof fileUse.file === 'string',
  );
  if (fileFields.length === 0) return [];
  const files: Row[] = await database('directus_files')
    .whereIn('id', [...new Set(fileFields.map(({ file }) => file))])
    .select('id', 'type');
  const types = new Map(files.map(({ id, type }) => [String(id), String(type ?? '')]));
  return fileFields.map(({ field, requiredType, file }) => ({
    field,
    requiredType,
    type: types.get(file) ?? '',
  }));
}
