/**
 * How the site's cache of finished pages answered a visit. `hit`: a fresh page. `stale`: a stored page that is being renewed, or that Next could not renew.
 * `miss`: the visit waited for Next.
 */
export type PageCacheOutcome = 'hit' | 'stale' | 'miss';

/** Message of `pageCacheChannel` for each visit that the cache answers. */
export interface PageCacheVisit {
  /** Path and query. */
  readonly target: string;
  readonly outcome: PageCacheOutcome;
}

/** Name of the diagnostics channel to which `web/front` publishes, and which `containers/web` counts (docs/decisions/275-metrics.md). */
export const pageCacheChannel = 'hat-nang.page-cache';
