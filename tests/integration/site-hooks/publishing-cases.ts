/** Changes that make a valid item break one publishing rule. */
import { declaredSections } from '@hat-nang/model/sections';
import { activityCases } from './activity-cases.ts';
import { type Case, createCase, describedPage, withEnglish, withText } from './publishable-items.ts';

/** For each rule and section, a flaw that each role is refused for. */
export const CASES: readonly Case[] = [
  ...declaredSections.flatMap(
    ({ collection, publication: { texts, pictureText, required = [] }, picture, category }) => {
      const body = texts.at(-1) ?? 'body';
      // A required category is enforced by the column itself, also in drafts.
      const requiredColumn = category?.isRequired ? category.column : undefined;
      return [
        ...required
          .filter((field) => field !== requiredColumn)
          .map((field) =>
            createCase('check_required', collection, field, 'empty', (item) => ({
              ...item,
              [field]: Array.isArray(item[field]) ? [] : null,
            })),
          ),
        ...(pictureText === undefined || picture === undefined
          ? []
          : [
              createCase('check_picture_text', collection, 'translations', 'no description', (item) =>
                withText(item, { [pictureText]: ' ' }),
              ),
              createCase('check_media', collection, picture, 'a sound for a picture', (item, { sound }) => ({
                ...item,
                [picture]: sound,
              })),
            ]),
        createCase('check_translation', collection, 'translations', 'English alone', (item) =>
          withText(item, { languages_code: 'en-US' }),
        ),
        createCase('check_english', collection, 'is_vietnamese_only', 'no English and no word about it', (item) => ({
          ...item,
          is_vietnamese_only: false,
        })),
        createCase('check_english', collection, 'is_vietnamese_only', 'an English text without words', (item) =>
          withEnglish(item, { [body]: '<p> </p>' }),
        ),
        createCase('check_text', collection, 'translations', 'no words', (item) =>
          withText(item, { [body]: '<p>&nbsp;</p>' }),
        ),
        createCase('check_text_link', collection, 'translations', 'a link of no scheme', (item) =>
          withText(item, { [body]: '<p>Đọc <a href="www.example">ở đây</a>.</p>' }),
        ),
        createCase('check_text_link', collection, 'translations', 'a link to no page', (item) =>
          withText(item, { [body]: '<p>Đọc <a href="/tin-tuc/khong-co-999999999">ở đây</a>.</p>' }),
        ),
        createCase('check_text_link', collection, 'translations', 'a link to an item beyond all numbers', (item) =>
          withText(item, { [body]: '<p>Đọc <a href="/tin-tuc/khong-co-9999999999">ở đây</a>.</p>' }),
        ),
        createCase(
          'check_text_picture',
          collection,
          'translations',
          'a picture without the attribute alt',
          (item, { picture }) => withText(item, { [body]: `<p>Xem <img src="/assets/${picture}"></p>` }),
        ),
        createCase('check_dates', collection, 'date_unpublished', 'gone before it comes', (item) => ({
          ...item,
          date_published: '2031-01-02T00:00:00Z',
          date_unpublished: '2031-01-01T00:00:00Z',
        })),
      ];
    },
  ),
  createCase('check_period', 'events', 'ends_at', 'ends as it starts', (item) => ({
    ...item,
    ends_at: item.starts_at,
  })),
  createCase('check_place', 'events', 'online_url', 'nowhere', (item) => withText(item, { location_name: null })),
  createCase('check_access_facts', 'events', 'has_interpreter', 'no word about access', (item) =>
    withText({ ...item, is_wheelchair_accessible: false }, { access_note: ' ' }),
  ),
  createCase('check_link', 'events', 'map_url', 'no http', (item) => ({ ...item, map_url: 'ftp://example.com/x' })),
  createCase('check_link', 'documents', 'original_url', 'a script', (item) => ({
    ...item,
    original_url: 'javascript:alert(1)',
  })),
  createCase('check_no_pages', 'documents', 'pages', 'none', (item) => ({ ...item, pages: [] })),
  createCase('check_page_numbers', 'documents', 'pages', 'a gap', (item) => ({
    ...item,
    pages: [{ number: 1 }, { number: 3 }],
  })),
  createCase(
    'check_page_picture_text',
    'documents',
    'pages',
    'a page with an undescribed picture',
    (item, { picture }) => ({
      ...item,
      pages: [{ number: 1, image: picture, translations: [{ ...describedPage, image_description: ' ' }] }],
    }),
  ),
  createCase('check_page_picture_text', 'documents', 'pages', 'a picture described in one language alone', (item) => ({
    ...withEnglish(item),
    pages: item.pages,
  })),
  createCase(
    'check_text_picture',
    'documents',
    'pages',
    'a page text with a picture without the attribute alt',
    (item, { picture }) => ({
      ...item,
      pages: [
        {
          number: 1,
          translations: [{ languages_code: 'vi-VN', text: `<p><img src="/assets/${picture}">Một.</p>` }],
        },
      ],
    }),
  ),
  ...activityCases,
  createCase('check_mark', 'documents', 'has_narration', 'a mark of narration without narration', (item) => ({
    ...item,
    has_narration: true,
  })),
  createCase('check_mark', 'documents', 'has_sign_language', 'a mark of signing without clips and signer', (item) => ({
    ...item,
    has_sign_language: true,
  })),
  createCase('check_media', 'documents', 'pages', 'a picture for a voice', (item, { picture }) => ({
    ...item,
    pages: [{ number: 1, translations: [{ languages_code: 'vi-VN', text: '<p>Một.</p>', narration: picture }] }],
  })),
];
