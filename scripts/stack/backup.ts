/** Backs up the SQLite database, the files and the secrets of a data folder while the project runs (docs/operations.md). */
import { createHash } from 'node:crypto';
import {
  createReadStream,
  type Dirent,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { copyFile, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { isProcessAlive } from './instance.ts';
import { writePrivateJson } from './secrets.ts';
import { StepError } from './steps.ts';

/**
 * Entries of a data folder that `copyFiles` skips. `copyDatabase` copies the database. The other entries belong to one running copy, or a start generates
 * them.
 */
const perCopyEntries = /^(data\.db.*|running\.json|directus|logs|mail|site-cache|.*\.tmp)$/;
const manifestName = 'manifest.json';
const backupName = /^hat-nang-\d{8}T\d{6}Z(-\d+)?$/;
/** Name of an unfinished backup. The first number after the time is the id of the process that writes the backup. */
const draftName = /^hat-nang-\d{8}T\d{6}Z-(\d+)-\d+\.partial$/;
let draftCount = 0;
/** Maximum wait in milliseconds for an upload whose row Directus writes before the file. */
const usualUploadWaitMs = 10_000;

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Number of rows by table. */
  tables: z.record(z.string(), z.number().int().nonnegative()),
  /** Every file of the backup by its path. The list includes the database. */
  files: z.record(z.string(), z.object({ bytes: z.number().int().nonnegative(), sha256: z.string().length(64) })),
  /** Files that the database references and that the data folder itself lacked. */
  missing: z.array(z.string()).optional(),
});

/** Contents of a backup, as its `manifest.json` lists them. */
export type BackupManifest = z.infer<typeof manifestSchema>;

/** A finished backup: its folder and manifest. */
export type Backup = { folder: string; manifest: BackupManifest };

/**
 * Creates a backup of a data folder in `<targetDir>/hat-nang-<time>`. The project may run meanwhile. Only the owner may read the backup, because it contains
 * the secrets. A failed backup is removed.
 * @param options `keep`: maximum number of finished backups in `targetDir`; the oldest are deleted. `uploadWaitMs`: maximum wait for missing files that the
 * database references.
 * @throws StepError when there is no SQLite database, or when SQLite finds its copy damaged
 */
export async function makeBackup(
  dataDir: string,
  targetDir: string,
  { keep: keptCount, uploadWaitMs = usualUploadWaitMs }: { keep?: number; uploadWaitMs?: number } = {},
): Promise<Backup> {
  const database = join(dataDir, 'data.db');
  if (!existsSync(database))
    throw new StepError(`There is no data.db in ${dataDir}.`, { fix: 'see docs/operations.md' });
  const madeAt = new Date().toISOString();
  const folder = join(targetDir, `hat-nang-${madeAt.replace(/[-:]|\.\d+/g, '')}`);
  draftCount += 1;
  const draft = `${folder}-${process.pid}-${draftCount}.partial`;
  mkdirSync(targetDir, { recursive: true, mode: 0o700 });
  removeDeadDrafts(targetDir);
  mkdirSync(draft, { mode: 0o700 });
  try {
    // Files are copied before and after the database. The first pass copies files that are deleted in the meantime. The second pass copies files that
    // are added in the meantime.
    await copyFiles(dataDir, draft);
    await copyDatabase(database, join(draft, 'data.db'));
    const missingPaths = await copyNamedFiles(dataDir, draft, uploadWaitMs);
    const manifest: BackupManifest = {
      format: 1,
      madeAt,
      tables: countRows(join(draft, 'data.db')),
      files: await describeFiles(draft),
      ...(missingPaths.length > 0 ? { missing: missingPaths } : {}),
    };
    writePrivateJson(join(draft, manifestName), manifest);
    await flushFolder(draft);
    const finished = existsSync(folder) ? `${folder}-${process.pid}${draftCount}` : folder;
    renameSync(draft, finished);
    await syncPath(targetDir);
    if (keptCount !== undefined) removeOldest(targetDir, keptCount);
    return { folder: finished, manifest };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Returns the folders of the finished backups in a folder, oldest first. */
export function listBackups(targetDir: string): string[] {
  if (!existsSync(targetDir)) return [];
  return readdirSync(targetDir)
    .filter((name) => backupName.test(name))
    .sort()
    .map((name) => join(targetDir, name));
}

/**
 * Checks a backup against its manifest: every file by hash, every table by its row count. Also checks the database with SQLite's integrity check, and that
 * the files that the database references are in the manifest or listed there as missing. Returns the manifest.
 * @throws StepError with the first difference
 */
export async function verifyBackup(folder: string): Promise<BackupManifest> {
  const file = join(folder, manifestName);
  if (!existsSync(file)) throw new StepError(`${folder} is no backup: it has no ${manifestName}.`);
  const parsed = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new StepError(`${file} is not the manifest of a backup: ${z.prettifyError(parsed.error)}`);
  const describedFiles = await describeFiles(folder);
  for (const [path, { bytes, sha256 }] of Object.entries(parsed.data.files)) {
    if (!describedFiles[path]) throw new StepError(`${path} is missing in ${folder}.`);
    if (describedFiles[path].bytes !== bytes || describedFiles[path].sha256 !== sha256)
      throw new StepError(`${path} in ${folder} is not what was written there.`);
  }
  const counts = countRows(join(folder, 'data.db'));
  for (const [table, count] of Object.entries(parsed.data.tables))
    if (counts[table] !== count)
      throw new StepError(`${table} in ${folder} has ${counts[table] ?? 0} rows of ${count}.`);
  const missingFile = readReferencedFiles(join(folder, 'data.db')).find(
    (path) => !parsed.data.files[path] && !parsed.data.missing?.includes(path),
  );
  if (missingFile) throw new StepError(`The database in ${folder} names ${missingFile}, which is not there.`);
  return parsed.data;
}

/** Copies the database with SQLite's live backup in one step. With smaller steps, each write would restart the backup. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 15_000 });
  try {
    await backup(database, to, { rate: -1 });
  } finally {
    database.close();
  }
  // The copy is switched to a single file. In WAL mode, a reader of the copy would leave two more files beside the copy. Directus switches back to WAL mode
  // on start.
  const copy = new DatabaseSync(to);
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
}

/**
 * Checks the integrity of a database and counts the rows of each table.
 * @throws StepError when SQLite finds the file damaged
 */
function countRows(file: string): Record<string, number> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const integrity = database.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    if (integrity.integrity_check !== 'ok') throw new StepError(`${file} is damaged: ${integrity.integrity_check}`);
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
    return Object.fromEntries(
      (tables as { name: string }[]).map(({ name }) => {
        const row = database.prepare(`SELECT count(*) AS count FROM "${name.replaceAll('"', '""')}"`).get();
        return [name, Number((row as { count: number }).count)];
      }),
    );
  } finally {
    database.close();
  }
}

/** Returns the paths of all files below a folder, relative to that folder and with `/`. Tolerates folders that disappear during the walk. */
function listFiles(folder: string, isWanted: (topLevelName: string) => boolean = () => true): string[] {
  const walk = (path: string): string[] =>
    listEntries(join(folder, path)).flatMap((entry) => {
      if (path === '' && !isWanted(entry.name)) return [];
      const relativePath = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) return walk(relativePath);
      return entry.isFile() ? [relativePath] : [];
    });
  return walk('').sort();
}

function listEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

/** Copies the files that the draft lacks, and those whose size differs in the draft. */
async function copyFiles(dataDir: string, draft: string): Promise<void> {
  for (const path of listFiles(dataDir, (name) => !perCopyEntries.test(name))) {
    const [originalSize, copySize] = await Promise.all([readSize(join(dataDir, path)), readSize(join(draft, path))]);
    if (originalSize === copySize) continue;
    mkdirSync(dirname(join(draft, path)), { recursive: true, mode: 0o700 });
    await copyUnlessGone(join(dataDir, path), join(draft, path));
  }
}

/** The second pass: copies files until the draft has every file that its database references, or the wait ends. Returns the missing files. */
async function copyNamedFiles(dataDir: string, draft: string, uploadWaitMs: number): Promise<string[]> {
  const referenced = readReferencedFiles(join(draft, 'data.db'));
  for (const deadline = performance.now() + uploadWaitMs; ; await sleep(500)) {
    await copyFiles(dataDir, draft);
    const missingPaths = referenced.filter((path) => !existsSync(join(draft, path)));
    if (missingPaths.length === 0 || performance.now() > deadline) return missingPaths;
  }
}

/** Returns the paths of the files that the rows of a database reference (`directus_files`). */
function readReferencedFiles(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const table = database
      .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'directus_files'")
      .get();
    if (!table) return [];
    const rows = database.prepare('SELECT filename_disk FROM directus_files WHERE filename_disk IS NOT NULL').all();
    return rows.map(({ filename_disk }) => `uploads/${filename_disk}`);
  } finally {
    database.close();
  }
}

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function readSize(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.size;
}

/** Flushes all files below a folder, and the folders that contain them, to the disk. The files then survive a power cut. */
export async function flushFolder(folder: string): Promise<void> {
  const files = listFiles(folder);
  for (const path of files) await syncPath(join(folder, path));
  for (const path of new Set(files.map((relativePath) => dirname(join(folder, relativePath))))) await syncPath(path);
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function describeFiles(folder: string): Promise<BackupManifest['files']> {
  const files: BackupManifest['files'] = {};
  for (const path of listFiles(folder).filter((relativePath) => relativePath !== manifestName)) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, path)), hash);
    files[path] = { bytes: (await stat(join(folder, path))).size, sha256: hash.digest('hex') };
  }
  return files;
}

/** Copies a file if it still exists. An editor may delete a file while the backup runs. */
async function copyUnlessGone(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Removes the drafts of backups whose process was killed. */
function removeDeadDrafts(targetDir: string): void {
  for (const name of readdirSync(targetDir)) {
    const pid = draftName.exec(name)?.[1];
    if (pid && !isProcessAlive(Number(pid))) rmSync(join(targetDir, name), { recursive: true, force: true });
  }
}

function removeOldest(targetDir: string, keptCount: number): void {
  for (const folder of listBackups(targetDir).slice(0, -keptCount)) rmSync(folder, { recursive: true, force: true });
}
