/** Moves rows and files from the embedded SQLite to PostgreSQL. */
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
const targetUrl = () => {
  const url = new URL(databaseUrl());
  url.pathname = `/${name}`;
  return url.href;
};

/** Runs SQL on a database of the stack's server. Returns the rows of the last statement. */
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

const sqliteFolder = join(folder, 'data');
const newFolder = join(folder, 'new');
const runMove = () =>
  moveData({
    from: sqliteFolder,
    connectionString: targetUrl(),
    uploads: join(newFolder, 'uploads'),
    state: newFolder,
    log: () => undefined,
  });

/** Creates a data folder of Directus on SQLite, and the same tables on PostgreSQL, with values that are difficult to convert. */
beforeAll(async () => {
  mkdirSync(join(sqliteFolder, 'uploads/deep'), { recursive: true });
  mkdirSync(newFolder);
  writeFileSync(join(sqliteFolder, 'uploads/a.webp'), Buffer.from([1, 2, 3]));
  writeFileSync(join(sqliteFolder, 'uploads/deep/b.webp'), 'Tiếng Việt');
  writeFileSync(join(sqliteFolder, 'seeds-1.json'), '{}');
  await sql(databaseUrl(), `CREATE DATABASE ${name} TEMPLATE template0`);
  await sql(
    targetUrl(),
    'CREATE TABLE authors (id uuid PRIMARY KEY, name varchar(255) NOT NULL)',
    `CREATE TABLE books (id serial PRIMARY KEY, author uuid REFERENCES authors(id) ON DELETE CASCADE, follows integer REFERENCES books(id), is_easy boolean NOT NULL DEFAULT false,
       made timestamptz, day date, facts json, progress real, big bigint, title text)`,
    'CREATE TABLE search_words (id serial PRIMARY KEY, words json)',
    'CREATE TABLE search_entries ("key" bigint PRIMARY KEY)',
    "INSERT INTO authors VALUES ('00000000-0000-4000-8000-000000000001', 'old row')",
  );
  const file = new DatabaseSync(join(sqliteFolder, 'data.db'));
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

it('moves rows and files, and replaces the existing rows', async () => {
  expect(await runMove()).toEqual({ rows: 4, tables: 3, files: 2 });
  // The move copies the editors' search words. The search index stays empty, because Directus rebuilds the index.
  expect(await sql(targetUrl(), 'SELECT * FROM search_words')).toEqual([{ id: 3, words: ['căng thẳng', 'stress'] }]);
  expect(await sql(targetUrl(), 'SELECT * FROM search_entries')).toEqual([]);
  expect(await sql(targetUrl(), 'SELECT name FROM authors')).toEqual([{ name: 'Nguyễn Thị Đào' }]);
  const [book] = await sql(targetUrl(), 'SELECT *, day::text AS day, big::text AS big FROM books WHERE id = 7');
  expect(book).toMatchObject({
    follows: 9,
    is_easy: true,
    made: new Date(1_795_248_000_123),
    day: '2026-11-21',
    big: '9007199254740993',
    progress: 0.25,
  });
  expect(book?.facts).toEqual({ b: 1, a: ['x'] });
  expect(readFileSync(join(newFolder, 'uploads/deep/b.webp'), 'utf8')).toBe('Tiếng Việt');
  expect(readFileSync(join(newFolder, 'seeds-1.json'), 'utf8')).toBe('{}');
  // The id sequence continues after the moved rows, and foreign keys are enforced again.
  expect(await sql(targetUrl(), 'INSERT INTO books (title) VALUES (NULL) RETURNING id')).toEqual([{ id: 10 }]);
  await expect(sql(targetUrl(), 'UPDATE books SET follows = 99 WHERE id = 7')).rejects.toThrow(/foreign key/);
});

it('a second move changes nothing', async () => {
  expect(await runMove()).toMatchObject({ rows: 4 });
  expect(await sql(targetUrl(), 'SELECT count(*)::int AS n FROM books')).toEqual([{ n: 2 }]);
});

it('rolls back the whole move when one row violates a foreign key', async () => {
  const file = new DatabaseSync(join(sqliteFolder, 'data.db'));
  file.exec("UPDATE books SET author = '00000000-0000-4000-8000-00000000dead' WHERE id = 9");
  file.close();
  await expect(runMove()).rejects.toThrow();
  expect(await sql(targetUrl(), 'SELECT author FROM books WHERE id = 9')).toEqual([{ author: null }]);
  await expect(sql(targetUrl(), 'UPDATE books SET follows = 99 WHERE id = 7')).rejects.toThrow(/foreign key/);
});
