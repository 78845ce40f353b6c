import {
  DocumentDetailDocument,
  DocumentsBeyondDocument,
  DocumentsCountDocument,
  DocumentsListDocument,
  type DocumentsListQuery,
} from '@codegen/graphql/graphql';
import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { collectionTag, itemTag, TAG } from '@hat-nang/model/tags';
import { cache } from 'react';
import { countPages, readRelated } from '@/cms/lists';
import { type QueryOptions, query, uncachedOptions } from '@/cms/query';
import { isPresent } from '@/cms/rows';
import { formatPreviewQuery } from '@/preview/preview-address';
import { previewAddress } from '@/preview/session';
import type { DocumentsQuery } from '@/routing/documents-query';
import { pageSize } from '@/routing/list-query';
import { type DocumentCard, toDocumentCard } from './document-card.ts';
import { type DocumentLabels, getCountries, getDocumentLabels } from './document-labels.ts';
import { type Lesson, toLesson } from './lesson.ts';
import { readListedIds } from './listed-ids.ts';
import { mixReadingAges } from './reading-ages.ts';

export interface DocumentsPage {
  items: DocumentCard[];
  /** Number of matching documents. Exact up to 10,000. */
  total: number;
  /** True if more than `total` documents match. */
  hasMore: boolean;
  /** Number of pages with 12 items each, at most 500. */
  pages: number;
}

const tag = collectionTag('documents');
/**
 * Cache tags of documents. The names of categories and options are cached in a separate response (document-labels.ts), so a changed name does not invalidate
 * cached documents.
 */
export const documentsTags = [tag, TAG.all];

type Filter = Record<string, unknown>;

/** Converts the query of an address to a Directus filter. Undefined if the query contains an unknown category or option. */
const toFilter = (choices: DocumentsQuery, labels: DocumentLabels): Filter | undefined => {
  const { category, age, disability } = choices;
  const ageId = labels.ages.find(({ value }) => value === age)?.id;
  const disabilityId = labels.disabilities.find(({ value }) => value === disability)?.id;
  const hasKnownChoices =
    (category === undefined || labels.categories.some(({ id }) => id === category)) &&
    (age === undefined || ageId !== undefined) &&
    (disability === undefined || disabilityId !== undefined);
  if (!hasKnownChoices) return undefined;
  return {
    ...(category ? { categories: { categories_id: { id: { _eq: category } } } } : {}),
    ...(ageId ? { reading_age: { id: { _eq: ageId } } } : {}),
    ...(disabilityId ? { type_of_disabilities: { options_id: { id: { _eq: disabilityId } } } } : {}),
    ...(choices.type ? { type: { _eq: choices.type === 'book' ? 'picture_book' : 'study_document' } } : {}),
    ...(choices.language
      ? { available_languages: { languages_code: { code: { _eq: languageCodes[choices.language] } } } }
      : {}),
    ...(choices.audio ? { has_narration: { _eq: true } } : {}),
    ...(choices.sign ? { has_sign_language: { _eq: true } } : {}),
    ...(choices.subtitle ? { has_subtitles: { _eq: true } } : {}),
    ...(choices.easy ? { is_easy_to_read: { _eq: true } } : {}),
  };
};

const maxCount = 10_000;
const newestOrder = ['-date_published', '-id'];

/** Counts the documents that match a filter, up to a maximum. An exact count of a large library takes seconds, and a list has at most 500 pages. */
const countDocuments = async (filter: Filter): Promise<{ total: number; hasMore: boolean }> => {
  const rowsAfterMax = await query(
    DocumentsBeyondDocument,
    { filter, sort: newestOrder, offset: maxCount },
    { tags: documentsTags },
  );
  if (rowsAfterMax.documents.length > 0) return { total: maxCount, hasMore: true };
  const { documents_aggregated: counts } = await query(DocumentsCountDocument, { filter }, { tags: documentsTags });
  return { total: Number(counts[0]?.count?.id ?? 0), hasMore: false };
};

/**
 * Reads one page of the documents list. Undefined if the query contains an unknown category or option.
 */
export const listDocuments = async (lang: Lang, choices: DocumentsQuery): Promise<DocumentsPage | undefined> => {
  const labels = await getDocumentLabels(lang);
  const filter = toFilter(choices, labels);
  if (!filter) return undefined;
  const { documents, total, hasMore } =
    (await readFromSearchIndex(choices)) ?? (await readFromDirectus(choices, filter));
  return {
    items: documents.map((raw) => toDocumentCard(raw, lang, labels)).filter(isPresent),
    total,
    hasMore,
    pages: countPages(total),
  };
};

type Documents = DocumentsListQuery['documents'];

/** Reads the ids from the precomputed lists of the back end, and the documents from Directus. Undefined if the lists cannot be used (listed-ids.ts). */
const readFromSearchIndex = async (choices: DocumentsQuery) => {
  const listedIds = await readListedIds(choices, { limit: pageSize, tags: documentsTags });
  return listedIds && { ...listedIds, documents: await readByIds(listedIds.ids) };
};

/** Reads the public documents among these ids, in this order. */
const readByIds = async (ids: number[], options: QueryOptions = { tags: documentsTags }): Promise<Documents> => {
  if (ids.length === 0) return [];
  const filter = { id: { _in: ids } };
  const { documents } = await query(DocumentsListDocument, { filter, limit: ids.length, offset: 0 }, options);
  const rowsById = new Map(documents.map((raw) => [Number(raw.id), raw]));
  return ids.map((id) => rowsById.get(id)).filter(isPresent);
};

/**
 * Reads directly from Directus. Used while the precomputed lists are outdated or unavailable, and for an editor's preview. The count is a separate cached
 * request, because all pages of one filter share it.
 */
const readFromDirectus = async ({ sort, page }: DocumentsQuery, filter: Filter) => {
  const order = sort === 'oldest' ? ['date_published', 'id'] : newestOrder;
  const [{ documents }, { total, hasMore }] = await Promise.all([
    query(
      DocumentsListDocument,
      { filter, sort: order, limit: pageSize, offset: (page - 1) * pageSize },
      { tags: documentsTags },
    ),
    countDocuments(filter),
  ]);
  return { documents, total, hasMore };
};

/** Reads the newest documents that match a query. `filter` is the same query as a Directus filter, for the time when the lists cannot be used. */
const readNewest = async (choices: Partial<DocumentsQuery>, filter: Filter, limit: number): Promise<Documents> => {
  const listedIds = await readListedIds({ ...choices, page: 1, sort: 'recent' }, { limit, tags: documentsTags });
  if (listedIds) return readByIds(listedIds.ids);
  const variables = { filter, sort: newestOrder, limit, offset: 0 };
  return (await query(DocumentsListDocument, variables, { tags: documentsTags })).documents;
};

/**
 * Reads the newest documents that match a query. Empty if the query contains an unknown category or option.
 * @param limit at most 24
 */
export const listNewestDocuments = async (
  lang: Lang,
  choices: Partial<DocumentsQuery>,
  limit: number,
): Promise<DocumentCard[]> => {
  const labels = await getDocumentLabels(lang);
  const filter = toFilter({ ...choices, page: 1, sort: 'recent' }, labels);
  const documents = filter ? await readNewest(choices, filter, limit) : [];
  return documents.map((raw) => toDocumentCard(raw, lang, labels)).filter(isPresent);
};

/** Reads the public documents among these ids, in this order. The documents are not cached; the names of options and languages are. */
export const listDocumentsById = async (lang: Lang, ids: number[]): Promise<DocumentCard[]> => {
  const [documents, labels] = await Promise.all([readByIds(ids, uncachedOptions), getDocumentLabels(lang)]);
  return documents.map((raw) => toDocumentCard(raw, lang, labels)).filter(isPresent);
};

/** Reads a document with all data of its lesson page. Undefined if it is not public. Calls within one request share the result. */
export const getLesson = cache(async (lang: Lang, id: number): Promise<Lesson | undefined> => {
  const [{ documents }, labels, countries] = await Promise.all([
    query(
      DocumentDetailDocument,
      { id },
      { tags: [itemTag('documents', id), TAG.all], item: { collection: 'documents', id } },
    ),
    getDocumentLabels(lang),
    getCountries(lang),
  ]);
  const lesson = documents[0] && toLesson(documents[0], lang, labels, countries);
  const preview = await previewAddress();
  // In a preview, the link to the reader opens the same version of the document.
  return lesson && preview ? { ...lesson, readerUrl: lesson.readerUrl + formatPreviewQuery(preview.item) } : lesson;
});

/** The document whose related documents are read. `readingAgeValue` is the value of the option. */
interface RelatedTo {
  id: number;
  categories: readonly { id: number }[];
  readingAgeValue?: string;
}

/** A related document. `isHarder` is true if its reading age is the one after that of the document. */
export type RelatedDocument = DocumentCard & { isHarder?: boolean };

/**
 * Reads related documents: the newest of the first category, then the newest of all. If the document has a reading age, those of the category with the same
 * age come first, and the last one has the next age (decision 313). Several categories or a sort by popularity would make the database sort every document.
 */
export const listRelatedDocuments = async (
  lang: Lang,
  { id, categories: [category], readingAgeValue }: RelatedTo,
  limit = 4,
): Promise<RelatedDocument[]> => {
  const labels = await getDocumentLabels(lang);
  const readRelatedOf = (count: number, age?: string) =>
    readRelated({ id, category: category?.id }, count, (size, categoryId) =>
      listNewestDocuments(lang, { category: categoryId, age }, size),
    );
  const step = labels.ages.findIndex(({ value }) => value === readingAgeValue);
  if (step < 0) return readRelatedOf(limit);
  const nextAge = labels.ages[step + 1]?.value;
  const [sameAge, harder, others] = await Promise.all([
    listNewestDocuments(lang, { category: category?.id, age: readingAgeValue }, limit + 1),
    nextAge === undefined ? [] : readRelatedOf(1, nextAge),
    readRelatedOf(limit),
  ]);
  return mixReadingAges({ sameAge: sameAge.filter((card) => card.id !== id), harder, others }, limit);
};
