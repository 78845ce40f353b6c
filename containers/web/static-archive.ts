/**
 * A folder that all replicas of the site share, the archive, contains the static files of earlier releases, so pages that were opened before an update still
 * get theirs (docs/decisions/320-old-static-files.md). web/front/build-files.ts serves them.
 */
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const hourMs = 3_600_000;
/** A running replica marks its files as used once per interval. */
const touchIntervalMs = hourMs;
/** Unused files are removed after this time. The last replica of their release has then been stopped for at least a day. */
const maxUnusedMs = 24 * hourMs + touchIntervalMs;
/** The site starts without the archive if the folder does not answer in this time. */
const maxStartDelayMs = 20_000;

/** Copies missing files of the build into the archive, and marks all files of the build as used now. Replicas may run this function at the same time. */
export async function archiveFiles(buildDir: string, archiveDir: string): Promise<void> {
  for (const entry of await readdir(buildDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    await archiveFile(source, join(archiveDir, relative(buildDir, source)));
  }
}

async function archiveFile(source: string, target: string): Promise<void> {
  const { size } = await stat(source);
  const now = new Date();
  const markAsUsed = async () => (await stat(target)).size === size && utimes(target, now, now).then(() => true);
  if (await markAsUsed().catch(() => false)) return;
  await mkdir(dirname(target), { recursive: true });
  // The rename is atomic, so no replica serves a part of a file.
  const unfinished = join(dirname(target), `.${randomUUID()}`);
  await copyFile(source, unfinished);
  await rename(unfinished, target);
}

/** Removes files that no running replica has marked as used since `usedBefore`, and folders that have been empty since then. */
export async function removeUnusedFiles(archiveDir: string, usedBefore: number): Promise<void> {
  const entries = await readdir(archiveDir, { recursive: true, withFileTypes: true });
  // Folders come after the files and folders inside them.
  for (const entry of entries.toReversed()) {
    const path = join(entry.parentPath, entry.name);
    // Another replica may remove the same file.
    const stats = await stat(path).catch(() => undefined);
    if (stats === undefined || stats.mtimeMs >= usedBefore) continue;
    if (stats.isDirectory()) await rmdir(path).catch(() => undefined);
    else await rm(path, { force: true });
  }
}

/**
 * Archives the files of this build now and marks them every hour. Resolves when the files are stored, or when the folder cannot be used: the site then starts
 * without the archive, and the log contains the reason.
 */
export async function startArchive(buildDir: string, archiveDir: string): Promise<void> {
  const update = async () => {
    try {
      await archiveFiles(buildDir, archiveDir);
      await removeUnusedFiles(archiveDir, Date.now() - maxUnusedMs);
    } catch (error) {
      console.error(`site: the archive of build files was not updated: ${(error as Error).message}`);
    }
  };
  setInterval(update, touchIntervalMs).unref();
  await Promise.race([update(), sleep(maxStartDelayMs, undefined, { ref: false })]);
}
