import { describe, expect, it } from 'vitest';
import { safeHref } from './safe-href.ts';

describe('safeHref', () => {
  it.each([
    '/tin-tuc',
    '/en/news?page=2',
    '#noi-dung',
    'https://example.com/a',
    'http://example.com',
    'mailto:a@example.com',
    'tel:+84240001234',
  ])('accepts %s', (url) => {
    expect(safeHref(` ${url} `)).toBe(url);
  });
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    'ftp://a',
    'not an address',
    '',
    null,
  ])('refuses %s', (url) => {
    expect(safeHref(url)).toBeUndefined();
  });
});
