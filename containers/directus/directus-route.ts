/** Routes of Directus that have their own name in metrics and traces. */
const routes = new Set([
  'admin',
  'assets',
  'auth',
  'auth-extend',
  'books',
  'files',
  'graphql',
  'items',
  'search',
  'server',
  'users',
]);

/** Returns the first part of a path if it is one of the known routes, otherwise `other`. */
export function directusRoute(pathname: string): string {
  const route = pathname.split('/')[1] ?? '';
  return routes.has(route) ? route : 'other';
}
