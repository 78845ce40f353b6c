/** Creates a Directus row with translations in both languages. `vi` and `en` are additional fields of the translations. */
export const articleRow = <Vi extends object, En extends object>(vi: Vi, en: En) => ({
  id: '12',
  date_published: '2026-03-14T01:00:00Z',
  date_created: '2026-03-01T01:00:00Z',
  date_updated: null,
  is_vietnamese_only: false,
  image: {
    id: '0a000000-0000-4000-8000-000000000001',
    width: 800,
    height: 600,
    modified_on: '2026-01-01T00:00:00Z',
    is_decorative: false,
  },
  translations: [
    {
      languages_code: { code: 'vi-VN' },
      title: 'Ngày hội sách',
      slug: 'ngay-hoi-sach',
      summary: 'Một ngày cho sách',
      image_alt: 'Trẻ em đọc sách',
      body: '<p>Chào</p>',
      seo_title: null,
      seo_description: null,
      ...vi,
    },
    {
      languages_code: { code: 'en-US' },
      title: 'Book day',
      slug: 'book-day',
      summary: 'A day for books',
      image_alt: 'Children reading',
      body: '<p>Hello</p>',
      seo_title: 'Book day in Hue',
      seo_description: 'All about it',
      ...en,
    },
  ],
});
