import { expect, it } from 'vitest';
import { articleRow } from '@/components/article/article.test-row';
import { toMentalHealthArticle, toMentalHealthCard } from './mental-health.ts';
import { mentalHealthJsonLd } from './mental-health-json-ld.ts';

const createTranslations = (label: string, name = label) => [
  { languages_code: { code: 'en-US' }, label, name, slug: 'for-you', description: null },
];
const articleTexts = articleRow({}, {});
const row = {
  ...articleTexts,
  translations: articleTexts.translations.map((text) => ({ ...text, easy_body: null as string | null })),
  author: 'Bùi An',
  reviewer: 'TS. Lê Hà',
  review_date: '2026-05-06T00:00:00',
  reading_minutes: 4,
  category: { id: '3', icon: null, translations: createTranslations('Teachers') },
  target_audience: [
    { options_id: { value: 'teacher', translations: createTranslations('Teachers') } },
    { options_id: null },
    { options_id: { value: 'nobody', translations: [] } },
  ],
};

it('a post has audiences, category, reading time, reviewer and review date', () => {
  expect(toMentalHealthArticle(row, 'en')).toMatchObject({
    title: 'Book day',
    url: '/en/mental-health/book-day-12',
    author: 'Bùi An',
    minutes: 4,
    audiences: [{ value: 'teacher', label: 'Teachers' }],
    category: { id: 3, name: 'Teachers', url: '/en/mental-health/for-you', icon: 'ph:hand-heart', description: '' },
    reviewer: 'TS. Lê Hà',
    reviewedOn: '2026-05-06',
  });
});

it('a post has the easy text of its language only', () => {
  const translations = row.translations.map((text) => ({
    ...text,
    easy_body: text.languages_code.code === 'vi-VN' ? '<p>Dễ.</p>' : null,
  }));
  expect(toMentalHealthArticle({ ...row, translations }, 'vi')).toMatchObject({ easyBody: '<p>Dễ.</p>' });
  expect(toMentalHealthArticle({ ...row, translations }, 'en')).toMatchObject({ easyBody: '' });
});

it('a post without a review has no reviewer and no review date', () => {
  const bareRow = { ...row, reviewer: null, review_date: null, reading_minutes: null, category: null };
  expect(toMentalHealthArticle(bareRow, 'vi')).toMatchObject({ reviewer: '', reviewedOn: undefined });
  expect(toMentalHealthCard(bareRow, 'vi')).toMatchObject({ minutes: undefined, category: undefined });
});

it('the structured data of a post contains audience and reviewer', () => {
  const post = toMentalHealthArticle(row, 'en');
  if (!post) throw new Error('no post');
  const config = { brandName: 'Sunbeam' } as Parameters<typeof mentalHealthJsonLd>[2];
  expect(mentalHealthJsonLd(post, 'en', config, 'https://x.example')).toEqual({
    '@type': 'Article',
    headline: 'Book day',
    description: 'All about it',
    inLanguage: 'en-US',
    datePublished: '2026-03-14T01:00:00Z',
    author: { '@type': 'Person', name: 'Bùi An' },
    image: [expect.stringMatching(/^https:\/\/x\.example\/api\/assets\//)],
    articleSection: 'Teachers',
    timeRequired: 'PT4M',
    audience: [{ '@type': 'Audience', audienceType: 'Teachers' }],
    isAccessibleForFree: true,
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': 'https://x.example/en/mental-health/book-day-12',
      reviewedBy: { '@type': 'Person', name: 'TS. Lê Hà' },
      lastReviewed: '2026-05-06',
    },
    publisher: { '@type': 'Organization', name: 'Sunbeam', url: 'https://x.example/en' },
  });
});
