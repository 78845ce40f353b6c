import type { DocumentDetailQuery } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { describe, expect, it } from 'vitest';
import { formatBytes } from '../../i18n/format-bytes.ts';
import { documentJsonLd, toAccessibilityJsonLd } from './document-json-ld.ts';
import type { DocumentLabels } from './document-labels.ts';
import { toLesson, toLicenseUrl } from './lesson.ts';

type RawDocument = DocumentDetailQuery['documents'][number];

const createTranslations = <T extends object>(vi: T, en: T) => [
  { languages_code: { code: 'vi-VN' }, ...vi },
  { languages_code: { code: 'en-US' }, ...en },
];
const file = {
  id: '0a000000-0000-4000-8000-000000000001',
  width: 800,
  height: 600,
  modified_on: '2026-01-01T00:00:00Z',
};

const rawLesson = {
  id: '12',
  type: 'picture_book',
  cover_color: '#f6c445',
  duration: 241,
  page_count: 10,
  date_published: '2026-03-14T00:00:00Z',
  date_created: null,
  date_updated: null,
  has_narration: true,
  has_sign_language: true,
  has_subtitles: false,
  is_easy_to_read: false,
  cover: file,
  reading_age: { id: '5' },
  available_languages: [
    { languages_code: { code: 'vi-VN' } },
    { languages_code: null },
    { languages_code: { code: 'en-US' } },
  ],
  translations: createTranslations(
    {
      title: 'Con trâu sợ nước',
      slug: 'con-trau',
      subtitle: 'Mười bước',
      description: '<p>A</p>',
      cover_alt: 'Trâu',
      seo_title: null,
      seo_description: null,
    },
    {
      title: 'The Buffalo',
      slug: 'the-buffalo',
      subtitle: 'Ten steps',
      description: '<p>A</p>',
      cover_alt: 'Buffalo',
      seo_title: null,
      seo_description: null,
    },
  ),
  voice: null,
  signer: 'Trần Thị Lan',
  author: 'Lương Hải Bình',
  publisher: null,
  illustrator: 'Xưởng vẽ',
  editor: null,
  contributor: null,
  original_url: 'javascript:alert(1)',
  categories: [{ categories_id: null }],
  type_of_disabilities: [],
  source_language: { code: 'vi-VN', name: 'Tiếng Việt' },
  sign_language: null,
  license: { id: '3' },
  country_of_origin: { id: '1' },
  downloads: [
    {
      id: '1',
      format: 'epub',
      filesize: 2_345_678,
      languages_code: { code: 'vi-VN', name: 'Tiếng Việt' },
      file: { ...file, filename_download: 'con trâu.epub', filesize: '1', type: 'application/epub+zip' },
    },
    {
      id: '2',
      format: 'pdf',
      filesize: null,
      languages_code: { code: 'en-US', name: 'English' },
      file: { ...file, filename_download: 'b.pdf', filesize: '900', type: 'application/pdf' },
    },
    { id: '3', format: 'pdf', filesize: 10, languages_code: null, file: null },
  ],
  pages: [
    {
      number: 1,
      background_color: 'red;}',
      image: file,
      translations: createTranslations({ chapter_title: null }, { chapter_title: null }),
    },
  ],
} as unknown as RawDocument;

const createLabels = (lang: Lang): DocumentLabels => ({
  categories: [],
  ages: [{ id: 5, value: '12-plus', label: lang === 'vi' ? 'Từ 12 tuổi' : '12 years and over' }],
  disabilities: [],
  licenses: [{ id: 3, value: 'cc-by-nc-4.0', label: 'CC BY-NC 4.0' }],
  signLanguages: [],
  languages: [
    { code: 'vi-VN', name: 'Tiếng Việt' },
    { code: 'en-US', name: 'English' },
  ],
});
const toTestLesson = (row: RawDocument, lang: Lang) =>
  toLesson(row, lang, createLabels(lang), [{ id: 1, code: 'VN', name: lang === 'vi' ? 'Việt Nam' : 'Viet Nam' }]);

describe('a lesson', () => {
  const vi = toTestLesson(rawLesson, 'vi');
  const en = toTestLesson(rawLesson, 'en');

  it('names publisher and voice in its language, or for both languages', () => {
    const row = {
      ...rawLesson,
      publisher: 'Hạt Nắng',
      voice: 'Giọng tổng hợp / Synthetic voice',
      translations: rawLesson.translations.map((text, index) => ({
        ...text,
        publisher: index === 1 ? 'Sunbeam' : null,
      })),
    };
    expect(toTestLesson(row, 'vi')).toMatchObject({ publisher: 'Hạt Nắng', voice: 'Giọng tổng hợp' });
    expect(toTestLesson(row, 'en')).toMatchObject({ publisher: 'Sunbeam', voice: 'Synthetic voice' });
    expect(toTestLesson({ ...row, voice: 'Na' }, 'en')).toMatchObject({ voice: 'Na' });
  });
  it('has the texts of its language, and slugs in both languages', () => {
    expect(vi).toMatchObject({
      title: 'Con trâu sợ nước',
      url: '/tai-lieu/bai-hoc/con-trau-12',
      minutes: 5,
      pages: 10,
      voice: '',
      signer: 'Trần Thị Lan',
    });
    expect(vi?.readerUrl).toBe('/tai-lieu/chi-tiet-bai-hoc/con-trau-12');
    expect(en).toMatchObject({ url: '/en/documents/lesson/the-buffalo-12', readingAge: '12 years and over' });
    expect(en?.alternates).toEqual({ vi: 'con-trau', en: 'the-buffalo' });
    expect([vi?.country?.name, en?.country?.name]).toEqual(['Việt Nam', 'Viet Nam']);
    expect(vi?.languages.map(({ name }) => name)).toEqual(['Tiếng Việt', 'English']);
  });

  it('removes unsafe addresses and styles', () => {
    expect(vi?.originalUrl).toBeUndefined();
    expect(vi?.contents[0]?.backgroundColor).toBeUndefined();
    expect(toTestLesson({ ...rawLesson, original_url: '/noi-bo' }, 'vi')?.originalUrl).toBeUndefined();
    expect(toTestLesson({ ...rawLesson, original_url: 'https://example.org/a' }, 'vi')?.originalUrl).toBe(
      'https://example.org/a',
    );
    expect(toTestLesson({ ...rawLesson, cover_color: 'red' }, 'vi')?.coverColor).toBeUndefined();
  });

  it('lists the existing files with name and size, first those in its language', () => {
    expect(vi?.downloads.map(({ format, bytes }) => [format, bytes])).toEqual([
      ['epub', 2_345_678],
      ['pdf', 900],
    ]);
    expect(en?.downloads.map(({ format }) => format)).toEqual(['pdf', 'epub']);
    expect(vi?.downloads[0]?.url).toMatch(/^\/api\/assets\/[\w-]+\/con%20tr%C3%A2u\.epub\?download&v=\w+$/);
    expect([formatBytes('vi', 2_345_678), formatBytes('en', 2_345_678), formatBytes('en', 900)]).toEqual([
      '2,3 MB',
      '2.3 MB',
      '0.9 kB',
    ]);
  });

  it('is undefined without translations, and sets isFallback for a text in the other language', () => {
    expect(toTestLesson({ ...rawLesson, translations: [] }, 'vi')).toBeUndefined();
    expect(toTestLesson({ ...rawLesson, translations: rawLesson.translations.slice(0, 1) }, 'en')?.isFallback).toBe(
      true,
    );
  });
});

describe('a licence', () => {
  it.each([
    ['cc-by-4.0', 'https://creativecommons.org/licenses/by/4.0/'],
    ['cc-by-nc-4.0', 'https://creativecommons.org/licenses/by-nc/4.0/'],
    ['cc-by-nc-sa-4.0', 'https://creativecommons.org/licenses/by-nc-sa/4.0/'],
    ['public-domain', 'https://creativecommons.org/publicdomain/mark/1.0/'],
    ['all-rights-reserved', undefined],
    ['cc-by-4.0/../x', undefined],
  ])('%s', (value, url) => {
    expect(toLicenseUrl(value)).toBe(url);
  });
});

describe('the structured data of a document', () => {
  it('contains only the accessibility features of the document', () => {
    const noAccess = { narration: false, sign: false, subtitles: false, easy: false };
    const bareJsonLd = toAccessibilityJsonLd({ access: noAccess, contents: [] });
    expect(bareJsonLd.accessMode).toEqual(['textual', 'visual']);
    expect(bareJsonLd.accessibilityFeature).not.toContain('captions');
    const fullJsonLd = toAccessibilityJsonLd({
      access: { narration: true, sign: true, subtitles: true, easy: true },
      contents: [{ number: 1, chapter: 'Một' }],
    });
    expect(fullJsonLd.accessMode).toContain('auditory');
    expect(fullJsonLd.accessibilityFeature).toEqual(
      expect.arrayContaining(['captions', 'signLanguage', 'synchronizedAudioText', 'tableOfContents']),
    );
  });

  it('describes a book with age range, duration, licence and files', () => {
    const lesson = toTestLesson(rawLesson, 'en');
    if (!lesson) throw new Error('no lesson');
    const config = { brandName: 'Sunbeam' } as Parameters<typeof documentJsonLd>[2];
    const data = documentJsonLd(lesson, 'en', config, 'https://x.example');
    expect(data).toMatchObject({
      '@type': ['Book', 'LearningResource'],
      name: 'The Buffalo',
      inLanguage: ['vi-VN', 'en-US'],
      typicalAgeRange: '12-',
      timeRequired: 'PT5M',
      numberOfPages: 10,
      license: 'https://creativecommons.org/licenses/by-nc/4.0/',
      publisher: { name: 'Sunbeam' },
      accessibilitySummary:
        'Has pictures, each with a description. Narration goes along with the text. Has sign language.',
    });
    expect(data.encoding?.[0]).toMatchObject({ encodingFormat: 'application/pdf', inLanguage: 'en-US' });
    expect(documentJsonLd({ ...lesson, type: 'study_document' }, 'en', config, 'https://x.example')['@type']).toBe(
      'LearningResource',
    );
  });
});
