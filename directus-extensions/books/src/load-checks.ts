import { type CheckedPage, type Mark, type Missing, marks, missingFor } from '@hat-nang/model/access-marks';
import { parseDocument } from 'htmlparser2';
import { textOf } from './html-tree.ts';
import type { Database, Key, Row } from './types.ts';

/** What is asked of a document's pages: the rows as they are, or as a save would leave them. */
export interface PageRows {
  pages: Row[];
  texts: Row[];
}

const fileIn = (value: unknown): string | null => {
  if (typeof value === 'string' && value !== '') return value;
  const id = typeof value === 'object' && value !== null ? (value as Row).id : undefined;
  if (typeof id === 'string') return id;
  // A file that is uploaded in the same save has no id yet.
  return typeof value === 'object' && value !== null ? 'new' : null;
};
const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);
/** The key of a chosen row; `new` for one that the same save makes. */
export const chosenIn = (value: unknown): Key | null => {
  if (typeof value === 'string' || typeof value === 'number') return value === '' ? null : value;
  if (typeof value !== 'object' || value === null) return null;
  const { id } = value as Row;
  return typeof id === 'string' || typeof id === 'number' ? id : 'new';
};
export const languageIn = (value: unknown): string =>
  typeof value === 'object' && value !== null ? String((value as Row).code ?? '') : String(value ?? '');

const hasWords = (html: unknown) => typeof html === 'string' && textOf(parseDocument(html).children) !== '';

/** Every page in every language that the document has a title in. */
export function toCheckedPages({ pages, texts }: PageRows, languages: readonly string[]): CheckedPage[] {
  return pages.flatMap((page) =>
    languages.map((language): CheckedPage => {
      const text = texts.find(
        (one) => String(one.document_pages_id) === String(page.id) && languageIn(one.languages_code) === language,
      );
      // A page that has words in another language only lacks them, and everything that goes with them, in this one.
      const isSpoken = texts.some((one) => String(one.document_pages_id) === String(page.id) && hasWords(one.text));
      return {
        number: Number(page.number),
        language,
        hasImage: fileIn(page.image) !== null,
        hasText: isSpoken,
        imageDescription: textIn(text?.image_description),
        narration: fileIn(text?.narration),
        cues: textIn(text?.narration_cues),
        sign: fileIn(text?.sign_video),
        captions: textIn(text?.sign_captions),
      };
    }),
  );
}

export async function readPages(database: Database, document: Key): Promise<PageRows> {
  const pages: Row[] = await database('document_pages')
    .where({ document })
    .orderBy('number')
    .select('id', 'number', 'image');
  const texts: Row[] = await database('document_pages_translations as text')
    .join('document_pages as page', 'page.id', 'text.document_pages_id')
    .where('page.document', document)
    .select(
      'text.id',
      'text.document_pages_id',
      'text.languages_code',
      'text.text',
      'text.image_description',
      'text.narration',
      'text.narration_cues',
      'text.sign_video',
      'text.sign_captions',
    );
  return { pages, texts };
}

export async function languagesOf(database: Database, document: Key): Promise<string[]> {
  const rows: Row[] = await database('documents_translations')
    .where({ documents_id: document })
    .select('languages_code');
  return rows
    .map(({ languages_code }) => String(languages_code))
    .sort()
    .reverse();
}

/** What each mark of a stored document lacks. */
export async function checkDocument(database: Database, document: Key): Promise<Record<Mark, Missing[]>> {
  const row: Row | undefined = await database('documents').where({ id: document }).select('sign_language').first();
  const pages = toCheckedPages(await readPages(database, document), await languagesOf(database, document));
  const checked = { signLanguage: chosenIn(row?.sign_language), pages };
  const entries = marks.map((mark) => [mark, missingFor(mark, checked)] as const);
  return Object.fromEntries(entries) as Record<Mark, Missing[]>;
}
