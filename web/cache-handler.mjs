import path from 'node:path';
import fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

const FileSystemCache = fileSystemCacheModule.default ?? fileSystemCacheModule;

/** Where a redirect that was rendered behind a visitor's back leads: Next could not say it in a header any more, but wrote it into the page. */
const redirectTarget = (data) => {
  const html = typeof data.html === 'string' ? data.html : '';
  const [, url] =
    /id="__next-page-redirect"[^>]*content="\d+;url=([^"]+)"/.exec(html) ??
    /NEXT_REDIRECT;(?:replace|push);([^;"\\]+);/.exec(`${html}${data.rscData ?? ''}`) ??
    [];
  return url?.replaceAll('&amp;', '&');
};

/** Inner paths of the pages that this process keeps, with their tags: what the revalidation door visits after a change (see door/warm-pages.ts). */
globalThis.__keptPages ??= new Map();
const keptPages = globalThis.__keptPages;
const maximumKept = 2000;

const remember = (key, data) => {
  const path = key.split('/$')[1];
  const tags = data.headers?.['x-next-cache-tags'];
  if (!path?.startsWith('/') || typeof tags !== 'string') return;
  keptPages.delete(path);
  keptPages.set(path, new Set(tags.split(',')));
  if (keptPages.size > maximumKept) keptPages.delete(keptPages.keys().next().value);
};

/**
 * Next's own file cache, moved out of `.next` into SITE_CACHE_DIR (one folder a build), so that two copies of the site do not share
 * pages and a restart keeps the last good ones. Only finished pages (status 200) reach the disk: "not found" and redirect answers for
 * made-up addresses, and single API answers, stay in the bounded memory cache and cannot fill it.
 */
export default class SiteCache extends FileSystemCache {
  constructor(context) {
    const root = process.env.SITE_CACHE_DIR;
    const build = process.env.SITE_BUILD_ID;
    super(root && build ? { ...context, serverDistDir: path.join(root, build, 'server'), flushToDisk: true } : context);
    this.persists = this.flushToDisk;
  }

  async set(key, data, context) {
    const isFinishedPage = data?.kind === 'APP_PAGE' && (data.status ?? 200) === 200;
    if (data?.kind === 'APP_PAGE' && data.status >= 300 && data.status < 400 && !data.headers?.location) {
      const location = redirectTarget(data);
      // Without a target the answer would be an empty redirect for an hour: better none, and made anew at the next visit.
      if (location) data = { ...data, headers: { ...data.headers, location } };
    }
    if (isFinishedPage) remember(key, data);
    this.flushToDisk = this.persists && (isFinishedPage || !process.env.SITE_CACHE_DIR);
    return super.set(key, data, context);
  }
}
