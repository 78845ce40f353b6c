import { readdirSync } from 'node:fs';
import { declaredSections } from '@hat-nang/model/sections';
import { describe, expect, it } from 'vitest';
import { deriveSectionKeys } from './section-keys.ts';
import { readSnapshot } from './snapshot.ts';

interface Migration {
  UNIQUE_KEYS?: [string, string, string[]][];
  INDEXES?: [string, string[]][];
}

const folder = new URL('./migrations/', import.meta.url);
const migrations: Migration[] = await Promise.all(
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => import(new URL(name, folder).href) as Promise<Migration>),
);
const formatKey = (table: string, columns: readonly string[]) => `${table} (${columns.join(', ')})`;
const unique = migrations.flatMap(({ UNIQUE_KEYS = [] }) =>
  UNIQUE_KEYS.map(([table, , columns]) => formatKey(table, columns)),
);
const indexes = migrations.flatMap(({ INDEXES = [] }) => INDEXES.map(([table, columns]) => formatKey(table, columns)));
const snapshot = readSnapshot();

describe.each(declaredSections.map((section) => [section.word, section] as const))(
  'the migrations of %s',
  (_, section) => {
    const keys = deriveSectionKeys(section, snapshot);
    it('make its unique keys', () => {
      const expectedKeys = keys.unique.map(([table, , columns]) => formatKey(table, columns));
      expect(expectedKeys.filter((key) => !unique.includes(key))).toEqual([]);
    });
    it('index what its lists and its publishing look for', () => {
      // An index covers a key if its first columns are those of the key.
      const isIndexed = (key: string) => indexes.some((index) => index.startsWith(key.slice(0, -1)));
      const expectedKeys = keys.indexes.map(([table, columns]) => formatKey(table, columns));
      expect(expectedKeys.filter((key) => !isIndexed(key))).toEqual([]);
    });
  },
);
