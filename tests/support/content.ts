import { createItem, deleteItem, updateItem, updateSingleton } from '@directus/sdk';
import { connect } from '../../schema/connect.ts';
import { stack } from '../setup/stack.ts';
import { chosenCookie } from './site.ts';

type Row = Record<string, unknown>;

const admin = () => connect({ url: stack().directusUrl, token: stack().adminToken });

/** Reads and changes content through Directus as the service user. Rows have no schema types, because tests choose collections at run time. */
export const content = {
  read: async (collection: string, query = '') => (await admin()).call<Row[]>('GET', `/items/${collection}?${query}`),
  create: async (collection: string, row: Row) =>
    (await (await admin()).request(createItem(collection as never, row as never))) as Row,
  update: async (collection: string, id: unknown, row: Row) =>
    (await (await admin()).request(updateItem(collection as never, id as never, row as never))) as Row,
  remove: async (collection: string, id: unknown) =>
    (await admin()).request(deleteItem(collection as never, id as never)),
  settings: async (row: Row) => (await (await admin()).request(updateSingleton('app_configs', row as never))) as Row,
};

let createdCount = 0;

/** Creates a news item, by default in both languages and published. The test must call `remove`. */
export const createNews = async (overrides: Row = {}, texts: ('vi-VN' | 'en-US')[] = ['vi-VN', 'en-US']) => {
  const uniqueWord = `${Date.now().toString(36)}${createdCount++}`;
  const row = await content.create('news', {
    status: 'published',
    date_published: new Date(Date.now() - 60_000).toISOString(),
    translations: texts.map((languages_code) => ({
      languages_code,
      title: languages_code === 'vi-VN' ? `Tin thử ${uniqueWord}` : `Test news ${uniqueWord}`,
      slug: languages_code === 'vi-VN' ? `tin-thu-${uniqueWord}` : `test-news-${uniqueWord}`,
      summary: languages_code === 'vi-VN' ? 'Tóm tắt thử' : 'A test summary',
      body: languages_code === 'vi-VN' ? '<p>Nội dung thử</p>' : '<p>A test body</p>',
    })),
    ...overrides,
  });
  const id = Number(row.id);
  return {
    id,
    uniqueWord: uniqueWord,
    vi: `/tin-tuc/tin-thu-${uniqueWord}-${id}`,
    en: `/en/news/test-news-${uniqueWord}-${id}`,
    remove: () => content.remove('news', id),
  };
};

/**
 * Polls an address until `isExpected` returns true for the response. Returns the duration in milliseconds.
 * @param limit maximum wait in milliseconds
 * @throws Error when the wait exceeds `limit`
 */
export const waitForAnswer = async (
  url: string,
  isExpected: (text: string, status: number) => boolean,
  limit = 5000,
): Promise<number> => {
  const startedAt = Date.now();
  for (;;) {
    const answer = await fetch(url, { headers: { cookie: chosenCookie }, redirect: 'manual' });
    const text = await answer.text();
    if (isExpected(text, answer.status)) return Date.now() - startedAt;
    if (Date.now() - startedAt > limit)
      throw new Error(`${url} did not change within ${limit} ms (last status ${answer.status})`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
