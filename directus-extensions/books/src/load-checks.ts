import {
  type AccessMark,
  accessMarks,
  type CheckedPage,
  findMissingParts,
  type MissingPart,
  type PageFacts,
} from '@hat-nang/model/access-marks';
import { parseDocument } from 'htmlparser2';
import { textOf } from './html-tree.ts';
import type { FileFacts, FileReplacement, ReadFacts } from './mark-media.ts';
import type { Database, Key, Row } from './types.ts';
import { readSentences } from './workshop/number-sentences.ts';

/** Rows of a document's pages and of their translations. */
interface PageRows {
  pages: Row[];
  texts: Row[];
}

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const toFileId = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Returns true if HTML has text. */
export const hasWords = (html: unknown) => typeof html === 'string' && textOf(parseDocument(html).children) !== '';

/** Returns every page in every language in which the document has a translation. */
function toCheckedPages(
  { pages, texts }: PageRows,
  languages: readonly string[],
  files: ReadonlyMap<string, FileFacts>,
): CheckedPage[] {
  return pages.flatMap((page) =>
    languages.map((language): CheckedPage => {
      const text = texts.find(
        (row) => String(row.document_pages_id) === String(page.id) && String(row.languages_code) === language,
      );
      // A page with text in one language counts as having text in every language. A missing translation then counts as missing narration, cues and sign
      // clip.
      const hasWrittenText = texts.some(
        (row) => String(row.document_pages_id) === String(page.id) && hasWords(row.text),
      );
      return {
        number: Number(page.number),
        language,
        hasImage: toFileId(page.image) !== null,
        hasText: hasWrittenText,
        imageDescription: toText(text?.image_description),
        narration: toFileId(text?.narration),
        cues: toText(text?.narration_cues),
        sign: toFileId(text?.sign_video),
        captions: toText(text?.sign_captions),
        facts: factsOf(text, files),
      };
    }),
  );
}

function factsOf(text: Row | undefined, files: ReadonlyMap<string, FileFacts>): PageFacts {
  const missingFile: FileFacts = { sound: { isSound: false, lengthMs: undefined }, isFilm: false };
  const factsOfFile = (field: string) => {
    const file = toFileId(text?.[field]);
    return file === null ? null : (files.get(file) ?? missingFile);
  };
  const clip = factsOfFile('sign_video');
  return {
    sentences: readSentences(toText(text?.text) ?? '').map(({ id }) => id),
    narration: factsOfFile('narration')?.sound ?? null,
    isClipFilm: clip?.isFilm ?? null,
    isSmallClipFilm: factsOfFile('sign_video_small')?.isFilm ?? null,
    // The length of an MP4 is read in the same way, whether it has a picture or not.
    clipLengthMs: clip?.sound.lengthMs,
  };
}

async function readPages(database: Database, documentKey: Key): Promise<PageRows> {
  const pages: Row[] = await database('document_pages')
    .where({ document: documentKey })
    .orderBy('number')
    .select('id', 'number', 'image');
  const texts: Row[] = await database('document_pages_translations as text')
    .join('document_pages as page', 'page.id', 'text.document_pages_id')
    .where('page.document', documentKey)
    .select(
      'text.id',
      'text.document_pages_id',
      'text.languages_code',
      'text.text',
      'text.image_description',
      'text.narration',
      'text.narration_cues',
      'text.sign_video',
      'text.sign_video_small',
      'text.sign_captions',
    );
  return { pages, texts };
}

async function languagesOf(database: Database, documentKey: Key): Promise<string[]> {
  const rows: Row[] = await database('documents_translations')
    .where({ documents_id: documentKey })
    .select('languages_code');
  return rows
    .map(({ languages_code }) => String(languages_code))
    .sort()
    .reverse();
}

/**
 * Returns the pages of a stored document, each in every language of the document.
 * @param replacement new bytes of one file, which are used instead of the stored bytes
 */
export async function readCheckedPages(
  database: Database,
  readFacts: ReadFacts,
  documentKey: Key,
  replacement?: FileReplacement,
): Promise<CheckedPage[]> {
  const storedPages = await readPages(database, documentKey);
  const ids = storedPages.texts.flatMap(({ narration, sign_video, sign_video_small }) =>
    [narration, sign_video, sign_video_small].map(toFileId),
  );
  const files = await readFacts(
    database,
    ids.filter((id) => id !== null),
    replacement,
  );
  return toCheckedPages(storedPages, await languagesOf(database, documentKey), files);
}

/**
 * Returns what a stored document lacks for each access mark.
 * @param replacement new bytes of one file, which are used instead of the stored bytes
 */
export async function checkDocument(
  database: Database,
  readFacts: ReadFacts,
  documentKey: Key,
  replacement?: FileReplacement,
): Promise<Record<AccessMark, MissingPart[]>> {
  const row: Row | undefined = await database('documents')
    .where({ id: documentKey })
    .first('sign_language', 'signer', 'has_signer_consent');
  const pages = await readCheckedPages(database, readFacts, documentKey, replacement);
  const { sign_language: signLanguage = null, signer, has_signer_consent } = row ?? {};
  const checkedBook = {
    signLanguage: signLanguage as string | number | null,
    signer: { name: toText(signer), hasAgreed: Boolean(has_signer_consent) },
    pages,
  };
  const entries = accessMarks.map((mark) => [mark, findMissingParts(mark, checkedBook)] as const);
  return Object.fromEntries(entries) as Record<AccessMark, MissingPart[]>;
}
