import path from 'node:path';
import workStorageModule from 'next/dist/server/app-render/work-async-storage.external.js';
import fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import tagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { sharedCache } from './src/server/shared-cache.ts';

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

/**
 * By inner path: the page that Next would serve as current (server/front-door.ts), which is finished, not older than `maximumAge` ms and untouched by
 * any change; undefined when it would do anything else. One map for the process, because this file is loaded more than once, each time with a memory
 * of its own.
 */
globalThis.__currentPages ??= new Map();
const currentPages = globalThis.__currentPages;
const pathOf = (key) => key.split('/$')[1];

const currentPage = (key, maximumAge) => {
  const entry = FileSystemCache.memoryCache?.get(key);
  const value = entry?.value;
  if (value?.kind !== 'APP_PAGE' || (value.status ?? 200) !== 200 || typeof value.html !== 'string') return undefined;
  const { lastModified } = entry;
  const tags = tagsOf(entry);
  const isCurrent =
    lastModified + maximumAge > Date.now() &&
    !tagsManifest.areTagsStale(tags, lastModified) &&
    !tagsManifest.areTagsExpired(tags, lastModified);
  return isCurrent ? value.html : undefined;
};

const keepCurrent = (key, value) => {
  const path = pathOf(key);
  if (value?.kind !== 'APP_PAGE' || !path?.startsWith('/')) return;
  currentPages.delete(path);
  currentPages.set(path, (maximumAge) => currentPage(key, maximumAge));
  if (currentPages.size > maximumKept) currentPages.delete(currentPages.keys().next().value);
};

const remember = (key, data) => {
  const path = pathOf(key);
  const tags = data.headers?.['x-next-cache-tags'];
  if (!path?.startsWith('/') || typeof tags !== 'string') return;
  keptPages.delete(path);
  keptPages.set(path, new Set(tags.split(',')));
  if (keptPages.size > maximumKept) keptPages.delete(keptPages.keys().next().value);
};

/** A list filtered by several choices at once: too many combinations for the disk, whoever makes up addresses. */
const isCombination = (key) => /\/list\/[^/]*_[^/]*$/.test(key);

/**
 * When the making of an entry began, by key: the moment at which it was found missing, stale or too old, and what this process had heard of changes
 * by then.
 */
const begun = new Map();
const maximumBegun = 5000;

/**
 * The same for the answers of Directus, by the page in the making that asks: several pages may read one answer at once, and what the slowest
 * brings must not pass for as young as what the others brought.
 */
const begunByWork = new WeakMap();
const beganInWork = (key, isAskedFor) => {
  const work = workStorageModule.workAsyncStorage.getStore();
  if (!work) return undefined;
  const times = begunByWork.get(work) ?? new Map();
  begunByWork.set(work, times);
  if (isAskedFor && !times.has(key)) times.set(key, Date.now());
  return times.get(key);
};

const tagsOf = (data, context) => {
  const header = data?.value?.headers?.['x-next-cache-tags'];
  return typeof header === 'string' ? header.split(',') : [...(context?.tags ?? []), ...(context?.softTags ?? [])];
};

const isCurrentEntry = (data, context) =>
  Boolean(data?.value) && !tagsManifest.areTagsStale(tagsOf(data, context), data.lastModified);

/** Whether Next will make it anew because of its age alone, by its own clock: it takes a second for the life of what says nothing of its own. */
const isTooOld = ({ lastModified, cacheControl }) => {
  const life = cacheControl?.revalidate ?? 1;
  // It looks a moment after us.
  const momentMs = 50;
  return typeof life === 'number' && lastModified + life * 1000 < performance.timeOrigin + performance.now() + momentMs;
};

/** What the processes of one site share: pages and routes, not the single answers of Directus that they are made of. */
const isShared = (kind) => kind === 'APP_PAGE' || kind === 'APP_ROUTE';

/** The entry that another process made since ours, kept here from now on; else ours. */
const newerOfOthers = async (key, own, context) => {
  const shared = isShared(context.kind) ? await sharedCache()?.read(key, tagsOf) : undefined;
  if (!shared || shared.lastModified <= (own?.lastModified ?? 0)) return own;
  FileSystemCache.memoryCache?.set(key, shared);
  if (shared.value.kind === 'APP_PAGE') remember(key, shared.value);
  return shared;
};

/**
 * Next's own file cache, moved out of `.next` into SITE_CACHE_DIR (one folder a build), so that two copies of the site do not share
 * pages and a restart keeps the last good ones. Only finished pages (status 200) reach the disk: "not found" and redirect answers for
 * made-up addresses, lists filtered by several choices, and single API answers, stay in the bounded memory cache and cannot fill it.
 */
export default class SiteCache extends FileSystemCache {
  constructor(context) {
    const root = process.env.SITE_CACHE_DIR;
    const build = process.env.SITE_BUILD_ID;
    super(root && build ? { ...context, serverDistDir: path.join(root, build, 'server'), flushToDisk: true } : context);
    this.persists = this.flushToDisk;
  }

  async get(key, context) {
    const own = await super.get(key, context);
    // Another process of the site may have made the page anew already.
    const data = isCurrentEntry(own, context) ? own : await newerOfOthers(key, own, context);
    keepCurrent(key, data?.value);
    beganInWork(key, true);
    const willBeMade = !isCurrentEntry(data, context) || (context.kind !== 'FETCH' && isTooOld(data));
    if (willBeMade && !begun.has(key)) {
      if (begun.size > maximumBegun) begun.clear();
      begun.set(key, { at: Date.now(), heard: sharedCache()?.heard() ?? 0 });
    }
    return data;
  }

  async set(key, data, context) {
    const making = begun.get(key);
    const began = (data?.kind === 'FETCH' ? beganInWork(key, false) : undefined) ?? making?.at;
    begun.delete(key);
    const isFinishedPage = data?.kind === 'APP_PAGE' && (data.status ?? 200) === 200;
    if (data?.kind === 'APP_PAGE' && data.status >= 300 && data.status < 400 && !data.headers?.location) {
      const location = redirectTarget(data);
      // Without a target the answer would be an empty redirect for an hour: better none, and made anew at the next visit.
      if (location) data = { ...data, headers: { ...data.headers, location } };
    }
    if (isFinishedPage) remember(key, data);
    keepCurrent(key, data);
    this.flushToDisk = this.persists && ((isFinishedPage && !isCombination(key)) || !process.env.SITE_CACHE_DIR);
    const stored = super.set(key, data, context);
    // What was read before a change but stored after it must not count as newer than the change: its age is that of the reading.
    const entry = FileSystemCache.memoryCache?.get(key);
    if (entry && began !== undefined) entry.lastModified = Math.min(entry.lastModified, began);
    if (entry?.value && making && (isFinishedPage || data?.kind === 'APP_ROUTE')) {
      const { value, lastModified, cacheControl } = entry;
      sharedCache()?.write(key, { value, lastModified, cacheControl }, making.heard);
    }
    return stored;
  }
}
