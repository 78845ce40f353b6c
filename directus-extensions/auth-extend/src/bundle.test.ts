import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { EndpointConfig } from '@directus/types';
import { openapiPart } from '@hat-nang/model/contracts/accounts-openapi';
import { expect, it } from 'vitest';
import endpoint from './endpoint.ts';
import visitors from './visitors/endpoint.ts';

const folder = join(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))['directus:extension'] as {
  entries: { type: string; name: string; source: string }[];
};

/**
 * Directus stores settings per bundle and per entry, and finds the settings of a bundle only by the name of its folder
 * (docs/decisions/030-auth-extend-bundle.md).
 */
it('gives no entry the name of the folder, and no name twice', () => {
  const names = manifest.entries.map(({ name }) => name);
  expect(names).not.toContain(basename(folder));
  expect(new Set(names).size).toBe(names.length);
});

it('has an endpoint and a hook entry whose sources exist', () => {
  expect(manifest.entries.map(({ type }) => type).sort()).toEqual(['endpoint', 'endpoint', 'hook']);
  for (const { source } of manifest.entries) expect(existsSync(join(folder, source)), source).toBe(true);
});

it('serves below /auth-extend exactly the routes of the contract', () => {
  const documentedRoutes = Object.entries(openapiPart().paths)
    .filter(([path]) => path.startsWith('/auth-extend/'))
    // Express matches an address with and without a trailing slash.
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path.replace(/\/$/, '')}`));
  const isDeskRoute = (route: string) => route.includes('/desk/');
  // Staff download the CSV file in a browser. The contract lacks this route, because no client of this project calls it (docs/decisions/278-shown-counts.md).
  const csvRoute = 'get /auth-extend/counts/:month';
  expect(routesOf(endpoint)).toContain(csvRoute);
  expect(
    routesOf(endpoint)
      .filter((route) => !isDeskRoute(route) && route !== csvRoute)
      .sort(),
  ).toEqual(documentedRoutes.sort());
  // The pages of the desk are for staff. The contract lacks these routes, because no client of this project calls them (docs/decisions/261-member-desk.md).
  const memberRoute = '/auth-extend/desk/members/:id';
  const changeRoutes = ['change-kind', 'erase', 'reopen', 'suspend', 'verify'].map(
    (action) => `post ${memberRoute}/${action}`,
  );
  expect(routesOf(endpoint).filter(isDeskRoute).sort()).toEqual([
    `get ${memberRoute}`,
    `get ${memberRoute}/data`,
    ...changeRoutes,
  ]);
});

it('shows the mails in development only', () => {
  expect(routesOf(endpoint, 'development')).toContain('get /auth-extend/mails');
});

it('lets only the site reach the forms of visitors', () => {
  const [first, ...routes] = routesOf(visitors);
  expect(first).toBe('use /visitor');
  expect(routes).toEqual([
    ...['post /visitor/contact', 'post /visitor/helpful', 'post /visitor/problem'],
    ...['post /visitor/event-registration', 'post /visitor/registration-link', 'get /visitor/places'],
    ...['post /visitor/counts', 'get /visitor/most-read'],
  ]);
});

/** Returns the routes and middlewares that an entry mounts, in order, such as `post /auth-extend/register`. */
function routesOf(config: Exclude<EndpointConfig, (...args: never[]) => unknown>, nodeEnv = 'production'): string[] {
  const routes: string[] = [];
  const recordRoute = (method: string) => (path: unknown) =>
    routes.push(`${method} /${config.id}${typeof path === 'string' ? path : ''}`);
  const router = { get: recordRoute('get'), post: recordRoute('post'), use: recordRoute('use') };
  const env = { HASH_KEY: 'sixteen letters!', SECRET: 'secret', NODE_ENV: nodeEnv };
  config.handler(router as never, { env, services: {}, logger: {} } as never);
  return routes;
}
