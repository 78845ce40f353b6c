import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultMaxBody, proxyRules } from '../src/api-proxy/allow-list.ts';
import { allowedMethods, maxBodyBytes } from './route-limits.ts';

describe('maxBodyBytes', () => {
  it.each([
    ['POST', '/api/graphql', 102_400],
    ['POST', '/api/contact/', 49_152],
    ['POST', '/api/csp-report', 10_240],
    ['POST', '/api/auth/login', 4096],
    ['POST', '/api/auth-extend/register/', 4096],
    ['PATCH', '/api/users/me', 4096],
    ['POST', '/api/files', 3 * 1024 * 1024],
    ['POST', '/api/auth-extend/account/avatar', 3 * 1024 * 1024],
  ])('%s %s accepts %i bytes', (method, pathname, bytes) => expect(maxBodyBytes(method, pathname)).toBe(bytes));

  it.each([
    ['GET', '/api/items/news'],
    ['GET', '/api/graphql'],
    ['DELETE', '/api/files'],
    ['POST', '/api/no-such-call'],
    ['POST', '/api/constructor'],
    ['POST', '/api/__proto__'],
    ['POST', '/api'],
    ['POST', '/tin-tuc'],
    ['GET', '/'],
  ])('%s %s accepts at most 1 KB', (method, pathname) => expect(maxBodyBytes(method, pathname)).toBe(1024));

  it('accepts at most the size of a picture, and for most calls far less', () => {
    const sizes = proxyRules.map(({ maxBody = defaultMaxBody }) => maxBody);
    expect(Math.max(...sizes)).toBe(3 * 1024 * 1024);
    expect(sizes.filter((size) => size > defaultMaxBody)).toHaveLength(2);
  });

  it('has a limit for every API route of the site that accepts a body', () => {
    const folder = path.join(import.meta.dirname, '../src/app/api');
    const files = readdirSync(folder, { recursive: true }) as string[];
    const calls = files.filter((file) => file.endsWith('route.ts') && !file.includes('['));
    const limits = calls.map((file) => [file, maxBodyBytes('POST', `/api/${path.dirname(file)}`)]);
    expect(limits.length).toBeGreaterThan(6);
    expect(Object.fromEntries(limits)).toMatchObject({ 'graphql/route.ts': 102_400, 'problem/route.ts': 8192 });
  });
});

it('allowedMethods allows only GET and HEAD for pages', () => {
  expect(allowedMethods('/tin-tuc')).toEqual(['GET', 'HEAD']);
  expect(allowedMethods('/api')).toEqual(['GET', 'HEAD']);
  expect(allowedMethods('/api/contact')).toContain('POST');
  for (const method of ['TRACE', 'CONNECT', 'OPTIONS']) expect(allowedMethods('/api/contact')).not.toContain(method);
});
