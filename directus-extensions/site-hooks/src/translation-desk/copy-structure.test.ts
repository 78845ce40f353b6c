import { describe, expect, it } from 'vitest';
import { planCopy } from './copy-structure.ts';
import type { DeskItem, Row } from './read-item.ts';
import type { PartTable, TextTable } from './text-tables.ts';

const toColumn = (field: string) => ({ field, label: field, isRich: ['body', 'text'].includes(field) });
const texts: TextTable = {
  translations: 'news_translations',
  foreignKey: 'news_id',
  columns: ['title', 'summary', 'body'].map(toColumn),
};
const pages: PartTable = {
  translations: 'document_pages_translations',
  foreignKey: 'document_pages_id',
  columns: ['chapter_title', 'text'].map(toColumn),
  ...{ collection: 'document_pages', itemKey: 'document', listField: 'pages', order: 'number' },
};
const source = { id: 1, title: 'Sách mới', summary: 'Tóm tắt', body: '<h2>Phần</h2><p>Lời.</p>' };
const itemWith = (target?: Row, pageRows: DeskItem['parts'][number]['rows'] = []): DeskItem => ({
  ...{ id: 7, status: 'draft', isVietnameseOnly: false },
  texts: { id: 7, source, target },
  parts: [{ table: pages, rows: pageRows }],
});

describe('a copy of the structure', () => {
  it('creates a missing translation with the title and the rich text of the source', () => {
    expect(planCopy(itemWith(), texts, 'en')).toEqual({
      translations: {
        create: [{ languages_code: 'en-US', title: 'Sách mới', slug: 'sach-moi', body: source.body }],
        update: [],
        delete: [],
      },
    });
  });

  it('fills an empty rich text, and leaves everything that a translator wrote', () => {
    expect(planCopy(itemWith({ id: 2, title: 'New books', body: '<p></p>' }), texts, 'en')).toEqual({
      translations: { create: [], update: [{ id: 2, body: source.body }], delete: [] },
    });
    expect(planCopy(itemWith({ id: 2, title: 'New books', body: '<p>Words.</p>' }), texts, 'en')).toBeUndefined();
  });

  it('has nothing to copy without a source', () => {
    const item = { ...itemWith(), texts: { id: 7, source: undefined, target: undefined } };
    expect(planCopy(item, texts, 'en')).toBeUndefined();
  });

  it('creates the texts of pages, with the marks of their sentences', () => {
    const text = '<p><span data-s="s1">Một.</span></p>';
    const rows = [
      { id: 11, number: 1, source: { id: 3, text }, target: undefined },
      { id: 12, number: 2, source: { id: 4, text }, target: { id: 5, text: '<p>One.</p>' } },
      { id: 13, number: 3, source: { id: 6, text: '', chapter_title: 'Chương' }, target: undefined },
    ];
    expect(planCopy(itemWith({ id: 2, title: 'a', body: '<p>b</p>' }, rows), texts, 'en')).toEqual({
      pages: {
        create: [],
        update: [{ id: 11, translations: { create: [{ languages_code: 'en-US', text }], update: [], delete: [] } }],
        delete: [],
      },
    });
  });
});
