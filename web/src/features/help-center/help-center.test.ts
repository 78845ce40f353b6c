import { expect, it } from 'vitest';
import { articleRow } from '@/components/article/article.test-row';
import { findRelatedHelpCenterArticles, type HelpCenterSection, toHelpCenterArticle } from './help-center.ts';

const row = {
  ...articleRow({}, {}),
  sort: 1,
  section: { id: '4', translations: [{ languages_code: { code: 'vi-VN' }, name: 'Đọc sách' }] },
};

it('a help article contains its section', () => {
  expect(toHelpCenterArticle(row, 'en')).toMatchObject({
    url: '/en/help-center/book-day-12',
    body: '<p>Hello</p>',
    sectionId: 4,
    sectionName: 'Đọc sách',
  });
  expect(toHelpCenterArticle({ ...row, section: null }, 'en')).toMatchObject({ sectionId: undefined, sectionName: '' });
});

it('related articles are the other articles of the section, in the order of the section', () => {
  const article = toHelpCenterArticle(row, 'vi');
  if (!article) throw new Error('no article');
  const otherArticles = [5, 12, 3, 8, 9, 10].map((id) => ({ ...article, id }));
  const section = (id: number, articles: typeof otherArticles): HelpCenterSection => ({
    id,
    name: '',
    description: '',
    icon: '',
    articles,
  });
  const sections = [section(1, [{ ...article, id: 99 }]), section(4, otherArticles)];
  expect(findRelatedHelpCenterArticles(sections, article).map(({ id }) => id)).toEqual([5, 3, 8, 9]);
  expect(findRelatedHelpCenterArticles(sections, { ...article, sectionId: undefined })).toEqual([]);
});
