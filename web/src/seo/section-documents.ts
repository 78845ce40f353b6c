import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { AnySection } from '@hat-nang/model/sections';
import { gql } from '@urql/core';
import type { RawTranslation } from '@/cms/translation';

/**
 * Fields that the sitemap reads from every section. Sections differ only by the names of their tables and columns (schema/sections.test.ts), so the documents
 * in this file are generated from the declarations of the sections. All other documents of the site are .graphql files.
 */
export interface SitemapItem {
  id: string;
  translations: RawTranslation[];
  date_updated?: string | null;
  date_published?: string | null;
  category?: { id: string } | null;
}

type IdRange = { after: number; upTo: number; limit: number };

/**
 * Returns the document that reads a section's items by ranges of ids, because a section may have very many items. Each read continues after the last id of
 * the previous response.
 */
export const sectionItemsDocument = (section: AnySection): TypedDocumentNode<{ items: SitemapItem[] }, IdRange> => {
  const category = 'category' in section && 'page' in section.category ? `${section.category.column} { id }` : '';
  return gql`
    query SitemapItems($after: GraphQLStringOrFloat!, $upTo: GraphQLStringOrFloat!, $limit: Int!) {
      items: ${section.collection}(filter: { id: { _gt: $after, _lte: $upTo } }, sort: ["id"], limit: $limit) {
        id
        ${category}
        date_updated
        date_published
        translations { languages_code { code } slug }
      }
    }
  `;
};

/**
 * Returns the document that reads the last id of each section. The filter excludes nothing, but makes the database use the index of ids. Without the filter,
 * SQLite sorts all published documents (9 s for a million).
 */
export const lastIdsDocument = (
  sections: readonly AnySection[],
): TypedDocumentNode<Record<string, { id: string }[]>, Record<string, never>> => {
  const fields = sections.map(
    ({ collection }) => `${collection}(filter: { id: { _gt: 0 } }, sort: ["-id"], limit: 1) { id }`,
  );
  return gql`query SitemapLastIds { ${fields.join(' ')} }`;
};

/** Returns the document that reads the latest publication and the latest change of each section. The aliases are `{collection}_{column}`. */
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
