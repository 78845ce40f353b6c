import { REFUSAL_DELAY_MS } from '@hat-nang/model/http/refusal-delay';
import { describe, expect, it } from 'vitest';
import { sendRaw } from '../../support/raw-requests.ts';
import { visit } from '../../support/site.ts';
import { adminHeaders, requestJson, sessionHeaders } from './requests.ts';

const starPath = (levels: number) => Array.from({ length: levels }, () => '*').join('.');
const joinMany = (count: number, partAt: (index: number) => string, separator: string) =>
  Array.from({ length: count }, (_, index) => partAt(index)).join(separator);

/** Expensive queries that a visitor could send, by kind. The guard refuses each query before Directus runs the query. */
const attacks: Record<string, string> = {
  'deep stars': `/items/app_configs?fields=${starPath(10)}`,
  'fewer stars': `/items/app_configs?fields=${starPath(5)}`,
  'stars of an item': `/items/news/1?fields=${starPath(4)}`,
  'stars below a relation': '/items/news?fields=category.*.*',
  'many paths': `/items/documents?fields=${joinMany(120, (index) => `pages.translations.text${index}`, ',')}`,
  'long paths': '/items/news?fields=category.translations.categories_id.translations.name',
  'fields as an array': `/items/news?${joinMany(90, (index) => `fields[]=category.a${index}`, '&')}`,
  'all rows': '/items/documents?limit=-1',
  'too many rows': '/items/documents?limit=101',
  'repeated limits': '/items/documents?limit=1&limit=-1',
  'the rows of several lists': '/items/documents?fields=*,translations.*,pages.*,categories.*&limit=100',
  'whole books': '/items/documents?fields=id,pages.translations.*&limit=30',
  'all fields of many relations':
    '/items/app_configs?fields=*,translations.*,home_news.news_id.*,home_popular.documents_id.*,home_events.events_id.*',
  'far offset': '/items/documents?offset=5000000',
  'many rows of many': `/items/documents?fields=*,${['pages', 'translations', 'categories'].map((name) => `${name}.translations.*`).join()}&limit=100`,
  'deep with all rows': '/items/documents?fields=id,pages.id&deep[pages][_limit]=-1',
  'deep with many rows': '/items/documents?fields=id,pages.id&deep[pages][_limit]=10000',
  'deep in deep': '/items/documents?deep={"a":{"b":{"c":{"d":{"_limit":1}}}}}',
  'many branches': `/items/news?filter=${JSON.stringify({ _or: Array.from({ length: 60 }, (_, id) => ({ id: { _eq: id } })) })}`,
  'nested branches': `/items/news?filter=${'{"_and":['.repeat(8)}{"id":{"_eq":1}}${']}'.repeat(8)}`,
  'branches that join': `/items/documents?filter=${JSON.stringify({ _or: Array.from({ length: 45 }, (_, id) => ({ translations: { title: { _contains: `a${id}` } } })) })}`,
  'a filter over relations': '/items/news?filter[category][translations][categories_id][translations][name][_eq]=a',
  'a filter by a variable': '/items/news?filter[id][_eq]=$CURRENT_USER.role.users.*.*.*.*',
  'a long list of values': `/items/news?filter[id][_in]=${joinMany(900, String, ',')}`,
  aggregate: '/items/documents?aggregate[max]=id',
  groups: '/items/documents?groupBy=type&aggregate[count]=id',
  aliases: `/items/documents?${joinMany(30, (index) => `alias[a${index}]=pages`, '&')}&fields=*`,
  'a long sort list': `/items/documents?sort=${joinMany(60, (index) => `translations.title${index}`, ',')}`,
  'a long search': `/items/documents?search=${'a'.repeat(400)}`,
  'a long query': `/items/documents?fields=id&filter[author][_eq]=${'a'.repeat(5_000)}`,
  'of files': `/files?fields=${starPath(6)}`,
  'of folders': '/folders?limit=-1',
};
/** A cheap query that is also refused. Its duration is the baseline of a refusal. */
const cheapQuery = '/items/documents?limit=0';
/** Maximum time by which a refusal may exceed the baseline on a busy machine, in milliseconds. */
const allowedDelayMs = 200;

const refusalStatuses = [400, 403, 413];
const measureDelay = async (task: () => Promise<{ status: number }>) => {
  const startedAt = performance.now();
  const { status } = await task();
  return { status, took: performance.now() - startedAt };
};
/** Returns the fastest of up to three tries, because a busy machine delays any response. `REFUSAL_DELAY_MS` is the deliberate delay of each refusal. */
const fastestOfThree = async (task: () => Promise<{ status: number }>) => {
  const times = [await measureDelay(task)];
  while (times.length < 3 && times.every(({ took }) => took > REFUSAL_DELAY_MS + allowedDelayMs))
    times.push(await measureDelay(task));
  return times.toSorted((a, b) => a.took - b.took)[0] as { status: number; took: number };
};

describe('a query that is too expensive', () => {
  it.each(Object.entries(attacks))('%s is refused at once, to a stranger and to a member', async (_name, path) => {
    const kid = await kidHeaders();
    for (const headers of [{}, kid]) {
      const baseline = await fastestOfThree(() => requestJson('GET', cheapQuery, { headers }));
      const { status, took } = await fastestOfThree(() => requestJson('GET', path, { headers }));
      expect([400, 403]).toContain(status);
      expect(took).toBeLessThan(baseline.took + allowedDelayMs);
    }
  });

  it.each(Object.entries(attacks).filter(([, path]) => path.startsWith('/items/')))(
    '%s is refused by the site, too',
    async (_name, path) => {
      const { status } = await fastestOfThree(() => visit(`/api${path}`, { cookie: '' }));
      expect(refusalStatuses).toContain(status);
    },
  );

  it('in the body of a SEARCH, and in what a change answers', async () => {
    const kid = await kidHeaders();
    const expensiveQueries = [
      { fields: [starPath(6)] },
      { limit: -1 },
      { groupBy: ['type'] },
      { deep: { pages: { _limit: -1 } } },
    ];
    for (const query of expensiveQueries) {
      for (const headers of [{}, kid]) {
        const answer = await measureDelay(() =>
          requestJson('SEARCH', '/items/documents', { json: { query }, headers }),
        );
        expect(refusalStatuses, JSON.stringify(query)).toContain(answer.status);
      }
    }
    const json = { query: {}, keys: Array.from({ length: 500 }, (_, id) => id) };
    expect((await requestJson('SEARCH', '/items/documents', { json })).status).toBe(400);
    const changeResponse = await requestJson('POST', `/items/favorites?fields=${starPath(6)}`, {
      json: { news: 1 },
      headers: kid,
    });
    expect(changeResponse.status).toBe(400);
    expect((await requestJson('GET', `/users/me?fields=${starPath(5)}`, { headers: kid })).status).toBe(400);
    const proxiedResponse = await sendRaw('/api/items/documents', { method: 'SEARCH', headers: {}, body: '{}' });
    expect(proxiedResponse.status).toBeGreaterThanOrEqual(400);
  });

  it('in GraphQL: nested, with all rows, by aliases, by fragments', async () => {
    const kid = await kidHeaders();
    const nestedFields = (levels: number): string =>
      levels === 0 ? 'id' : `translations { documents_id { ${nestedFields(levels - 1)} } }`;
    const documents = [
      `{ documents { ${nestedFields(6)} } }`,
      '{ documents(limit: -1) { id } }',
      'query ($n: Int) { documents(limit: $n) { id } }',
      '{ documents { pages(limit: 5000) { id } } }',
      `{ ${joinMany(40, (index) => `a${index}: documents { id }`, ' ')} }`,
      `{ documents { ${joinMany(40, (index) => `a${index}: pages { id }`, ' ')} } }`,
      '{ documents_aggregated(groupBy: ["type"]) { count { id } } }',
      '{ documents_aggregated { max { id } } }',
      `{ documents { ...a0 } } ${joinMany(9, (index) => `fragment a${index} on documents { ${`...a${index + 1} `.repeat(4)} }`, ' ')} fragment a9 on documents { id }`,
    ];
    for (const query of documents) {
      const variables = { n: -1 };
      const baseline = await fastestOfThree(() => requestJson('GET', cheapQuery, { headers: kid }));
      const { status, took } = await fastestOfThree(() =>
        requestJson('POST', '/graphql', { json: { query, variables }, headers: kid }),
      );
      expect(status, query.slice(0, 90)).toBe(400);
      expect(took).toBeLessThan(baseline.took + allowedDelayMs);
    }
  });

  it('is refused to staff as well where it would not end', async () => {
    for (const headers of [adminHeaders(), await sessionHeaders('editor')]) {
      for (const path of [
        `/items/app_configs?fields=${starPath(8)}`,
        `/items/documents?fields=${starPath(4)}&limit=-1`,
        `/users?fields=${starPath(6)}&limit=-1`,
      ]) {
        expect((await requestJson('GET', path, { headers })).status, path).toBe(400);
      }
      const query = { fields: [starPath(7)] };
      expect((await requestJson('SEARCH', '/items/documents', { json: { query }, headers })).status).toBe(400);
    }
    const expensiveQueries = `{ documents(limit: -1) { ${'pages { document { '.repeat(5)} id ${'} }'.repeat(5)} } }`;
    expect(
      (await requestJson('POST', '/graphql', { json: { query: expensiveQueries }, headers: adminHeaders() })).status,
    ).toBe(400);
  });

  it('says what is wrong with it', async () => {
    const reason = async (path: string) => (await requestJson('GET', path)).body.errors?.[0]?.message;
    expect(await reason('/items/news?limit=-1')).toContain('"limit" must be from 1 to 100');
    expect(await reason('/items/news?fields=*.*')).toContain('"*" as the last part');
    expect(await reason('/items/news?groupBy=author')).toContain('"groupBy" is not offered');
    const answer = await visit('/api/items/news?limit=-1', { cookie: '' });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      400,
      { errors: [{ message: expect.stringContaining('"limit"'), extensions: { code: 'INVALID_QUERY' } }] },
    ]);
  });
});

describe('allowed queries', () => {
  it.each([
    '/items/documents',
    '/items/documents?fields=*,translations.*&limit=100',
    '/items/documents?fields=id,pages.translations.text&limit=10',
    '/items/app_configs?fields=*,translations.*,home_news.news_id.translations.title',
    '/items/languages?fields=*',
    '/items/news?fields=id&fields=author&sort=-date_published,id&limit=20&page=1&meta=*',
    '/items/news?filter[translations][languages_code][code][_eq]=vi-VN&fields=id',
    '/items/news?aggregate[count]=*',
    '/items/documents?deep[translations][_filter][languages_code][_eq]=vi-VN&fields=id,translations.title&limit=5',
  ])('a visitor: %s', async (path) => {
    expect((await requestJson('GET', path)).status).toBe(200);
    if (path.includes('fields=id&fields')) return;
    expect((await visit(`/api${path}`, { cookie: '' })).status).toBe(200);
  });

  it('the Studio asks whole system collections, and items with what belongs to them', async () => {
    for (const path of [
      '/permissions?limit=-1',
      '/roles?limit=-1&fields=*,users.*',
      '/presets?limit=-1',
      '/translations?limit=-1&fields=language,key,value',
      '/users/me?fields=*,avatar.id,role.admin_access,role.app_access,role.id,role.enforce_tfa',
      '/flows?limit=-1&fields=*,operations.*',
      '/items/documents?limit=1000&fields=*,translations.*',
      '/items/documents/1?fields=*.*',
      '/items/documents?limit=-1&fields=id',
    ]) {
      expect((await requestJson('GET', path, { headers: adminHeaders() })).status, path).toBe(200);
    }
  });
});

let kidSession: Promise<Record<string, string>> | undefined;
/** Returns headers of one session that the whole file shares. */
function kidHeaders(): Promise<Record<string, string>> {
  kidSession ??= sessionHeaders('kid');
  return kidSession;
}
