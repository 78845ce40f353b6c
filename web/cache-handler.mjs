import path from 'node:path';
import fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

const FileSystemCache = fileSystemCacheModule.default ?? fileSystemCacheModule;

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
    this.flushToDisk = this.persists && (isFinishedPage || !process.env.SITE_CACHE_DIR);
    return super.set(key, data, context);
  }
}
