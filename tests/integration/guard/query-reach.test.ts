import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { adminHeaders, requestJson, sessionHeaders } from './requests.ts';

const AUTHOR = `Tác giả bí mật ${Date.now()}`;
let draftId: number;
let draftLinkId: number;

/** No query reveals the content of a draft: no direct query, filter, sort or count. */
describe('questions about what is not published', () => {
  beforeAll(async () => {
    const headers = adminHeaders();
    const create = async (collection: string, json: unknown) =>
      ((await requestJson('POST', `/items/${collection}`, { json, headers })).body.data as { id: number }).id;
    draftId = await create('news', { status: 'draft', author: AUTHOR });
    await requestJson('PATCH', '/items/app_configs', { json: { is_released: true }, headers });
    const config = (await requestJson('GET', '/items/app_configs?fields=id', { headers })).body.data as { id: number };
    draftLinkId = await create('app_configs_news', { app_configs_id: config.id, news_id: draftId });
  });

  afterAll(async () => {
    await requestJson('DELETE', `/items/app_configs_news/${draftLinkId}`, { headers: adminHeaders() });
    await requestJson('DELETE', `/items/news/${draftId}`, { headers: adminHeaders() });
  });

  it.each([
    '/items/app_configs?filter[home_news][news_id][author][_starts_with]=T',
    '/items/app_configs?filter[home_news][_some][news_id][status][_eq]=draft',
    '/items/app_configs_news?filter[news_id][author][_starts_with]=T',
    '/items/app_configs_news?sort=news_id.author',
    '/items/app_configs?deep[home_news][_filter][news_id][author][_starts_with]=T',
    '/items/news?filter[category][status][_eq]=draft',
    '/items/news?filter[user_created][email][_starts_with]=a',
    '/items/news?sort=user_created.email',
    '/items/news?alias[translations]=category&filter[translations][status][_eq]=draft',
    '/items/news?filter[$FOLLOW(app_configs_news,news_id)][id][_gt]=0',
    '/files?filter[uploaded_by][email][_starts_with]=a',
  ])('GET %s is refused', async (path) => {
    expect((await requestJson('GET', path)).status).toBe(403);
    expect((await requestJson('GET', path, { headers: await sessionHeaders('kid') })).status).toBe(403);
  });

  it('is refused in bodies and in GraphQL', async () => {
    const headers = await sessionHeaders('kid');
    const filter = { category: { status: { _eq: 'draft' } } };
    expect((await requestJson('SEARCH', '/items/news', { json: { query: { filter } } })).status).toBe(403);
    const query = '{ news(filter: { category: { status: { _eq: "draft" } } }) { id } }';
    const answer = await requestJson('POST', '/graphql', { json: { query }, headers });
    expect(answer.body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('answers what may be asked, and the site and the staff all', async () => {
    for (const path of [
      '/items/news?filter[translations][languages_code][_eq]=vi-VN&sort=-date_published&limit=1',
      '/items/news?filter[category][id][_eq]=1&limit=1',
      '/items/documents?filter[categories][categories_id][id][_eq]=1&limit=1',
      '/items/documents?filter[reading_age][value][_eq]=3-6&limit=1',
    ]) {
      expect((await requestJson('GET', path)).status, path).toBe(200);
    }
    const path = '/items/news?filter[category][translations][slug][_eq]=x&limit=1';
    expect((await requestJson('GET', path, { headers: { 'x-site-secret': stack().secrets.siteSecret } })).status).toBe(
      200,
    );
    expect((await requestJson('GET', path, { headers: await sessionHeaders('editor') })).status).toBe(200);
    expect((await requestJson('GET', path, { headers: adminHeaders() })).status).toBe(200);
  });

  it('counts and groups by columns only', async () => {
    for (const path of [
      '/files?aggregate[count]=news_image',
      '/items/news?aggregate[count]=translations',
      '/items/news?groupBy=translations',
    ]) {
      const { status } = await requestJson('GET', path);
      expect([400, 403], path).toContain(status);
    }
    expect((await requestJson('GET', '/items/news?aggregate[count]=*')).status).toBe(200);
  });

  it('never tells the draft itself', async () => {
    for (const path of [
      `/items/news/${draftId}`,
      `/items/news?filter[id][_eq]=${draftId}`,
      `/items/news?search=${encodeURIComponent(AUTHOR)}&meta=*`,
    ]) {
      expect(JSON.stringify((await requestJson('GET', path)).body)).not.toContain(AUTHOR);
    }
    const count = await requestJson(
      'GET',
      `/items/news?aggregate[count]=*&filter[author][_eq]=${encodeURIComponent(AUTHOR)}`,
    );
    expect(JSON.stringify(count.body)).not.toMatch(/"?count"?:"?1/);
  });
});
