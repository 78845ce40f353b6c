/**
 * Imports a zip of pages with a CSV file as a draft. The CSV has one row per page: `page`, `image`, and for each language `text_vi`, `description_vi`,
 * `narration_vi`, `cues_vi`, `sign_vi`, `sign_small_vi`, `captions_vi`, `chapter_vi` (the same with `_en`). The row with `page` 0 has `title_vi`,
 * `title_en`, `subtitle_vi`, `subtitle_en` and `author`.
 */
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { findPictureProblem, isDecodedType } from '@hat-nang/model/backend/picture-size';
import { parseCues } from '@hat-nang/model/cues';
import { escapeText } from 'entities';
import type Sharp from 'sharp';
import type { Language } from './book.ts';
import { parseCsv } from './csv.ts';
import { decodeFileText, ZipProblem, type ZippedFile } from './read-zip.ts';
import type { Context, Key, Row } from './types.ts';

// `sharp` is native code, which cannot be bundled into an extension. The extension loads the copy that Directus has installed.
export const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;

const columnLanguages: readonly { suffix: string; language: Language }[] = [
  { suffix: 'vi', language: 'vi-VN' },
  { suffix: 'en', language: 'en-US' },
];

/** A page of the CSV. `image` and `files` name files in the zip, in lower case and without folders. */
export interface ImportedPage {
  number: number;
  image?: string;
  texts: (Row & {
    language: Language;
    files: Record<'narration' | 'sign_video' | 'sign_video_small', string | undefined>;
  })[];
}
export interface ImportedBook {
  titles: { language: Language; title: string; subtitle: string }[];
  author: string;
  /** More columns of the document. An EPUB states them. */
  documentFields?: Row;
  /** Columns of the document's translation in the language of the pages. */
  translationFields?: Row;
  /** Cover, if it is not the picture of the first page. */
  cover?: string;
  pages: ImportedPage[];
  /** Names of the media files that the CSV mentions and the zip contains, without CSV and WebVTT files. */
  files: string[];
}

/** Matches the white space between two sentences. */
export const sentenceEnd = /(?<=[.!?…]["”’')]*)\s+/u;

/** Converts plain text to the HTML of a page. Each line becomes a paragraph. The sentences get the ids `s1`, `s2` …, like their cues. */
export function toPageHtml(text: string): string {
  let sentence = 0;
  const paragraphs = text.split(/\r?\n+/).filter((line) => line.trim() !== '');
  return paragraphs
    .map((line) => {
      const sentenceSpans = line
        .trim()
        .split(sentenceEnd)
        .map((sentenceText) => `<span data-s="s${++sentence}">${escapeText(sentenceText)}</span>`);
      return `<p>${sentenceSpans.join(' ')}</p>`;
    })
    .join('');
}

/**
 * Parses the CSV of a book.
 * @throws ZipProblem if the zip has no CSV or several, or with up to twelve errors of the CSV
 */
export function readBook(files: readonly ZippedFile[]): ImportedBook {
  const tables = files.filter(({ name }) => name.endsWith('.csv'));
  const [table] = tables;
  if (!table || tables.length > 1) throw new ZipProblem('One CSV file is needed / Cần đúng một tệp CSV');
  const { rows, invalidLines } = parseCsv(decodeFileText(table));
  const problems = invalidLines.map((line) => `line / dòng ${line}`);
  const fileNamesInZip = new Set(files.map(({ name }) => name));
  const usedFiles = new Set<string>();
  const fileInRow = (row: Record<string, string>, column: string): string | undefined => {
    const name = row[column]?.toLowerCase();
    if (!name) return undefined;
    if (fileNamesInZip.has(name)) usedFiles.add(name);
    else problems.push(`${name} (${column}, ${row.page})`);
    return fileNamesInZip.has(name) ? name : undefined;
  };
  const filesByName = new Map(files.map((file) => [file.name, file]));
  const textFile = (row: Record<string, string>, column: string) => {
    const name = fileInRow(row, column);
    const file = name === undefined ? undefined : filesByName.get(name);
    return file ? decodeFileText(file) : null;
  };
  const coverRow = rows.find(({ page }) => page === '0') ?? {};
  const titles = columnLanguages.flatMap(({ suffix, language }) => {
    const title = coverRow[`title_${suffix}`];
    return title ? [{ language, title, subtitle: coverRow[`subtitle_${suffix}`] ?? '' }] : [];
  });
  if (titles.length === 0) problems.push('title_vi / title_en (page 0)');
  const pages = rows
    .filter(({ page }) => page !== '0')
    .map((row): ImportedPage => {
      const number = Number(row.page);
      if (!Number.isInteger(number) || number < 1 || number > 500) problems.push(`page: ${row.page}`);
      return {
        number,
        image: fileInRow(row, 'image'),
        texts: columnLanguages
          .filter(({ language }) => titles.some((title) => title.language === language))
          .map(({ suffix, language }) => {
            const cues = textFile(row, `cues_${suffix}`);
            if (cues !== null && parseCues(cues).length === 0) problems.push(`cues_${suffix} (${row.page})`);
            return {
              language,
              files: {
                narration: fileInRow(row, `narration_${suffix}`),
                sign_video: fileInRow(row, `sign_${suffix}`),
                sign_video_small: fileInRow(row, `sign_small_${suffix}`),
              },
              languages_code: language,
              chapter_title: row[`chapter_${suffix}`] || null,
              text: toPageHtml(row[`text_${suffix}`] ?? ''),
              image_description: row[`description_${suffix}`] || null,
              narration_cues: cues,
              narration_duration: cues === null ? null : (parseCues(cues).at(-1)?.end ?? null),
              sign_captions: textFile(row, `captions_${suffix}`),
            };
          }),
      };
    });
  if (pages.length === 0) problems.push('page');
  if (new Set(pages.map(({ number }) => number)).size < pages.length) problems.push('page ×2');
  if (problems.length > 0)
    throw new ZipProblem(`The table has mistakes / Bảng có chỗ sai: ${[...new Set(problems)].slice(0, 12).join('; ')}`);
  const media = [...usedFiles].filter((name) => !/\.(vtt|csv)$/.test(name));
  return {
    titles,
    author: coverRow.author ?? '',
    pages: pages.sort((first, second) => first.number - second.number),
    files: media,
  };
}

/**
 * Stores a book as a draft and returns the document's id. Deletes the stored files if the import fails.
 * @throws ZipProblem for a picture with too many pixels; also errors of Directus
 */
export async function storeBook(
  { services, getSchema, database }: Context,
  accountability: ConstructorParameters<Context['services']['ItemsService']>[1]['accountability'],
  book: ImportedBook,
  zippedFiles: readonly ZippedFile[],
): Promise<Key> {
  const options = { accountability, schema: await getSchema(), knex: database };
  const files = new services.FilesService(options);
  const ids = new Map<string, string>();
  try {
    for (const { name, type, content, path } of zippedFiles.filter((file) => book.files.includes(file.name))) {
      const title = `${book.titles[0]?.title ?? ''}: ${name}`;
      const problem = isDecodedType(type) ? await findPictureProblem(sharp, path ?? content ?? '') : undefined;
      if (problem !== undefined) throw new ZipProblem(`${name}: ${problem}`);
      const stream = path === undefined ? Readable.from([content]) : createReadStream(path);
      ids.set(name, await files.uploadOne(stream, { filename_download: name, title, type }));
    }
    const idOf = (name: string | undefined) => (name === undefined ? null : (ids.get(name) ?? null));
    const pageLanguages = new Set(book.pages.flatMap(({ texts }) => texts.map(({ language }) => language)));
    return await new services.ItemsService('documents', options).createOne({
      ...book.documentFields,
      type: book.pages.some(({ texts }) => texts.some(({ chapter_title }) => chapter_title))
        ? 'study_document'
        : 'picture_book',
      status: 'draft',
      author: book.author || null,
      cover: idOf(book.cover ?? book.pages.find(({ image }) => image)?.image),
      page_count: book.pages.length,
      available_languages: [...pageLanguages].map((language) => ({ languages_code: language })),
      translations: book.titles.map(({ language, title, subtitle }) => ({
        ...(pageLanguages.has(language) ? book.translationFields : {}),
        languages_code: language,
        title,
        subtitle,
      })),
      pages: book.pages.map(({ number, image, texts }) => ({
        number,
        image: idOf(image),
        translations: texts.map(({ language: _language, files: fileNames, ...text }) => ({
          ...text,
          narration: idOf(fileNames.narration),
          sign_video: idOf(fileNames.sign_video),
          sign_video_small: idOf(fileNames.sign_video_small),
        })),
      })),
    });
  } catch (error) {
    if (ids.size > 0) await files.deleteMany([...ids.values()]);
    throw error;
  }
}
