import { ReaderBookDocument } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { itemTag, TAG } from '@hat-nang/model/tags';
import { cache } from 'react';
import { query } from '@/cms/query';
import { getDocumentLabels, listRelatedDocuments } from '../documents/public.ts';
import { createTermMarker, type GlossaryTerm, getGlossary } from '../glossary/public.ts';
import { editionOf, type ReaderBook } from './book.ts';
import { type Surroundings, toReaderBook } from './to-book.ts';

/** A book with its slug and its reader address. The slug is that of the requested language, or of the other language if the book lacks that edition. */
export interface ReaderItem {
  book: ReaderBook;
  /** Terms of the glossary that occur in the book. */
  terms: Record<Lang, GlossaryTerm[]>;
  slug: string;
  url: string;
}

/** Reads a document in all its languages. Undefined if the document is not public, or if no language has both a title and a slug. */
export const getReaderItem = cache(async (lang: Lang, id: number): Promise<ReaderItem | undefined> => {
  const options = { tags: [itemTag('documents', id), TAG.all], item: { collection: 'documents', id } };
  const { documents } = await query(ReaderBookDocument, { id }, options);
  const raw = documents[0];
  if (!raw) return undefined;
  const readSurroundings = async (textLang: Lang): Promise<Surroundings[Lang]> => {
    const labels = await getDocumentLabels(textLang);
    const categories = raw.categories.flatMap(({ categories_id }) =>
      categories_id ? [{ id: Number(categories_id.id) }] : [],
    );
    const readingAgeValue = labels.ages.find((option) => option.id === Number(raw.reading_age?.id))?.value;
    const related = await listRelatedDocuments(textLang, { id, categories, readingAgeValue }, 3);
    return {
      signLanguage: labels.signLanguages.find((option) => option.id === Number(raw.sign_language?.id))?.label,
      related: related.map(({ title, url, cover, coverColor, isHarder }) => ({
        title,
        url,
        picture: cover,
        color: coverColor,
        isHarder,
      })),
    };
  };
  const [vi, en, glossary] = await Promise.all([readSurroundings('vi'), readSurroundings('en'), getGlossary()]);
  const markers = { vi: createTermMarker(glossary.vi, 'vi'), en: createTermMarker(glossary.en, 'en') };
  const book = toReaderBook(raw, { vi, en }, { vi: markers.vi.mark, en: markers.en.mark });
  if (!book) return undefined;
  const terms = { vi: markers.vi.markedTerms(), en: markers.en.markedTerms() };
  const { slug } = editionOf(book, lang);
  return { book, terms, slug, url: href(lang, 'documentsReader', { slug, id }) };
});
