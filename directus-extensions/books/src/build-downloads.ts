import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FOLDER } from '@hat-nang/model/ids';
import { hasAudiobook } from './audiobook.ts';
import { type Book, type Format, formats, type Language, type MediaSource } from './book.ts';
import { loadBooks } from './load-book.ts';
import { makeDownloadsInThread } from './make-download.ts';
import { isPictureBook } from './pdf-spreads.ts';
import { hasFixedEdition, hasTooLargeClips } from './sign-clips.ts';
import type { Context, Key, Row } from './types.ts';

/** Edition of the generators. Increase the number when their output changes. All downloads are then rebuilt. */
export const EDITION = '5';

/** Tag of generated files. `deleteOrphanFiles` only considers files with this tag. */
const FILE_TAG = 'made-download';

const mimeTypes: Readonly<Record<Format, string>> = {
  pdf: 'application/pdf',
  pdf_booklet: 'application/pdf',
  epub: 'application/epub+zip',
  mp3: 'audio/mpeg',
  mp3_zip: 'application/zip',
  epub_fixed: 'application/epub+zip',
  brf: 'application/x-brf',
};

/** Extensions of the formats whose name is no extension. */
const extensions: Readonly<Partial<Record<Format, string>>> = {
  pdf_booklet: 'pdf',
  epub_fixed: 'epub',
  mp3_zip: 'zip',
};

/** Suffixes that distinguish two downloads of a book. */
const suffixes: Readonly<Partial<Record<Format, Readonly<Record<Language, string>>>>> = {
  pdf_booklet: { 'vi-VN': '-gap-doi', 'en-US': '-booklet' },
  epub_fixed: { 'vi-VN': '-nguyen-trang', 'en-US': '-fixed-layout' },
  mp3_zip: { 'vi-VN': '-giong-doc', 'en-US': '-narration' },
};

/** Returns `EDITION`, a colon and the SHA-256 hash of book and format. The value changes when an input of the download changes. */
export const computeContentHash = (book: Book, format: Format): string =>
  `${EDITION}:${createHash('sha256')
    .update(`${format}\0${JSON.stringify(book)}`)
    .digest('hex')}`;

/** Returns the file name of a download, in the book's language. */
export const filenameOf = ({ slug, language }: Book, format: Format): string =>
  `${slug}${suffixes[format]?.[language] ?? ''}.${extensions[format] ?? format}`;

const contentChecks: Readonly<Partial<Record<Format, (book: Book) => boolean>>> = {
  pdf_booklet: isPictureBook,
  epub_fixed: hasFixedEdition,
  mp3: hasAudiobook,
  mp3_zip: ({ pages }) => pages.some(({ narration }) => narration),
};
const hasContent = (book: Book, format: Format): boolean => contentChecks[format]?.(book) ?? true;

interface StoredDownload {
  id: Key;
  languages_code: string;
  format: string;
  file: string | null;
  content_hash: string | null;
}

/** Numbers of built, unchanged and removed downloads. */
export interface BuildResult {
  made: number;
  unchanged: number;
  removed: number;
}

/**
 * Updates the downloads of a document. Builds changed downloads and removes obsolete downloads. An unpublished document has no generated downloads. Files
 * that an editor uploaded (format `original`) stay unchanged.
 * @throws if a file cannot be read, built or stored; finished downloads remain
 */
export async function buildDownloads(context: Context, documentId: number): Promise<BuildResult> {
  const { database, services, getSchema, log, braille } = context;
  const options = { accountability: null, schema: await getSchema(), knex: database };
  const files = new services.FilesService(options);
  const rows = new services.ItemsService('document_downloads', options);
  const media = mediaOf(new services.AssetsService(options));
  const books = await loadBooks(database, documentId);
  const storedDownloads: StoredDownload[] = await database('document_downloads')
    .where({ document: documentId })
    .whereIn('format', [...formats])
    .select('id', 'languages_code', 'format', 'file', 'content_hash');
  const result: BuildResult = { made: 0, unchanged: 0, removed: 0 };
  const neededIds = new Set<Key>();

  for (const book of books) {
    if (hasTooLargeClips(book))
      log.warn(
        `books: document ${documentId} (${book.language}) has no EPUB with clips, because its clips are too large`,
      );
    const isBraille = await braille.isInstalled(book.language);
    const findExisting = (format: Format) =>
      storedDownloads.find((row) => row.format === format && row.languages_code === book.language);
    const possibleFormats = formats.filter((format) => hasContent(book, format) && (isBraille || format !== 'brf'));
    const unchangedFormats = possibleFormats.filter((format) => {
      const existing = findExisting(format);
      return existing?.file && existing.content_hash === computeContentHash(book, format);
    });
    for (const format of unchangedFormats) neededIds.add(findExisting(format)?.id ?? '');
    result.unchanged += unchangedFormats.length;

    const store = async (format: Format, content: Buffer | undefined) => {
      if (!content) {
        log.info(
          `books: document ${documentId} has no ${format} (${book.language}): its content does not fit the format`,
        );
        return;
      }
      const existing = findExisting(format);
      if (existing) neededIds.add(existing.id);
      const fileId = await files.uploadOne(Readable.from([content]), toFileData(book, format));
      const row: Row = {
        document: documentId,
        languages_code: book.language,
        format,
        file: fileId,
        filesize: content.length,
        content_hash: computeContentHash(book, format),
      };
      if (existing) await rows.updateOne(existing.id, row);
      else await rows.createOne(row);
      if (existing?.file) await files.deleteMany([existing.file]);
      result.made++;
    };
    const changedFormats = possibleFormats.filter((format) => !unchangedFormats.includes(format));
    if (changedFormats.length > 0)
      await makeDownloadsInThread(book, changedFormats, { media, translate: braille.translate, store });
  }

  const obsolete = storedDownloads.filter(({ id }) => !neededIds.has(id));
  if (obsolete.length > 0) {
    await rows.deleteMany(obsolete.map(({ id }) => id));
    const ids = obsolete.flatMap(({ file }) => (file ? [file] : []));
    if (ids.length > 0) await files.deleteMany(ids);
    result.removed = obsolete.length;
  }
  return result;
}

const toFileData = (book: Book, format: Format): Row => ({
  filename_download: filenameOf(book, format),
  title: `${book.title} (${(extensions[format] ?? format).toUpperCase()})`,
  type: mimeTypes[format],
  folder: FOLDER.downloads,
  tags: [FILE_TAG],
});

const jpegParams = { format: 'jpg', width: 1280, height: 1280, fit: 'inside', withoutEnlargement: true, quality: 82 };

const mediaOf = (assets: InstanceType<Context['services']['AssetsService']>): MediaSource => ({
  picture: async ({ id }) => buffer((await assets.getAsset(id, { transformationParams: jpegParams })).stream),
  original: async ({ id }) => buffer((await assets.getAsset(id)).stream),
});

/** Moves the generated files of older releases, which had no folder, into the folder of generated downloads. */
export async function collectGeneratedFiles({ database }: Context): Promise<void> {
  const folder: Row | undefined = await database('directus_folders').where({ id: FOLDER.downloads }).first('id');
  if (folder === undefined) return;
  await database('directus_files')
    .whereNull('folder')
    .where('tags', 'like', `%${FILE_TAG}%`)
    .update({ folder: FOLDER.downloads });
}

/**
 * Deletes generated files that are older than `olderThanMs` and that no row of `document_downloads` references. Such files remain when a process ends
 * between the upload of a file and the update of its row.
 * @returns number of deleted files
 */
export async function deleteOrphanFiles(
  { database, services, getSchema }: Context,
  olderThanMs = 3_600_000,
): Promise<number> {
  const orphanFiles: Row[] = await database('directus_files as file')
    .leftJoin('document_downloads as row', 'row.file', 'file.id')
    .whereNull('row.id')
    .where('file.tags', 'like', `%${FILE_TAG}%`)
    .select('file.id', 'file.uploaded_on');
  const cutoff = Date.now() - olderThanMs;
  const ids = orphanFiles
    .filter(
      ({ uploaded_on }) => uploaded_on !== null && new Date(uploaded_on as string | number | Date).getTime() < cutoff,
    )
    .map(({ id }) => String(id));
  if (ids.length === 0) return 0;
  const files = new services.FilesService({ accountability: null, schema: await getSchema(), knex: database });
  await files.deleteMany(ids);
  return ids.length;
}
