import { FOLDER } from '@hat-nang/model/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { pixelPng } from '../../support/pixel.ts';
import { admin, createFixtures, queryAsSite, visitor } from './support.ts';

/**
 * Each hidden item contains this unique word. The tests query as a visitor, and in GraphQL with the secret of the site. No response may contain the word or
 * count a hidden item (docs/threat-model.md 21).
 */
const HIDDEN_WORD = `bimat${Date.now()}`;
const HOUR = 3_600_000;
const timeFromNow = (offset: number) => new Date(Date.now() + offset).toISOString();
const HIDDEN = {
  draft: { status: 'draft' },
  'in review': { status: 'in_review' },
  archived: { status: 'archived' },
  deleted: { status: 'deleted' },
  'not yet': { status: 'published', date_published: timeFromNow(HOUR) },
  'no longer': { status: 'published', date_published: timeFromNow(-2 * HOUR), date_unpublished: timeFromNow(-HOUR) },
};
type Hidden = keyof typeof HIDDEN;
type Item = { id: number };

const fixtures = createFixtures();
const translation = (name: string) => [
  {
    languages_code: 'vi-VN',
    title: `${HIDDEN_WORD} ${name}`,
    slug: `${HIDDEN_WORD}-${name.replace(' ', '-')}`,
    summary: HIDDEN_WORD,
  },
];
const news = {} as Record<Hidden | 'live', Item>;
const files = {} as Record<'draft' | 'live' | 'unused' | 'brand', string>;
let book: Item & { pages: number[]; downloads: number[]; categories: number[] };
let liveCategory: Item;
let hiddenCategory: Item;

async function uploadPicture(folder: string): Promise<string> {
  const form = new FormData();
  form.set('folder', folder);
  form.set('title', HIDDEN_WORD);
  form.set('file', new Blob([pixelPng], { type: 'image/png' }), `${HIDDEN_WORD}.png`);
  return (await fixtures.make<{ id: string }>('/files', form)).id;
}

beforeAll(async () => {
  for (const [code, name] of [
    ['vi-VN', 'Tiếng Việt'],
    ['en-US', 'English'],
  ]) {
    const existingLanguage = await admin('GET', `/items/languages/${code}`);
    if (existingLanguage.status !== 200) await admin('POST', '/items/languages', { code, name });
  }
  files.draft = await uploadPicture(FOLDER.library);
  files.live = await uploadPicture(FOLDER.library);
  files.unused = await uploadPicture(FOLDER.library);
  files.brand = await uploadPicture(FOLDER.brand);
  const category = (status: string) =>
    fixtures.make<Item>('/items/categories', {
      kind: 'documents',
      status,
      translations: [{ languages_code: 'vi-VN', name: `${HIDDEN_WORD} ${status}`, slug: `${HIDDEN_WORD}-${status}` }],
    });
  liveCategory = await category('published');
  hiddenCategory = await category('draft');
  for (const [name, state] of Object.entries(HIDDEN)) {
    news[name as Hidden] = await fixtures.make('/items/news', {
      ...state,
      image: files.draft,
      author: HIDDEN_WORD,
      translations: translation(name),
      category: liveCategory.id,
    });
  }
  news.live = await fixtures.make('/items/news', {
    status: 'published',
    image: files.live,
    author: 'Hạt Nắng',
    translations: [{ languages_code: 'vi-VN', title: 'Tin đã đăng', slug: `dang-${Date.now()}` }],
  });
  book = await fixtures.make('/items/documents', {
    status: 'draft',
    type: 'picture_book',
    author: HIDDEN_WORD,
    cover: files.draft,
    translations: translation('book'),
    categories: [{ categories_id: liveCategory.id }],
    pages: [
      {
        number: 1,
        image: files.draft,
        translations: [{ languages_code: 'vi-VN', text: HIDDEN_WORD, narration: files.draft }],
      },
    ],
    downloads: [{ languages_code: 'vi-VN', format: 'pdf', file: files.draft }],
  });
});
afterAll(() => fixtures.remove());

const hiddenNews = () => Object.keys(HIDDEN).map((name) => news[name as Hidden].id);
const readList = async (path: string) => {
  const answer = await visitor<Record<string, unknown>[]>('GET', path);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.text).not.toContain(HIDDEN_WORD);
  return answer.body;
};

describe('REST', () => {
  it('the live one is there: the questions below are not answered by an empty site', async () => {
    const { data } = await readList(
      `/items/news?filter[id][_in]=${[...hiddenNews(), news.live.id]}&fields=id,image.id,translations.title`,
    );
    expect(data).toEqual([{ id: news.live.id, image: { id: files.live }, translations: [{ title: 'Tin đã đăng' }] }]);
  });

  it.each(Object.keys(HIDDEN))('%s: not by id, not by id with a version', async (name) => {
    for (const query of ['', '?fields=*.*', '?version=main', '?version=draft']) {
      const answer = await visitor('GET', `/items/news/${news[name as Hidden].id}${query}`);
      // The guard refuses stars in relations to visitors (decision 196).
      expect(answer.status).toBe(query === '?fields=*.*' ? 400 : 403);
      expect(answer.text).not.toContain(HIDDEN_WORD);
    }
  });

  it('not in lists, however they are sorted, filtered, searched, paged or aliased', async () => {
    const ids = `filter[id][_in]=${hiddenNews()}`;
    const queries = [
      ids,
      `filter[author][_eq]=${HIDDEN_WORD}`,
      `filter[translations][title][_contains]=${HIDDEN_WORD}`,
      `filter[translations][_some][slug][_starts_with]=${HIDDEN_WORD}`,
      `filter[translations][_none][slug][_starts_with]=x&${ids}`,
      `filter[image][id][_eq]=${files.draft}`,
      `filter[category][id][_eq]=${liveCategory.id}`,
      `filter[_or][0][status][_neq]=published`,
      `filter[count(translations)][_gt]=0&${ids}`,
      `search=${HIDDEN_WORD}`,
      `${ids}&sort=-translations.title&limit=5`,
      `${ids}&offset=0&page=1`,
      `${ids}&alias[t]=translations&fields=id,t.title`,
    ];
    for (const query of queries) expect((await readList(`/items/news?${query}`)).data, query).toEqual([]);
  });

  it('not in counts, sums and groups', async () => {
    const ids = `filter[id][_in]=${hiddenNews()}`;
    const countResponse = await readList(`/items/news?aggregate[count]=id&${ids}`);
    // PostgreSQL counts in bigint, which its driver returns as text.
    const rows = countResponse.data as { count: { id: number | string } }[];
    expect(rows.map(({ count }) => Number(count.id))).toEqual([0]);
    // The only aggregate that visitors may use is a count (decision 196).
    for (const query of [
      `aggregate[count]=id&aggregate[max]=id&${ids}`,
      `aggregate[count]=id&groupBy[]=status&${ids}`,
      `groupBy[]=author&aggregate[count]=id&filter[author][_eq]=${HIDDEN_WORD}`,
    ]) {
      const answer = await visitor('GET', `/items/news?${query}`);
      expect(answer.status, query).toBe(400);
      expect(answer.text).not.toContain(HIDDEN_WORD);
    }
    const meta = await visitor('GET', `/items/news?meta=filter_count&${ids}`);
    expect(meta.text).toContain('"filter_count":0');
    const countAnswer = await admin<{ count: { id: number } }[]>('GET', '/items/news?aggregate[count]=id');
    const visibleNews = await visitor('GET', '/items/news?meta=total_count&limit=1');
    const total = Number(/"total_count":(\d+)/.exec(visibleNews.text)?.[1] ?? 0);
    expect(total).toBeLessThanOrEqual(Number(countAnswer.body.data[0]?.count.id) - hiddenNews().length);
  });

  it('not in the translations tables, the parts and the junctions', async () => {
    expect((await readList(`/items/news_translations?filter[slug][_starts_with]=${HIDDEN_WORD}`)).data).toEqual([]);
    expect((await readList(`/items/news_translations?search=${HIDDEN_WORD}`)).data).toEqual([]);
    for (const part of ['document_pages', 'document_downloads'])
      expect((await readList(`/items/${part}?filter[document][_eq]=${book.id}`)).data).toEqual([]);
    for (const part of ['documents_translations', 'documents_categories'])
      expect((await readList(`/items/${part}?filter[documents_id][_eq]=${book.id}`)).data).toEqual([]);
    expect((await readList(`/items/document_pages_translations?filter[text][_eq]=${HIDDEN_WORD}`)).data).toEqual([]);
    expect((await visitor('GET', `/items/document_pages/${book.pages[0]}`)).status).toBe(403);
    expect((await visitor('GET', `/items/documents_categories/${book.categories[0]}`)).status).toBe(403);
    expect((await readList(`/items/categories_translations?filter[slug][_eq]=${HIDDEN_WORD}-draft`)).data).toEqual([]);
    expect((await visitor('GET', `/items/categories/${hiddenCategory.id}`)).status).toBe(403);
  });

  it('not beneath a public item', async () => {
    const config = await admin<{ id: number; home_news: unknown[] } | null>('GET', '/items/app_configs?fields=id');
    const link = await fixtures.make<Item>('/items/app_configs_news', {
      app_configs_id: config.body.data?.id ?? (await createConfig()),
      news_id: news.draft.id,
    });
    expect((await visitor('GET', `/items/app_configs_news/${link.id}`)).status).toBe(403);
    const answer = await visitor(
      'GET',
      '/items/app_configs?fields=home_news.news_id.id,home_news.news_id.translations.title',
    );
    expect(answer.text).not.toContain(HIDDEN_WORD);
    expect(answer.text).not.toContain(`"id":${news.draft.id}}`);

    async function createConfig(): Promise<number> {
      await admin('PATCH', '/items/app_configs', { embed_hosts: [] });
      return (await admin<Item>('GET', '/items/app_configs?fields=id')).body.data.id;
    }
  });

  it('not by SEARCH, and versions are closed', async () => {
    const answer = await visitor('SEARCH', '/items/news', { query: { filter: { author: { _eq: HIDDEN_WORD } } } });
    expect(answer.text).not.toContain(HIDDEN_WORD);
    for (const path of ['/versions', '/revisions', '/activity', '/comments'])
      expect((await visitor('GET', path)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('GraphQL', () => {
  it('not by list, id, aggregate, version or beneath a public item', async () => {
    const ids = `[${hiddenNews()}]`;
    const answers = await Promise.all([
      queryAsSite(`{ news(filter: {id: {_in: ${ids}}}) { id author translations { title } } }`),
      queryAsSite(`{ news(search: "${HIDDEN_WORD}") { id author } }`),
      queryAsSite(`{ news_translations(filter: {slug: {_starts_with: "${HIDDEN_WORD}"}}) { id title } }`),
      queryAsSite(`{ news_by_id(id: ${news.draft.id}) { id author } }`),
      queryAsSite(`{ news_by_version(version: "draft", id: ${news.draft.id}) { id author } }`),
      queryAsSite(`{ documents(filter: {author: {_eq: "${HIDDEN_WORD}"}}) { id pages { id } } }`),
      queryAsSite(`{ app_configs { home_news { news_id { id author } } } }`),
    ]);
    for (const answer of answers) {
      expect(answer).not.toContain(HIDDEN_WORD);
      expect(answer).not.toContain(`"id":"${news.draft.id}"`);
    }
    const countResponse = await queryAsSite(`{ news_aggregated(filter: {id: {_in: ${ids}}}) { count { id } } }`);
    expect(countResponse).not.toMatch(/"id":[1-9]/);
    const visibleAnswer = await queryAsSite(`{ news_by_id(id: ${news.live.id}) { id translations { title } } }`);
    expect(visibleAnswer).toContain('Tin đã đăng');
  });

  it('the site gets a file only with a public row that uses it, and never a member’s file', async () => {
    const withImage = (id: number) => queryAsSite(`{ news_by_id(id: ${id}) { id image { id title } } }`);
    expect(await withImage(news.live.id)).toContain(files.live);
    expect(await withImage(news.draft.id)).not.toContain(files.draft);
    const movedFile = await uploadPicture(FOLDER.library);
    const withMovedFile = await fixtures.make<Item>('/items/news', {
      status: 'published',
      image: movedFile,
      translations: [{ languages_code: 'vi-VN', title: 'Tin có ảnh riêng', slug: `anh-rieng-${Date.now()}` }],
    });
    expect(await withImage(withMovedFile.id)).toContain(movedFile);
    expect((await admin('PATCH', `/files/${movedFile}`, { folder: FOLDER.uploads })).status).toBe(200);
    expect(await withImage(withMovedFile.id)).toContain('"image":null');
    expect(await queryAsSite(`{ files(filter: {id: {_in: ["${files.draft}"]}}) { id } }`)).not.toContain(files.draft);
    expect(await queryAsSite(`{ directus_files { id } }`)).toContain('errors');
  });
});

describe('files', () => {
  const asset = async (id: string) => (await fetch(`${stack().directusUrl}/assets/${id}`)).status;

  it('a draft’s picture, and one that nothing uses, have no address', async () => {
    for (const id of [files.draft, files.unused]) {
      expect(await asset(id)).toBe(403);
      expect((await visitor('GET', `/files/${id}`)).status).toBe(403);
    }
    expect(
      (await visitor<unknown[]>('GET', `/files?filter[id][_in]=${files.draft},${files.unused}`)).body.data,
    ).toEqual([]);
    // The title of every picture contains the word. A visitor finds only the picture of the live item and the picture in the brand folder.
    const countResponse = await readList(`/files?search=${HIDDEN_WORD}&aggregate[count]=id`);
    const rows = countResponse.data as { count: { id: number | string } }[];
    expect(rows.map(({ count }) => Number(count.id))).toEqual([2]);
  });

  it('what something published shows, and what lies in the brand folder, have one', async () => {
    expect(await asset(files.live)).toBe(200);
    expect(await asset(files.brand)).toBe(200);
  });

  it('a picture that a draft shares with a live item says nothing of the draft', async () => {
    const sharedNews = await fixtures.make<Item>('/items/news', {
      status: 'draft',
      author: HIDDEN_WORD,
      image: files.live,
    });
    for (const query of [
      `filter[$FOLLOW(news,image)][author][_eq]=${HIDDEN_WORD}`,
      `filter[$FOLLOW(news,image)][_some][author][_eq]=${HIDDEN_WORD}`,
      `filter[$FOLLOW(news,image)][id][_eq]=${sharedNews.id}`,
      `filter[$FOLLOW(news,image)][translations][title][_contains]=${HIDDEN_WORD}`,
    ]) {
      const answer = await visitor<unknown[]>('GET', `/files?fields=id&filter[id][_eq]=${files.live}&${query}`);
      expect(answer.body.data ?? [], query).toEqual([]);
    }
  });

  it('a file says nothing of who uploaded it', async () => {
    expect((await visitor('GET', `/files/${files.live}?fields=uploaded_by`)).status).toBe(403);
    expect((await visitor('GET', `/files?filter[uploaded_by][email][_starts_with]=a`)).status).toBe(403);
    expect((await visitor('GET', '/files?sort=uploaded_by')).status).toBe(403);
  });
});

describe('who wrote it', () => {
  it.each(['user_created', 'user_updated'])('%s is nobody’s business', async (field) => {
    expect((await visitor('GET', `/items/news?fields=${field}`)).status).toBe(403);
    expect((await visitor('GET', `/items/news?filter[${field}][email][_starts_with]=a`)).status).toBe(403);
    expect((await visitor('GET', `/items/news?sort=${field}`)).status).toBe(403);
  });
});
