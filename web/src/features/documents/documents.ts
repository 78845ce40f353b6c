import { DocumentDetailDocument, DocumentsCountDocument, DocumentsListDocument } from '@codegen/graphql/graphql';
import { cache } from 'react';
import { query } from '@/cms/query';
import { collectionTag, itemTag, TAG } from '@/cms/tags';
import { type Lang, languageCodes } from '@/i18n/languages';
import type { DocumentsQuery } from '@/routing/documents-query';
import { lastPage, pageSize } from '@/routing/list-query';
import { type DocumentCard, toDocumentCard } from './document-card.ts';
import { type DocumentLabels, getDocumentLabels } from './document-labels.ts';
import { type Lesson, toLesson } from './lesson.ts';

export interface DocumentsPage {
  items: DocumentCard[];
  /** What the filters offer. */
  offered: DocumentLabels;
  total: number;
  /** Pages of 12 items, at most 500. */
  pages: number;
}

const tag = collectionTag('documents');
const tags = [tag, TAG.categories, TAG.config, TAG.all];
const present = <T>(item: T | undefined): item is T => item !== undefined;

type Filter = Record<string, unknown>;

/** What the address chose, as Directus asks for it; undefined when it names a category or an option that there is not. */
const toFilter = (choices: DocumentsQuery, offered: DocumentLabels): Filter | undefined => {
  const { category, age, disability } = choices;
  const ageId = offered.ages.find(({ value }) => value === age)?.id;
  const disabilityId = offered.disabilities.find(({ value }) => value === disability)?.id;
  const isKnown =
    (category === undefined || offered.categories.some(({ id }) => id === category)) &&
    (age === undefined || ageId !== undefined) &&
    (disability === undefined || disabilityId !== undefined);
  if (!isKnown) return undefined;
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

/**
 * One page of the documents list, or undefined when the address filters by something that there is not. The count is asked apart from the items,
 * so that all pages of one filter share it.
 */
export const listDocuments = async (lang: Lang, choices: DocumentsQuery): Promise<DocumentsPage | undefined> => {
  const offered = await getDocumentLabels(lang);
  const filter = toFilter(choices, offered);
  if (!filter) return undefined;
  const direction = choices.sort === 'oldest' ? '' : '-';
  const [{ documents }, { documents_aggregated: counts }] = await Promise.all([
    query(
      DocumentsListDocument,
      {
        filter,
        sort: [`${direction}date_published`, `${direction}id`],
        limit: pageSize,
        offset: (choices.page - 1) * pageSize,
      },
      { tags },
    ),
    query(DocumentsCountDocument, { filter }, { tags }),
  ]);
  const total = Number(counts[0]?.count?.id ?? 0);
  return {
    items: documents.map((raw) => toDocumentCard(raw, lang, offered)).filter(present),
    offered,
    total,
    pages: Math.min(lastPage, Math.max(1, Math.ceil(total / pageSize))),
  };
};

/** A document with all that its lesson page tells, or undefined when there is none that the public may see. Read once a request. */
export const getLesson = cache(async (lang: Lang, id: number): Promise<Lesson | undefined> => {
  const [{ documents }, labels] = await Promise.all([
    query(DocumentDetailDocument, { id }, { tags: [itemTag('documents', id), TAG.categories, TAG.config, TAG.all] }),
    getDocumentLabels(lang),
  ]);
  return documents[0] && toLesson(documents[0], lang, labels);
});

/** Other documents worth opening next: of the same categories, the most read first; else the newest. */
export const listRelatedDocuments = async (lang: Lang, lesson: Lesson, limit = 4): Promise<DocumentCard[]> => {
  const labels = await getDocumentLabels(lang);
  const read = async (filter: Filter, sort: string[]): Promise<DocumentCard[]> => {
    const { documents } = await query(
      DocumentsListDocument,
      { filter: { ...filter, id: { _neq: lesson.id } }, sort, limit, offset: 0 },
      { tags },
    );
    return documents.map((raw) => toDocumentCard(raw, lang, labels)).filter(present);
  };
  const categories = lesson.categories.map(({ id }) => id);
  const same =
    categories.length > 0
      ? await read({ categories: { categories_id: { id: { _in: categories } } } }, ['-popularity', '-id'])
      : [];
  if (same.length >= limit) return same;
  const newest = await read({}, ['-date_published', '-id']);
  return [...same, ...newest.filter((other) => same.every(({ id }) => id !== other.id))].slice(0, limit);
};
