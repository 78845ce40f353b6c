import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultMaxBody, proxyRules } from '../src/api-proxy/allow-list.ts';
import { bodyLimitOf, methodsOf } from './route-limits.ts';

describe('bodyLimitOf', () => {
  it.each([
    ['POST', '/api/graphql', 102_400],
    ['POST', '/api/contact/', 49_152],
    ['POST', '/api/csp-report', 10_240],
    ['POST', '/api/auth/login', 4096],
    ['POST', '/api/auth-extend/register/', 4096],
    ['PATCH', '/api/users/me', 4096],
    ['POST', '/api/files', 3 * 1024 * 1024],
    ['POST', '/api/auth-extend/account/avatar', 3 * 1024 * 1024],
  ])('%s %s takes %i bytes', (method, pathname, bytes) => expect(bodyLimitOf(method, pathname)).toBe(bytes));

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
  ])('%s %s takes nothing to speak of', (method, pathname) => expect(bodyLimitOf(method, pathname)).toBe(1024));

  it('no call takes more than a picture, and most take little', () => {
    const sizes = proxyRules.map(({ maxBody = defaultMaxBody }) => maxBody);
    expect(Math.max(...sizes)).toBe(3 * 1024 * 1024);
    expect(sizes.filter((size) => size > defaultMaxBody)).toHaveLength(2);
  });

  it('knows every call of ours that takes a body', () => {
    const folder = path.join(import.meta.dirname, '../src/app/api');
    const files = readdirSync(folder, { recursive: true }) as string[];
    const calls = files.filter((file) => file.endsWith('route.ts') && !file.includes('['));
    const limits = calls.map((file) => [file, bodyLimitOf('POST', `/api/${path.dirname(file)}`)]);
    expect(limits.length).toBeGreaterThan(6);
    expect(Object.fromEntries(limits)).toMatchObject({ 'graphql/route.ts': 102_400, 'problem/route.ts': 8192 });
  });
});

it('methodsOf: pages are read and nothing else', () => {
  expect(methodsOf('/tin-tuc')).toEqual(['GET', 'HEAD']);
  expect(methodsOf('/api')).toEqual(['GET', 'HEAD']);
  expect(methodsOf('/api/contact')).toContain('POST');
  for (const method of ['TRACE', 'CONNECT', 'OPTIONS']) expect(methodsOf('/api/contact')).not.toContain(method);
});
