/**
 * Serves the files of `web/public` and the hashed files of the build (`/_next/static/`), without Next, so they also come while Next waits for Directus. A
 * folder that all replicas share, the archive, contains the files of earlier releases too, so pages that were opened before an update still get theirs
 * (docs/decisions/320-old-static-files.md).
 */
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sirv, { type RequestHandler } from 'sirv';

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

const compression = { brotli: true, gzip: true };

/**
 * Returns a handler for the files of `web/public`, and the paths of these files. Their names stay the same when the files change, so caches keep them for
 * five minutes, and may then use them for a day while they request them again.
 */
export function createPublicFileHandler(publicDir: string): { paths: ReadonlySet<string>; serve: RequestHandler } {
  const names = readdirSync(publicDir, { recursive: true, encoding: 'utf8' });
  const serve = sirv(publicDir, {
    ...compression,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400');
      // sirv does not know this type.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });
  return { paths: new Set(names.filter((name) => !/\.(br|gz)$/.test(name)).map((name) => `/${name}`)), serve };
}

/**
 * Returns a handler that serves the files of the build, then those of the archive. It calls `next` for other paths.
 * @param archiveDir undefined for a site without an archive
 */
export function createBuildFileHandler(buildDir: string, archiveDir?: string): RequestHandler {
  const serveOwnFile = sirv(buildDir, { ...compression, immutable: true, maxAge: 31_536_000 });
  if (archiveDir === undefined) return serveOwnFile;
  // With `dev`, sirv reads the folder at each request, because other replicas add files. Its default is then `no-store`.
  const serveArchivedFile = sirv(archiveDir, {
    ...compression,
    dev: true,
    setHeaders: (response) => response.setHeader('Cache-Control', 'public,max-age=31536000,immutable'),
  });
  return (request, response, next) => serveOwnFile(request, response, () => serveArchivedFile(request, response, next));
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
