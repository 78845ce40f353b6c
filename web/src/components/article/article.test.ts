import { describe, expect, it } from 'vitest';
import { articleRow } from './article.test-row.ts';
import { toArticle, toCard, toDates, toItem } from './article.ts';

const row = articleRow({ place: 'Huế' }, { place: 'Hue' });
const vietnameseRow = { ...row, translations: row.translations.slice(0, 1) };

describe('toCard', () => {
  it('contains the text in the requested language, and the fields that the section adds', () => {
    expect(toCard(row, 'en', 'newsDetail', ({ place }) => ({ place }))).toMatchObject({
      id: 12,
      title: 'Book day',
      slug: 'book-day',
      summary: 'A day for books',
      publishedAt: '2026-03-14T01:00:00Z',
      updatedAt: undefined,
      picture: { alt: 'Children reading', width: 800, height: 600 },
      url: '/en/news/book-day-12',
      isFallback: false,
      place: 'Hue',
    });
  });

  it('falls back to the other language and sets isFallback', () => {
    expect(toCard(vietnameseRow, 'en', 'newsDetail')).toMatchObject({
      title: 'Ngày hội sách',
      url: '/en/news/ngay-hoi-sach-12',
      isFallback: true,
    });
  });

  it('returns undefined for a row without translations', () => {
    expect(toCard({ ...row, translations: [] }, 'vi', 'newsDetail')).toBeUndefined();
  });

  it('has empty strings for missing texts, and no picture for a row without an image', () => {
    const bareRow = { ...row, image: null, translations: [{ languages_code: { code: 'vi-VN' }, slug: 'x' }] };
    expect(toCard(bareRow, 'vi', 'newsDetail')).toMatchObject({ title: '', summary: '', picture: undefined });
  });
});

describe('toArticle', () => {
  it('adds the text and the data for the head of the page', () => {
    expect(toArticle(row, 'en', toCard(row, 'en', 'newsDetail'))).toMatchObject({
      title: 'Book day',
      body: '<p>Hello</p>',
      seoTitle: 'Book day in Hue',
      seoDescription: 'All about it',
      alternates: { vi: 'ngay-hoi-sach', en: 'book-day' },
      shareImage: expect.stringMatching(/^\/api\/assets\/0a000000-.*key=og-1200x630/),
    });
    expect(toArticle(row, 'vi', toCard(row, 'vi', 'newsDetail'))?.body).toBe('<p>Chào</p>');
  });

  it('knows an item that is in Vietnamese by choice', () => {
    const vietnameseOnly = { ...vietnameseRow, is_vietnamese_only: true };
    expect(toArticle(vietnameseOnly, 'en', toCard(vietnameseOnly, 'en', 'newsDetail'))).toMatchObject({
      isVietnameseOnly: true,
    });
    expect(toArticle(vietnameseRow, 'en', toCard(vietnameseRow, 'en', 'newsDetail'))).not.toHaveProperty(
      'isVietnameseOnly',
    );
  });

  it('uses title and summary if the SEO fields are empty', () => {
    expect(toArticle(row, 'vi', toCard(row, 'vi', 'newsDetail'))).toMatchObject({
      seoTitle: 'Ngày hội sách',
      seoDescription: 'Một ngày cho sách',
    });
  });

  it('has no slug for a language without a text, and no share picture without an image', () => {
    const rowWithoutImage = { ...vietnameseRow, image: null };
    const article = toArticle(rowWithoutImage, 'en', toCard(rowWithoutImage, 'en', 'newsDetail'));
    expect(article?.alternates).toEqual({ vi: 'ngay-hoi-sach' });
    expect(article?.shareImage).toBeUndefined();
  });

  it('adds the fields of the section, and returns undefined without a card', () => {
    const card = toCard(row, 'vi', 'newsDetail');
    expect(toArticle(row, 'vi', card, ({ place }) => ({ place }))).toMatchObject({ place: 'Huế' });
    expect(toArticle(row, 'vi', undefined)).toBeUndefined();
  });
});

it('an item that was never published has its creation date', () => {
  expect(
    toDates({ date_published: null, date_created: '2026-01-01T00:00:00Z', date_updated: '2026-02-01T00:00:00Z' }),
  ).toEqual({ publishedAt: '2026-01-01T00:00:00Z', updatedAt: '2026-02-01T00:00:00Z' });
  expect(toDates({})).toEqual({ publishedAt: '', updatedAt: undefined });
});

it('the address of an item contains its slug and its id', () => {
  expect(toItem(row, 'vi', 'documentsDetail')?.item.url).toBe('/tai-lieu/bai-hoc/ngay-hoi-sach-12');
});
