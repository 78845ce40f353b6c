import { isCanonicalPath, isCanonicalTarget } from '@hat-nang/model/http/canonical-path';
import express, { type Request, type Response } from 'express';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitrarySpelling, spellingsOf, wrappedRoutes } from '../../../tests/support/spellings.ts';
import { PRE_AUTH_RULES, ROUTE_RULES } from './closed-routes.ts';

const closedPaths = [...new Set([...PRE_AUTH_RULES, ...ROUTE_RULES].map(({ path }) => path))];
const routes = [...closedPaths, '/utils/hash/generate', '/server/specs/oas', '/users/me', ...wrappedRoutes];

/** Mounts `routes` as Directus does: the app matches the first segment, a router the rest. Returns whether a request for `target` reaches a route. */
function reachesRoute(target: string, isGuarded: boolean): boolean {
  const app = express().disable('x-powered-by');
  let isReached = false;
  if (isGuarded) app.use((request, _response, next) => (isCanonicalTarget(request.originalUrl) ? next() : undefined));
  for (const route of routes) {
    const [, first = '', ...rest] = route.split('/');
    const router = express.Router();
    router.all(`/${rest.join('/')}`, () => {
      isReached = true;
    });
    app.use(`/${first}`, router);
  }
  const request = { url: target, originalUrl: target, method: 'POST', headers: {} } as unknown as Request;
  app(request, {} as Response, () => undefined);
  return isReached;
}

describe('isCanonicalTarget', () => {
  it('accepts the canonical spelling of every closed or wrapped route', () => {
    for (const route of routes) {
      expect(isCanonicalTarget(route), route).toBe(true);
      expect(reachesRoute(route, true), route).toBe(true);
    }
  });

  it('refuses every other spelling, many of which Express treats as equal', () => {
    const otherSpellings = routes.flatMap(spellingsOf);
    expect(otherSpellings.filter(isCanonicalTarget)).toEqual([]);
    expect(spellingsOf('/auth/login').filter((target) => reachesRoute(target, false)).length).toBeGreaterThan(10);
  });

  it('refuses several changes at once', () => {
    fc.assert(
      fc.property(arbitrarySpelling(routes), ({ target }) => {
        expect(isCanonicalTarget(target)).toBe(false);
        expect(reachesRoute(target, true)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  const id = '0a1b2c3d-0000-4000-8000-00000000000f';
  it.each([
    '/',
    '/admin',
    '/admin/',
    '/admin/content/news/+',
    '/admin/assets/@directus_extensions-sdk.DKiDK8qF.entry.js',
    '/admin/assets/inter-Bold_A~1.woff2?v=1',
    '/items/news?filter[a]=//&fields=a.b/../c',
    '/items/languages/vi-VN',
    '/items/Old_Table/Key%20with%20%C4%91',
    '/fields/Old_Table/Field',
    '/permissions/me/Old_Table/vi-VN',
    '/utils/export/Old_Table',
    `/assets/${id}`,
    `/assets/${id}/${encodeURIComponent('Tranh thử (1) 100%.PNG')}`,
    `/users/${id}`,
    '/extensions/sources/index.js',
    '/auth-extend/register/',
    '/auth/login/',
    '/auth-extend/account/data',
    '/server/ready',
  ])('accepts %s', (target) => {
    expect(isCanonicalTarget(target)).toBe(true);
  });

  it.each([
    '',
    '*',
    'auth/login',
    '/admin//x',
    '/ADMIN/',
    '/admin/../auth/login',
    '/admin/%2e%2e/auth/login',
    `/assets/${id.toUpperCase()}`,
    `/users/${id.toUpperCase()}`,
    `/items/news/${id.toUpperCase()}`,
    `/ASSETS/${id}/a.png`,
    `/assets/${id}/a.png/B`,
    '/assets/Files',
    '/items/news/',
    '/items/languages/vi%2DVN',
    '/items/news/a+b',
    '/items/news/%c4%91',
    '/items/news/%C4',
    '/items/news/đ',
    '/items/news/%252e',
    '/items/news/1;v=2',
    '/auth-extend/register//',
    '/permissions/ME/news',
    '/extensions/Sources/index.js',
  ])('refuses %s', (target) => {
    expect(isCanonicalTarget(target)).toBe(false);
  });
});

describe('isCanonicalPath', () => {
  it('accepts a single slash at the end, and punctuation where it is allowed', () => {
    expect(isCanonicalPath('/tin-tuc/')).toBe(true);
    expect(isCanonicalPath('/a+b')).toBe(false);
    expect(isCanonicalPath('/a+b@c:d', { allowsPunctuation: true })).toBe(true);
    expect(isCanonicalPath('/a;b', { allowsPunctuation: true })).toBe(false);
  });
});
