/** Reads the pages of a book for the workshop, and writes their texts, with the rights of the user. */

import { ForbiddenError } from '@directus/errors';
import type { Accountability, Query, SchemaOverview } from '@directus/types';
import { type Lang, languageCodes, languages } from '@hat-nang/model/languages';
import { hasWords, readCheckedPages } from '../load-checks.ts';
import type { ReadFacts } from '../mark-media.ts';
import type { Context, Key, Row } from '../types.ts';
import { numberSentences, readSentences } from './number-sentences.ts';
import { findPageStates, type PageStates } from './page-states.ts';

export interface Caller {
  readonly context: Context;
  readonly schema: SchemaOverview;
  readonly accountability: Accountability;
}

/** The texts of a page in one language. `id` is undefined if the page has no row for this language. */
export interface PageText {
  readonly id: Key | undefined;
  readonly text: string;
  readonly narration: string | null;
  readonly cues: string;
  /** Id of the signing clip's file. */
  readonly sign: string | null;
}

export interface BookPage {
  readonly id: number;
  readonly number: number;
  readonly image: string | null;
  readonly texts: Readonly<Partial<Record<Lang, PageText & { readonly states: PageStates }>>>;
}

export interface Book {
  readonly id: number;
  readonly status: string;
  readonly titles: Readonly<Partial<Record<Lang, string>>>;
  readonly langs: readonly Lang[];
  readonly pages: readonly BookPage[];
}

/** A book in the list of the workshop. */
export interface ListedBook {
  readonly id: number;
  readonly status: string;
  readonly titles: Readonly<Partial<Record<Lang, string>>>;
}

const TEXT_FIELDS = ['id', 'languages_code', 'text', 'narration', 'narration_cues', 'sign_video'];
const LISTED_STATUSES = ['draft', 'in_review'];

export const itemsOf = ({ context, schema, accountability }: Caller, collection: string) =>
  new context.services.ItemsService(collection, { schema, accountability, knex: context.database });

/** Returns the drafts and the books in review, the newest first. */
export async function readDrafts(caller: Caller): Promise<ListedBook[]> {
  const query = {
    fields: ['id', 'status', 'translations.languages_code', 'translations.title'],
    filter: { status: { _in: LISTED_STATUSES } },
    sort: ['-id'],
    limit: 200,
  } as unknown as Query;
  const rows = await itemsOf(caller, 'documents').readByQuery(query);
  return rows.map((row) => ({ id: Number(row.id), status: String(row.status), titles: titlesOf(row) }));
}

/**
 * Reads a book.
 * @throws ForbiddenError if the book does not exist, or if the user may not read it
 */
export async function readBook(caller: Caller, readFacts: ReadFacts, id: number): Promise<Book> {
  const row = await itemsOf(caller, 'documents').readOne(id, {
    fields: ['id', 'status', 'translations.languages_code', 'translations.title'],
  });
  const rows = await readPageRows(caller, { document: { _eq: id } });
  const checkedPages = await readCheckedPages(caller.context.database, readFacts, id);
  const titles = titlesOf(row);
  const langs = languages.filter((lang) => titles[lang] !== undefined);
  const pages = rows.map((page): BookPage => {
    const texts = langs.flatMap((lang) => {
      const text = toPageText(page, lang);
      const checkedPage = checkedPages.find(
        ({ number, language }) => number === Number(page.number) && language === languageCodes[lang],
      );
      if (checkedPage === undefined) return [];
      const states = findPageStates(checkedPage, hasWords(text.text));
      return [[lang, { ...text, states }] as const];
    });
    return { ...toPage(page), texts: Object.fromEntries(texts) };
  });
  return { id, status: String(row.status), titles, langs, pages };
}

const toPage = (row: Row) => ({
  id: Number(row.id),
  number: Number(row.number),
  image: typeof row.image === 'string' ? row.image : null,
});

function titlesOf(row: Row): Partial<Record<Lang, string>> {
  const translations = (row.translations ?? []) as readonly Row[];
  const titles = languages.flatMap((lang) => {
    const translation = translations.find(({ languages_code }) => languages_code === languageCodes[lang]);
    return translation === undefined ? [] : [[lang, String(translation.title ?? '')] as const];
  });
  return Object.fromEntries(titles);
}

const readPageRows = (caller: Caller, filter: Row): Promise<Row[]> =>
  itemsOf(caller, 'document_pages').readByQuery({
    fields: ['id', 'number', 'image', ...TEXT_FIELDS.map((field) => `translations.${field}`)],
    filter,
    sort: ['number'],
    limit: -1,
  } as unknown as Query);

function toPageText(page: Row, lang: Lang): PageText {
  const translations = (page.translations ?? []) as readonly Row[];
  const row = translations.find(({ languages_code }) => languages_code === languageCodes[lang]);
  return {
    id: row?.id as Key | undefined,
    text: String(row?.text ?? ''),
    narration: typeof row?.narration === 'string' ? row.narration : null,
    cues: String(row?.narration_cues ?? ''),
    sign: typeof row?.sign_video === 'string' ? row.sign_video : null,
  };
}

/** Reads one page of a book in one language. Undefined if the book has no such page, or if the user may not read it. */
export async function readPageText(
  caller: Caller,
  { book, page, lang }: { book: number; page: number; lang: Lang },
): Promise<(PageText & { readonly number: number }) | undefined> {
  const [row] = await readPageRows(caller, { id: { _eq: page }, document: { _eq: book } });
  return row && { ...toPageText(row, lang), number: Number(row.number) };
}

/** Saves fields of a page's text. Creates the row of the language if the page has none. */
export async function savePageText(
  caller: Caller,
  pageId: number,
  lang: Lang,
  { id }: PageText,
  fields: Row,
): Promise<void> {
  const texts = itemsOf(caller, 'document_pages_translations');
  if (id !== undefined) await texts.updateOne(id, fields);
  else await texts.createOne({ document_pages_id: pageId, languages_code: languageCodes[lang], ...fields });
}

/**
 * Numbers the sentences of the texts of a book, or of one page, in one transaction. Returns the number of changed texts.
 * Cues are kept: a page whose numbers no longer match its cues is shown as wrong.
 * @throws ForbiddenError if there is no such book with pages, or no such page, or if the user may not read it
 */
export async function numberTexts(caller: Caller, book: number, page?: number): Promise<number> {
  const rows = await readPageRows(caller, {
    document: { _eq: book },
    ...(page === undefined ? {} : { id: { _eq: page } }),
  });
  if (rows.length === 0) throw new ForbiddenError();
  const changes = rows
    .flatMap((row) => (row.translations ?? []) as readonly Row[])
    .flatMap(({ id, text }) => {
      const numbered = numberSentences(String(text ?? ''));
      const isChanged = numbered !== text && readSentences(numbered).length > 0;
      return isChanged ? [{ id, text: numbered }] : [];
    });
  if (changes.length > 0) await itemsOf(caller, 'document_pages_translations').updateBatch(changes);
  return changes.length;
}
