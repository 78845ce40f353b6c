import { subscribe } from 'node:diagnostics_channel';
import { type PageCacheVisit, pageCacheChannel } from '@hat-nang/model/http/page-cache-channel';
import { Counter, type Registry } from 'prom-client';

/**
 * Counts how the site's cache of finished pages answers visits. Visits that the cache does not handle, such as searches and API calls, are not counted.
 * @param routeOf returns the route of a path; only few different values are allowed, because each value is a time series
 */
export function countPageCacheVisits(registry: Registry, routeOf: (pathname: string) => string): void {
  const visits = new Counter({
    name: 'page_cache_visits',
    help: 'Visits of cacheable pages, by route and outcome (hit, stale, miss: waited for Next)',
    labelNames: ['route', 'outcome'],
    registers: [registry],
  });
  subscribe(pageCacheChannel, (message) => {
    const { target, outcome } = message as PageCacheVisit;
    visits.inc({ route: routeOf(target.split('?')[0] ?? '/'), outcome });
  });
}
