import { createServer, type IncomingHttpHeaders, type IncomingMessage, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorPages } from './error-pages.ts';
import { NextClient } from './next-client.ts';
import { pageKey } from './page-visit.ts';
import { Site } from './site.ts';

const html = '<html><head></head><body>Kệ sách bàn tay</body></html>';

/** Listener of the fake Next server. Each test sets it. */
let next: RequestListener;
let askedTargets: string[];
const nextServer = createServer((incoming, response) => {
  askedTargets.push(`${incoming.method} ${incoming.url}`);
  next(incoming, response);
});
let site: Site;
const front = createServer((incoming, response) => site.answer(incoming, response, incoming.url ?? '/'));

const portOf = (server: typeof front) => (server.address() as AddressInfo).port;
const listen = (server: typeof front, host: string) => new Promise<void>((done) => server.listen(0, host, done));
beforeAll(() => Promise.all([listen(nextServer, 'localhost'), listen(front, '127.0.0.1')]));
afterAll(() => {
  nextServer.closeAllConnections();
  front.closeAllConnections();
  nextServer.close();
  front.close();
});

const page = (body: string, more: Record<string, string> = {}): RequestListener => {
  return ({ headers }, response) => {
    const etag = `"${body.length}"`;
    response.setHeader('Cache-Control', 's-maxage=3600, stale-while-revalidate=31532400');
    response.setHeader('X-Nextjs-Cache', 'HIT');
    response.setHeader('ETag', etag);
    response.setHeader('Vary', 'rsc');
    for (const [name, value] of Object.entries(more)) response.setHeader(name, value);
    response.writeHead(headers['if-none-match'] === etag ? 304 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(headers['if-none-match'] === etag ? undefined : body);
  };
};
beforeEach(() => {
  askedTargets = [];
  next = page(html);
  const errorPages = new ErrorPages(new NextClient(1));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  site = new Site({ client: new NextClient(portOf(nextServer)), errorPages, isDevelopment: false });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request. Does not use fetch, which would decompress the body. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port: portOf(front), path, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });

describe('the site before Next', () => {
  it('requests a page from Next once, then serves it again with the same headers', async () => {
    const first = await ask('/tin-tuc');
    const second = await ask('/tin-tuc');
    expect(askedTargets).toEqual(['GET /tin-tuc']);
    expect([second.status, second.body.toString()]).toEqual([200, first.body.toString()]);
    for (const name of ['content-type', 'etag', 'cache-control', 'content-length', 'content-security-policy'])
      expect(second.headers[name], name).toBe(first.headers[name]);
    expect(second.headers.vary).toBe('rsc, Accept-Encoding');
    expect(second.headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('compresses when the client accepts it, and answers 304 when the client has the current page', async () => {
    await ask('/tin-tuc');
    const packed = await ask('/tin-tuc', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).toString()).toContain('Kệ sách');
    const etag = String(packed.headers.etag);
    const knownAnswer = await ask('/tin-tuc', { 'if-none-match': `"x", W/${etag}` });
    expect([knownAnswer.status, knownAnswer.body.length, knownAnswer.headers.etag]).toEqual([304, 0, etag]);
    expect((await ask('/tin-tuc', { 'if-none-match': etag, 'cache-control': 'no-cache' })).status).toBe(200);
    expect((await ask('/tin-tuc', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('serves the last page when Next closes the connection, and the designed error page when none is stored', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await ask('/tin-tuc');
    vi.setSystemTime(Date.now() + 60_000);
    next = (incoming) => incoming.socket.destroy();
    expect((await ask('/tin-tuc')).body.toString()).toContain('Kệ sách');
    const missingAnswer = await ask('/su-kien');
    expect([
      missingAnswer.status,
      missingAnswer.headers['retry-after'],
      missingAnswer.headers['cache-control'],
    ]).toEqual([503, '30', 'no-store']);
    expect(missingAnswer.body.toString()).toContain('Trang tạm thời chưa mở được');
    const callAnswer = await ask('/api/items/news');
    expect([callAnswer.status, JSON.parse(callAnswer.body.toString()).errors[0].extensions.code]).toEqual([
      503,
      'SERVICE_UNAVAILABLE',
    ]);
    vi.useRealTimers();
  });

  it('replaces the 404 and 500 pages of Next with the designed pages', async () => {
    next = (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<html></html>');
    const missing = await ask('/khong-co/<x>');
    expect([missing.status, missing.body.toString()]).toEqual([404, expect.stringContaining('/khong-co/&lt;x&gt;')]);
    next = (_, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('Internal Server Error');
    expect([(await ask('/tin-tuc')).status, (await ask('/tin-tuc')).headers.etag]).toEqual([503, undefined]);
  });

  it('sends the status that the proxy sets, without the internal header', async () => {
    next = page(html, { 'x-site-status': '503' });
    const nextAnswer = await ask('/tin-tuc');
    expect([nextAnswer.status, nextAnswer.headers['x-site-status'], nextAnswer.headers['retry-after']]).toEqual([
      503,
      undefined,
      '3600',
    ]);
    expect(nextAnswer.body.toString()).toContain('Kệ sách');
  });

  it('passes other responses on unchanged, with a sealed policy', async () => {
    next = (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":1}');
    const callAnswer = await ask('/api/items/news');
    expect([callAnswer.status, callAnswer.body.toString()]).toEqual([200, '{"a":1}']);
    expect(callAnswer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each(['/api/items/news', '/tin-tuc'])(
    'sends Next the address of the connection and no internal header: %s',
    async (path) => {
      let heard: IncomingHttpHeaders = {};
      next = (incoming, response) => {
        heard = incoming.headers;
        page(html)(incoming, response);
      };
      await ask(path, { 'x-forwarded-for': '203.0.113.1', 'x-real-ip': '203.0.113.1', 'x-site-status': '200' });
      expect([heard['x-forwarded-for'], heard['x-real-ip'], heard['x-site-status']]).toEqual([
        '127.0.0.1',
        undefined,
        undefined,
      ]);
    },
  );

  it('requests a page from Next again as soon as content has changed', async () => {
    await ask('/tin-tuc');
    next = (incoming, response) =>
      incoming.url === '/api/revalidate'
        ? response.end('{}')
        : page(html.replace('bàn tay', 'mới'))(incoming, response);
    await ask('/api/revalidate');
    expect((await ask('/tin-tuc')).body.toString()).toContain('mới');
  });
});

it('pageKey returns a key for plain page visits only', () => {
  const key = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    pageKey({ headers, method } as unknown as IncomingMessage, url);
  expect(key('/tin-tuc')).toBe('/tin-tuc /vi/news');
  expect(key('/tin-tuc?nobody=reads')).toBe('/tin-tuc /vi/news');
  for (const header of ['rsc', 'next-router-prefetch', 'x-site-secret', 'range'])
    expect(key('/tin-tuc', { [header]: '1' }), header).toBeUndefined();
  expect(key('/tin-tuc', { cookie: 'a=b; __prerender_bypass=x' })).toBeUndefined();
  expect(key('/tin-tuc', {}, 'POST')).toBeUndefined();
  expect(key('/tin-tuc', {}, 'HEAD')).toBeUndefined();
  expect(key('/tin-tuc?_rsc=x')).toBeUndefined();
  expect(key('/khong-co'), 'a missing page').toBeUndefined();
  expect(key('/'), 'a first visit').toBeUndefined();
  expect(key('/', { cookie: 'starting=kid; lang=vi' })).toBe('/ /vi');
  expect(key('/', { cookie: 'starting=kid; lang=en' }), 'the other language').toBeUndefined();
});
