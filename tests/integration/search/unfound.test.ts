/** Tests that unsuccessful searches are counted for editors. Searches that may reveal a person's health or danger are not counted (decision 255). */
import { ROLE } from '@hat-nang/model/ids';
import { href } from '@hat-nang/model/routes';
import { searchKinds, searchRoutes } from '@hat-nang/model/search-kinds';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase } from '../../setup/knex.ts';
import { stack } from '../../setup/stack.ts';
import { content } from '../../support/content.ts';
import { visit } from '../../support/site.ts';
import { admin, createFixtures, createUser, visitor } from '../schema/support.ts';
import { requestSearch, waitUntil } from './support.ts';

const fixtures = createFixtures();
let editor: Awaited<ReturnType<typeof createUser>>;
let database: Knex;
beforeAll(async () => {
  database = connectDatabase();
  editor = await createUser(fixtures, ROLE.editor);
});
afterAll(async () => {
  await database('search_unfound').where('query', 'like', '%zzq%').delete();
  await database.destroy();
  await fixtures.remove();
});

/** A unique word of letters only, because queries with numbers are not counted. */
const uniqueWord = `zzq${[...Date.now().toString(36)].map((digit) => String.fromCharCode(97 + (Number.parseInt(digit, 36) % 26))).join('')}`;
const readCounts = (query: string): Promise<Record<string, unknown>[]> =>
  database('search_unfound').where({ query }).select('lang', 'kind', 'times', 'day');
const report = (body: unknown, secret = stack().secrets.siteSecret) =>
  fetch(`${stack().directusUrl}/search/unfound`, {
    method: 'POST',
    headers: { 'x-site-secret': secret, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const insertUnfound = (query: string, days: readonly string[]) =>
  database('search_unfound').insert(days.map((day) => ({ day, query, lang: 'vi', kind: 'documents', times: 2 })));

it('counts a search of the site that found nothing, by day, folded, for its section or for all', async () => {
  const word = `${uniqueWord}a`;
  const encodedText = encodeURIComponent(`Khủng ${word}`);
  await visit(`${href('vi', 'searchDocuments')}?q=${encodedText}`);
  await visit(`${href('vi', 'searchDocuments')}?q=${encodedText}`);
  await visit(`${href('en', 'searchAll')}?q=${word}`);
  const readBothCounts = async () => [...(await readCounts(`khung ${word}`)), ...(await readCounts(word))];
  await waitUntil(
    async () => (await readBothCounts()).reduce((sum, { times }) => sum + Number(times), 0) === 3,
    10_000,
  );
  const rows = await readBothCounts();
  expect(rows.map(({ lang, kind, times }) => [lang, kind, Number(times)]).sort()).toEqual([
    ['en', 'all', 1],
    ['vi', 'documents', 2],
  ]);
  expect(rows.every(({ day }) => /^\d{4}-\d\d-\d\d$/.test(String(day)))).toBe(true);
});

it('counts no crisis word, nothing of mental health, and no number: neither by the site nor by a report', async () => {
  const rows = await content.read('crisis_words', 'limit=-1&fields=phrase');
  const phrases = rows.map(({ phrase }) => String(phrase));
  expect(phrases.length).toBeGreaterThanOrEqual(120);
  const countBefore = Number((await database('search_unfound').count({ n: '*' }).first())?.n);
  const encodedText = (text: string) => encodeURIComponent(text);
  for (const kind of searchKinds)
    await visit(`${href('vi', searchRoutes[kind])}?q=${encodedText(`tự tử ${uniqueWord}`)}`);
  await visit(`${href('en', 'searchAll')}?q=${encodedText(`suicide ${uniqueWord}`)}`);
  await visit(`${href('vi', searchRoutes['mental-health'])}?q=${uniqueWord}c`);
  await visit(`${href('vi', 'searchDocuments')}?q=${encodedText(`trầm cảm ${uniqueWord}`)}`);
  await visit(`${href('vi', 'searchDocuments')}?q=0912345678`);
  for (const phrase of phrases) {
    expect((await report({ kind: 'documents', lang: 'vi', q: `${phrase} ${uniqueWord}` })).status).toBe(204);
    expect((await report({ kind: 'all', lang: 'en', q: phrase })).status).toBe(204);
  }
  await report({ kind: 'mental-health', lang: 'vi', q: `${uniqueWord}d` });
  // "butterflies" is the topic of an article on mental health. A search for this word in another section must not be counted either.
  const { total } = await requestSearch({ kind: 'mental-health', lang: 'en', q: 'butterflies' });
  expect(total).toBeGreaterThan(0);
  await report({ kind: 'news', lang: 'en', q: 'butterflies' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(Number((await database('search_unfound').count({ n: '*' }).first())?.n)).toBe(countBefore);
}, 120_000);

it('takes reports of the site alone', async () => {
  expect((await report({ kind: 'news', lang: 'vi', q: `${uniqueWord}e` }, 'guessed')).status).toBe(403);
  expect((await report({ kind: 'news', lang: 'vi', q: 7 })).status).toBe(400);
  expect(await readCounts(`${uniqueWord}e`)).toEqual([]);
});

it('shows editors what was looked for on several days, and makes it a synonym with one press', async () => {
  const [frequentWord, rareWord] = [`${uniqueWord}often`, `${uniqueWord}once`];
  await insertUnfound(frequentWord, ['2099-01-01', '2099-01-02', '2099-01-03']);
  await insertUnfound(rareWord, ['2099-01-01', '2099-01-02']);
  const page = await editor.call('GET', '/search/try');
  expect(page.status).toBe(200);
  expect(page.text).toContain(frequentWord);
  expect(page.text).not.toContain(rareWord);
  const createdGroup = await editor.call<{ id: number }>('POST', '/search/try', {
    ...{ query: frequentWord, lang: 'vi' },
    words: [frequentWord, 'con diều'],
  });
  expect(createdGroup.status, createdGroup.text).toBe(200);
  try {
    const { body } = await admin<{ words: string[] }>('GET', `/items/search_words/${createdGroup.body.data.id}`);
    expect(body.data.words).toEqual([frequentWord, 'con diều']);
    expect((await editor.call('GET', '/search/try')).text).not.toContain(frequentWord);
    const searchTitles = async () =>
      (await requestSearch({ kind: 'documents', lang: 'vi', q: frequentWord })).items.map(({ title }) => title.text);
    await waitUntil(async () => (await searchTitles()).includes('Con diều biết vẫy tay'), 10_000);
  } finally {
    await admin('DELETE', `/items/search_words/${createdGroup.body.data.id}`);
  }
});

it('shows editors what a query becomes, in the language of their Studio', async () => {
  const { text } = await editor.call(
    'GET',
    `/search/try?${new URLSearchParams({ q: 'sách có ngôn ngữ ký hiệu cho bé 3 tuổi' })}`,
  );
  expect(text).toContain('<html lang="vi">');
  expect(text).toContain('ngôn ngữ ký hiệu → ');
  expect(text).toContain('3–6 tuổi');
  expect(text).toContain('sign language');
  await editor.call('PATCH', '/users/me', { language: 'en-US' });
  const englishItem = await editor.call(
    'GET',
    `/search/try?${new URLSearchParams({ q: '<b>suicide', kind: 'news', lang: 'en' })}`,
  );
  expect(englishItem.text).toContain('<html lang="en">');
  expect(englishItem.text).toContain('A crisis word');
  expect(englishItem.text).not.toContain('<b>suicide');
});

it('is closed to everybody else', async () => {
  const member = await createUser(fixtures, ROLE.adult);
  for (const call of [visitor, member.call]) {
    expect((await call('GET', '/search/try')).status).toBe(403);
    expect((await call('POST', '/search/try', { query: 'x', lang: 'vi', words: ['aa', 'bb'] })).status).toBe(403);
    expect((await call('GET', '/items/search_unfound')).status).toBe(403);
  }
  expect((await admin('GET', '/items/search_unfound')).status).toBe(403);
});
