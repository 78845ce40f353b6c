import type { DocumentCardFragment } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { type Picture, toCardPicture } from '@/cms/assets';
import { safeColor } from '@/cms/safe-color';
import { type Item, toItem } from '@/components/article/article';
import { type DocumentLabels, type DocumentLanguage, findById, findLanguage } from './document-labels.ts';

export type DocumentType = 'picture_book' | 'study_document';

/** Accessibility features of a document (docs/specification.md §3 "Document": sign language, subtitle, voice). */
export interface DocumentAccess {
  narration: boolean;
  sign: boolean;
  subtitles: boolean;
  easy: boolean;
}

/** A document in one language, with the fields that lists show. */
export interface DocumentCard extends Item {
  subtitle: string;
  type: DocumentType;
  cover?: Picture;
  /** CSS colour behind the cover. */
  coverColor?: string;
  /** Reading time in minutes, rounded up. */
  minutes?: number;
  pages?: number;
  readingAge?: string;
  languages: DocumentLanguage[];
  access: DocumentAccess;
}

/** Converts a Directus row to a card. Undefined for a row without any translation. */
export const toDocumentCard = (
  raw: DocumentCardFragment,
  lang: Lang,
  labels: DocumentLabels,
): DocumentCard | undefined => {
  const picked = toItem(raw, lang, 'documentsDetail');
  if (!picked) return undefined;
  const { text, item } = picked;
  return {
    ...item,
    subtitle: text.subtitle ?? '',
    type: raw.type === 'study_document' ? 'study_document' : 'picture_book',
    cover: toCardPicture(raw.cover, text.cover_alt ?? ''),
    coverColor: safeColor(raw.cover_color),
    minutes: raw.duration ? Math.max(1, Math.ceil(raw.duration / 60)) : undefined,
    pages: raw.page_count ?? undefined,
    readingAge: findById(labels.ages, raw.reading_age)?.label,
    languages: raw.available_languages.flatMap(({ languages_code }) => findLanguage(labels, languages_code) ?? []),
    access: {
      narration: raw.has_narration,
      sign: raw.has_sign_language,
      subtitles: raw.has_subtitles,
      easy: raw.is_easy_to_read,
    },
  };
};
