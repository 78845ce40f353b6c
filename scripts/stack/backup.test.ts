import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listBackups, makeBackup, verifyBackup } from './backup.ts';
import { requireNoRestore, restoreBackup } from './restore.ts';

let root: string;
let dataDir: string;
let targetDir: string;

const openDatabase = (folder: string) => {
  const database = new DatabaseSync(join(folder, 'data.db'), { timeout: 15_000 });
  database.exec('PRAGMA journal_mode = WAL');
  return database;
};
const readTitles = (folder: string) => {
  const database = new DatabaseSync(join(folder, 'data.db'), { readOnly: true });
  const rows = database.prepare('SELECT title FROM books ORDER BY id').all() as { title: string }[];
  database.close();
  return rows.map(({ title }) => title);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hat-nang-backup-'));
  dataDir = join(root, 'data');
  targetDir = join(root, 'backup');
  mkdirSync(join(dataDir, 'uploads'), { recursive: true });
  mkdirSync(join(dataDir, 'logs'));
  writeFileSync(join(dataDir, 'uploads/ảnh bìa.png'), 'picture');
  writeFileSync(join(dataDir, 'secrets.json'), '{"key":"k"}');
  writeFileSync(join(dataDir, 'running.json'), '{}');
  writeFileSync(join(dataDir, 'logs/site.log'), 'a line');
  const database = openDatabase(dataDir);
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
  it('contains the database, files and secrets, and nothing that belongs to one running copy', async () => {
    const { folder, manifest } = await makeBackup(dataDir, targetDir);
    expect(Object.keys(manifest.files).sort()).toEqual(['data.db', 'secrets.json', 'uploads/ảnh bìa.png']);
    expect(manifest.tables).toEqual({ books: 2 });
    expect(readTitles(folder)).toEqual(['Con trâu', 'Phở']);
    expect(statSync(folder).mode & 0o077).toBe(0);
    await expect(verifyBackup(folder)).resolves.toEqual(manifest);
  });

  it('copies one moment of a database during writes, including rows that are only in the WAL', async () => {
    const database = openDatabase(dataDir);
    const insertBook = database.prepare('INSERT INTO books (title) VALUES (?)');
    let writtenCount = 2;
    // Each transaction writes two rows. A copy of half a transaction would have an odd number of rows.
    const writeTimer = setInterval(() => {
      database.exec('BEGIN');
      for (const titleSuffix of ['a', 'b']) insertBook.run(`${writtenCount++} ${titleSuffix}`);
      database.exec('COMMIT');
    }, 1);
    try {
      await vi.waitFor(() => expect(writtenCount).toBeGreaterThan(20));
      const { manifest } = await makeBackup(dataDir, targetDir);
      expect(manifest.tables.books).toBeGreaterThanOrEqual(20);
      expect((manifest.tables.books ?? 1) % 2).toBe(0);
    } finally {
      clearInterval(writeTimer);
      database.close();
    }
  });

  it('keeps the requested number of newest backups', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const day of ['2026-11-01', '2026-11-02', '2026-11-03']) {
      vi.setSystemTime(new Date(`${day}T02:00:00Z`));
      await makeBackup(dataDir, targetDir, { keep: 2 });
    }
    expect(listBackups(targetDir).map((folder) => folder.slice(targetDir.length + 1))).toEqual([
      'hat-nang-20261102T020000Z',
      'hat-nang-20261103T020000Z',
    ]);
  });

  it('removes its files after a failure, and reports what is missing', async () => {
    writeFileSync(join(dataDir, 'data.db'), 'no database at all, but as long as a page of one needs to be'.repeat(100));
    await expect(makeBackup(dataDir, targetDir)).rejects.toThrow();
    expect(listBackups(targetDir)).toEqual([]);
    await expect(makeBackup(join(root, 'nowhere'), targetDir)).rejects.toThrow(/There is no data\.db/);
  });

  it('finishes twice when two begin within the same second', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T02:00:00Z') });
    const backups = await Promise.all([makeBackup(dataDir, targetDir), makeBackup(dataDir, targetDir)]);
    expect(listBackups(targetDir).sort()).toEqual(backups.map(({ folder }) => folder).sort());
    for (const { folder } of backups) await verifyBackup(folder);
  });

  it('removes the files of a killed backup, and none of a running one', async () => {
    const deadDraft = join(targetDir, 'hat-nang-20261101T020000Z-99999999-1.partial');
    const liveDraft = join(targetDir, `hat-nang-20261101T020000Z-${process.pid}-99.partial`);
    for (const draft of [deadDraft, liveDraft]) mkdirSync(draft, { recursive: true });
    await makeBackup(dataDir, targetDir);
    expect([existsSync(deadDraft), existsSync(liveDraft)]).toEqual([false, true]);
  });

  it('succeeds while running programs create and delete files', async () => {
    const churnScript = `const { mkdirSync, rmSync, writeFileSync } = require('node:fs');
      for (let n = 0; ; n++) for (const top of ['directus/tmp', 'site-cache', 'uploads']) {
        const folder = process.argv[1] + '/' + top + '/' + (n % 40);
        mkdirSync(folder, { recursive: true });
        writeFileSync(folder + '/page', 'x');
        if (n % 3) rmSync(folder, { recursive: true });
      }`;
    const child = spawn(process.execPath, ['-e', churnScript, dataDir], { stdio: 'ignore' });
    try {
      await vi.waitFor(() => expect(existsSync(join(dataDir, 'site-cache'))).toBe(true), 10_000);
      for (let times = 0; times < 10; times++) await verifyBackup((await makeBackup(dataDir, targetDir)).folder);
    } finally {
      child.kill('SIGKILL');
    }
  }, 60_000);

  describe('with rows of files', () => {
    beforeEach(() => {
      const database = openDatabase(dataDir);
      database.exec(
        "CREATE TABLE directus_files (filename_disk TEXT); INSERT INTO directus_files VALUES ('ảnh bìa.png'), ('late.png'), (NULL)",
      );
      database.close();
    });

    it('waits for a file whose row was written before it', async () => {
      setTimeout(() => writeFileSync(join(dataDir, 'uploads/late.png'), 'late'), 700);
      const { manifest } = await makeBackup(dataDir, targetDir);
      expect(Object.keys(manifest.files)).toContain('uploads/late.png');
      expect(manifest.missing).toBeUndefined();
    });

    it('reports files that the library itself lacks', async () => {
      const { folder, manifest } = await makeBackup(dataDir, targetDir, { uploadWaitMs: 0 });
      expect(manifest.missing).toEqual(['uploads/late.png']);
      await expect(verifyBackup(folder)).resolves.toEqual(manifest);
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, missing: [] }));
      await expect(verifyBackup(folder)).rejects.toThrow(/names uploads\/late\.png, which is not there/);
    });
  });
});

describe('restoreBackup', () => {
  it('restores rows and files, and moves the old data aside', async () => {
    const { folder } = await makeBackup(dataDir, targetDir);
    const database = openDatabase(dataDir);
    database.exec('DELETE FROM books');
    database.close();
    rmSync(join(dataDir, 'uploads/ảnh bìa.png'));
    const { movedTo } = await restoreBackup(folder, dataDir);
    expect(readTitles(dataDir)).toEqual(['Con trâu', 'Phở']);
    expect(readFileSync(join(dataDir, 'uploads/ảnh bìa.png'), 'utf8')).toBe('picture');
    expect(movedTo && readTitles(movedTo)).toEqual([]);
  });

  it('creates a missing data folder', async () => {
    const { folder } = await makeBackup(dataDir, targetDir);
    rmSync(dataDir, { recursive: true });
    await expect(restoreBackup(folder, dataDir)).resolves.toMatchObject({ movedTo: undefined });
    expect(readTitles(dataDir)).toEqual(['Con trâu', 'Phở']);
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
  ])('refuses %s, and changes nothing', async (_name, damageBackup, message) => {
    const { folder } = await makeBackup(dataDir, targetDir);
    damageBackup(folder);
    const database = openDatabase(dataDir);
    database.exec("INSERT INTO books (title) VALUES ('Mới')");
    database.close();
    await expect(restoreBackup(folder, dataDir)).rejects.toThrow(message);
    expect(readTitles(dataDir)).toEqual(['Con trâu', 'Phở', 'Mới']);
    expect(existsSync(`${dataDir}.restoring`)).toBe(false);
  });

  const writeMarker = (pid: number, otherFields = {}) =>
    writeFileSync(`${dataDir}.restoring.json`, JSON.stringify({ pid, folder: 'backup/x', ...otherFields }));

  it('refuses a start and a second restore while it runs', async () => {
    const { folder } = await makeBackup(dataDir, targetDir);
    writeMarker(process.pid);
    expect(() => requireNoRestore(dataDir)).toThrow(/is being restored/);
    await expect(restoreBackup(folder, dataDir)).rejects.toThrow(/is under way/);
  });

  it('is refused while a copy runs on the folder, and leaves it startable', async () => {
    const { folder } = await makeBackup(dataDir, targetDir);
    writeFileSync(join(dataDir, 'running.json'), JSON.stringify({ pid: process.pid }));
    await expect(restoreBackup(folder, dataDir)).rejects.toThrow(/A copy runs on/);
    expect(() => requireNoRestore(dataDir)).not.toThrow();
  });

  it('that was cut off between its two renames does not end in an empty library', async () => {
    const { folder } = await makeBackup(dataDir, targetDir);
    const movedTo = `${dataDir}.before-restore-1`;
    renameSync(dataDir, movedTo);
    writeMarker(99_999_999, { folder, movedTo });
    let refusal: unknown;
    try {
      requireNoRestore(dataDir);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toMatchObject({ fix: expect.stringContaining(`mv ${movedTo} ${dataDir}`) });
    await restoreBackup(folder, dataDir);
    expect(() => requireNoRestore(dataDir)).not.toThrow();
    expect(readTitles(dataDir)).toEqual(['Con trâu', 'Phở']);
    expect(readTitles(movedTo)).toEqual(['Con trâu', 'Phở']);
  });

  it('that was cut off before them is forgotten by the next start', () => {
    mkdirSync(`${dataDir}.restoring`);
    writeMarker(99_999_999);
    expect(() => requireNoRestore(dataDir)).not.toThrow();
    expect([existsSync(`${dataDir}.restoring`), existsSync(`${dataDir}.restoring.json`)]).toEqual([false, false]);
  });
});
