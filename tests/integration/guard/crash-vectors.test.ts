import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { type Answer, adminHeaders, requestJson, requestStatusLine, sessionHeaders } from './requests.ts';

/** Each malformed request gets a 4xx response, and the same process continues (docs/threat-model.md 1 and 10). */
const BAD_QUERIES = [
  'deep[a][_filter]=x',
  'deep[translations][_filter]=x',
  'deep[a][_fields]=5&deep[a][_fields][b]=1',
  'deep={"a":{"_fields":5}}',
  'deep={"a":{"_meta":{}}}',
  'deep={"a":{"_sort":[1]}}',
  'deep={"translations":{"languages_code":{"_sort":[1]}}}',
  'deep={"a":{"_deep":{"b":{"_sort":[1]}}}}',
  'deep[__proto__][_filter]=x&deep[a]=b',
  'meta[a]=b',
  'aggregate=foo',
  'aggregate[avg]=*',
  'fields[0][a]=1',
  'fields[a]=1',
  'sort[0][a]=1',
  'groupBy[0][a]=1',
  'filter[_and]=x',
  'filter={"_and":[null]}',
  'filter={"id":{"_in":[{}]}}',
  'filter=x',
  'limit[a]=1',
  'page=1e99',
  'offset=-1',
  'search=%00',
  'access_token[a]=1',
];
const ROUTES = ['/items/news', '/items/news/1', '/users', '/files', '/server/info', '/auth/login', '/no-such-route'];

let pid: number | undefined;

function expectRefused(answer: Answer, caseName: string): void {
  expect(answer.status, caseName).toBeGreaterThanOrEqual(400);
  expect(answer.status, caseName).toBeLessThan(500);
  expect(answer.body.errors?.[0]?.extensions.code, caseName).toEqual(expect.any(String));
}

describe('requests that ended or choked Directus', () => {
  beforeAll(() => {
    pid = stack().pid('directus');
    expect(pid).toBeDefined();
  });

  afterAll(async () => {
    expect(stack().pid('directus')).toBe(pid);
    expect((await requestJson('GET', '/server/ready')).status).toBe(200);
  });

  it.each(BAD_QUERIES)('GET ?%s', async (query) => {
    for (const route of ROUTES) {
      const answer = await requestJson('GET', `${route}?${query}`);
      expectRefused(answer, route);
      expect(answer.status).toBe(400);
    }
    expectRefused(await requestJson('GET', `/items/news?${query}`, { headers: adminHeaders() }), 'as administrator');
  });

  it.each([
    { deep: { a: { _filter: 'x' } } },
    { deep: { a: { _fields: 5 } } },
    { deep: { a: { _sort: [1] } } },
    { deep: '{"a":{"_meta":{}}}' },
    { aggregate: 'foo' },
    { meta: { a: 'b' } },
    { fields: [{ a: 1 }] },
    { filter: { _and: 'x' } },
  ])('in a body: %j', async (query) => {
    for (const route of ['/items/news', '/users', '/files', '/folders']) {
      expectRefused(await requestJson('SEARCH', route, { json: { query } }), `SEARCH ${route}`);
      expectRefused(await requestJson('PATCH', route, { json: { query, data: {} } }), `PATCH ${route}`);
      expectRefused(await requestJson('DELETE', route, { json: { query } }), `DELETE ${route}`);
      const admin = await requestJson('SEARCH', route, { json: { query }, headers: adminHeaders() });
      expectRefused(admin, `SEARCH ${route} as administrator`);
    }
    const headers = adminHeaders();
    expectRefused(
      await requestJson('POST', '/utils/export/news', { json: { query, format: 'csv' }, headers }),
      'export',
    );
  });

  it('bodies that are no items', async () => {
    for (const json of [[null], ['x'], [[1]], null, 5]) {
      expectRefused(await requestJson('POST', '/items/news', { json, headers: adminHeaders() }), JSON.stringify(json));
    }
    const nestedJson = `{"title":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const headers = { 'content-type': 'application/json', ...adminHeaders() };
    expectRefused(await requestJson('POST', '/items/news', { body: nestedJson, headers }), 'nested');
  });

  it('broken paths, tokens and cookies', async () => {
    for (const path of ['/items/news/%E0%A4%A', '/items/%00', '/%', '/items/constructor', '/items/__proto__']) {
      expectRefused(await requestJson('GET', path), path);
    }
    const name = (await sessionHeaders('kid')).cookie?.split('=')[0];
    for (const value of ['x', 'j:{"a":1}', '%E0%A4%A']) {
      expectRefused(await requestJson('GET', '/items/news', { headers: { cookie: `${name}=${value}` } }), value);
    }
  });

  it('bodies larger than any visitor has to say', async () => {
    const json = { message: 'x'.repeat(300_000) };
    expect((await requestJson('POST', '/items/contact_messages', { json })).status).toBe(413);
  });

  it('multipart without a session', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const route of ['/files', '/files/1', '/utils/import/news']) {
      expectRefused(await requestJson('POST', route, { headers, body: '--x\r\n' }), route);
    }
  });

  it('truncated, malformed and aborted uploads of somebody who may upload', async () => {
    const session = await sessionHeaders('editor');
    const answerBefore = await requestJson('GET', '/files?limit=1&meta=total_count&fields=id', {
      headers: adminHeaders(),
    });
    const formPart =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n';
    const type = { 'content-type': 'multipart/form-data; boundary=x', ...session };
    for (const body of [
      '--x\r\n',
      formPart,
      `${formPart}abc`,
      `${formPart}${'a'.repeat(500_000)}`,
      `${formPart}abc\r\n--x\r\nBad\r\n\r\n`,
    ]) {
      expectRefused(await requestJson('POST', '/files', { headers: type, body }), `${body.length} bytes`);
      expectRefused(
        await requestJson('PATCH', '/files/0a000000-0000-4000-8000-000000000000', { headers: type, body }),
        'PATCH',
      );
    }
    for (const contentType of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/mixed; boundary=x',
    ]) {
      expectRefused(
        await requestJson('POST', '/files', { headers: { ...type, 'content-type': contentType }, body: formPart }),
        contentType,
      );
    }
    const lines = ['POST /files HTTP/1.1', 'Host: x', `Cookie: ${session.cookie}`, 'Content-Length: 900000'];
    await requestStatusLine(
      [...lines, 'Content-Type: multipart/form-data; boundary=x'],
      `${formPart}${'a'.repeat(300_000)}`,
    );
    await expect
      .poll(
        async () =>
          (await requestJson('GET', '/files?limit=1&meta=total_count&fields=id', { headers: adminHeaders() })).body
            .meta,
      )
      .toEqual(answerBefore.body.meta);
  });

  it('a query that is sound is still answered', async () => {
    const validQuery =
      'deep[translations][_filter][languages_code][_eq]=vi-VN&fields=id,translations.title&limit=1&meta=*';
    expect((await requestJson('GET', `/items/news?${validQuery}`)).status).toBe(200);
    const query = { filter: { id: { _gt: 0 } }, deep: { translations: { _limit: 1 } }, limit: 1 };
    expect((await requestJson('SEARCH', '/items/news', { json: { query } })).status).toBe(200);
    const groups = '/items/news?aggregate[count]=*&groupBy=category';
    expect((await requestJson('GET', groups, { headers: adminHeaders() })).status).toBe(200);
  });
});
