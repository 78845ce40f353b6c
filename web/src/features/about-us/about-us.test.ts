import { expect, it } from 'vitest';
import { articleRow } from '@/components/article/article.test-row';
import { toAboutUsArticle } from './about-us.ts';

it('an article about the foundation has a page in each language', () => {
  const row = { ...articleRow({}, {}), sort: null };
  expect(toAboutUsArticle(row, 'vi')).toMatchObject({ url: '/ve-chung-toi/ngay-hoi-sach-12', body: '<p>Chào</p>' });
  expect(toAboutUsArticle(row, 'en')).toMatchObject({ url: '/en/about-us/book-day-12', seoTitle: 'Book day in Hue' });
  expect(toAboutUsArticle({ ...row, translations: [] }, 'vi')).toBeUndefined();
});
