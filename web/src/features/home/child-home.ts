import { HomeShelvesDocument } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { query } from '@/cms/query';
import { isPresent } from '@/cms/rows';
import { type DocumentCard, getDocumentLabels, listNewestDocuments, toDocumentCard } from '../documents/public.ts';
import { documentRowTags, readHomeLists, type Topic, toTopics } from './config.ts';
import { getPopular, type Popular } from './popular.ts';
import { shareOut } from './share-out.ts';

/** A row of books on a child's Home. */
export type ChildRow = { documents: DocumentCard[] } & (
  | { kind: 'newest' | 'signing' | 'listening' }
  | { kind: 'topic'; topic: Topic }
  | { kind: 'popular'; rule: Popular['popularRule'] }
);

export interface ChildHome {
  topics: Topic[];
  rows: ChildRow[];
}

/** Maximum number of rows of books. With the row of feelings and "read on", a child's Home has at most six rows. */
const maxRows = 4;
/** Maximum number of documents that are read for a row. The row shows some of them, and other rows may show others of them. */
const candidateCount = 24;

/**
 * Selects the first rows with items, and gives each document to one row only. The popular row keeps all its books, because its heading says that they are the
 * most read or the chosen ones.
 * @param candidates rows by importance, with all documents that they may show
 */
export const toChildRows = (candidates: readonly ChildRow[]): ChildRow[] => {
  const popular = candidates.find(({ kind }) => kind === 'popular')?.documents ?? [];
  const popularIds = new Set(popular.map(({ id }) => id));
  const rows = candidates
    .filter(({ kind, documents }) => documents.some(({ id }) => kind === 'popular' || !popularIds.has(id)))
    .slice(0, maxRows);
  const shares = shareOut(
    rows.map(({ kind, documents }) => (kind === 'popular' ? [] : documents)),
    popular,
  );
  return rows
    .map((row, index) => (row.kind === 'popular' ? row : { ...row, documents: shares[index] ?? [] }))
    .filter(({ documents }) => documents.length > 0);
};

const listTopicDocuments = async (lang: Lang, category: number): Promise<DocumentCard[]> => {
  const variables = { category, limit: candidateCount };
  const [{ documents }, labels] = await Promise.all([
    query(HomeShelvesDocument, variables, { tags: documentRowTags }),
    getDocumentLabels(lang),
  ]);
  return documents.map((raw) => toDocumentCard(raw, lang, labels)).filter(isPresent);
};

/** Reads a child's Home: the topics, and at most four rows of books. Chosen topics replace rows without books. */
export const getChildHome = async (lang: Lang): Promise<ChildHome> => {
  const [lists, { popularRule: rule, popular }, newest, signing, listening] = await Promise.all([
    readHomeLists(),
    getPopular(lang),
    listNewestDocuments(lang, { type: 'book' }, candidateCount),
    listNewestDocuments(lang, { sign: true }, candidateCount),
    listNewestDocuments(lang, { audio: true }, candidateCount),
  ]);
  const topicRows = await Promise.all(
    toTopics(lists.home_index_document_categories, lang).map(
      async (topic): Promise<ChildRow> => ({
        kind: 'topic',
        topic,
        documents: await listTopicDocuments(lang, topic.id),
      }),
    ),
  );
  return {
    topics: toTopics(lists.home_categories, lang),
    rows: toChildRows([
      { kind: 'newest', documents: newest },
      { kind: 'signing', documents: signing },
      { kind: 'listening', documents: listening },
      { kind: 'popular', rule, documents: popular },
      ...topicRows,
    ]),
  };
};
