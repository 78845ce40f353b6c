import { matchRoute } from '@hat-nang/model/routes';

/** Routes of `/api/` that have their own time series. */
const apiRoutes = new Set(['assets', 'auth', 'auth-extend', 'items', 'health', 'revalidate', 'search', 'users']);

/** Returns the name of a path's route for the metrics, such as `newsDetail`, `api/assets`, `static` or `other`. */
export function siteRoute(pathname: string): string {
  if (pathname.startsWith('/_next/static/')) return 'static';
  const [, apiRoute] = /^\/api\/([^/]+)/.exec(pathname) ?? [];
  if (apiRoute !== undefined) return apiRoutes.has(apiRoute) ? `api/${apiRoute}` : 'api/other';
  return matchRoute(pathname)?.key ?? 'other';
}
