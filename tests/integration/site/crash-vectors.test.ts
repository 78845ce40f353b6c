import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { sendRaw } from '../../support/raw-requests.ts';
import { visit } from '../../support/site.ts';

/** Each of these queries once crashed Directus or caused a 500 (docs/threat-model.md 1 and 10). */
const queries = [
  'deep[a][_filter]=x',
  'deep[translations][_filter]=x',
  'deep={"a":{"_fields":5}}',
  'deep={"a":{"_meta":{}}}',
  'deep={"a":{"_sort":[1]}}',
  'meta[a]=b',
  'aggregate=foo',
  'aggregate[avg]=*',
  'fields[0][a]=1',
  'sort[0][a]=1',
  'groupBy[0][a]=1',
  'filter[_and]=x',
  'filter={"_and":[null]}',
  'filter={"id":{"_in":[{}]}}',
  'page=1e99',
  'limit[a]=1',
  'offset=-1',
  'search=%00',
  'access_token[a]=1',
];

const malformedPaths = [
  '/%',
  '/%E0%A4%A',
  '/tin-tuc/%25-1',
  '/tin-tuc/%25C0%25AF-1',
  '/trang/%25',
  '/en/mental-health/%25',
  '/su-kien/%25-1',
  '/tin-tuc/%C0%AF-1',
  '/api/%',
  '/api/items/news/%E0%A4%A',
  '/api/items/news/%00',
  '/api/assets/%',
  '/icons/%/%.svg',
  '/feeds/%/x',
  '/sitemap/%.xml',
  '/_next/%',
];

let pids: (number | undefined)[] = [];
const processIds = () => [stack().pid('site'), stack().pid('directus')];

beforeAll(() => {
  pids = processIds();
  expect(pids.every((pid) => pid !== undefined)).toBe(true);
});

afterAll(async () => {
  expect(processIds(), 'the same processes still run').toEqual(pids);
  expect((await visit('/api/items/news?limit=1')).status).toBe(200);
  expect((await visit('/tin-tuc')).status).toBe(200);
});

/** Sends bytes to a server. Returns its response when the connection is closed. */
function exchangeBytes(origin: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.setEncoding('latin1');
    socket.setTimeout(15_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(answer) : reject(error),
    );
  });
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
const origins = () => [stack().siteUrl, stack().directusUrl];

describe('what once ended a process', () => {
  it.each(queries)('?%s, through the site and straight to Directus', async (query) => {
    const targets = [
      ...['/api/items/news', '/api/items/news/1', '/api/users', '/api/users/me'].map((path) => stack().siteUrl + path),
      ...['/items/news', '/items/news/1', '/users', '/files', '/server/info'].map((path) => stack().directusUrl + path),
    ];
    for (const target of targets) {
      const answer = await visit(`${target}?${query}`, { cookie: '' });
      expect(answer.status, target).toBeGreaterThanOrEqual(400);
      expect(answer.status, target).toBeLessThan(500);
    }
  });

  it('the same in the body of a search', async () => {
    for (const query of [
      { deep: { a: { _filter: 'x' } } },
      { aggregate: 'foo' },
      { meta: { a: 'b' } },
      { fields: [{ a: 1 }] },
    ]) {
      const body = JSON.stringify({ query });
      const headers = { 'content-type': 'application/json' };
      const directAnswer = await sendRaw('/items/news', {
        method: 'SEARCH',
        headers,
        body,
        origin: stack().directusUrl,
      });
      expect(directAnswer.status, body).toBeGreaterThanOrEqual(400);
      expect(directAnswer.status, body).toBeLessThan(500);
      const proxiedAnswer = await sendRaw('/api/items/news', { method: 'SEARCH', headers, body });
      expect(proxiedAnswer.status, body).toBeGreaterThanOrEqual(400);
      expect(proxiedAnswer.status, body).toBeLessThan(500);
    }
  });

  it.each(malformedPaths)('a path that cannot be decoded: %s', async (path) => {
    const answer = await sendRaw(path, { headers: { cookie: 'starting=kid' } });
    expect(answer.status).toBeGreaterThanOrEqual(200);
    expect(answer.status).toBeLessThan(500);
  });

  it('uploads that end too early', async () => {
    const part =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n';
    for (const [index, origin] of origins().entries()) {
      const path = index === 0 ? '/api/files' : '/files';
      for (const body of ['--x\r\n', part, `${part}abc`, `${part}abc\r\n--x\r\nBad\r\n\r\n`]) {
        const requestHead = [
          `POST ${path} HTTP/1.1`,
          'Host: x',
          'Sec-Fetch-Site: same-origin',
          'Content-Type: multipart/form-data; boundary=x',
          `Content-Length: ${body.length + 1000}`,
          'Connection: close',
        ];
        const answer = await exchangeBytes(origin, `${requestHead.join('\r\n')}\r\n\r\n${body}`);
        // An incomplete request may get no response, but never a server error.
        expect(statusOf(answer), `${origin}${path}`).toBeLessThan(500);
      }
      const wholeAnswer = await sendRaw(path, {
        method: 'POST',
        origin,
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' },
        body: `${part}abc`,
      });
      expect(wholeAnswer.status, origin).toBeGreaterThanOrEqual(400);
      expect(wholeAnswer.status, origin).toBeLessThan(500);
    }
  });

  it('requests that are no HTTP, or too much of it', async () => {
    for (const origin of origins()) {
      for (const bytes of [
        'GET / HTTP/9.9\r\n\r\n',
        'NONSENSE\r\n\r\n',
        Buffer.from([0x16, 0x03, 0x01, 0x00, 0x05, 0x01, 0x00, 0x00, 0x01, 0x00]),
        `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
        `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\nConnection: close\r\n\r\n`,
        'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
        'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
        'GET //evil.example/%2f.. HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
        'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n',
        'GET / HTTP/1.1\r\nHost: a b<c>\r\nConnection: close\r\n\r\n',
        'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
        'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
        'GET /tin-tuc HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n',
      ]) {
        const answer = await exchangeBytes(origin, bytes);
        expect(statusOf(answer), `${origin} ${String(bytes).slice(0, 40)}`).toBeLessThan(500);
        expect(/^location:\s*(https?:)?\/\/evil/im.test(answer), String(bytes).slice(0, 40)).toBe(false);
      }
    }
  });

  it('cookies that are none', async () => {
    for (const cookie of [
      'hat_nang_token=%E0%A4%A',
      'lang=%E0%A4%A; starting=%',
      '=x;;;=',
      `x=${'y'.repeat(8000)}`,
      'lang[a]=1; starting={"a":1}',
      'color-mode=%',
    ]) {
      for (const path of ['/', '/tin-tuc', '/api/items/news?limit=1', '/api/users/me']) {
        const answer = await visit(path, { cookie });
        expect(answer.status, `${path} ${cookie.slice(0, 20)}`).toBeLessThan(500);
      }
    }
  });
});
