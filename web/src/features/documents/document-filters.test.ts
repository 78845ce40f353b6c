import { describe, expect, it } from 'vitest';
import type { DocumentsQuery } from '@/routing/documents-query';
import { documentFilters } from './document-filters.ts';

const choices = {
  categories: [{ id: 3, name: 'Thiên nhiên', icon: 'ph:tree' }],
  ages: [{ id: 30, value: '6-9', label: '6–9 tuổi' }],
  disabilities: [{ id: 20, value: 'vision', label: 'Khiếm thị' }],
};
const query: DocumentsQuery = { page: 4, sort: 'oldest', age: '6-9', sign: true };
const all = documentFilters('vi', query, choices).flatMap((group) => group.choices);
const find = (key: string) => all.find((choice) => choice.key === key);

describe('the filters of the documents list', () => {
  it('offer each choice beside what is chosen, from the first page on', () => {
    expect(find('category-3')).toMatchObject({
      isChosen: false,
      url: '/tai-lieu?age=6-9&sign=1&category=3&sort=oldest',
    });
    expect(find('audio-true')?.url).toBe('/tai-lieu?age=6-9&audio=1&sign=1&sort=oldest');
  });
  it('take a chosen one away', () => {
    expect(find('age-6-9')).toMatchObject({ isChosen: true, url: '/tai-lieu?sign=1&sort=oldest' });
    expect(find('sign-true')).toMatchObject({ isChosen: true, url: '/tai-lieu?age=6-9&sort=oldest' });
  });
  it('are every one that the specification names, and leave out a group without choices', () => {
    const keys = (given: typeof choices) => documentFilters('en', query, given).map(({ key }) => key);
    expect(keys(choices)).toEqual(['access', 'type', 'age', 'category', 'language', 'disability']);
    expect(keys({ ...choices, categories: [], ages: [] })).toEqual(['access', 'type', 'language', 'disability']);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  });
});
