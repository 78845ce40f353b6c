import { createHash } from 'node:crypto';
import { type AccessMark, type CheckedPage, findMissingParts } from '@hat-nang/model/access-marks';
import { slugify } from '@hat-nang/model/slug';
import type { Book, StudyDocument } from './content-schema.ts';
import { countWords, escapeHtml, htmlToText } from './html.ts';
import type { MediaLibrary } from './media.ts';
import { moveDayToPast, toUtcMoment } from './moments.ts';
import { optionRef, translationTable } from './reference-rows.ts';
import { bothLanguages, type Language, languageCodes, ref, type SeedRow, type SeedTable } from './rows.ts';

type Source = { folder: 'books' | 'study-documents'; data: Book | StudyDocument };
type Page = Book['pages'][number] | StudyDocument['pages'][number];
/** Reading speed of a child in words per minute. This speed gives the estimated duration of a page without narration. */
const READING_SPEED = 90;

/**
 * Returns one paragraph with a span for each sentence. The `data-s` of a span is `idPrefix` and the number of the sentence. With the prefix `s`, these are
 * the ids of the cues, and both languages use the same ids.
 */
export function toNumberedHtml(sentences: string[], idPrefix = 's'): string {
  return `<p>${sentences.map((text, index) => `<span data-s="${idPrefix}${index + 1}">${escapeHtml(text)}</span>`).join(' ')}</p>`;
}

/** Returns a light tint of a colour: the background of a page's picture while the picture loads. */
export function lightenColor(color: string): string {
  const channels = [1, 3, 5].map((offset) =>
    Math.round(Number.parseInt(color.slice(offset, offset + 2), 16) * 0.18 + 255 * 0.82),
  );
  return `#${channels.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export const formatPageName = (number: number) => `p${String(number).padStart(2, '0')}`;
const formatPageHtml = (page: Page, language: Language): string => {
  const text = page[language];
  return 'say' in text ? toNumberedHtml(text.say) : text.html;
};

/** Builds the rows of a document and of its child tables. */
class DocumentRows {
  readonly pages: SeedRow[] = [];
  readonly pageTexts: SeedRow[] = [];
  readonly downloads: SeedRow[] = [];
  readonly key: string;
  readonly #source: Source;
  readonly #media: MediaLibrary;
  readonly #gaps: Set<string>;
  /** Milliseconds per language: the sum of the pages' narrations. A page without narration counts with an estimate from its words. */
  readonly #durationMs: Record<Language, number> = { vi: 0, en: 0 };
  readonly #checkedPages: CheckedPage[] = [];

  constructor(source: Source, media: MediaLibrary) {
    this.#source = source;
    this.#media = media;
    this.key = source.data.key;
    this.#gaps = new Set(source.data.gaps ?? []);
    for (const [index, page] of source.data.pages.entries()) this.#addPage(page, index + 1);
    for (const language of this.languages) this.#addDownload(language);
  }

  /**
   * Returns whether the document omits something on purpose: everywhere, in one language (`narration-en`), on one page (`image-p05`), or on one page in one
   * language (`cues-p06-en`).
   */
  #lacks(gap: string, page?: string, language?: Language): boolean {
    const names = [gap, `${gap}-${page}`, `${gap}-${language}`, `${gap}-${page}-${language}`];
    return names.some((name) => this.#gaps.has(name));
  }

  get languages(): Language[] {
    return bothLanguages.filter((language) => !this.#lacks('translation', undefined, language));
  }

  get #directory(): string {
    return `${this.#source.folder}/${this.key}`;
  }

  #addPage(page: Page, number: number): void {
    const { data } = this.#source;
    const name = formatPageName(number);
    const description = page.vi.image;
    const isDrawn = page.scene !== undefined && !this.#lacks('image', name);
    const image = isDrawn
      ? this.#media.use(`${this.#directory}/${name}.webp`, {
          folder: 'library',
          title: `${data.vi.title}: trang ${number}`,
          description,
        })
      : null;
    this.pages.push({
      key: `${this.key}/${name}`,
      fields: { document: ref('documents', this.key), number, image, background_color: lightenColor(data.cover_color) },
    });
    for (const language of this.languages) {
      if (!this.#lacks('text', name, language)) this.#addPageText(page, number, language);
    }
  }

  #addPageText(page: Page, number: number, language: Language): void {
    const name = formatPageName(number);
    const basePath = `${this.#directory}/${name}`;
    const text = page[language];
    const title = `${this.#source.data[language].title}: ${language === 'vi' ? 'trang' : 'page'} ${number}`;
    const isSilent = this.#lacks('narration', name, language);
    const fileDetails = { folder: 'library', isOptional: true } as const;
    const narration = isSilent ? null : this.#media.use(`${basePath}.${language}.mp3`, { ...fileDetails, title });
    const timing = narration === null ? null : this.#media.text(`${basePath}.${language}.vtt`);
    const cues = this.#lacks('cues', name, language) ? null : timing;
    // Both languages share one clip, because a sign language is independent of the written language. Captions are in the language of the page's text.
    const clipTitle = `${this.#source.data.vi.title}: trang ${number} (hoạt hình mẫu)`;
    const sign = this.#lacks('sign', name, language)
      ? null
      : this.#media.use(`${basePath}.sign.mp4`, { ...fileDetails, title: clipTitle });
    const smallVideo = `${basePath}.sign.small.mp4`;
    const signSmall =
      sign === null ? null : this.#media.use(smallVideo, { ...fileDetails, title: `${clipTitle}, bản nhỏ` });
    const captions = sign === null ? null : this.#media.text(`${basePath}.sign.${language}.vtt`);
    const html = formatPageHtml(page, language);
    const spokenMs = narration === null ? 0 : this.#media.duration(`${basePath}.${language}.mp3`, timing);
    this.#durationMs[language] += spokenMs > 0 ? spokenMs : (countWords(htmlToText(html)) / READING_SPEED) * 60_000;
    const isDescribed = text.image !== undefined && !this.#lacks('image_description', name, language);
    const imageDescription = isDescribed ? (text.image ?? null) : null;
    this.#checkedPages.push({
      number,
      language: languageCodes[language],
      hasImage: page.scene !== undefined && !this.#lacks('image', name),
      hasText: true,
      imageDescription,
      narration,
      cues,
      sign,
      captions,
    });
    this.pageTexts.push({
      key: `${this.key}/${name}/${language}`,
      fields: {
        document_pages_id: ref('document_pages', `${this.key}/${name}`),
        languages_code: ref('languages', languageCodes[language]),
        chapter_title: 'chapter' in text ? text.chapter : null,
        text: html,
        // The ids differ from those of `text`, because the cues belong to the sentences of `text`.
        easy_text: 'easy' in text && text.easy !== undefined ? toNumberedHtml(text.easy, 'e') : null,
        image_description: imageDescription,
        narration,
        narration_duration: narration === null ? null : spokenMs,
        narration_cues: cues,
        sign_video: sign,
        sign_video_small: signSmall,
        sign_duration: sign === null ? null : this.#media.duration(`${basePath}.sign.mp4`, captions),
        sign_captions: captions,
      },
    });
  }

  /** Adds the text-only download. The extension `books` builds all other downloads later. */
  #addDownload(language: Language): void {
    const { data } = this.#source;
    const head = data[language];
    const pages = data.pages.map((page, index) => {
      const text = page[language];
      const heading = 'chapter' in text ? text.chapter : `${language === 'vi' ? 'Trang' : 'Page'} ${index + 1}`;
      return `${heading}\n\n${htmlToText(formatPageHtml(page, language)).replaceAll('\n', '\n\n')}`;
    });
    const credits = [data.author, head.publisher ?? data.publisher, data.license.toUpperCase()].join(' · ');
    const content = Buffer.from(`${[head.title, head.subtitle, credits, ...pages].join('\n\n')}\n`, 'utf8');
    const path = `${this.#directory}/${this.key}.${language}.txt`;
    const title = `${head.title} (${language === 'vi' ? 'bản chữ' : 'text only'})`;
    this.downloads.push({
      key: `${this.key}/original/${language}`,
      fields: {
        document: ref('documents', this.key),
        languages_code: ref('languages', languageCodes[language]),
        format: 'original',
        file: this.#media.make(path, { folder: 'library', title }, () => content),
        filesize: content.length,
        content_hash: createHash('sha256').update(content).digest('hex'),
      },
    });
  }

  /**
   * Returns the row of the document. The marks `has_narration`, `has_sign_language` and `has_subtitles` are true only if the pages pass the checks of the
   * mark.
   */
  document(seedingDay: string): SeedRow {
    const { data, folder } = this.#source;
    const mainLanguage = data.source_language === 'vi-VN' ? 'vi' : 'en';
    const cover = this.#lacks('cover')
      ? null
      : this.#media.use(`${this.#directory}/cover.webp`, {
          folder: 'library',
          title: `${data.vi.title}: bìa`,
          description: data.vi.cover_alt,
        });
    // A drawn sample clip is not sign language, so the document gets neither a sign language nor the mark `has_sign_language`.
    const signLanguage =
      data.sign_language === 'vsl' && this.#checkedPages.some(({ sign }) => sign !== null) ? data.sign_language : null;
    const signer = { name: signLanguage === null ? null : (data.signer ?? null), hasAgreed: data.signer !== undefined };
    const isComplete = (mark: AccessMark) =>
      findMissingParts(mark, { signLanguage, signer, pages: this.#checkedPages }).length === 0;
    const isSpoken = this.#checkedPages.some(({ narration }) => narration !== null);
    const optional = (name: 'author' | 'illustrator' | 'editor' | 'contributor' | 'publisher') =>
      this.#lacks(name) ? null : (data[name] ?? null);
    return {
      key: this.key,
      fields: {
        type: folder === 'books' ? 'picture_book' : 'study_document',
        status: 'published',
        date_published: toUtcMoment(moveDayToPast(data.published, seedingDay), '08:00'),
        popularity: data.popularity,
        cover,
        cover_color: data.cover_color,
        reading_age: this.#lacks('reading_age') ? null : optionRef('reading_age', data.reading_age),
        source_language: ref('languages', data.source_language),
        duration: this.#lacks('duration')
          ? null
          : Math.round(this.#durationMs[this.languages.includes(mainLanguage) ? mainLanguage : 'vi'] / 1000),
        page_count: data.pages.length,
        // A study document tells no story, so its pictures have no order that a child could know.
        has_order_activity: folder === 'books',
        has_narration: isComplete('has_narration'),
        has_sign_language: isComplete('has_sign_language'),
        has_subtitles: isComplete('has_subtitles'),
        is_easy_to_read: data.easy_to_read,
        sign_language: signLanguage === null ? null : optionRef('sign_language', signLanguage),
        signer: signer.name,
        has_signer_consent: signer.name !== null && signer.hasAgreed,
        voice: isSpoken && data.voice !== undefined ? `${data.voice.vi} / ${data.voice.en}` : null,
        author: optional('author'),
        illustrator: optional('illustrator'),
        editor: optional('editor'),
        contributor: optional('contributor'),
        publisher: optional('publisher'),
        country_of_origin: this.#lacks('country') ? null : ref('countries', data.country),
        license: this.#lacks('license') ? null : optionRef('license', data.license),
        original_url: data.original_url ?? null,
      },
    };
  }
}

/** Returns the tables of documents, translations, categories, disabilities, languages, pages and downloads. Rows reference only earlier rows. */
export function documentTables(
  books: Book[],
  studies: StudyDocument[],
  media: MediaLibrary,
  seedingDay: string,
): SeedTable[] {
  const sources: Source[] = [
    ...books.map((data) => ({ folder: 'books', data }) as const),
    ...studies.map((data) => ({ folder: 'study-documents', data }) as const),
  ];
  const builtSources = sources.map((source) => ({ source, rows: new DocumentRows(source, media) }));
  const createSlug = (head: Book['vi']) => head.slug ?? slugify(head.title);
  const buildJoinTable = (
    collection: string,
    field: string,
    refsOf: (source: Source, rows: DocumentRows) => { name: string; to: ReturnType<typeof ref> }[],
  ): SeedTable => ({
    collection,
    isJoin: true,
    match: ['documents_id', field],
    rows: builtSources.flatMap(({ source, rows }) =>
      refsOf(source, rows).map(({ name, to }, index) => ({
        key: `${rows.key}/${name}`,
        fields: { documents_id: ref('documents', rows.key), [field]: to, sort: index + 1 },
      })),
    ),
  });
  return [
    {
      collection: 'documents',
      matchSlug: {
        collection: 'documents_translations',
        parent: 'documents_id',
        slugs: new Map(sources.map(({ data }) => [data.key, createSlug(data.vi)])),
      },
      rows: builtSources.map(({ rows }) => rows.document(seedingDay)),
    },
    translationTable(
      'documents',
      builtSources.flatMap(({ source: { data }, rows }) =>
        rows.languages.map((language) => {
          const { title, subtitle, description, cover_alt, publisher = null, seo_description } = data[language];
          return {
            key: `${data.key}/${language}`,
            fields: {
              documents_id: ref('documents', data.key),
              languages_code: ref('languages', languageCodes[language]),
              title,
              slug: createSlug(data[language]),
              subtitle,
              description,
              cover_alt,
              publisher,
              seo_title: `${title}: ${subtitle}`.length <= 65 ? `${title}: ${subtitle}` : null,
              seo_description,
            },
          };
        }),
      ),
    ),
    buildJoinTable('documents_categories', 'categories_id', ({ data }) =>
      data.category.map((name) => ({ name, to: ref('categories', name) })),
    ),
    buildJoinTable('documents_disabilities', 'options_id', ({ data }) =>
      data.disabilities.map((name) => ({ name, to: optionRef('type_of_disabilities', name) })),
    ),
    buildJoinTable('documents_languages', 'languages_code', (_source, rows) =>
      rows.languages.map((language) => ({ name: language, to: ref('languages', languageCodes[language]) })),
    ),
    {
      collection: 'document_pages',
      match: ['document', 'number'],
      rows: builtSources.flatMap(({ rows }) => rows.pages),
    },
    translationTable(
      'document_pages',
      builtSources.flatMap(({ rows }) => rows.pageTexts),
    ),
    {
      collection: 'document_downloads',
      match: ['document', 'languages_code', 'format'],
      rows: builtSources.flatMap(({ rows }) => rows.downloads),
    },
  ];
}
