import type { DocumentDetailQuery } from '@codegen/graphql/graphql';
import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { nameInLanguage } from '@hat-nang/model/name-in-language';
import { href } from '@hat-nang/model/routes';
import { assetUrl, type Picture, toPicture } from '@/cms/assets';
import { safeColor } from '@/cms/safe-color';
import { safeHref } from '@/cms/safe-href';
import { pickTranslation } from '@/cms/translation';
import { type ArticleDates, type HeadFacts, toDates, toHeadFacts } from '@/components/article/article';
import { type DocumentCard, toDocumentCard } from './document-card.ts';
import {
  type DocumentCategory,
  type DocumentCountry,
  type DocumentLabels,
  type DocumentLanguage,
  type DocumentOption,
  findById,
  findLanguage,
} from './document-labels.ts';

export interface LessonPage {
  number: number;
  picture?: Picture;
  /** Title of the chapter. Undefined if the page has no chapter title. */
  chapter?: string;
  backgroundColor?: string;
}

/** Formats in the order of the list. */
const formatOrder = ['pdf', 'pdf_booklet', 'epub', 'epub_fixed', 'mp3', 'mp3_zip', 'brf', 'original'] as const;

export interface LessonDownload {
  id: number;
  format: (typeof formatOrder)[number];
  language?: DocumentLanguage;
  bytes?: number;
  /** MIME type of the file. */
  type?: string;
  url: string;
  filename: string;
}

/** A document with all details (docs/specification.md §3 "Document"), in one language. */
export interface Lesson extends DocumentCard, ArticleDates, HeadFacts {
  /** HTML as it is stored. `Prose` sanitises it. */
  description: string;
  author: string;
  illustrator: string;
  editor: string;
  contributor: string;
  publisher: string;
  voice: string;
  signer: string;
  country?: DocumentCountry;
  sourceLanguage?: DocumentLanguage;
  signLanguage?: DocumentOption;
  license?: DocumentOption & { url?: string };
  originalUrl?: string;
  readingAgeValue?: string;
  categories: DocumentCategory[];
  disabilities: DocumentOption[];
  contents: LessonPage[];
  downloads: LessonDownload[];
  readerUrl: string;
}

type RawLesson = DocumentDetailQuery['documents'][number];

/** Returns the address of a Creative Commons licence or of the public domain mark. Undefined for other values. */
export const toLicenseUrl = (value: string): string | undefined => {
  const match = /^cc-(by(?:-nc)?(?:-sa|-nd)?)-(\d\.\d)$/.exec(value);
  if (match) return `https://creativecommons.org/licenses/${match[1]}/${match[2]}/`;
  return value === 'public-domain' ? 'https://creativecommons.org/publicdomain/mark/1.0/' : undefined;
};

/** Returns the address if it is an absolute address with http or https, otherwise undefined. */
const toOriginalUrl = (text: string | null | undefined): string | undefined => {
  const url = text ? safeHref(text) : undefined;
  return url && /^https?:\/\//.test(url) ? url : undefined;
};

const toDownloads = (rows: RawLesson['downloads'], lang: Lang, labels: DocumentLabels): LessonDownload[] =>
  rows
    .flatMap(({ id, format, filesize, languages_code, file }): LessonDownload[] => {
      const knownFormat = formatOrder.find((candidate) => candidate === format);
      if (!knownFormat || !file) return [];
      const filename = file.filename_download ?? `${file.id}`;
      const [path, search] = assetUrl(file).split('?');
      return [
        {
          id: Number(id),
          format: knownFormat,
          language: findLanguage(labels, languages_code),
          bytes: Number(filesize ?? file.filesize ?? 0) || undefined,
          type: file.type ?? undefined,
          url: `${path}/${encodeURIComponent(filename)}?download&${search}`,
          filename,
        },
      ];
    })
    // Files in the language of the page come first. Within each part, the order is `formatOrder`.
    .sort(
      (a, b) =>
        Number(b.language?.code === languageCodes[lang]) - Number(a.language?.code === languageCodes[lang]) ||
        formatOrder.indexOf(a.format) - formatOrder.indexOf(b.format),
    );

/** Returns the files in the language of the page, or all files if there are none. The page in the other language has the others. */
export const ownFilesOf = (lang: Lang, downloads: readonly LessonDownload[]): readonly LessonDownload[] => {
  const ownFiles = downloads.filter(({ language }) => !language || language.code === languageCodes[lang]);
  return ownFiles.length > 0 ? ownFiles : downloads;
};

/** Converts a Directus row to a lesson. Undefined for a row without any translation. */
export const toLesson = (
  raw: RawLesson,
  lang: Lang,
  labels: DocumentLabels,
  countries: DocumentCountry[],
): Lesson | undefined => {
  const card = toDocumentCard(raw, lang, labels);
  const text = pickTranslation(raw.translations, lang)?.text;
  if (!card || !text) return undefined;
  const license = findById(labels.licenses, raw.license);
  return {
    ...card,
    cover: toPicture(raw.cover, text.cover_alt ?? ''),
    ...toDates(raw),
    ...toHeadFacts({ ...raw, image: raw.cover }, text, { title: card.title, summary: card.subtitle }),
    description: text.description ?? '',
    author: raw.author ?? '',
    illustrator: raw.illustrator ?? '',
    editor: raw.editor ?? '',
    contributor: raw.contributor ?? '',
    publisher: text.publisher || (raw.publisher ?? ''),
    voice: nameInLanguage(raw.voice ?? '', lang),
    signer: raw.signer ?? '',
    country: findById(countries, raw.country_of_origin),
    sourceLanguage: findLanguage(labels, raw.source_language),
    signLanguage: findById(labels.signLanguages, raw.sign_language),
    license: license && { ...license, url: toLicenseUrl(license.value) },
    originalUrl: toOriginalUrl(raw.original_url),
    readingAgeValue: findById(labels.ages, raw.reading_age)?.value,
    categories: raw.categories.flatMap(({ categories_id }) => findById(labels.categories, categories_id) ?? []),
    disabilities: raw.type_of_disabilities.flatMap(({ options_id }) => findById(labels.disabilities, options_id) ?? []),
    contents: raw.pages.map(({ number, image, background_color, translations }) => ({
      number,
      picture: toPicture(image, ''),
      chapter: pickTranslation(translations, lang)?.text.chapter_title ?? undefined,
      backgroundColor: safeColor(background_color),
    })),
    downloads: toDownloads(raw.downloads, lang, labels),
    readerUrl: href(lang, 'documentsReader', { slug: card.slug, id: card.id }),
  };
};
