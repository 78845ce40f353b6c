import { join } from 'node:path';
import type { Book } from './content-schema.ts';
import { formatPageName } from './document-rows.ts';
import type { MediaLibrary } from './media.ts';
import { readValidYaml, translationRows, translationTable } from './reference-rows.ts';
import { glossarySchema } from './reference-schema.ts';
import type { SeedTable } from './rows.ts';

/** Returns the tables of the glossary (seeds/demo-glossary.yaml). The picture of a term is that of a page. */
export function glossaryTables(books: readonly Book[], media: MediaLibrary): SeedTable[] {
  const terms = readValidYaml(join(import.meta.dirname, '..'), 'demo-glossary.yaml', glossarySchema);
  const addPicture = ({ book: key, page: number }: { book: string; page: number }) => {
    const book = books.find((candidate) => candidate.key === key);
    const page = book?.pages[number - 1];
    if (!book || !page)
      throw new Error(`seeds: demo-glossary.yaml names page ${number} of ${key}, which does not exist`);
    // The same title and description as in document-rows.ts, because it is the same file.
    return media.use(`books/${key}/${formatPageName(number)}.webp`, {
      folder: 'library',
      title: `${book.vi.title}: trang ${number}`,
      description: page.vi.image,
    });
  };
  return [
    {
      collection: 'glossary_terms',
      matchSlug: {
        collection: 'glossary_terms_translations',
        parent: 'glossary_terms_id',
        column: 'word',
        slugs: new Map(terms.map(({ key, vi }) => [key, vi.word])),
      },
      rows: terms.map(({ key, picture }) => ({
        key,
        fields: { status: 'published', picture: picture === undefined ? null : addPicture(picture) },
      })),
    },
    translationTable(
      'glossary_terms',
      terms.flatMap((term) =>
        translationRows('glossary_terms', term.key, (language) => {
          const { word, forms, meaning } = term[language];
          return { word, other_forms: forms ?? null, meaning };
        }),
      ),
    ),
  ];
}
