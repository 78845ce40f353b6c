import { describe, expect, it } from 'vitest';
import type { DocumentsQuery } from '@/routing/documents-query';
import { documentFilters } from './document-filters.ts';

const choices = {
  categories: [{ id: 3, name: 'Thiên nhiên', icon: 'ph:tree' }],
  ages: [{ id: 30, value: '6-9', label: '6–9 tuổi' }],
  disabilities: [{ id: 20, value: 'vision', label: 'Khiếm thị' }],
};
const query: DocumentsQuery = { page: 4, sort: 'oldest', age: '6-9', sign: true };
const allChoices = documentFilters('vi', query, choices).flatMap((group) => group.choices);
const findChoice = (key: string) => allChoices.find((choice) => choice.key === key);

describe('the filters of the documents list', () => {
  it('add an option to the selected ones, and lead to the first page', () => {
    expect(findChoice('category-3')).toMatchObject({
      isChosen: false,
      url: '/tai-lieu?age=6-9&sign=1&category=3&sort=oldest',
    });
    expect(findChoice('audio-1')?.url).toBe('/tai-lieu?age=6-9&audio=1&sign=1&sort=oldest');
  });
  it('remove a selected option', () => {
    expect(findChoice('age-6-9')).toMatchObject({ isChosen: true, url: '/tai-lieu?sign=1&sort=oldest' });
    expect(findChoice('sign-1')).toMatchObject({ isChosen: true, url: '/tai-lieu?age=6-9&sort=oldest' });
  });
  it('include all groups of the specification, except groups without options', () => {
    const keys = (givenChoices: typeof choices) => documentFilters('en', query, givenChoices).map(({ key }) => key);
    expect(keys(choices)).toEqual(['access', 'type', 'age', 'category', 'language', 'disability']);
    expect(keys({ ...choices, categories: [], ages: [] })).toEqual(['access', 'type', 'language', 'disability']);
    expect(new Set(allChoices.map(({ key }) => key)).size).toBe(allChoices.length);
  });
});
