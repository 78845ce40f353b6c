import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { AnySection } from '@hat-nang/model/sections';
import { gql } from '@urql/core';
import type { RawTranslation } from '@/cms/translation';

/**
 * Fields that the sitemap reads from every section. Sections differ only by the names of their tables and columns (schema/sections.test.ts), so these documents
 * are generated from the declarations of the sections. All other documents are .graphql files.
 */
export interface SitemapItem {
  id: string;
  translations: (RawTranslation & { title?: string | null })[];
  date_updated?: string | null;
  date_published?: string | null;
  category?: { id: string } | null;
}

type Paged = { limit: number; offset: number };

/** Returns the document that reads one page of a section's items, sorted by id. */
export const sectionItemsDocument = (section: AnySection): TypedDocumentNode<{ items: SitemapItem[] }, Paged> => {
  const category = 'category' in section && 'page' in section.category ? `${section.category.column} { id }` : '';
  return gql`
    query SitemapItems($limit: Int!, $offset: Int!) {
      items: ${section.collection}(sort: ["id"], limit: $limit, offset: $offset) {
        id
        ${category}
        date_updated
        date_published
        translations { languages_code { code } slug title summary }
      }
    }
  `;
};

/** Returns the document that reads the latest publication and the latest change of each section, by alias. */
export const sectionChangesDocument = (
  sections: readonly AnySection[],
): TypedDocumentNode<Record<string, Partial<Record<string, string | null>>[]>, Record<string, never>> => {
  const buildLatestField = ({ collection }: AnySection, column: string) =>
    `${collection}_${column}: ${collection}(filter: { ${column}: { _nnull: true } }, sort: ["-${column}"], limit: 1) { ${column} }`;
  const fields = sections.flatMap((section) => [
    buildLatestField(section, 'date_published'),
    buildLatestField(section, 'date_updated'),
  ]);
  return gql`query SitemapSectionChanges { ${fields.join(' ')} }`;
};
