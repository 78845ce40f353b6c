import { type Lang, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { waitForAnswer } from '../../support/content.ts';
import { createDocumentsShelf } from '../../support/documents-shelf.ts';
import { expectWithinLimit, MAX_DELAY_MS } from '../../support/freshness.ts';
import { createFixtures } from '../../support/items.ts';
import { attributesOfElements, headOf, jsonLdOf, textsOf, visibleText, visit } from '../../support/site.ts';

const fixtures = createFixtures();
let shelf: Awaited<ReturnType<typeof createDocumentsShelf>>;

const listPath = (lang: Lang, query: string) => `${href(lang, 'documents')}${query}`;
/** Returns the ids of the documents on a list page, in order. */
const idsOn = async (path: string): Promise<number[]> => {
  const page = await visit(path);
  expect(page.status, path).toBe(200);
  return attributesOfElements(page.text, 'a').flatMap((link) =>
    link['data-document'] ? [Number(link['data-document'])] : [],
  );
};

beforeAll(async () => {
  shelf = await createDocumentsShelf();
  for (const lang of languages)
    await waitForAnswer(stack().siteUrl + listPath(lang, ''), (text) => text.includes(shelf.name[lang]), 20_000);
}, 60_000);
afterAll(async () => {
  await fixtures.clear();
  await shelf.remove();
  // Waits until the sitemap no longer lists the deleted documents, because later tests check the sitemap.
  const slug = shelf.items[0]?.en.path.split('/').pop() ?? '';
  await waitForAnswer(`${stack().siteUrl}/sitemap/documents.xml`, (text) => !text.includes(slug), 20_000);
}, 60_000);

describe('the documents list', () => {
  const readNewestIds = () => shelf.items.map(({ id }) => id);

  it.each(languages)('shows 12 a page, in both orders (%s)', async (lang) => {
    const shelfQuery = (otherParams: string) => listPath(lang, `?category=${shelf.category}${otherParams}`);
    expect(await idsOn(shelfQuery(''))).toEqual(readNewestIds().slice(0, 12));
    expect(await idsOn(shelfQuery('&page=2'))).toEqual(readNewestIds().slice(12));
    expect(await idsOn(shelfQuery('&sort=oldest'))).toEqual(readNewestIds().reverse().slice(0, 12));
    const text = visibleText((await visit(shelfQuery(''))).text);
    expect(text).toContain(lang === 'vi' ? '14 tài liệu' : '14 documents');
    for (const { [lang]: item } of shelf.items.slice(0, 12)) expect(text).toContain(item.title);
  });

  it.each([
    ['type=study', [2]],
    ['type=book', [0, 1, 3]],
    ['age=9-12', [2]],
    ['disability=deafblind', [2]],
    ['language=vi', [0, 1, 2]],
    ['language=en', [0, 1, 3]],
    ['sign=1', [2]],
    ['audio=1', [0, 1, 3]],
    ['subtitle=1', [2]],
    ['easy=1', [2]],
    ['sign=1&easy=1&age=9-12&type=study', [2]],
    ['sign=1&audio=1', []],
  ])('filters by %s', async (filter, expected) => {
    for (const lang of languages) {
      const ids = await idsOn(listPath(lang, `?${filter}&category=${shelf.category}`));
      expect(ids.slice(0, 3)).toEqual(expected.map((index) => shelf.items[index]?.id));
    }
  });

  it('says in the specification’s words that nothing was found, and offers the way back', async () => {
    for (const [lang, words] of [
      ['vi', 'Không tìm thấy kết quả nào'],
      ['en', 'No results found'],
    ] as const) {
      const page = await visit(listPath(lang, `?sign=1&audio=1&category=${shelf.category}&sort=oldest`));
      expect(visibleText(page.text)).toContain(words);
      expect(attributesOfElements(page.text, 'a').map((link) => link.href)).toContain(listPath(lang, '?sort=oldest'));
    }
  });

  it.each(['?page=500', '?category=9999999', '?age=banana', '?disability=banana', '?disability=prefer-not-to-say'])(
    '%s is not found',
    async (query) => {
      for (const lang of languages) expect((await visit(listPath(lang, query))).status, lang).toBe(404);
    },
  );

  it('is one static page for whatever else the address says', async () => {
    const shelfQuery = `?age=3-6&category=${shelf.category}`;
    const cacheState = async (query: string) => (await visit(listPath('vi', query))).headers.get('x-nextjs-cache');
    await visit(listPath('vi', shelfQuery));
    for (const otherParams of [
      '',
      '&document=12',
      '&utm_source=x',
      '&sign=0',
      '&language=fr',
      '&page=1',
      '&sort=recent',
    ]) {
      await expect
        .poll(() => cacheState(shelfQuery + otherParams), {
          timeout: MAX_DELAY_MS,
          interval: 100,
          message: otherParams,
        })
        .toBe('HIT');
    }
  });

  it('offers search engines its plain pages alone, each canonical to itself', async () => {
    for (const lang of languages) {
      const plainHead = headOf((await visit(listPath(lang, ''))).text);
      expect([plainHead.isIndexed, plainHead.canonical]).toEqual([true, stack().siteUrl + listPath(lang, '')]);
      expect(plainHead.alternates['vi-VN']).toBe(stack().siteUrl + listPath('vi', ''));
      for (const query of ['?sort=oldest', `?category=${shelf.category}`, '?sign=1']) {
        const filteredHead = headOf((await visit(listPath(lang, query))).text);
        expect([query, filteredHead.isIndexed, filteredHead.canonical]).toEqual([
          query,
          false,
          stack().siteUrl + listPath(lang, query),
        ]);
      }
    }
  });

  it('filters by links that name what they do, and each card leads to its lesson page', async () => {
    const page = await visit(listPath('en', `?sign=1&category=${shelf.category}`));
    const links = attributesOfElements(page.text, 'a');
    const chosenLinks = links.filter((link) => link['data-choice'] && link['aria-current'] === 'true');
    expect(chosenLinks.map((link) => link.href)).toEqual([
      listPath('en', `?category=${shelf.category}`),
      listPath('en', '?sign=1'),
    ]);
    expect(visibleText(page.text)).toContain(`Remove the filter ${shelf.name.en}`);
    expect(links.find((link) => link['data-document'])?.href).toBe(shelf.items[2]?.en.path);
  });
});

describe('a lesson page', () => {
  const signedDocument = () => shelf.items[2] ?? { id: 0, vi: { title: '', path: '' }, en: { title: '', path: '' } };

  it.each([
    [
      'vi',
      [
        'Tài liệu học',
        'Có ngôn ngữ ký hiệu',
        'Có phụ đề',
        'Dễ đọc',
        'Nguyễn Thử',
        'Vũ Vẽ Thử',
        'Trần Biên Tập',
        'Lê Cộng Tác',
        'Nhà sách Thử',
        'Giọng Thử',
        'Việt Nam',
        'Tiếng Việt',
        '9–12 tuổi',
        'Điếc mù',
        'Ngôn ngữ ký hiệu Việt Nam (VSL)',
        'CC BY 4.0',
        'example.org',
        'Lời giới thiệu thử số 3.',
        'Chương thử 2',
        '3 phút',
        'Bắt đầu đọc',
      ],
    ],
    [
      'en',
      [
        'Study document',
        'Sign language',
        'Subtitles',
        'Easy to read',
        'Vietnamese Sign Language (VSL)',
        '9 to 12 years',
        'Deafblind',
        'Test introduction number 3.',
        'Test chapter 2',
        '3 min',
        'Start reading',
      ],
    ],
  ] as const)('tells every detail of section 3 (%s)', async (lang, words) => {
    const page = await visit(signedDocument()[lang].path);
    expect(page.status).toBe(200);
    const text = visibleText(page.text);
    for (const word of [...words, signedDocument()[lang].title, shelf.name[lang]]) expect(text).toContain(word);
    const readerPath = href(lang, 'documentsReader', {
      slug: signedDocument()[lang].path.split('/').pop()?.replace(/-\d+$/, ''),
      id: signedDocument().id,
    });
    const links = attributesOfElements(page.text, 'a').map((link) => link.href);
    expect(links).toContain(readerPath);
    expect(links).toContain(`${readerPath}?page=2`);
    expect(links).toContain('https://example.org/nguon');
    expect(links).toContain('https://creativecommons.org/licenses/by/4.0/');
    // The popup of the list uses this part of the page.
    expect(page.text).toMatch(/<div data-summary="true"[\s\S]*<h1/);
  });

  it('carries what search engines read: the kind, the accessibility, the trail', async () => {
    const [data, breadcrumbs] = jsonLdOf((await visit(signedDocument().en.path)).text);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'LearningResource',
      name: signedDocument().en.title,
      inLanguage: ['vi-VN'],
      accessMode: ['textual', 'visual'],
      typicalAgeRange: '9-12',
      license: 'https://creativecommons.org/licenses/by/4.0/',
      isBasedOn: 'https://example.org/nguon',
      isAccessibleForFree: true,
    });
    expect(data?.accessibilityFeature).toEqual(
      expect.arrayContaining(['alternativeText', 'signLanguage', 'captions', 'tableOfContents']),
    );
    expect(data?.accessibilityHazard).toContain('noFlashingHazard');
    expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    const [book] = jsonLdOf((await visit(shelf.items[0]?.vi.path ?? '')).text);
    expect(book).toMatchObject({
      '@type': ['Book', 'LearningResource'],
      accessMode: ['textual', 'visual', 'auditory'],
    });
  });

  it('without pages says so and offers nothing to read', async () => {
    for (const [lang, words] of [
      ['vi', 'Nội dung tài liệu đang được cập nhật'],
      ['en', 'Document content is being updated'],
    ] as const) {
      const page = await visit(shelf.items[0]?.[lang].path ?? '');
      expect(visibleText(page.text)).toContain(words);
      const readerPath = href(lang, 'documentsReader', { slug: 'x', id: 1 }).replace('x-1', '');
      expect(attributesOfElements(page.text, 'a').filter((link) => link.href?.startsWith(readerPath))).toEqual([]);
    }
  });

  it('names related documents of its category, never itself', async () => {
    const page = await visit(signedDocument().vi.path);
    const titles = textsOf(page.text, 'h3').filter((title) => title.startsWith('Sách thử'));
    // A fourth document may be for the next reading age, from another category (decision 313).
    expect(titles.length).toBeGreaterThanOrEqual(3);
    expect(titles).not.toContain(signedDocument().vi.title);
  });

  it('offers the files that there are, with language and size', async () => {
    const form = new FormData();
    form.append('title', 'Tệp thử');
    form.append('file', new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' }), 'thu.pdf');
    const answer = await fetch(`${stack().directusUrl}/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stack().adminToken}` },
      body: form,
    });
    const { data } = (await answer.json()) as { data: { id: string } };
    const { id, vi } = shelf.items[1] ?? signedDocument();
    await fixtures.create('document_downloads', {
      document: id,
      languages_code: 'vi-VN',
      format: 'pdf',
      file: data.id,
      filesize: 1_234_567,
    });
    await expectWithinLimit(vi.path, 'PDF · Tiếng Việt · 1,2 MB');
    const link = attributesOfElements((await visit(vi.path)).text, 'a').find((anchor) => anchor.download);
    expect(link?.download).toBe('thu.pdf');
    const fileAnswer = await visit(link?.href ?? '');
    expect([fileAnswer.status, fileAnswer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(fileAnswer.headers.get('content-disposition')).toContain('attachment');
  }, 30_000);
});
