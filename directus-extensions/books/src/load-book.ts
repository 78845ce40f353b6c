import { parseCues } from '@hat-nang/model/cues';
import { nameInLanguage } from '@hat-nang/model/name-in-language';
import type { Book, BookPage, Language, MediaFile, Narration, Picture, SignClip } from './book.ts';
import { parseHtml, textOf } from './html-tree.ts';
import type { Database, Row } from './types.ts';

const textIn = (row: Row | undefined, field: string): string => {
  const value = row?.[field];
  return typeof value === 'string' ? value.normalize('NFC').trim() : '';
};

const timeOf = (value: unknown): Date | undefined => {
  if (value === null || value === undefined || value === '') return undefined;
  const date = new Date(value as string | number | Date);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

const fileColumns = ['id', 'type', 'filesize', 'modified_on', 'uploaded_on'];

async function filesOf(database: Database, ids: readonly unknown[]): Promise<Map<string, MediaFile>> {
  const fileIds = [...new Set(ids.filter((id): id is string => typeof id === 'string'))];
  const files = new Map<string, MediaFile>();
  // SQLite limits the number of values per statement, so files are read in chunks.
  for (let start = 0; start < fileIds.length; start += 200) {
    const rows: Row[] = await database('directus_files')
      .whereIn('id', fileIds.slice(start, start + 200))
      .select(fileColumns);
    for (const row of rows) {
      const time = timeOf(row.uploaded_on) ?? timeOf(row.modified_on);
      files.set(String(row.id), {
        id: String(row.id),
        type: String(row.type ?? ''),
        bytes: Number(row.filesize ?? 0),
        version: `${row.filesize}-${time?.getTime() ?? 0}`,
      });
    }
  }
  return files;
}

const pictureOf = (file: MediaFile | undefined, description: string): Picture | undefined =>
  file && { file, description };

const narrationOf = (row: Row, files: Map<string, MediaFile>): Narration | undefined => {
  const file = files.get(String(row.narration ?? ''));
  if (!file) return undefined;
  const cues = parseCues(textIn(row, 'narration_cues'));
  const duration = Number(row.narration_duration ?? 0) || (cues.at(-1)?.end ?? 0);
  return { file, duration, cues };
};

/** Returns the clip of a text. Captions that are not WebVTT are left out. */
const clipOf = (row: Row | undefined, files: Map<string, MediaFile>): SignClip | undefined => {
  const file = files.get(String(row?.sign_video ?? ''));
  if (!file) return undefined;
  const captions = textIn(row, 'sign_captions');
  return { file, captions: captions.startsWith('WEBVTT') ? captions : '', language: row?.languages_code as Language };
};

/** Reads the names of an option by language. */
const readOption = (database: Database, id: unknown): Promise<Row[]> =>
  database('options as option')
    .leftJoin('options_translations as name', 'name.options_id', 'option.id')
    .where('option.id', (id as number | null) ?? 0)
    .select('option.value', 'name.languages_code', 'name.label');

/** Returns the row of an option in a language, otherwise in any language. */
const findOption = (rows: readonly Row[], language: Language): Row | undefined =>
  rows.find((row) => row.languages_code === language) ?? rows[0];

/**
 * Loads a document as books: one for each language that has a title and a translation of at least one page. Returns an empty array if the document is
 * missing, unpublished or without pages. Equal data produces equal books.
 */
export async function loadBooks(database: Database, id: number): Promise<Book[]> {
  const document: Row | undefined = await database('documents').where({ id, status: 'published' }).first();
  if (!document) return [];
  const translations: Row[] = await database('documents_translations').where({ documents_id: id }).select();
  const pages: Row[] = await database('document_pages').where({ document: id }).orderBy(['number', 'id']).select();
  if (pages.length === 0) return [];
  const texts: Row[] = await database('document_pages_translations as text')
    .join('document_pages as page', 'page.id', 'text.document_pages_id')
    .where('page.document', id)
    .select('text.*');
  const licenseRows = await readOption(database, document.license);
  const signLanguageRows = await readOption(database, document.sign_language);
  const files = await filesOf(database, [
    document.cover,
    ...pages.map(({ image }) => image),
    ...texts.flatMap(({ narration, sign_video }) => [narration, sign_video]),
  ]);
  const modified = timeOf(document.date_published) ?? timeOf(document.date_created) ?? new Date(0);
  const textOfPage = (page: unknown, language: string) =>
    texts.find((text) => text.document_pages_id === page && text.languages_code === language);

  const toPage = (page: Row, language: string): BookPage => {
    const text = textOfPage(page.id, language);
    return {
      number: Number(page.number),
      chapterTitle: textIn(text, 'chapter_title'),
      text: textIn(text, 'text'),
      picture: pictureOf(files.get(String(page.image ?? '')), textIn(text, 'image_description')),
      narration: text && narrationOf(text, files),
      // Both languages of a document have the same sign language, so the clip of the other language is a fallback, as in the reader.
      clip: [text, ...texts.filter(({ document_pages_id }) => document_pages_id === page.id)]
        .map((row) => clipOf(row, files))
        .find((clip) => clip !== undefined),
    };
  };

  return translations
    .filter(
      (translation) =>
        textIn(translation, 'title') !== '' &&
        pages.some((page) => textOfPage(page.id, String(translation.languages_code))),
    )
    .map((translation): Book => {
      const language = String(translation.languages_code) as Language;
      const licenseOption = findOption(licenseRows, language);
      const signLanguage = findOption(signLanguageRows, language);
      return {
        id,
        language,
        type: document.type === 'study_document' ? 'study_document' : 'picture_book',
        slug: textIn(translation, 'slug') || `document-${id}`,
        title: textIn(translation, 'title'),
        subtitle: textIn(translation, 'subtitle'),
        description:
          textIn(translation, 'seo_description') || textOf(parseHtml(textIn(translation, 'description'))).slice(0, 600),
        author: textIn(document, 'author'),
        illustrator: textIn(document, 'illustrator'),
        publisher: textIn(translation, 'publisher') || textIn(document, 'publisher'),
        contributors: ['editor', 'contributor'].map((field) => textIn(document, field)).filter((name) => name !== ''),
        voice: nameInLanguage(textIn(document, 'voice'), language === 'vi-VN' ? 'vi' : 'en'),
        signLanguage: textIn(signLanguage, 'label') || textIn(signLanguage, 'value'),
        license: {
          value: textIn(licenseOption, 'value'),
          label: textIn(licenseOption, 'label') || textIn(licenseOption, 'value'),
        },
        cover: pictureOf(files.get(String(document.cover ?? '')), textIn(translation, 'cover_alt')),
        pages: pages.map((page) => toPage(page, language)),
        modified: `${modified.toISOString().slice(0, 19)}Z`,
      };
    });
}
