import { describe, expect, it } from 'vitest';
import { extractAddresses, findPicturesWithoutAlt, toLocalPath } from './links.ts';

describe('extractAddresses', () => {
  it.each([
    ['<a href=/x>a</a>', ['/x']],
    ['<A\nHREF = "/x?a=1&amp;b=2">a</A>', ['/x?a=1&b=2']],
    ["<p><a title='>' href='/y'><em>b</em></a></p>", ['/y']],
    ['<a href="#z">c</a><a>d</a>', []],
    ['<img src="/assets/x"><a href="/x"><img src=/assets/y></a>', ['/assets/x', '/x', '/assets/y']],
    ['a <ahref="/x">', []],
  ])('%s', (html, addresses) => {
    expect(extractAddresses(html)).toEqual(addresses);
  });
});

it('finds pictures without the attribute alt, and accepts an empty one', () => {
  const html = '<p><img src="/assets/a" alt=""><IMG SRC=/assets/b></p><figure><img alt=x src="/c"><img></figure>';
  expect(findPicturesWithoutAlt(html)).toEqual(['/assets/b', '']);
  expect(findPicturesWithoutAlt('a < img')).toEqual([]);
});

it('a full address with an origin of the site is local', () => {
  const origins = ['https://hatnang.example'];
  expect(toLocalPath('https://hatnang.example/tin-tuc?a=1', origins)).toBe('/tin-tuc?a=1');
  expect(toLocalPath('/tin-tuc', origins)).toBe('/tin-tuc');
  expect(toLocalPath('//evil.example/x', origins)).toBeUndefined();
  expect(toLocalPath('https://evil.example/x', origins)).toBeUndefined();
});
