import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dropForgedPreview,
  hasSeveralHosts,
  readTarget,
  sanitizeRequestHeaders,
  trimApiSlash,
} from './request-hygiene.ts';

const request = (headers: Record<string, string>) =>
  ({ headers: { ...headers }, socket: { remoteAddress: '203.0.113.9' } }) as unknown as IncomingMessage;

afterEach(() => vi.unstubAllEnvs());

describe('sanitizeRequestHeaders', () => {
  it('removes headers that reach internal routes', () => {
    const forgedRequest = request({
      'x-middleware-subrequest': 'proxy',
      'x-nextjs-data': '1',
      'x-forwarded-host': 'evil.example',
      'x-prerender-revalidate': 'x',
      'x-site-status': '200',
      accept: 'text/html',
    });
    sanitizeRequestHeaders(forgedRequest);
    expect(forgedRequest.headers).toEqual({ accept: 'text/html', 'x-forwarded-for': '203.0.113.9' });
  });
  it("replaces a visitor's X-Forwarded-For", () => {
    const forgedRequest = request({
      'x-forwarded-for': '10.0.0.1',
      'x-real-ip': '10.0.0.1',
      forwarded: 'for=10.0.0.1',
    });
    sanitizeRequestHeaders(forgedRequest);
    expect(forgedRequest.headers).toEqual({ 'x-forwarded-for': '203.0.113.9' });
  });
  it('keeps the X-Forwarded-For of an edge', () => {
    vi.stubEnv('TRUST_PROXY', '1');
    const passedRequest = request({ 'x-forwarded-for': '198.51.100.7' });
    sanitizeRequestHeaders(passedRequest);
    expect(passedRequest.headers).toEqual({ 'x-forwarded-for': '198.51.100.7' });
  });
});

describe('readTarget', () => {
  it.each([
    ['/tin-tuc?page=2', '/tin-tuc?page=2'],
    ['/%C4%91%C6%B0%E1%BB%9Dng', '/%C4%91%C6%B0%E1%BB%9Dng'],
    ['http://evil.example/', '/'],
    ['http://evil.example', '/'],
    ['https://evil.example/en?x=1', '/en?x=1'],
    ['http://evil.example//other.example', '//other.example'],
    // `readTarget` does not check the path. canonical-address.ts does.
    ['/%', '/%'],
    ['/api/%E0%A4%A', '/api/%E0%A4%A'],
    ['*', undefined],
    [undefined, '/'],
  ])('%s → %s', (target, expected) => {
    expect(readTarget(target)).toBe(expected);
  });
});

describe('dropForgedPreview', () => {
  const secret = '0123456789abcdef0123456789abcdef';
  it.each([
    ['__prerender_bypass=x', undefined],
    ['__prerender_bypass=', undefined],
    ['a=1; __prerender_bypass=x; b=2', 'a=1; b=2'],
    [`a=1;__prerender_bypass=${secret.replace('0', '1')}`, 'a=1'],
    [`a=1; __prerender_bypass=${'é'.repeat(32)}`, 'a=1'],
    [`a=1; __prerender_bypass=${secret}; __prerender_bypass=x`, `a=1; __prerender_bypass=${secret}`],
    [`a=1; __prerender_bypass=${secret}`, `a=1; __prerender_bypass=${secret}`],
    ['a=1; __next_preview_data=x', 'a=1'],
    ['a=1; b=__prerender_bypass', 'a=1; b=__prerender_bypass'],
  ])('%s → %s', (cookie, expected) => {
    const forgedRequest = request({ cookie });
    dropForgedPreview(forgedRequest, secret);
    expect(forgedRequest.headers.cookie).toBe(expected);
  });
  it('treats every preview cookie as forged when there is no secret', () => {
    const forgedRequest = request({ cookie: '__prerender_bypass=' });
    dropForgedPreview(forgedRequest, '');
    expect(forgedRequest.headers).toEqual({});
  });
});

it('hasSeveralHosts', () => {
  const hasSeveralRawHosts = (...rawHeaders: string[]) => hasSeveralHosts({ rawHeaders } as unknown as IncomingMessage);
  expect(hasSeveralRawHosts('Host', 'a', 'Accept', 'host')).toBe(false);
  expect(hasSeveralRawHosts('Host', 'a', 'HOST', 'a')).toBe(true);
});

it.each([
  ['/api/auth-extend/register/', '/api/auth-extend/register'],
  ['/api/users/?a=/x/', '/api/users?a=/x/'],
  ['/api/x', '/api/x'],
  ['/api/', '/api/'],
  ['/api//', '/api//'],
  ['/api/x//', '/api/x//'],
  ['/tin-tuc/', '/tin-tuc/'],
  ['/api/x?a=b/', '/api/x?a=b/'],
])('trimApiSlash: %s → %s', (target, expected) => expect(trimApiSlash(target)).toBe(expected));
