import { searchKinds } from '@hat-nang/model/search-kinds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatSearchQuery,
  formatSearchWords,
  normalizeSearchText,
  parseSearchQuery,
  toFilterParameters,
} from './search-query.ts';

const parse = (kind: (typeof searchKinds)[number], text: string) => parseSearchQuery(kind, new URLSearchParams(text));

describe('the query of a search', () => {
  it('is the same after a round trip through the address, for any text', () => {
    const anyText = fc.string({ maxLength: 10 });
    const letters = fc.array(fc.constantFrom('ă', 'ế', 'a\u0302', '\u0301', '\ud800', '📖', ' ', '\n', '&', 'x'), {
      maxLength: 120,
    });
    fc.assert(
      fc.property(fc.constantFrom(...searchKinds), letters, anyText, anyText, (kind, typedLetters, sort, page) => {
        const q = typedLetters.join('');
        const query = parseSearchQuery(kind, new URLSearchParams({ q, sort, page, sign: '1', category: '3' }));
        expect(parse(kind, formatSearchQuery(query))).toEqual(query);
        expect([...query.q].length).toBeLessThanOrEqual(100);
        expect(query.q).toBe(query.q.trim().normalize('NFC'));
        expect(query.choices.page).toBeGreaterThanOrEqual(1);
      }),
    );
  });
  it('keeps the parameter for other accents', () => {
    expect(formatSearchQuery(parse('news', 'q=x&accents=any'))).toBe('?q=x&accents=any');
    expect(parse('news', 'q=x&accents=none').accents).toBeUndefined();
  });
  it('keeps the parts that are not needs, each once', () => {
    const query = parse('documents', 'q=x&without=3+tuổi,,ký+hiệu,3+tuổi');
    expect(query.without).toEqual(['3 tuổi', 'ký hiệu']);
    expect(parse('documents', formatSearchQuery(query))).toEqual(query);
    expect(parse('documents', 'q=x&without=,').without).toBeUndefined();
  });
  it('keeps the filters of its section, and no others', () => {
    const allFilters = 'q=sách&sign=1&age=6-9&category=3&status=live&month=2026-11&author=kim-ngoc&audience=teacher';
    const filters = (kind: (typeof searchKinds)[number]) =>
      toFilterParameters(parse(kind, allFilters)).map(([name]) => name);
    expect(filters('documents')).toEqual(['age', 'sign', 'category']);
    expect(filters('news')).toEqual(['category']);
    expect(filters('events')).toEqual(['category', 'status', 'month']);
    expect(filters('mental-health')).toEqual(['category', 'author', 'audience']);
    expect([...filters('about-us'), ...filters('help-center')]).toEqual([]);
  });
  it('is written in a fixed order, defaults left out', () => {
    expect(formatSearchQuery(parse('documents', 'page=2&sort=oldest&sign=1&q=nắng'))).toBe(
      '?q=n%E1%BA%AFng&sign=1&sort=oldest&page=2',
    );
    expect(formatSearchQuery(parse('news', 'page=1&sort=relevance&x=y'))).toBe('');
    expect([formatSearchWords('a b'), formatSearchWords('')]).toEqual(['?q=a+b', '']);
  });
  it('cleans typed text', () => {
    expect(normalizeSearchText('  hoa\u0300 \n\t binh\u0000 ')).toBe('hoà binh');
    expect(normalizeSearchText('x\ud800y')).toBe('x y');
  });
});
