import { describe, expect, it } from 'vitest';
import { findRule } from './allow-list.ts';

const id = '0a1b2c3d-0000-4000-8000-000000000001';

describe('the API proxy', () => {
  it.each([
    ['POST', 'auth/login'],
    ['POST', 'auth/refresh/'],
    ['POST', 'auth/password/request'],
    ['POST', 'auth-extend/register/'],
    ['POST', 'auth-extend/otp-verify'],
    ['POST', 'auth-extend/keep-account/'],
    ['POST', 'auth-extend/guardian'],
    ['POST', 'auth-extend/account/change-password'],
    ['POST', 'auth-extend/account/change-email'],
    ['POST', 'auth-extend/account/confirm-email'],
    ['POST', 'auth-extend/account/delete'],
    ['POST', 'auth-extend/account/end-session'],
    ['POST', 'auth-extend/account/end-other-sessions/'],
    ['GET', 'auth-extend/account/sessions'],
    ['GET', 'auth-extend/account/data'],
    ['GET', 'auth-extend/code-rules'],
    ['GET', 'users/me'],
    ['GET', 'users'],
    ['PATCH', `users/${id}`],
    ['GET', `assets/${id}`],
    ['HEAD', `assets/${id}/anh.webp`],
    ['GET', 'items/news'],
    ['GET', 'items/news/12'],
    ['GET', 'search/suggest'],
  ])('allows %s %s', (method, path) => {
    expect(findRule(method, path)).toMatchObject({ methods: expect.arrayContaining([method]) });
  });
  it.each([
    ['GET', 'admin'],
    ['GET', 'server/info'],
    ['GET', 'server/specs/oas'],
    ['POST', 'utils/hash/generate'],
    ['GET', 'collections'],
    ['POST', 'graphql/system'],
    ['GET', 'items/favorites'],
    ['GET', 'items/directus_users'],
    ['GET', 'users/1/../../collections'],
    ['GET', 'assets/../users'],
    ['POST', 'files/import'],
    ['GET', 'activity'],
    ['POST', 'auth/login/google'],
    ['GET', 'auth-extend/mails'],
    ['POST', 'auth-extend/account'],
    ['POST', 'auth-extend/account/x'],
    ['GET', 'auth-extend/account/data/x'],
    ['POST', 'auth-extend/change-password'],
    ['GET', 'search'],
    ['GET', 'search/suggest/x'],
    ['GET', 'search/rebuild'],
  ])('%s %s does not exist', (method, path) => {
    expect(findRule(method, path)).toBeUndefined();
  });
  it.each([
    ['DELETE', `users/${id}`],
    ['POST', 'items/news'],
    ['POST', 'users'],
    ['PUT', 'auth/login'],
    ['GET', 'auth-extend/account/delete'],
    ['POST', 'auth-extend/account/data'],
    ['GET', 'auth-extend/keep-account'],
    ['POST', 'search/suggest'],
  ])('reports a wrong method for %s %s', (method, path) => {
    expect(findRule(method, path)).toBe('method');
  });
});
