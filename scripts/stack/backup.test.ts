import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listBackups, makeBackup, restoreBackup, verifyBackup } from './backup.ts';

let root: string;
let dataDir: string;
let into: string;

const open = (folder: string) => {
  const database = new DatabaseSync(join(folder, 'data.db'), { timeout: 15_000 });
  database.exec('PRAGMA journal_mode = WAL');
  return database;
};
const titles = (folder: string) => {
  const database = new DatabaseSync(join(folder, 'data.db'), { readOnly: true });
  const rows = database.prepare('SELECT title FROM books ORDER BY id').all() as { title: string }[];
  database.close();
  return rows.map(({ title }) => title);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hat-nang-backup-'));
  dataDir = join(root, 'data');
  into = join(root, 'backup');
  mkdirSync(join(dataDir, 'uploads'), { recursive: true });
  mkdirSync(join(dataDir, 'logs'));
  writeFileSync(join(dataDir, 'uploads/ảnh bìa.png'), 'picture');
  writeFileSync(join(dataDir, 'secrets.json'), '{"key":"k"}');
  writeFileSync(join(dataDir, 'running.json'), '{}');
  writeFileSync(join(dataDir, 'logs/site.log'), 'a line');
  const database = open(dataDir);
  database.exec(
    "CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT); INSERT INTO books (title) VALUES ('Con trâu'), ('Phở')",
  );
  database.close();
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true, force: true });
});

describe('makeBackup', () => {
  it('takes database, files and secrets, and nothing that belongs to one running copy', async () => {
    const { folder, manifest } = await makeBackup(dataDir, into);
    expect(Object.keys(manifest.files).sort()).toEqual(['data.db', 'secrets.json', 'uploads/ảnh bìa.png']);
    expect(manifest.tables).toEqual({ books: 2 });
    expect(titles(folder)).toEqual(['Con trâu', 'Phở']);
    expect(statSync(folder).mode & 0o077).toBe(0);
    await expect(verifyBackup(folder)).resolves.toEqual(manifest);
  });

  it('takes one moment of a database that is written to meanwhile, what is only in the WAL included', async () => {
    const database = open(dataDir);
    const insert = database.prepare('INSERT INTO books (title) VALUES (?)');
    let written = 2;
    // Two rows a transaction: a copy of half a transaction would hold an odd number.
    const writing = setInterval(() => {
      database.exec('BEGIN');
      for (const half of ['a', 'b']) insert.run(`${written++} ${half}`);
      database.exec('COMMIT');
    }, 1);
    try {
      await vi.waitFor(() => expect(written).toBeGreaterThan(20));
      const { manifest } = await makeBackup(dataDir, into);
      expect(manifest.tables.books).toBeGreaterThanOrEqual(20);
      expect((manifest.tables.books ?? 1) % 2).toBe(0);
    } finally {
      clearInterval(writing);
      database.close();
    }
  });

  it('keeps the newest ones that are asked for', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const day of ['2026-11-01', '2026-11-02', '2026-11-03']) {
      vi.setSystemTime(new Date(`${day}T02:00:00Z`));
      await makeBackup(dataDir, into, { keep: 2 });
    }
    expect(listBackups(into).map((folder) => folder.slice(into.length + 1))).toEqual([
      'hat-nang-20261102T020000Z',
      'hat-nang-20261103T020000Z',
    ]);
  });

  it('leaves nothing behind when it fails, and says what is missing', async () => {
    writeFileSync(join(dataDir, 'data.db'), 'no database at all, but as long as a page of one needs to be'.repeat(100));
    await expect(makeBackup(dataDir, into)).rejects.toThrow();
    expect(listBackups(into)).toEqual([]);
    await expect(makeBackup(join(root, 'nowhere'), into)).rejects.toThrow(/There is no data\.db/);
  });
});

describe('restoreBackup', () => {
  it('brings back rows and files, and moves aside what was there', async () => {
    const { folder } = await makeBackup(dataDir, into);
    const database = open(dataDir);
    database.exec('DELETE FROM books');
    database.close();
    rmSync(join(dataDir, 'uploads/ảnh bìa.png'));
    const { movedTo } = await restoreBackup(folder, dataDir);
    expect(titles(dataDir)).toEqual(['Con trâu', 'Phở']);
    expect(readFileSync(join(dataDir, 'uploads/ảnh bìa.png'), 'utf8')).toBe('picture');
    expect(movedTo && titles(movedTo)).toEqual([]);
  });

  it('makes a data folder where none is', async () => {
    const { folder } = await makeBackup(dataDir, into);
    rmSync(dataDir, { recursive: true });
    await expect(restoreBackup(folder, dataDir)).resolves.toMatchObject({ movedTo: undefined });
    expect(titles(dataDir)).toEqual(['Con trâu', 'Phở']);
  });

  it.each([
    [
      'a changed file',
      (folder: string) => appendFileSync(join(folder, 'uploads/ảnh bìa.png'), '!'),
      /is not what was written/,
    ],
    ['a missing file', (folder: string) => rmSync(join(folder, 'secrets.json')), /secrets\.json is missing/],
    ['a missing manifest', (folder: string) => rmSync(join(folder, 'manifest.json')), /has no manifest\.json/],
    [
      'a manifest of something else',
      (folder: string) => writeFileSync(join(folder, 'manifest.json'), '{}'),
      /not the manifest/,
    ],
  ])('refuses %s, and changes nothing', async (_name, damage, message) => {
    const { folder } = await makeBackup(dataDir, into);
    damage(folder);
    const database = open(dataDir);
    database.exec("INSERT INTO books (title) VALUES ('Mới')");
    database.close();
    await expect(restoreBackup(folder, dataDir)).rejects.toThrow(message);
    expect(titles(dataDir)).toEqual(['Con trâu', 'Phở', 'Mới']);
    expect(existsSync(`${dataDir}.restoring`)).toBe(false);
  });
});
