import { readFileSync } from 'node:fs';
import {
  AboutUsArticleDocument,
  DocumentDetailDocument,
  EventDetailDocument,
  HelpCenterArticleDocument,
  MentalHealthDetailDocument,
  NewsDetailDocument,
  NewsListDocument,
  ReaderBookDocument,
  StaticPageDocument,
} from '@codegen/graphql/graphql';
import { buildSchema, type DocumentNode, print, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { toVersionDocument } from './version-document.ts';

const schema = buildSchema(readFileSync(new URL('../../../codegen/specs/schema.graphql', import.meta.url), 'utf8'));
const itemDocuments: readonly [collection: string, document: DocumentNode][] = [
  ['about_us', AboutUsArticleDocument],
  ['documents', DocumentDetailDocument],
  ['documents', ReaderBookDocument],
  ['events', EventDetailDocument],
  ['help_center', HelpCenterArticleDocument],
  ['mental_health', MentalHealthDetailDocument],
  ['news', NewsDetailDocument],
  ['pages', StaticPageDocument],
];

describe('the read of a version', () => {
  it.each(itemDocuments)('of %s is valid in the schema, and selects the same fields', (collection, source) => {
    const { document, key } = toVersionDocument(source, collection, 12, 'a "quoted" key');
    expect(validate(schema, document)).toEqual([]);
    const text = print(document);
    expect(text).toContain(`${key}: ${collection}_by_id(id: "12", version: "a \\"quoted\\" key") {`);
    const fieldsOf = (printed: string) => printed.slice(printed.indexOf(') {\n    ')).replace(/^\) /, '');
    expect(fieldsOf(text)).toBe(fieldsOf(print(source).replace(/^query \w+\([^)]*\) /, '')));
  });

  it('is not made of a list, or of another collection', () => {
    expect(() => toVersionDocument(NewsListDocument, 'news', 1, 'x')).toThrow(/NewsList/);
    expect(() => toVersionDocument(NewsDetailDocument, 'events', 1, 'x')).toThrow(/events/);
  });
});
