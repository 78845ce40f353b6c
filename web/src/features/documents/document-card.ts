import type { DocumentCardFragment } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { type Picture, toPicture } from '@/cms/assets';
import { pickTranslation } from '@/cms/translation';
import { type DocumentLabels, type DocumentLanguage, findById, findLanguage } from './document-labels.ts';

export type DocumentType = 'picture_book' | 'study_document';

/** What a reader can use (specification, section 3 "Document": sign language, subtitle, voice). */
export interface DocumentAccess {
  narration: boolean;
  sign: boolean;
  subtitles: boolean;
  easy: boolean;
}

/** A document in one language, as lists show it. */
export interface DocumentCard {
  id: number;
  title: string;
  slug: string;
  subtitle: string;
  type: DocumentType;
  cover?: Picture;
  /** CSS colour behind the cover. */
  coverColor?: string;
  /** Minutes of reading, rounded up. */
  minutes?: number;
  pages?: number;
  readingAge?: string;
  languages: DocumentLanguage[];
  access: DocumentAccess;
  url: string;
  /** Shown in another language than asked: noted on its page, kept from search engines. */
  isFallback: boolean;
}

/** Only a plain colour may reach a style attribute. */
const toColor = (text: string | null | undefined): string | undefined =>
  text && /^#[0-9a-f]{3,8}$/i.test(text) ? text : undefined;

/** Directus row → card; undefined for a row without any text. */
export const toDocumentCard = (
  raw: DocumentCardFragment,
  lang: Lang,
  labels: DocumentLabels,
): DocumentCard | undefined => {
  const picked = pickTranslation(raw.translations, lang);
  if (!picked) return undefined;
  const { text, isFallback } = picked;
  const id = Number(raw.id);
  const slug = text.slug ?? '';
  return {
    id,
    title: text.title ?? '',
    slug,
    subtitle: text.subtitle ?? '',
    type: raw.type === 'study_document' ? 'study_document' : 'picture_book',
    cover: toPicture(raw.cover, text.cover_alt ?? ''),
    coverColor: toColor(raw.cover_color),
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
    url: href(lang, 'lesson', { slug, id }),
    isFallback,
  };
};
