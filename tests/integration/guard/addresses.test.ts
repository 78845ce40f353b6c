import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRE_AUTH_RULES, ROUTE_RULES } from '../../../directus-extensions/guard/src/closed-routes.ts';
import { stack } from '../../setup/stack.ts';
import { type RawAnswer, type RawOptions, sendRaw } from '../../support/raw-requests.ts';
import { arbitrarySpelling, wrappedRoutes } from '../../support/spellings.ts';
import { adminHeaders, fileForm, requestJson, sessionHeaders } from './requests.ts';

const closedPaths = [...new Set([...PRE_AUTH_RULES, ...ROUTE_RULES].map(({ path }) => path))];
/** Returns the addresses of Directus, the Studio and the API of the site. Without an edge, the Studio has the address of Directus. */
const addresses = () => [...new Set([stack().directusUrl, stack().urls.studio, `${stack().siteUrl}/api`])];

/** Sends a request target unchanged, below the path of an address. */
function sendTo(address: string, target: string, options: RawOptions = {}): Promise<RawAnswer> {
  const { origin, pathname } = new URL(address);
  return sendRaw(pathname === '/' ? target : pathname + target, { ...options, origin });
}

/** Returns whether a request was refused: with 404, or with 400 and the error page of nginx, for invalid HTTP (a NUL, dots above the root). */
const isRefused = ({ status, headers }: RawAnswer) =>
  status === 404 || (status === 400 && String(headers['content-type']).startsWith('text/html'));

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

describe('addresses have one spelling', () => {
  it.each([
    ['POST', '/auth//login', '{}'],
    ['POST', '/AUTH/login', '{}'],
    ['POST', '/auth/%6cogin', '{}'],
    ['POST', '//auth/login', '{}'],
    ['POST', '/graphql//system', '{"query":"{ server_ping }"}'],
    ['POST', '/graphql/System', '{"query":"{ server_ping }"}'],
    ['POST', '/files//import', '{"url":"http://0.0.0.0/"}'],
    ['POST', '/files/./import', '{"url":"http://0.0.0.0/"}'],
    ['GET', '/server//specs/oas', undefined],
    ['GET', '/server/specs%2Foas', undefined],
    ['GET', '/server\\info', undefined],
    ['GET', '/x/../server/info', undefined],
    ['GET', '/server/info;a=b', undefined],
    ['GET', '/server/info#x', undefined],
    ['GET', '/Server/info', undefined],
    ['POST', '/auth-extend//register', '{}'],
    ['POST', '/auth-extend/register//', '{}'],
    ['POST', '/Auth-Extend/register', '{}'],
  ])('%s %s is 404 on every address, for everybody', async (method, target, body) => {
    for (const address of addresses()) {
      for (const headers of [json, { ...json, ...adminHeaders() }]) {
        const answer = await sendTo(address, target, { method, body, headers });
        expect(answer.status, address).toBe(404);
      }
    }
  });

  it('a slash at the end is none of Directus’s own routes; at the site it leads to no other call', async () => {
    for (const address of [stack().directusUrl, stack().urls.studio]) {
      expect((await sendTo(address, '/graphql/', { method: 'POST', body: '{}', headers: json })).status).toBe(404);
      expect((await sendTo(address, '/server/info/', { headers: adminHeaders() })).status).toBe(404);
    }
    expect([308, 404]).toContain((await sendRaw('/api/server/info/')).status);
  });

  it('every other spelling of a closed route, or of one that auth-extend answers, is 404', async () => {
    const property = fc.asyncProperty(arbitrarySpelling([...closedPaths, ...wrappedRoutes]), async ({ target }) => {
      // canonical-path.test.ts covers absolute targets.
      fc.pre(target.startsWith('/'));
      for (const address of addresses()) {
        // The site also answers or redirects a path with a trailing slash.
        if (address.endsWith('/api') && /^[^?]*[^/]\/(\?|$)/.test(target)) continue;
        const answer = await sendTo(address, target, {
          method: 'POST',
          body: '{}',
          headers: { ...json, ...adminHeaders() },
        });
        expect([address, target, answer.status, isRefused(answer)]).toEqual([address, target, answer.status, true]);
      }
    });
    await fc.assert(property, { numRuns: 60 });
  }, 60_000);

  it('answers the calls of the contract with and without a slash at the end', async () => {
    for (const path of [
      '/auth-extend/register',
      '/auth-extend/register/',
      '/auth-extend/otp-verify/',
      '/auth/login/',
    ]) {
      const answer = await requestJson('POST', path, { json: {} });
      expect(answer.status, path).toBe(400);
    }
  });

  it('leads pages to their one address, and finds none for the rest', async () => {
    for (const [target, location] of [
      ['//tin-tuc?page=2', '/tin-tuc?page=2'],
      ['/tin-tuc/', '/tin-tuc'],
      ['/%74in-tuc', '/tin-tuc'],
      ['/en//news//', '/en/news'],
    ] as const) {
      const answer = await sendRaw(target);
      expect([target, answer.status, answer.headers.location]).toEqual([target, 308, location]);
    }
    for (const target of [
      '/tin-tuc/../bat-dau',
      '/tin-tuc/%2e%2e/bat-dau',
      '/tin-tuc%2f',
      '/tin-tuc;a',
      '/x\\..\\en',
    ]) {
      const answer = await sendRaw(target);
      expect([target, answer.status]).toEqual([target, 404]);
      expect(answer.body.toString()).toContain('data-missing-path');
    }
    // After these requests, the edge must still answer the page under its canonical address.
    expect((await sendRaw('/tin-tuc')).status).toBe(200);
  });

  it('keeps the Studio: its pages, files and calls', async () => {
    const origin = stack().urls.studio;
    for (const path of ['/admin', '/admin/', '/admin/login', '/admin/content/news/+', '/admin/users/Vai-Tro']) {
      const answer = await sendRaw(path, { origin });
      expect([path, answer.status, answer.headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
    }
    expect((await requestJson('GET', '/items/languages/vi-VN', { headers: adminHeaders() })).status).toBe(200);
    expect((await requestJson('GET', '/permissions/me/languages/vi-VN', { headers: adminHeaders() })).status).toBe(200);
  });
});

describe('tokens in a query', () => {
  const token = () => stack().adminToken;

  it('are refused by everybody, however they are written', async () => {
    for (const query of [
      `access_token=${token()}`,
      `access%5Ftoken=${token()}`,
      `access_token[]=${token()}`,
      `access_token=x&access_token=${token()}`,
      `access_token[a]=${token()}`,
      `[access_token]=${token()}`,
      `ACCESS_TOKEN=${token()}`,
      `filter[access_token]=${token()}`,
    ]) {
      for (const path of ['/users/me', '/items/languages', '/assets/0a1b2c3d-0000-4000-8000-000000000001']) {
        for (const address of addresses()) {
          const answer = await sendTo(address, `${path}?${query}`);
          expect([path, query.slice(0, 20), answer.status]).toEqual([path, query.slice(0, 20), 400]);
        }
      }
    }
  });

  it('are refused in the body of a SEARCH', async () => {
    const answer = await requestJson('SEARCH', '/items/languages', { json: { query: { access_token: token() } } });
    expect(answer.status).toBe(400);
    expect((await requestJson('SEARCH', '/items/languages', { json: { query: { limit: 1 } } })).status).toBe(200);
  });
});

describe('what is asked with a credential', () => {
  let fileId = '';
  let picture: Buffer;

  beforeAll(async () => {
    const { default: sharp } = await import('sharp');
    picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#f6c445' } })
      .png()
      .toBuffer();
    const { body } = await requestJson('POST', '/files', {
      headers: adminHeaders(),
      body: fileForm(new Uint8Array(picture), 'image/png', `${randomUUID()}.png`),
    });
    fileId = (body.data as { id: string }).id;
  });
  afterAll(() => requestJson('DELETE', `/files/${fileId}`, { headers: adminHeaders() }));

  it('is private, no-store at Directus, the file of nobody and of everybody', async () => {
    const { cookie = '' } = await sessionHeaders('editor');
    for (const path of [
      '/items/languages?limit=1',
      `/assets/${fileId}`,
      `/assets/${fileId}?key=w320`,
      '/users/me',
      '/no',
    ]) {
      for (const headers of [adminHeaders(), { cookie }, { authorization: 'Bearer x' }] as Record<string, string>[]) {
        const answer = await requestJson('GET', path, { headers });
        expect([path, answer.headers.get('cache-control')]).toEqual([path, 'private, no-store']);
      }
    }
    expect((await requestJson('GET', `/assets/${fileId}`)).headers.get('cache-control') ?? '').not.toContain('public');
  });

  it('is private, no-store at the site where nobody else would get it, whole and never 304', async () => {
    const { cookie = '' } = await sessionHeaders('editor');
    for (const path of [`/api/assets/${fileId}`, `/api/assets/${fileId}?key=w320`]) {
      expect((await sendRaw(path)).status).toBe(403);
      const firstResponse = await sendRaw(path, { headers: { cookie } });
      expect([path, firstResponse.status, firstResponse.headers['cache-control']]).toEqual([
        path,
        200,
        'private, no-store',
      ]);
      const conditionalResponse = await sendRaw(path, {
        headers: { cookie, 'if-none-match': String(firstResponse.headers.etag ?? '"1"') },
      });
      // The edge compares the ETag itself, and may answer the same user with 304 if the bytes are equal.
      const allowedStatuses = conditionalResponse.headers['x-edge-cache'] === undefined ? [200] : [200, 304];
      expect(allowedStatuses, path).toContain(conditionalResponse.status);
      expect([path, conditionalResponse.headers['cache-control']]).toEqual([path, 'private, no-store']);
      const anonymousResponse = await sendRaw(path);
      expect([path, anonymousResponse.status, anonymousResponse.headers['cache-control']]).toEqual([
        path,
        403,
        'private, no-store',
      ]);
    }
    const partialResponse = await sendRaw(`/api/assets/${fileId}`, { headers: { cookie, range: 'bytes=2-9' } });
    expect([partialResponse.status, partialResponse.body.equals(picture.subarray(2, 10))]).toEqual([206, true]);
  });

  it('stays public and kept at the site where everybody gets the same, a session or not', async () => {
    const { cookie = '' } = await sessionHeaders('kid');
    const { body } = await requestJson('GET', '/items/news?fields=image&filter[image][_nnull]=true&limit=1');
    const { image } = (body.data as { image: string }[])[0] ?? { image: '' };
    for (const path of [`/api/assets/${image}?key=w320`, `/api/assets/${image}`]) {
      for (const headers of [{}, { cookie }, { cookie: 'hat_nang_token=ended' }] as Record<string, string>[]) {
        const answer = await sendRaw(path, { headers });
        expect([path, answer.status, answer.headers['cache-control']]).toEqual([
          path,
          200,
          expect.stringMatching(/^public, max-age=\d+/),
        ]);
        const headersAgain = { ...headers, 'if-none-match': String(answer.headers.etag) };
        const conditionalResponse = await sendRaw(path, { headers: headersAgain });
        expect([path, conditionalResponse.status, conditionalResponse.headers['cache-control']]).toEqual([
          path,
          304,
          expect.stringMatching(/^public, max-age=\d+/),
        ]);
      }
    }
  });
});

describe('writes with a session', () => {
  const studio = () => new URL(stack().settings.studioUrl).origin;
  const site = () => new URL(stack().settings.publicUrl).origin;

  it('say where they come from, scheme and port included, at the Studio’s address', async () => {
    const { cookie = '' } = await sessionHeaders('kid');
    const sendWrite = (headers: Record<string, string>) =>
      requestJson('PATCH', '/users/me', { json: { first_name: 'Bé' }, headers: { cookie, ...headers } });
    const refusedHeaders = [
      {},
      { origin: 'null' },
      { origin: studio().replace('http:', 'https:') },
      { origin: studio().replace(/:\d+$/, ':1') },
      { origin: 'https://evil.example', host: 'evil.example' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ] as Record<string, string>[];
    for (const headers of refusedHeaders) expect([headers, (await sendWrite(headers)).status]).toEqual([headers, 403]);
    for (const origin of [studio(), site()])
      expect([origin, (await sendWrite({ origin })).status]).toEqual([origin, 200]);
    expect((await sendWrite({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    // A program authenticates with a token and needs no origin. Only a cookie can be misused by a page of another site.
    const { body } = await requestJson('GET', '/users/me?fields=id', { headers: { cookie } });
    const { id } = body.data as { id: string };
    const renameResponse = await requestJson('PATCH', `/users/${id}`, {
      json: { first_name: 'Bé' },
      headers: adminHeaders(),
    });
    expect(renameResponse.status).toBe(200);
  });

  it('say so at the site, too', async () => {
    const { cookie = '' } = await sessionHeaders('kid');
    const sendWrite = (path: string, method: string, headers: Record<string, string>) =>
      sendRaw(path, { method, headers: { 'content-type': 'application/json', cookie, ...headers }, body: '{}' });
    const refusedHeaders = [
      {},
      { origin: `${site()}0` },
      { origin: site().replace('http:', 'https:') },
      { origin: 'http://evil.example', host: 'evil.example' },
    ] as Record<string, string>[];
    for (const headers of refusedHeaders) {
      for (const [path, method] of [
        ['/api/users/me', 'PATCH'],
        ['/api/auth/logout', 'POST'],
        ['/api/graphql', 'POST'],
        ['/api/contact', 'POST'],
        ['/api/helpful', 'POST'],
        ['/api/problem', 'POST'],
        ['/api/count', 'POST'],
        ['/api/starting', 'POST'],
        ['/api/preview/exit', 'POST'],
      ] as const) {
        expect([path, headers, (await sendWrite(path, method, headers)).status]).toEqual([path, headers, 403]);
      }
    }
    expect((await sendWrite('/api/users/me', 'PATCH', { origin: site() })).status).toBe(200);
    expect((await sendWrite('/api/users/me', 'PATCH', { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});
