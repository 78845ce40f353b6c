/** From the embedded SQLite to PostgreSQL: rows, files, and a Directus that runs on what arrived. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveData } from '../../containers/directus/move-data.ts';
import { databaseUrl } from './compose-stack.ts';

const folder = mkdtempSync(join(tmpdir(), 'hat-nang-move-'));
const name = `move_${randomUUID().slice(0, 8)}`;
const target = () => {
  const url = new URL(databaseUrl());
  url.pathname = `/${name}`;
  return url.href;
};

/** Runs SQL on a database of the stack's server. */
async function sql(connectionString: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

const from = join(folder, 'data');
const into = join(folder, 'new');
const move = () =>
  moveData({ from, connectionString: target(), uploads: join(into, 'uploads'), state: into, log: () => undefined });

/** A data folder as Directus leaves it on SQLite: the real tables of the running stack, with what is difficult in them. */
beforeAll(async () => {
  mkdirSync(join(from, 'uploads/deep'), { recursive: true });
  mkdirSync(into);
  writeFileSync(join(from, 'uploads/a.webp'), Buffer.from([1, 2, 3]));
  writeFileSync(join(from, 'uploads/deep/b.webp'), 'Tiếng Việt');
  writeFileSync(join(from, 'seeds-1.json'), '{}');
  await sql(databaseUrl(), `CREATE DATABASE ${name} TEMPLATE template0`);
  await sql(
    target(),
    'CREATE TABLE authors (id uuid PRIMARY KEY, name varchar(255) NOT NULL)',
    `CREATE TABLE books (id serial PRIMARY KEY, author uuid REFERENCES authors(id) ON DELETE CASCADE, follows integer REFERENCES books(id), is_easy boolean NOT NULL DEFAULT false,
       made timestamptz, day date, facts json, progress real, big bigint, title text)`,
    'CREATE TABLE search_words (id serial PRIMARY KEY, words json)',
    'CREATE TABLE search_entries ("key" bigint PRIMARY KEY)',
    "INSERT INTO authors VALUES ('00000000-0000-4000-8000-000000000001', 'old row')",
  );
  const file = new DatabaseSync(join(from, 'data.db'));
  file.exec(`CREATE TABLE authors (id char(36) PRIMARY KEY, name varchar(255));
    CREATE TABLE books (id integer PRIMARY KEY AUTOINCREMENT, author char(36), follows integer, is_easy boolean, made datetime, day date, facts json, progress float, big bigint, title text);
    CREATE TABLE directus_migrations (version varchar(255));
    CREATE TABLE search_words (id integer PRIMARY KEY AUTOINCREMENT, words json);
    CREATE TABLE search_entries ("key" integer PRIMARY KEY);
    INSERT INTO search_words VALUES (3, '["căng thẳng","stress"]');
    INSERT INTO search_entries VALUES (1);
    INSERT INTO directus_migrations VALUES ('1');
    INSERT INTO authors VALUES ('00000000-0000-4000-8000-00000000000A', 'Nguyễn Thị Đào');
    INSERT INTO books VALUES (7, '00000000-0000-4000-8000-00000000000A', 9, 1, 1795248000123, '2026-11-21', '{"b": 1, "a": ["x"]}', 0.25, 9007199254740993, 'Đàn kiến "nhỏ"');
    INSERT INTO books VALUES (9, NULL, NULL, 0, '2026-11-21T08:00:00Z', NULL, NULL, NULL, NULL, NULL);`);
  file.close();
});
afterAll(async () => {
  await sql(databaseUrl(), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

it('moves rows and files, and replaces what was there', async () => {
  expect(await move()).toEqual({ rows: 4, tables: 3, files: 2 });
  // An editor's words move; the index is made again.
  expect(await sql(target(), 'SELECT * FROM search_words')).toEqual([{ id: 3, words: ['căng thẳng', 'stress'] }]);
  expect(await sql(target(), 'SELECT * FROM search_entries')).toEqual([]);
  expect(await sql(target(), 'SELECT name FROM authors')).toEqual([{ name: 'Nguyễn Thị Đào' }]);
  const [book] = await sql(target(), 'SELECT *, day::text AS day, big::text AS big FROM books WHERE id = 7');
  expect(book).toMatchObject({
    follows: 9,
    is_easy: true,
    made: new Date(1_795_248_000_123),
    day: '2026-11-21',
    big: '9007199254740993',
    progress: 0.25,
  });
  expect(book?.facts).toEqual({ b: 1, a: ['x'] });
  expect(readFileSync(join(into, 'uploads/deep/b.webp'), 'utf8')).toBe('Tiếng Việt');
  expect(readFileSync(join(into, 'seeds-1.json'), 'utf8')).toBe('{}');
  // The next row gets a free number, and the relations are guarded again.
  expect(await sql(target(), 'INSERT INTO books (title) VALUES (NULL) RETURNING id')).toEqual([{ id: 10 }]);
  await expect(sql(target(), 'UPDATE books SET follows = 99 WHERE id = 7')).rejects.toThrow(/foreign key/);
});

it('a second time changes nothing', async () => {
  expect(await move()).toMatchObject({ rows: 4 });
  expect(await sql(target(), 'SELECT count(*)::int AS n FROM books')).toEqual([{ n: 2 }]);
});

it('is undone whole when something does not fit', async () => {
  const file = new DatabaseSync(join(from, 'data.db'));
  file.exec("UPDATE books SET author = '00000000-0000-4000-8000-00000000dead' WHERE id = 9");
  file.close();
  await expect(move()).rejects.toThrow();
  expect(await sql(target(), 'SELECT author FROM books WHERE id = 9')).toEqual([{ author: null }]);
  await expect(sql(target(), 'UPDATE books SET follows = 99 WHERE id = 7')).rejects.toThrow(/foreign key/);
});
