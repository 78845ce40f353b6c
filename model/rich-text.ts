import { declaredSections } from './sections/index.ts';

/** Columns of translations that hold rich text, by their table. */
export const RICH_TEXT: Readonly<Record<string, readonly string[]>> = {
  document_pages_translations: ['text'],
  ...Object.fromEntries(
    declaredSections.map(({ collection, publication }) => [
      `${collection}_translations`,
      publication.texts.filter((column) => !['title', 'slug'].includes(column)),
    ]),
  ),
};
