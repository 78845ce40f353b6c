import { describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { type RawAnswer, sendRaw } from '../../support/raw-requests.ts';
import { chosenCookie as cookie, headOf } from '../../support/site.ts';

const bodyText = (answer: RawAnswer) => answer.body.toString('utf8');
const requestPath = (path: string, headers: Record<string, string> = {}) =>
  sendRaw(path, { headers: { cookie, ...headers } });

/** Internal headers of Next, headers of proxies, and forged hosts. A visitor who sends such headers must get the normal response. */
const forgedHeaders: Record<string, string>[] = [
  { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' },
  { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware' },
  {
    'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
    'x-middleware-subrequest-id': 'x',
  },
  { 'x-middleware-rewrite': '/vi/unavailable' },
  { 'x-middleware-next': '1', 'x-middleware-override-headers': 'cookie', 'x-middleware-request-cookie': 'lang=en' },
  { 'x-middleware-set-cookie': 'lang=en' },
  { 'x-middleware-prefetch': '1' },
  { 'x-nextjs-data': '1' },
  { 'x-matched-path': '/en/news' },
  { 'x-now-route-matches': '1=en' },
  {
    'x-invoke-path': '/en/news',
    'x-invoke-status': '500',
    'x-invoke-output': '/_error',
    'x-invoke-query': '%7B%22lang%22%3A%22en%22%7D',
  },
  { 'x-prerender-revalidate': 'x', 'x-prerender-revalidate-if-generated': '1' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '444' },
  { forwarded: 'host=evil.example;proto=https' },
  { 'x-original-url': '/en/news', 'x-rewrite-url': '/en/news' },
  { 'x-site-status': '503' },
  { 'x-site-secret': 'x' },
  { 'x-site-secret': '' },
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
  { 'next-url': '/en/news' },
  { 'x-real-ip': '203.0.113.9', 'x-forwarded-for': '203.0.113.9', 'cf-connecting-ip': '203.0.113.9' },
  { host: 'evil.example' },
  { host: 'evil.example:8400' },
];

describe('headers that no visitor may send', () => {
  it.each(forgedHeaders)('%o changes nothing', async (headers) => {
    for (const path of ['/tin-tuc', '/']) {
      const plainAnswer = await requestPath(path);
      const answer = await requestPath(path, headers);
      expect([answer.status, answer.headers['content-type']], path).toEqual([200, plainAnswer.headers['content-type']]);
      expect(bodyText(answer).includes('evil.example'), path).toBe(false);
      expect(headOf(bodyText(answer)), path).toEqual(headOf(bodyText(plainAnswer)));
    }
    // The forged headers change nothing: a first visit is redirected to the starting page, a missing page is 404, and an internal path is hidden.
    const homeAnswer = await sendRaw('/', { headers });
    expect([homeAnswer.status, homeAnswer.headers.location]).toEqual([307, '/bat-dau']);
    expect((await requestPath('/khong-co', headers)).status).toBe(404);
    expect((await requestPath('/en/unavailable', headers)).status).toBe(404);
    const internalAnswer = await requestPath('/vi/tin-tuc', headers);
    expect([internalAnswer.status, internalAnswer.headers.location]).toEqual([308, '/tin-tuc']);
    const secretlessAnswer = await sendRaw('/api/server/info', { headers });
    expect(secretlessAnswer.status).toBe(404);
  });

  it('after all of them, everybody still gets the right page', async () => {
    for (const [path, lang] of [
      ['/', 'vi-VN'],
      ['/en', 'en-US'],
      ['/tin-tuc', 'vi-VN'],
      ['/en/news', 'en-US'],
    ] as const) {
      const answer = await requestPath(path);
      const pageHead = headOf(bodyText(answer));
      expect([answer.status, pageHead.lang]).toEqual([200, lang]);
      expect(pageHead.canonical?.startsWith(stack().siteUrl)).toBe(true);
    }
  });

  it('the secret of the site itself is needed to refresh pages', async () => {
    const body = JSON.stringify({ tags: ['all'] });
    for (const secret of [
      undefined,
      '',
      'x',
      stack().secrets.siteSecret.slice(0, -1),
      `${stack().secrets.siteSecret}x`,
      stack().adminToken,
    ]) {
      const headers = {
        'content-type': 'application/json',
        ...(secret === undefined ? {} : { 'x-site-secret': secret }),
      };
      const answer = await sendRaw('/api/revalidate', { method: 'POST', headers, body });
      expect(answer.status).toBe(404);
    }
    const validHeaders = { 'content-type': 'application/json', 'x-site-secret': stack().secrets.siteSecret };
    for (const invalidBody of [
      '',
      '{',
      'null',
      '{"tags":"all"}',
      '{"tags":[1]}',
      '{"tags":["a b"]}',
      JSON.stringify({ tags: Array(5000).fill('news') }),
    ]) {
      const answer = await sendRaw('/api/revalidate', { method: 'POST', headers: validHeaders, body: invalidBody });
      expect(answer.status, invalidBody.slice(0, 30)).toBe(400);
    }
    const answer = await sendRaw('/api/revalidate', {
      method: 'POST',
      headers: validHeaders,
      body: JSON.stringify({ tags: ['news'] }),
    });
    expect([answer.status, bodyText(answer)]).toEqual([200, '{"revalidated":1}']);
  });
});

describe('inner routes of the framework', () => {
  it('a request for the payload of a page never gets the page itself', async () => {
    const page = bodyText(await requestPath('/tin-tuc'));
    for (const headers of [
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1' },
      { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
      { rsc: '1', 'next-router-state-tree': '%5B%5D' },
    ] as Record<string, string>[]) {
      for (const query of ['', '?_rsc=abc', '?_rsc=']) {
        const payloadAnswer = await requestPath(`/tin-tuc${query}`, headers);
        expect(payloadAnswer.status, JSON.stringify(headers)).toBeLessThan(500);
      }
    }
    const answerAfter = await requestPath('/tin-tuc');
    expect([answerAfter.status, answerAfter.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headOf(bodyText(answerAfter))).toEqual(headOf(page));
  });

  it('parameters of a route cannot be set by a query', async () => {
    for (const query of [
      '?nxtPlang=en',
      '?lang=en',
      '?nxtIlang=en',
      '?__nextLocale=en',
      '?__nextDataReq=1',
      '?amp=1',
      '?_next=1',
    ]) {
      const answer = await requestPath(`/tin-tuc${query}`);
      expect([answer.status, headOf(bodyText(answer)).lang], query).toEqual([200, 'vi-VN']);
    }
  });

  it('no image optimiser, no data route, no file of the server', async () => {
    for (const path of [
      '/_next/image?url=https%3A%2F%2Fevil.example%2Fx.png&w=640&q=75',
      '/_next/image?url=%2Fillustrations%2Fhero.svg&w=640&q=75',
      '/_next/data/x/index.json',
      '/_next/static/../server/app-paths-manifest.json',
      '/_next/static/%2e%2e/%2e%2e/package.json',
      '/_next/server/app/page.js',
      '/..%2f..%2fetc%2fpasswd',
      '/fonts/..%2f..%2fserver.ts',
      '/.next/BUILD_ID',
      '/front/server.ts',
      '/package.json',
    ]) {
      const answer = await requestPath(path);
      expect(answer.status, path).toBeGreaterThanOrEqual(300);
      expect(answer.status, path).toBeLessThan(500);
      expect(bodyText(answer).includes('root:'), path).toBe(false);
    }
  });

  it('pages take no actions: other methods are refused or answered like GET, never run', async () => {
    for (const path of ['/', '/tin-tuc', '/bat-dau', '/khong-co']) {
      for (const headers of [
        { 'content-type': 'text/plain;charset=UTF-8', 'next-action': '0'.repeat(42) },
        { 'content-type': 'multipart/form-data; boundary=x', 'next-action': 'x' },
        { 'content-type': 'application/x-www-form-urlencoded' },
      ] as Record<string, string>[]) {
        const answer = await sendRaw(path, { method: 'POST', headers: { cookie, ...headers }, body: '[]' });
        expect(answer.status, `${path} ${JSON.stringify(headers)}`).toBeLessThan(500);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    }
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
      const answer = await sendRaw('/tin-tuc', { method, headers: { cookie } });
      expect(answer.status, method).toBeLessThan(500);
      expect(answer.headers['access-control-allow-origin'], method).toBeUndefined();
    }
  });
});
