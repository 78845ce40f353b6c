/** Reads items from Directus's tables and converts them to index entries. A public item with a translation has one entry in each language of the site. */

import { type Lang, languages } from '@hat-nang/model/languages';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import { slugify } from '@hat-nang/model/slug';
import type { Knex } from 'knex';
import { type EntryFacts, type EntryText, filterWord } from './entry-tokens.ts';
import { eventStatus, momentOf, monthsOf } from './event-times.ts';
import { SOURCES, type Source } from './kinds.ts';
import { normalizeLines, toPlainText } from './plain-text.ts';

type Row = Record<string, unknown>;

/** An item in one language, as the index stores it. Times are milliseconds since 1970. */
export interface Entry {
  readonly item: number;
  readonly lang: Lang;
  readonly slug: string;
  readonly text: EntryText;
  readonly facts: EntryFacts;
  /** Time by which items of this kind are sorted. */
  readonly moment: number;
  /** Time at which the item expires. */
  readonly until: number | null;
}

export interface ReadItem {
  readonly item: number;
  /** Version stamp, which changes with every save of the item. */
  readonly stamp: string;
  /** Entries of the item. Empty if the item is not public at `now`. */
  readonly entries: readonly Entry[];
  /** Next time at which the entries may change without an edit. Null if there is no such time. */
  readonly nextChangeAt: number | null;
}

/** Maximum characters of the body of an entry. A tsvector of PostgreSQL can have at most one megabyte. */
const MAX_BODY_LENGTH = 150_000;
const LANGUAGE_CODES: Readonly<Record<Lang, string>> = { vi: 'vi-VN', en: 'en-US' };
/** Version of the index. Increase the number when the entries are built differently. All entries are then rebuilt in the background. */
export const INDEX_VERSION = 6;

/**
 * Reads the stamps of up to `limit` items whose ids are greater than `after`, and whether each item has the status `published`. Few columns are read, so
 * that the whole library can be compared.
 */
export async function readStamps(database: Knex, kind: SearchKind, after: number, limit: number) {
  const { collection } = SOURCES[kind];
  const rows: Row[] = await database(collection)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select('id', 'status', 'date_published', 'date_unpublished', 'date_created', 'date_updated');
  return rows.map((row) => ({ item: Number(row.id), stamp: stampOf(row), isPublished: row.status === 'published' }));
}

/** Reads the items with these ids. Ids without an item are skipped. */
export async function readItems(
  database: Knex,
  kind: SearchKind,
  ids: readonly number[],
  now: number,
): Promise<ReadItem[]> {
  const source = SOURCES[kind];
  const { collection } = source;
  const rows: Row[] = await database(collection).whereIn('id', ids);
  const publishedRows = rows.filter((row) => row.status === 'published');
  const isCategoryPublic = await categoryFilter(database, source);
  const liveRows = publishedRows.filter((row) => isCategoryPublic(row) && isInPublicationPeriod(row, now));
  const liveIds = liveRows.map(({ id }) => Number(id));
  const translations = await groupByOwner(database, `${collection}_translations`, `${collection}_id`, liveIds);
  const details = await detailsOf(database, kind, liveIds);
  const liveIdSet = new Set(liveIds);
  return rows.map((row) => {
    const item = Number(row.id);
    const texts = translations.get(item) ?? [];
    const entries = liveIdSet.has(item)
      ? languages.flatMap((lang) => entryOf(source, row, texts, details(item, row, now), lang))
      : [];
    const isPublished = row.status === 'published';
    return { item, stamp: stampOf(row), entries, nextChangeAt: isPublished ? nextMoment(row, now) : null };
  });
}

function stampOf(row: Row): string {
  const moments = ['date_published', 'date_unpublished', 'date_created', 'date_updated'].map((name) =>
    momentOf(row[name]),
  );
  return [INDEX_VERSION, row.status, ...moments].join(' ');
}

function isInPublicationPeriod(row: Row, now: number): boolean {
  const from = momentOf(row.date_published);
  const until = momentOf(row.date_unpublished);
  return (from === null || from <= now) && (until === null || until > now);
}

function nextMoment(row: Row, now: number): number | null {
  const moments = ['date_published', 'date_unpublished', 'starts_at', 'ends_at'].map((name) => momentOf(row[name]));
  const laterMoments = moments.filter((moment): moment is number => moment !== null && moment > now);
  return laterMoments.length > 0 ? Math.min(...laterMoments) : null;
}

/** Returns the text by the site's fallback rule: the requested language, otherwise Vietnamese, otherwise any language. */
function findText(texts: readonly Row[], lang: Lang): Row | undefined {
  const findInLanguage = (code: string) => texts.find((row) => row.languages_code === code);
  return findInLanguage(LANGUAGE_CODES[lang]) ?? findInLanguage(LANGUAGE_CODES.vi) ?? texts[0];
}

interface Details extends EntryFacts {
  /** Returns the text of a document's pages in a language, which is given as a code. Empty for other kinds. */
  readonly pages: (code: unknown) => string;
}

function entryOf(source: Source, row: Row, texts: readonly Row[], details: Details, lang: Lang): Entry[] {
  const text = findText(texts, lang);
  if (text === undefined) return [];
  // The SEO description of an item often has the words that people search for.
  const description = toPlainText(text.seo_description);
  const body = [...source.searched.body.map((name) => toPlainText(text[name])), details.pages(text.languages_code)];
  return [
    {
      item: Number(row.id),
      lang,
      slug: String(text.slug ?? ''),
      text: {
        title: normalizeLines(String(text.title ?? '')),
        summary: [toPlainText(text[source.searched.summary]), description].filter((part) => part !== '').join('\n'),
        body: body
          .filter((part) => part !== '')
          .join('\n')
          .slice(0, MAX_BODY_LENGTH)
          // A cut must not split a surrogate pair.
          .replace(/[\ud800-\udbff]$/, ''),
        author: source.searched.author === undefined ? '' : normalizeLines(String(row[source.searched.author] ?? '')),
        otherTitles: texts
          .filter((otherText) => otherText !== text)
          .map(({ title }) => normalizeLines(String(title ?? ''))),
      },
      facts: { categories: details.categories, filters: details.filters },
      moment:
        momentOf(row[source.searched.moment ?? 'date_published']) ??
        momentOf(row.date_published) ??
        momentOf(row.date_created) ??
        0,
      until: momentOf(row.date_unpublished),
    },
  ];
}

/** Reads the data of items that is not in their translations. Returns a lookup by item. */
async function detailsOf(
  database: Knex,
  kind: SearchKind,
  ids: readonly number[],
): Promise<(item: number, row: Row, now: number) => Details> {
  const { category: { column: category } = {}, searched, parts = {} } = SOURCES[kind];
  const categoryIds = (row: Row) => (category === undefined || row[category] === null ? [] : [Number(row[category])]);
  const noPages = { pages: () => '' };
  if (kind === 'documents') return documentDetails(database, ids);
  if (kind === 'events') {
    const facts = Object.entries(searched.facts ?? {});
    return (_item, row, now) => ({
      ...noPages,
      categories: categoryIds(row),
      filters: [
        ...eventFilters(row, now),
        ...facts.filter(([, column]) => Boolean(row[column])).map(([fact]) => filterWord(fact, 1)),
      ],
    });
  }
  const [table, owner] = Object.entries(parts).find(([part]) => part.endsWith('_audiences')) ?? [];
  const audiences: Map<number, Row[]> =
    table === undefined || owner === undefined ? new Map() : await groupByOwner(database, table, owner, ids);
  return (item, row) => {
    const author = searched.filters.includes('author') ? slugify(String(row.author ?? ''), 60) : '';
    const filters = [
      ...(audiences.get(item) ?? []).map(({ options_id }) => filterWord('audience', String(options_id))),
      ...Object.entries(searched.options ?? {}).flatMap(([name, column]) =>
        row[column] === null ? [] : [filterWord(name, String(row[column]))],
      ),
    ];
    return {
      ...noPages,
      categories: categoryIds(row),
      filters: author === '' ? filters : [...filters, filterWord('author', author.replaceAll('-', '_'))],
    };
  };
}

function eventFilters(row: Row, now: number): string[] {
  const startsAt = momentOf(row.starts_at);
  const endsAt = momentOf(row.ends_at);
  return [
    filterWord('status', eventStatus(row.status_override, startsAt, endsAt, now)),
    ...(startsAt === null ? [] : monthsOf(startsAt, endsAt ?? startsAt)).map((month) =>
      filterWord('month', month.replace('-', '_')),
    ),
  ];
}

async function documentDetails(database: Knex, ids: readonly number[]) {
  const readOwned = (table: string) => groupByOwner(database, table, 'documents_id', ids);
  const categories = await readOwned('documents_categories');
  const disabilities = await readOwned('documents_disabilities');
  const languageRows = await readOwned('documents_languages');
  const pages = await pagesOf(database, ids);
  return (item: number, row: Row): Details => ({
    categories: (categories.get(item) ?? []).map(({ categories_id }) => Number(categories_id)),
    filters: [
      filterWord('type', row.type === 'picture_book' ? 'book' : 'study'),
      ...(row.reading_age === null ? [] : [filterWord('age', String(row.reading_age))]),
      ...(disabilities.get(item) ?? []).map(({ options_id }) => filterWord('disability', String(options_id))),
      ...(languageRows.get(item) ?? []).map(({ languages_code }) =>
        filterWord('language', String(languages_code).slice(0, 2)),
      ),
      ...(row.has_narration ? [filterWord('audio', 1)] : []),
      ...(row.has_sign_language ? [filterWord('sign', 1)] : []),
      ...(row.has_subtitles ? [filterWord('subtitle', 1)] : []),
      ...(row.is_easy_to_read ? [filterWord('easy', 1)] : []),
    ],
    pages: (code) =>
      (pages.get(item) ?? [])
        .filter(({ languages_code }) => languages_code === code)
        .flatMap(({ chapter_title, text }) => [normalizeLines(String(chapter_title ?? '')), toPlainText(text)])
        .filter((part) => part !== '')
        .join('\n'),
  });
}

async function pagesOf(database: Knex, ids: readonly number[]): Promise<Map<number, Row[]>> {
  const rows: Row[] = await database('document_pages')
    .join('document_pages_translations', 'document_pages_translations.document_pages_id', 'document_pages.id')
    .whereIn('document_pages.document', ids)
    .orderBy('document_pages.number')
    .select('document_pages.document', 'languages_code', 'chapter_title', 'text');
  return groupByColumn(rows, 'document');
}

/** Returns a predicate that checks whether the category of an item is published. The predicate is always true if items of this section need no category. */
async function categoryFilter(database: Knex, { category }: Source): Promise<(row: Row) => boolean> {
  const { column, isRequired, collection } = category ?? {};
  if (column === undefined || isRequired !== true || collection === undefined) return () => true;
  const published = await database(collection).where('status', 'published').pluck('id');
  const ids = new Set(published.map(Number));
  return (row) => ids.has(Number(row[column]));
}

async function groupByOwner(
  database: Knex,
  table: string,
  owner: string,
  ids: readonly number[],
): Promise<Map<number, Row[]>> {
  return groupByColumn(await database(table).whereIn(owner, ids).orderBy('id'), owner);
}

function groupByColumn(rows: readonly Row[], column: string): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const key = Number(row[column]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}
