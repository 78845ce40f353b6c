import { describe, expect, it } from 'vitest';
import { needSuggestions, pageSuggestions } from './other-suggestions.ts';

const needs = (typedText: string) => needSuggestions('vi', typedText).map(({ words, kind }) => [words, kind]);

describe('needSuggestions', () => {
  it.each([
    [
      'ngon ngu',
      [
        ['ngôn ngữ ký hiệu', 'documents'],
        ['ngôn ngữ ký hiệu', 'events'],
      ],
    ],
    ['Phụ huy', [['phụ huynh', 'mental-health']]],
    ['wheelchair acc', [['wheelchair access', 'events']]],
    ['phú', []],
    ['truyện', [['truyện tranh', 'documents']]],
  ])('%s', (typedText, expected) => {
    expect(needs(typedText)).toEqual(expected);
  });

  it('link to the search of their section', () => {
    expect(needSuggestions('en', 'easy re')[0]?.url).toBe('/en/search?q=easy+read');
  });
});

describe('pageSuggestions', () => {
  it('match the beginning of page names', () => {
    expect(pageSuggestions('vi', 'tin', [['Liên hệ', 'contact']])).toEqual([{ name: 'Tin tức', url: '/tin-tuc' }]);
    expect(pageSuggestions('vi', 'lien', [['Liên hệ', 'contact']])).toEqual([{ name: 'Liên hệ', url: '/lien-he' }]);
    expect(pageSuggestions('en', 'xyz', [])).toEqual([]);
  });
});
