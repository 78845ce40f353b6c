import { describe, expect, it } from 'vitest';
import { checkRedirectFrom, checkRedirectTo, findLoop, type Redirect } from './redirects.ts';

const redirect = (from: string, to: string, is_active = true): Redirect => ({ from, to, is_active });

describe('checkRedirectFrom', () => {
  it.each([
    ['/cu', '/cu'],
    [' /cu/ ', '/cu'],
    ['/tin-tức'.normalize('NFD'), '/tin-tức'],
    ['/', '/'],
  ])('stores %s as %s', (from, value) => {
    expect(checkRedirectFrom(from)).toEqual({ value });
  });
  it.each(['cu', '', 'https://a.example/cu', '//evil.example', '/a b', '/a\\b', '/a?x=1', '/a#b', '/a\u0000', null, 5])(
    'refuses %j',
    (from) => expect(checkRedirectFrom(from)).toHaveProperty('problem'),
  );
});

describe('checkRedirectTo', () => {
  it.each([
    '/moi',
    '/moi?trang=2#a',
    '/',
    '/tin-tức/a.b',
    '/t%E1%BB%A9c',
    '/x?to=//a/../b',
    'https://example.org/x',
    'http://example.org',
  ])('accepts %s', (to) => {
    expect(checkRedirectTo(to)).toEqual({ value: to });
  });
  it.each([
    '//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/.%2e/evil.example',
    '/a/../b',
    '/a/.',
    '/a//b',
    '/%2f/evil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%252fevil.example',
    '/%09/evil.example',
    '/%zz',
    '/\t/evil.example',
    '/.\\evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'JAVASCRIPT://x/%0aalert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'https:evil.example',
    'https://user:pass@example.org',
    'https://',
    'moi',
    '/a\nb',
    '',
    undefined,
  ])('refuses %j', (to) => {
    expect(checkRedirectTo(to)).toHaveProperty('problem');
  });
});

describe('loopOf', () => {
  const ownOrigins = ['https://site.example'];

  it('accepts chains that end', () => {
    expect(
      findLoop(redirect('/a', '/b'), [redirect('/b', '/c'), redirect('/c', 'https://x.example')], ownOrigins),
    ).toBeUndefined();
  });

  it.each([
    ['itself', redirect('/a', '/a'), []],
    ['itself in another spelling', redirect('/tin-t%E1%BB%A9c/', '/tin-tức?x=1#y'), []],
    ['a chain', redirect('/a', '/b'), [redirect('/b', '/c'), redirect('/c', '/a')]],
    ['the full address of this site', redirect('/a', '/b'), [redirect('/b', 'https://site.example/a')]],
  ])('finds a loop over %s', (_name, savedRedirect, otherRedirects) => {
    expect(findLoop(savedRedirect, otherRedirects, ownOrigins)).toBeDefined();
  });

  it('returns the paths of the loop in order', () => {
    expect(findLoop(redirect('/a', '/b'), [redirect('/b', '/a')], ownOrigins)).toEqual(['/a', '/b', '/a']);
  });

  it('follows active redirects only', () => {
    expect(findLoop(redirect('/a', '/b'), [redirect('/b', '/a', false)], ownOrigins)).toBeUndefined();
    expect(findLoop(redirect('/a', '/b', false), [redirect('/b', '/a')], ownOrigins)).toBeUndefined();
  });

  it('ignores a loop that does not include the redirect, and terminates', () => {
    expect(findLoop(redirect('/a', '/b'), [redirect('/b', '/c'), redirect('/c', '/b')], ownOrigins)).toBeUndefined();
  });

  it('treats the same path on another site as another address', () => {
    expect(findLoop(redirect('/a', 'https://x.example/a'), [], ownOrigins)).toBeUndefined();
  });
});
