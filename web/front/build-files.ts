/**
 * Serves the files of `web/public` and the hashed files of the build (`/_next/static/`), without Next, so they also come while Next waits for Directus. In
 * containers, files of earlier releases come from the archive (containers/web/static-archive.ts).
 */
import { readdirSync } from 'node:fs';
import sirv, { type RequestHandler } from 'sirv';
import { workerPolicy } from './security-headers.ts';

const compression = { brotli: true, gzip: true };

/**
 * Returns a handler for the files of `web/public` and the service worker, and the paths of these files. Their names stay the same when the files change, so
 * caches keep them for five minutes, and may then use them for a day while they request them again.
 */
export function createPublicFileHandler(publicDir: string): { paths: ReadonlySet<string>; serve: RequestHandler } {
  const names = readdirSync(publicDir, { recursive: true, encoding: 'utf8' });
  const serve = sirv(publicDir, {
    ...compression,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400');
      if (path.endsWith('/sw.js')) {
        // With `no-cache`, the browser revalidates the service worker, so a corrected worker replaces the old worker soon.
        response.setHeader('Cache-Control', 'no-cache');
        response.setHeader('Content-Security-Policy', workerPolicy);
      }
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
