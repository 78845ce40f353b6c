import { HomeMostReadDocument } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { query } from '@/cms/query';
import { isPresent } from '@/cms/rows';
import { type DocumentCard, getDocumentLabels, toDocumentCard } from '../documents/public.ts';
import { documentRowTags, readHomeLists } from './config.ts';
import { readMostRead } from './most-read.ts';

export interface Popular {
  /** Selects the heading. `chosen` while too few documents have been read for an order. */
  popularRule: 'mostRead' | 'chosen';
  popular: DocumentCard[];
}

/** Minimum number of documents in the list of the most read. */
const minMostRead = 4;

/** Selects the documents that were read most, otherwise those that editors chose. */
export const toPopular = (mostRead: DocumentCard[], chosenItems: DocumentCard[]): Popular =>
  mostRead.length >= minMostRead
    ? { popularRule: 'mostRead', popular: mostRead }
    : { popularRule: 'chosen', popular: chosenItems };

/** Reads the documents that were read most, or those that editors chose. */
export const getPopular = async (lang: Lang): Promise<Popular> => {
  const [lists, labels, mostReadIds] = await Promise.all([
    readHomeLists(),
    getDocumentLabels(lang),
    readMostRead(documentRowTags),
  ]);
  const { documents: mostRead } =
    mostReadIds.length < minMostRead
      ? { documents: [] }
      : await query(HomeMostReadDocument, { ids: mostReadIds }, { tags: documentRowTags });
  const rankOf = ({ id }: { id: string | number }) => mostReadIds.indexOf(Number(id));
  return toPopular(
    mostRead
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .map((raw) => toDocumentCard(raw, lang, labels))
      .filter(isPresent),
    (lists.home_popular ?? [])
      .map(({ documents_id }) => documents_id && toDocumentCard(documents_id, lang, labels))
      .filter(isPresent),
  );
};
