import { expect, it } from 'vitest';
import type { DocumentCard } from '../documents/public.ts';
import { type ChildRow, toChildRows } from './child-home.ts';

const books = (...ids: number[]) => ids.map((id) => ({ id, title: `Sách ${id}` }) as DocumentCard);
const topic = (id: number, documents: DocumentCard[]): ChildRow => ({
  kind: 'topic',
  topic: { id, name: `Chủ đề ${id}`, icon: 'ph:heart', url: `/tai-lieu?category=${id}` },
  documents,
});
const popular = (...ids: number[]): ChildRow => ({ kind: 'popular', rule: 'chosen', documents: books(...ids) });
const describeRows = (rows: ChildRow[]) =>
  rows.map((row) => [row.kind === 'topic' ? `topic ${row.topic.id}` : row.kind, ...row.documents.map(({ id }) => id)]);

it('a child’s Home has no book twice, no empty row, and the popular books complete', () => {
  const rows = toChildRows([
    { kind: 'newest', documents: books(9, 8, 7, 6, 5) },
    { kind: 'signing', documents: [] },
    { kind: 'listening', documents: books(9, 8, 7, 6, 5, 4, 3) },
    popular(8, 1),
    topic(1, books(8, 1)),
    topic(2, books(9, 5, 1)),
    topic(3, books(2)),
  ]);
  expect(describeRows(rows)).toEqual([
    ['newest', 9, 6],
    ['listening', 7, 4, 3],
    ['popular', 8, 1],
    ['topic 2', 5],
  ]);
});

it('a child’s Home has at most four rows of books', () => {
  const rows = toChildRows([
    { kind: 'newest', documents: books(1) },
    { kind: 'signing', documents: books(2) },
    { kind: 'listening', documents: books(3) },
    popular(4),
    topic(1, books(5)),
  ]);
  expect(rows.map(({ kind }) => kind)).toEqual(['newest', 'signing', 'listening', 'popular']);
  expect(toChildRows([popular()])).toEqual([]);
});
