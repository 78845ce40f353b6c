import { afterEach, describe, expect, it } from 'vitest';
import { content } from '../../support/content.ts';
import { createFixtures } from '../../support/items.ts';
import { startSecondDirectus } from '../auth-extend/second-directus.ts';
import { requestSearch, requestSuggestions, waitUntil } from './support.ts';

/** Counter for unique words. Two such words differ by more than one typo, so the search does not correct one to the other. */
let wordCount = 0;
const letters = 'bcdghklmnprstvx';
const createWord = () => {
  let number = Date.now() * 7 + wordCount++ * 1_000_003 + process.pid;
  let word = 'qz';
  for (let position = 0; position < 9; position++) {
    word += letters[number % letters.length];
    number = Math.floor(number / letters.length) + position;
  }
  return word;
};

const fixtures = createFixtures();
afterEach(() => fixtures.clear());

const searchNews = (searchText: string, lang: 'vi' | 'en' = 'vi') =>
  requestSearch({ kind: 'news', lang, q: searchText });
const isFound = async (word: string, id: number, lang: 'vi' | 'en' = 'vi') => {
  const { items, total, corrected } = await searchNews(word, lang);
  return corrected === null && total === 1 && items[0]?.id === id;
};
const isGone = async (word: string) => {
  const { total } = await searchNews(word);
  const suggestions = await requestSuggestions({ lang: 'vi', q: word });
  return total === 0 && suggestions.length === 0;
};
const newsFields = (word: string, otherFields: Record<string, unknown> = {}) => ({
  translations: [
    { languages_code: 'vi-VN', title: `Tin ${word}`, slug: `tin-${word}`, ...otherFields },
    { languages_code: 'en-US', title: `News ${word}`, slug: `news-${word}`, ...otherFields },
  ],
});
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const ignoreUnavailable = (error: unknown): false => {
  if (error instanceof Error && error.message.includes(': 503 ')) return false;
  throw error;
};

describe('the index follows', () => {
  it('an item that is made, published, renamed, archived and deleted', async () => {
    const word = createWord();
    const { id } = await fixtures.item('news', { ...newsFields(word), status: 'draft' });
    expect(await isGone(word)).toBe(true);
    await content.update('news', id, { status: 'published' });
    await waitUntil(() => isFound(word, id));
    await waitUntil(() => isFound(word, id, 'en'));
    expect((await requestSuggestions({ lang: 'vi', q: word.slice(0, 8) }))[0]).toMatchObject({ kind: 'news', id });

    await content.update('news', id, { status: 'archived' });
    await waitUntil(() => isGone(word));
    await content.update('news', id, { status: 'published' });
    await waitUntil(() => isFound(word, id));
    await content.remove('news', id);
    fixtures.forget('news', id);
    await waitUntil(() => isGone(word));
  });

  it('a translation that is edited alone, moved away and deleted', async () => {
    const [wordBefore, wordAfter, otherWord] = [createWord(), createWord(), createWord()];
    const { id } = await fixtures.item('news', {
      translations: [
        { languages_code: 'vi-VN', title: `Tin ${wordBefore}`, slug: `tin-${wordBefore}` },
        { languages_code: 'en-US', title: `News ${otherWord}`, slug: `news-${otherWord}` },
      ],
    });
    await waitUntil(() => isFound(wordBefore, id));
    const [row] = await content.read(
      'news_translations',
      `filter[news_id][_eq]=${id}&filter[languages_code][_eq]=vi-VN&fields=id`,
    );
    await content.update('news_translations', Number(row?.id), { title: `Tin ${wordAfter}` });
    await waitUntil(() => isFound(wordAfter, id));
    await waitUntil(() => isGone(wordBefore));
    // A search in one language also finds an item by its title in the other language.
    await waitUntil(() => isFound(wordAfter, id, 'en'));
    expect(await isFound(otherWord, id)).toBe(true);
    await content.remove('news_translations', Number(row?.id));
    await waitUntil(() => isGone(wordAfter));
    // Without this translation the site shows the item in the other language.
    await waitUntil(() => isFound(otherWord, id));
    expect((await searchNews(wordAfter, 'en')).total).toBe(0);
  });

  it('the pages of a document', async () => {
    const word = createWord();
    const { id } = await fixtures.item('documents', {
      pages: [{ number: 1, translations: [{ languages_code: 'vi-VN', text: `<p>Trang có <b>${word}</b>.</p>` }] }],
    });
    const findDocument = async () => (await requestSearch({ kind: 'documents', lang: 'vi', q: word })).items[0];
    await waitUntil(async () => (await findDocument())?.id === id);
    expect((await findDocument())?.snippet?.text).toBe(`Trang có ${word}.`);
    const [page] = await content.read('document_pages', `filter[document][_eq]=${id}&fields=id`);
    await content.remove('document_pages', Number(page?.id));
    await waitUntil(async () => (await findDocument()) === undefined);
  });

  it('names of categories, without a document being touched', async () => {
    const [wordBefore, wordAfter] = [createWord(), createWord()];
    const category = await fixtures.create('categories', {
      kind: 'news',
      status: 'published',
      translations: [{ languages_code: 'vi-VN', name: `Mục ${wordBefore}`, slug: `muc-${wordBefore}` }],
    });
    const { id } = await fixtures.item('news', { category: category.id });
    await waitUntil(() => isFound(wordBefore, id));
    const byFilter = await requestSearch({ kind: 'news', lang: 'vi', q: 'bài thử', category: String(category.id) });
    expect(byFilter.items.map((item) => item.id)).toEqual([id]);
    const [row] = await content.read('categories_translations', `filter[categories_id][_eq]=${category.id}&fields=id`);
    await content.update('categories_translations', Number(row?.id), { name: `Mục ${wordAfter}` });
    await waitUntil(() => isFound(wordAfter, id));
    await waitUntil(() => isGone(wordBefore));
    await content.update('categories', Number(category.id), { status: 'archived' });
    await waitUntil(() => isGone(wordAfter));
  });

  it('a help section that is hidden', async () => {
    const word = createWord();
    const section = await fixtures.create('help_center_sections', {
      status: 'published',
      translations: [{ languages_code: 'vi-VN', name: 'Mục thử', slug: `muc-thu-${word}` }],
    });
    await fixtures.item('help_center', { ...newsFields(word), section: section.id });
    const total = async () => (await requestSearch({ kind: 'help-center', lang: 'vi', q: word })).total;
    await waitUntil(async () => (await total()) === 1);
    await content.update('help_center_sections', Number(section.id), { status: 'draft' });
    await waitUntil(async () => (await total()) === 0);
    await content.update('help_center_sections', Number(section.id), { status: 'published' });
    await waitUntil(async () => (await total()) === 1);
  });

  it('the clock', async () => {
    const [laterWord, endingWord, eventWord] = [createWord(), createWord(), createWord()];
    const laterItem = await fixtures.item('news', { ...newsFields(laterWord), date_published: inSeconds(5) });
    const endingItem = await fixtures.item('news', { ...newsFields(endingWord), date_unpublished: inSeconds(6) });
    const liveEvent = await fixtures.item('events', {
      ...newsFields(eventWord),
      starts_at: inSeconds(-60),
      ends_at: inSeconds(6),
    });
    await waitUntil(() => isFound(endingWord, endingItem.id));
    const statusOf = async (status: string) =>
      (await requestSearch({ kind: 'events', lang: 'vi', q: eventWord, status })).total;
    await waitUntil(() => isFound(laterWord, laterItem.id));
    await waitUntil(() => isGone(endingWord));
    await waitUntil(async () => (await statusOf('over')) === 1);
    expect(await statusOf('live')).toBe(0);
    expect(liveEvent.id).toBeGreaterThan(0);
  });

  it('another process', async () => {
    const secondDirectus = await startSecondDirectus();
    try {
      const word = createWord();
      const { id } = await fixtures.item('news', newsFields(word));
      const searchSecond = (searchText: string) =>
        requestSearch({ kind: 'news', lang: 'vi', q: searchText }, secondDirectus.url);
      // Directus responds before its search has read the index. Until then the search returns 503.
      await waitUntil(() => searchSecond(word).then(() => true, ignoreUnavailable));
      await waitUntil(async () => (await searchSecond(word)).items[0]?.id === id);
      // A prefix search by the second process needs the words that the first process has written.
      await waitUntil(async () => (await searchSecond(word.slice(0, 8))).items[0]?.id === id);
      await content.update('news', id, { status: 'draft' });
      await waitUntil(async () => (await searchSecond(word)).total === 0);
      const createdItems = await Promise.all(
        Array.from({ length: 6 }, () => fixtures.item('news', newsFields(`${word} ${createWord()}`))),
      );
      await waitUntil(async () => (await searchSecond(word)).total === createdItems.length);
      expect((await searchNews(word)).total).toBe(createdItems.length);
    } finally {
      await secondDirectus.stop();
    }
  }, 120_000);
});
