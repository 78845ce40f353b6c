import { stack } from '../setup/stack.ts';

type Row = Record<string, unknown>;

/** Directus refuses work while it is out of breath, before anything of ours runs: such a call may be sent again. */
const isOutOfBreath = (status: number, text: string) => status === 503 && text.includes('Under pressure');

const call = async (method: string, path: string, body?: unknown): Promise<Row | Row[]> => {
  const { directusUrl, adminToken } = stack();
  for (let tries = 1; ; tries++) {
    const answer = await fetch(`${directusUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.ok) return text === '' ? {} : (JSON.parse(text) as { data: Row | Row[] }).data;
    if (!isOutOfBreath(answer.status, text) || tries === 20)
      throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
};

/** Content as an administrator changes it through Directus. */
export const content = {
  read: async (collection: string, query = '') => (await call('GET', `/items/${collection}?${query}`)) as Row[],
  create: async (collection: string, row: Row) => (await call('POST', `/items/${collection}`, row)) as Row,
  update: async (collection: string, id: unknown, row: Row) =>
    (await call('PATCH', `/items/${collection}/${id}`, row)) as Row,
  remove: async (collection: string, id: unknown) => {
    await call('DELETE', `/items/${collection}/${id}`);
  },
  settings: async (row: Row) => (await call('PATCH', '/items/app_configs', row)) as Row,
};

let serial = 0;

/** A news item of the test's own, in both languages unless told, published unless told. Remove it when done. */
export const createNews = async (more: Row = {}, texts: ('vi-VN' | 'en-US')[] = ['vi-VN', 'en-US']) => {
  const mark = `${Date.now().toString(36)}${serial++}`;
  const row = await content.create('news', {
    status: 'published',
    date_published: new Date(Date.now() - 60_000).toISOString(),
    translations: texts.map((languages_code) => ({
      languages_code,
      title: languages_code === 'vi-VN' ? `Tin thử ${mark}` : `Test news ${mark}`,
      slug: languages_code === 'vi-VN' ? `tin-thu-${mark}` : `test-news-${mark}`,
      summary: languages_code === 'vi-VN' ? 'Tóm tắt thử' : 'A test summary',
      body: languages_code === 'vi-VN' ? '<p>Nội dung thử</p>' : '<p>A test body</p>',
    })),
    ...more,
  });
  const id = Number(row.id);
  return {
    id,
    mark,
    vi: `/tin-tuc/tin-thu-${mark}-${id}`,
    en: `/en/news/test-news-${mark}-${id}`,
    remove: () => content.remove('news', id),
  };
};

/** Asks an address until its answer satisfies; how long it took, in ms. @throws after `limit` ms. */
export const until = async (
  url: string,
  satisfies: (text: string, status: number) => boolean,
  limit = 5000,
): Promise<number> => {
  const started = Date.now();
  for (;;) {
    const answer = await fetch(url, { headers: { cookie: 'starting=kid; lang=vi' }, redirect: 'manual' });
    const text = await answer.text();
    if (satisfies(text, answer.status)) return Date.now() - started;
    if (Date.now() - started > limit)
      throw new Error(`${url} did not change within ${limit} ms (last status ${answer.status})`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
