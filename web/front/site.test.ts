import { createServer, type IncomingHttpHeaders, type IncomingMessage, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorPages } from './error-pages.ts';
import { NextClient } from './next-client.ts';
import { toPageKey } from './page-visit.ts';
import { Site } from './site.ts';

const html = '<html><head></head><body>Kệ sách bàn tay</body></html>';

/** Listener of the fake Next server. `beforeEach` sets it, and a test may replace it. */
let nextHandler: RequestListener;
let requestedTargets: string[];
const nextServer = createServer((incoming, response) => {
  requestedTargets.push(`${incoming.method} ${incoming.url}`);
  nextHandler(incoming, response);
});
let site: Site;
const frontServer = createServer((incoming, response) => site.answer(incoming, response, incoming.url ?? '/'));

const readPort = (server: typeof frontServer) => (server.address() as AddressInfo).port;
const listen = (server: typeof frontServer, host: string) => new Promise<void>((done) => server.listen(0, host, done));
beforeAll(() => Promise.all([listen(nextServer, 'localhost'), listen(frontServer, '127.0.0.1')]));
afterAll(() => {
  nextServer.closeAllConnections();
  frontServer.closeAllConnections();
  nextServer.close();
  frontServer.close();
});

const page = (body: string, extraHeaders: Record<string, string> = {}): RequestListener => {
  return ({ headers }, response) => {
    const etag = `"${body.length}"`;
    response.setHeader('Cache-Control', 's-maxage=3600, stale-while-revalidate=31532400');
    response.setHeader('X-Nextjs-Cache', 'HIT');
    response.setHeader('ETag', etag);
    response.setHeader('Vary', 'rsc');
    for (const [name, value] of Object.entries(extraHeaders)) response.setHeader(name, value);
    response.writeHead(headers['if-none-match'] === etag ? 304 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(headers['if-none-match'] === etag ? undefined : body);
  };
};
beforeEach(() => {
  requestedTargets = [];
  nextHandler = page(html);
  const errorPages = new ErrorPages(new NextClient(1));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  site = new Site({ client: new NextClient(readPort(nextServer)), errorPages, isDevelopment: false });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request. Does not use fetch, which would decompress the body. */
const requestSite = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port: readPort(frontServer), path, headers, agent: false },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });

describe('the site before Next', () => {
  it('requests a page from Next once, then serves it again with the same headers', async () => {
    const firstAnswer = await requestSite('/tin-tuc');
    const secondAnswer = await requestSite('/tin-tuc');
    expect(requestedTargets).toEqual(['GET /tin-tuc']);
    expect([secondAnswer.status, secondAnswer.body.toString()]).toEqual([200, firstAnswer.body.toString()]);
    for (const name of ['content-type', 'etag', 'cache-control', 'content-length', 'content-security-policy'])
      expect(secondAnswer.headers[name], name).toBe(firstAnswer.headers[name]);
    expect(secondAnswer.headers.vary).toBe('rsc, Accept-Encoding');
    expect(secondAnswer.headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('compresses when the client accepts it, and answers 304 when the client has the current page', async () => {
    await requestSite('/tin-tuc');
    const compressedAnswer = await requestSite('/tin-tuc', { 'accept-encoding': 'gzip' });
    expect(compressedAnswer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(compressedAnswer.body).toString()).toContain('Kệ sách');
    const etag = String(compressedAnswer.headers.etag);
    const unchangedAnswer = await requestSite('/tin-tuc', { 'if-none-match': `"x", W/${etag}` });
    expect([unchangedAnswer.status, unchangedAnswer.body.length, unchangedAnswer.headers.etag]).toEqual([304, 0, etag]);
    expect((await requestSite('/tin-tuc', { 'if-none-match': etag, 'cache-control': 'no-cache' })).status).toBe(200);
    expect((await requestSite('/tin-tuc', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('serves the last page when Next closes the connection, and the designed error page when none is stored', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await requestSite('/tin-tuc');
    vi.setSystemTime(Date.now() + 60_000);
    nextHandler = (incoming) => incoming.socket.destroy();
    expect((await requestSite('/tin-tuc')).body.toString()).toContain('Kệ sách');
    const missingAnswer = await requestSite('/su-kien');
    expect([
      missingAnswer.status,
      missingAnswer.headers['retry-after'],
      missingAnswer.headers['cache-control'],
    ]).toEqual([503, '30', 'no-store']);
    expect(missingAnswer.body.toString()).toContain('Trang tạm thời chưa mở được');
    const callAnswer = await requestSite('/api/items/news');
    expect([callAnswer.status, JSON.parse(callAnswer.body.toString()).errors[0].extensions.code]).toEqual([
      503,
      'SERVICE_UNAVAILABLE',
    ]);
    vi.useRealTimers();
  });

  it('replaces the 404 and 500 pages of Next with the designed pages', async () => {
    nextHandler = (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<html></html>');
    const notFoundAnswer = await requestSite('/khong-co/<x>');
    expect([notFoundAnswer.status, notFoundAnswer.body.toString()]).toEqual([
      404,
      expect.stringContaining('/khong-co/&lt;x&gt;'),
    ]);
    nextHandler = (_, response) =>
      response.writeHead(500, { 'content-type': 'text/html' }).end('Internal Server Error');
    expect([(await requestSite('/tin-tuc')).status, (await requestSite('/tin-tuc')).headers.etag]).toEqual([
      503,
      undefined,
    ]);
  });

  it('sends the status that the proxy sets, without the internal header', async () => {
    nextHandler = page(html, { 'x-site-status': '503' });
    const nextAnswer = await requestSite('/tin-tuc');
    expect([nextAnswer.status, nextAnswer.headers['x-site-status'], nextAnswer.headers['retry-after']]).toEqual([
      503,
      undefined,
      '3600',
    ]);
    expect(nextAnswer.body.toString()).toContain('Kệ sách');
  });

  it('passes other responses on unchanged, with a sealed policy', async () => {
    nextHandler = (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":1}');
    const callAnswer = await requestSite('/api/items/news');
    expect([callAnswer.status, callAnswer.body.toString()]).toEqual([200, '{"a":1}']);
    expect(callAnswer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each(['/api/items/news', '/tin-tuc'])(
    'sends Next the address of the connection and no internal header: %s',
    async (path) => {
      let receivedHeaders: IncomingHttpHeaders = {};
      nextHandler = (incoming, response) => {
        receivedHeaders = incoming.headers;
        page(html)(incoming, response);
      };
      await requestSite(path, { 'x-forwarded-for': '203.0.113.1', 'x-real-ip': '203.0.113.1', 'x-site-status': '200' });
      expect([
        receivedHeaders['x-forwarded-for'],
        receivedHeaders['x-real-ip'],
        receivedHeaders['x-site-status'],
      ]).toEqual(['127.0.0.1', undefined, undefined]);
    },
  );

  it('streams a response with few listeners, and cuts the connection when Next breaks off', async () => {
    const countsOfListeners: number[] = [];
    frontServer.once('request', (_request, response) => {
      response.once('pipe', () => setImmediate(() => countsOfListeners.push(response.listenerCount('close'))));
    });
    nextHandler = (_incoming, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.write('[1,');
      setTimeout(() => response.end('2]'), 20);
    };
    const answer = await requestSite('/api/items/news', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(answer.body).toString()).toBe('[1,2]');
    // Node warns of a leak at more than ten. The gate and Node add listeners too.
    expect(countsOfListeners[0]).toBeLessThanOrEqual(5);
    nextHandler = (incoming, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.write('[1,');
      setTimeout(() => incoming.socket.destroy(), 20);
    };
    await expect(requestSite('/api/items/news')).rejects.toThrow('aborted');
  });

  it('requests a page from Next again as soon as content has changed', async () => {
    await requestSite('/tin-tuc');
    nextHandler = (incoming, response) =>
      incoming.url === '/api/revalidate'
        ? response.end('{}')
        : page(html.replace('bàn tay', 'mới'))(incoming, response);
    await requestSite('/api/revalidate');
    expect((await requestSite('/tin-tuc')).body.toString()).toContain('mới');
  });
});

it('toPageKey returns a key for plain page visits only', () => {
  const keyOfVisit = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    toPageKey({ headers, method } as unknown as IncomingMessage, url);
  expect(keyOfVisit('/tin-tuc')).toBe('/tin-tuc /vi/news');
  expect(keyOfVisit('/tin-tuc?nobody=reads')).toBe('/tin-tuc /vi/news');
  for (const header of ['rsc', 'next-router-prefetch', 'x-site-secret', 'range'])
    expect(keyOfVisit('/tin-tuc', { [header]: '1' }), header).toBeUndefined();
  expect(keyOfVisit('/tin-tuc', { cookie: 'a=b; __prerender_bypass=x' })).toBeUndefined();
  expect(keyOfVisit('/tin-tuc', {}, 'POST')).toBeUndefined();
  expect(keyOfVisit('/tin-tuc', {}, 'HEAD')).toBeUndefined();
  expect(keyOfVisit('/tin-tuc?_rsc=x')).toBeUndefined();
  expect(keyOfVisit('/khong-co'), 'a missing page').toBeUndefined();
  expect(keyOfVisit('/'), 'a first visit').toBeUndefined();
  expect(keyOfVisit('/', { cookie: 'starting=kid; lang=vi' })).toBe('/ /vi/for-children');
  for (const choice of ['adult', 'skip', 'kids', '%6bid', '"kid"'])
    expect(keyOfVisit('/', { cookie: `starting=${choice}; lang=vi` }), choice).toBe('/ /vi');
  for (const [cookie, key] of [
    ['starting=kid;starting=adult', '/en /en'],
    ['starting=adult;starting=kid', '/en /en/for-children'],
    ['xstarting=kid; starting=adult', '/en /en'],
  ] as const)
    expect(keyOfVisit('/en', { cookie }), cookie).toBe(key);
  expect(keyOfVisit('/', { cookie: 'starting=kid; lang=en' }), 'the other language').toBeUndefined();
});
