import { createServer, type IncomingHttpHeaders, type IncomingMessage, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptPages } from '../cache/kept-pages.ts';
import { kept as routing } from '../routing/known-facts.ts';
import { FrontDoor } from './front-door.ts';

const html = '<html><head></head><body>Kệ sách bàn tay</body></html>';
const changed = html.replace('bàn tay', 'mới');

let door: FrontDoor;
/** What Next's cache holds as current, by inner path. */
let current: Map<string, string>;
let asked: string[];

/** As server.ts does, with a Next that only serves what it is told to. */
const listener: RequestListener = (request, response) => {
  const url = request.url ?? '/';
  const visit = door.visit(request, url);
  if (visit && door.answer(visit, request, response)) return;
  asked.push(url);
  const made = current.get('next') ?? html;
  const page = door.finish(visit, made);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('ETag', `"${made.length}"`);
  response.setHeader('Vary', 'rsc');
  response.setHeader('X-Nextjs-Cache', current.get('state') ?? 'HIT');
  response.setHeader('Cache-Control', 'private, no-cache');
  if (current.get('cookie')) response.setHeader('Set-Cookie', 'a=b');
  if (visit) door.keep(visit, made, page, response, 's-maxage=3600, stale-while-revalidate=1');
  response.end(page.body());
};
const server = createServer(listener);

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  door = new FrontDoor();
  asked = [];
  current = new Map([['/vi/news', html]]);
  vi.spyOn(keptPages(), 'currentPage').mockImplementation((innerPath) => current.get(innerPath));
  routing.facts = { redirects: new Map(), isReleased: true, isNoReleaseOpen: true };
  routing.readAt = Date.now() + 3_600_000;
});
afterEach(() => {
  vi.restoreAllMocks();
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Not by fetch, which would unpack the body. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const outgoing = request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });

describe('the front door', () => {
  it('asks Next once, then gives the same page with the same headers', async () => {
    const first = await ask('/tin-tuc');
    const second = await ask('/tin-tuc');
    expect(asked).toEqual(['/tin-tuc']);
    expect([second.status, second.body.toString()]).toEqual([200, first.body.toString()]);
    for (const name of ['content-type', 'etag', 'cache-control', 'x-nextjs-cache', 'content-length'])
      expect(second.headers[name], name).toBe(first.headers[name]);
    expect(second.headers.vary).toBe('rsc, Accept-Encoding');
  });

  it('compresses for those who take it, and tells those who know the page that it is the same', async () => {
    await ask('/tin-tuc');
    const packed = await ask('/tin-tuc', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).toString()).toContain('Kệ sách');
    const etag = String(packed.headers.etag);
    const known = await ask('/tin-tuc', { 'if-none-match': `"x", W/${etag}` });
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, etag]);
    expect((await ask('/tin-tuc', { 'if-none-match': etag, 'cache-control': 'no-cache' })).status).toBe(200);
    expect((await ask('/tin-tuc', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('goes back to Next the moment its cache says anything else', async () => {
    await ask('/tin-tuc');
    current.delete('/vi/news');
    await ask('/tin-tuc');
    expect(asked).toHaveLength(2);
    current.set('/vi/news', changed).set('next', changed);
    expect((await ask('/tin-tuc')).body.toString()).toContain('mới');
    expect(asked).toHaveLength(3);
    expect((await ask('/tin-tuc')).body.toString()).toContain('mới');
    expect(asked).toHaveLength(3);
  });

  it('keeps no answer that is stale or sets a cookie', async () => {
    for (const [key, value] of [
      ['state', 'STALE'],
      ['cookie', 'yes'],
    ] as const) {
      asked = [];
      current.set(key, value);
      await ask('/tin-tuc');
      await ask('/tin-tuc');
      expect(asked, key).toHaveLength(2);
      current.delete(key);
    }
  });

  it('leaves to Next what is no plain visit of a page', async () => {
    const visits = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
      door.visit({ headers, method } as unknown as IncomingMessage, url);
    expect(visits('/tin-tuc')).toEqual({ key: '/tin-tuc /vi/news', innerPath: '/vi/news' });
    for (const header of ['rsc', 'next-router-prefetch', 'x-site-secret', 'range'])
      expect(visits('/tin-tuc', { [header]: '1' }), header).toBeUndefined();
    expect(visits('/tin-tuc', { cookie: 'a=b; __prerender_bypass=x' })).toBeUndefined();
    expect(visits('/tin-tuc', {}, 'POST')).toBeUndefined();
    expect(visits('/tin-tuc', {}, 'HEAD')).toBeUndefined();
    expect(visits('/tin-tuc?_rsc=x')).toBeUndefined();
    expect(visits('/khong-co'), 'a missing page').toBeUndefined();
    expect(visits('/'), 'a first visit').toBeUndefined();
    expect(visits('/', { cookie: 'starting=kid; lang=vi' })?.innerPath).toBe('/vi');
    expect(visits('/', { cookie: 'starting=kid; lang=en' }), 'the other language').toBeUndefined();
  });

  it('follows redirects and release switches at once', () => {
    routing.facts.isReleased = false;
    expect(door.visit({ headers: {}, method: 'GET' } as unknown as IncomingMessage, '/tin-tuc')).toBeUndefined();
  });
});
