import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { AnySection } from '@hat-nang/model/sections';
import { gql } from '@urql/core';
import type { RawTranslation } from '@/cms/translation';

/**
 * What the sitemap reads of any section. Their collections differ by name alone (schema/sections.test.ts), so these are the only documents that are
 * written from a declaration; everything else has its .graphql file.
 */
export interface SitemapItem {
  id: string;
  translations: (RawTranslation & { title?: string | null })[];
  date_updated?: string | null;
  date_published?: string | null;
  category?: { id: string } | null;
}

type Paged = { limit: number; offset: number };

/** A page of a section's items, in the order of their ids. */
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

/** The latest date of publication and the latest change of each of these sections, by alias. */
export const sectionChangesDocument = (
  sections: readonly AnySection[],
): TypedDocumentNode<Record<string, Partial<Record<string, string | null>>[]>, Record<string, never>> => {
  const latest = ({ collection }: AnySection, column: string) =>
    `${collection}_${column}: ${collection}(filter: { ${column}: { _nnull: true } }, sort: ["-${column}"], limit: 1) { ${column} }`;
  const fields = sections.flatMap((section) => [latest(section, 'date_published'), latest(section, 'date_updated')]);
  return gql`query SitemapSectionChanges { ${fields.join(' ')} }`;
};
