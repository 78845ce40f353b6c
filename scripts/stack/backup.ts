/** Copies of a data folder's SQLite database, files and secrets, taken while the project runs (docs/operations.md). */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { writePrivateJson } from './secrets.ts';
import { StepError } from './steps.ts';

/** Belongs to one running copy alone, or is made again at each start. */
const ownOfOne = /^(data\.db.*|running\.json|directus|logs|mail|site-cache|.*\.tmp)$/;
const manifestName = 'manifest.json';
const backupName = /^hat-nang-\d{8}T\d{6}Z$/;

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Rows by table. */
  tables: z.record(z.string(), z.number().int().nonnegative()),
  /** Every file of the backup by its path, the database included. */
  files: z.record(z.string(), z.object({ bytes: z.number().int().nonnegative(), sha256: z.string().length(64) })),
});

/** What a backup holds, as written into its `manifest.json`. */
export type BackupManifest = z.infer<typeof manifestSchema>;

/** A finished backup: its folder and what it holds. */
export type Backup = { folder: string; manifest: BackupManifest };

/**
 * Takes a backup of a data folder, running or not, into `<into>/hat-nang-<time>`. Readable by its owner alone: it holds the secrets. A backup that
 * fails leaves nothing behind.
 * @param keep how many finished backups stay in `into`; the oldest go. Undefined: all.
 * @throws StepError when there is no SQLite database
 */
export async function makeBackup(dataDir: string, into: string, { keep }: { keep?: number } = {}): Promise<Backup> {
  const database = join(dataDir, 'data.db');
  if (!existsSync(database))
    throw new StepError(`There is no data.db in ${dataDir}.`, { fix: 'see docs/operations.md' });
  const madeAt = new Date().toISOString();
  const folder = join(into, `hat-nang-${madeAt.replace(/[-:]|\.\d+/g, '')}`);
  const draft = `${folder}.partial`;
  mkdirSync(into, { recursive: true, mode: 0o700 });
  try {
    mkdirSync(draft, { mode: 0o700 });
    await copyDatabase(database, join(draft, 'data.db'));
    // After the database: a file is on the disk before its row is written, so every row of the copy finds its file.
    for (const path of filesBelow(dataDir).filter((each) => !ownOfOne.test(each.split('/')[0] ?? ''))) {
      mkdirSync(dirname(join(draft, path)), { recursive: true, mode: 0o700 });
      await copyUnlessGone(join(dataDir, path), join(draft, path));
    }
    const manifest: BackupManifest = {
      format: 1,
      madeAt,
      tables: countRows(join(draft, 'data.db')),
      files: await describeFiles(draft),
    };
    writePrivateJson(join(draft, manifestName), manifest);
    renameSync(draft, folder);
    if (keep !== undefined) removeOldest(into, keep);
    return { folder, manifest };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** The finished backups of a folder, oldest first. */
export function listBackups(into: string): string[] {
  if (!existsSync(into)) return [];
  return readdirSync(into)
    .filter((name) => backupName.test(name))
    .sort()
    .map((name) => join(into, name));
}

/**
 * Compares a backup with its manifest: every file by its hash, every table by its count, the database by SQLite's own check.
 * @throws StepError that names the first difference
 */
export async function verifyBackup(folder: string): Promise<BackupManifest> {
  const file = join(folder, manifestName);
  if (!existsSync(file)) throw new StepError(`${folder} is no backup: it has no ${manifestName}.`);
  const read = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new StepError(`${file} is not the manifest of a backup: ${z.prettifyError(read.error)}`);
  const found = await describeFiles(folder);
  for (const [path, { bytes, sha256 }] of Object.entries(read.data.files)) {
    if (!found[path]) throw new StepError(`${path} is missing in ${folder}.`);
    if (found[path].bytes !== bytes || found[path].sha256 !== sha256)
      throw new StepError(`${path} in ${folder} is not what was written there.`);
  }
  const counts = countRows(join(folder, 'data.db'));
  for (const [table, count] of Object.entries(read.data.tables))
    if (counts[table] !== count)
      throw new StepError(`${table} in ${folder} has ${counts[table] ?? 0} rows of ${count}.`);
  return read.data;
}

/**
 * Puts a verified backup in the place of a data folder. What was there is moved aside, not removed.
 * @returns the manifest, and where the old data are (undefined when there were none)
 * @throws StepError when the backup differs from its manifest; nothing has changed then
 */
export async function restoreBackup(
  folder: string,
  dataDir: string,
): Promise<{ manifest: BackupManifest; movedTo: string | undefined }> {
  const manifest = await verifyBackup(folder);
  const draft = `${dataDir}.restoring`;
  rmSync(draft, { recursive: true, force: true });
  try {
    for (const path of Object.keys(manifest.files)) {
      mkdirSync(dirname(join(draft, path)), { recursive: true, mode: 0o700 });
      await copyFile(join(folder, path), join(draft, path));
    }
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  const isReplaced = existsSync(dataDir) && readdirSync(dataDir).length > 0;
  const movedTo = isReplaced ? `${dataDir}.before-restore-${Date.now()}` : undefined;
  if (movedTo) renameSync(dataDir, movedTo);
  else rmSync(dataDir, { recursive: true, force: true });
  renameSync(draft, dataDir);
  return { manifest, movedTo };
}

/** SQLite's live backup in one step: in smaller ones each write would begin it again. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 15_000 });
  try {
    await backup(database, to, { rate: -1 });
  } finally {
    database.close();
  }
  // A single file: in WAL mode whoever reads the copy would leave two more beside it. Directus switches back at its start.
  const copy = new DatabaseSync(to);
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
}

/** @throws StepError when SQLite finds the file damaged */
function countRows(file: string): Record<string, number> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const check = database.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    if (check.integrity_check !== 'ok') throw new StepError(`${file} is damaged: ${check.integrity_check}`);
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

/** Paths of all files below a folder, with `/`. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

async function describeFiles(folder: string): Promise<BackupManifest['files']> {
  const files: BackupManifest['files'] = {};
  for (const path of filesBelow(folder).filter((each) => each !== manifestName)) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, path)), hash);
    files[path] = { bytes: (await stat(join(folder, path))).size, sha256: hash.digest('hex') };
  }
  return files;
}

/** A file may be deleted by an editor while the backup is taken. */
async function copyUnlessGone(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function removeOldest(into: string, keep: number): void {
  for (const folder of listBackups(into).slice(0, -keep)) rmSync(folder, { recursive: true, force: true });
}
