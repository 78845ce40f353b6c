import { expect, it } from 'vitest';
import type { MentalHealthCategory } from './mental-health.ts';
import { mentalHealthFilters } from './mental-health-filters.ts';

const toCategory = (id: number, slug: string): MentalHealthCategory => ({
  ...{ id, slug, name: slug, description: '', icon: 'ph:hand-heart', alternates: {} },
  url: `/suc-khoe-tinh-than/${slug}`,
});
const categories = [toCategory(5, 'hoc-sinh'), toCategory(6, 'giao-vien')];
const choices = {
  categories,
  audiences: [{ value: 'parent', label: 'Cha mẹ' }],
  authors: [{ value: 'kim-ngoc', label: 'Kim Ngọc' }],
};
const query = { page: 3, sort: 'oldest' as const, audience: 'parent' };
const urlsOf = (category?: MentalHealthCategory) =>
  Object.fromEntries(
    mentalHealthFilters({ lang: 'vi', query, category, choices }).flatMap((group) =>
      group.choices.map(({ key, url, isChosen }) => [key, [url, isChosen]]),
    ),
  );

it('a category is another page, which keeps the other filters and the order', () => {
  expect(urlsOf(categories[0])).toEqual({
    'category-5': ['/suc-khoe-tinh-than?audience=parent&sort=oldest', true],
    'category-6': ['/suc-khoe-tinh-than/giao-vien?audience=parent&sort=oldest', false],
    'audience-parent': ['/suc-khoe-tinh-than/hoc-sinh?sort=oldest', true],
    'author-kim-ngoc': ['/suc-khoe-tinh-than/hoc-sinh?author=kim-ngoc&audience=parent&sort=oldest', false],
  });
});

it('without a category, the filters stay on the start page of the section', () => {
  expect(urlsOf()['author-kim-ngoc']).toEqual([
    '/suc-khoe-tinh-than?author=kim-ngoc&audience=parent&sort=oldest',
    false,
  ]);
});
