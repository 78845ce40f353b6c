import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { pageOrigin } from '../../support/origins.ts';
import { adminHeaders, requestJson, sessionHeaders } from './requests.ts';

const CLOSED_TO_ALL: Array<[string, string, unknown?]> = [
  ['POST', '/files/import', { url: 'http://0.0.0.0/' }],
  ['POST', '/shares', { collection: 'news', item: '1' }],
  ['PATCH', '/shares', { keys: [], data: {} }],
  ['POST', '/shares/auth', { share: 'x' }],
  ['POST', '/server/setup', {}],
  ['POST', '/mcp', {}],
  ['POST', '/utils/sort/document_pages', { item: 1, to: 2 }],
];
const CLOSED_TO_VISITORS: Array<[string, string, unknown?]> = [
  ['POST', '/utils/hash/generate', { string: 'x' }],
  ['POST', '/utils/hash/verify', { string: 'x', hash: 'y' }],
  ['GET', '/utils/random/string'],
  ['POST', '/utils/cache/clear', {}],
  ['GET', '/server/health'],
  ['GET', '/server/specs/oas'],
  ['GET', '/server/specs/graphql'],
  ['POST', '/assets/files', { ids: [] }],
  ['POST', '/graphql', { query: '{ news { id } }' }],
  ['GET', '/graphql?query={news{id}}'],
  ['POST', '/graphql/system', { query: '{ server_ping }' }],
];

describe('closed routes', () => {
  it.each(CLOSED_TO_ALL)('%s %s is closed to everybody', async (method, path, json) => {
    expect((await requestJson(method, path, { json })).status).toBe(403);
    expect((await requestJson(method, path, { json, headers: adminHeaders() })).status).toBe(403);
  });

  it.each(CLOSED_TO_VISITORS)('%s %s is closed to visitors', async (method, path, json) => {
    const answer = await requestJson(method, path, { json });
    expect(answer.status).toBe(403);
    expect(answer.body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  // The answer is 404, not the 403 of the route itself. addresses.test.ts covers other spellings.
  it.each(['/FILES/Import/', '/graphql/', '/GraphQL'])('POST %s is no spelling of a route', async (path) => {
    expect((await requestJson('POST', path, { json: {} })).status).toBe(404);
    expect((await requestJson('POST', path, { json: {}, headers: adminHeaders() })).status).toBe(404);
  });

  it('leaves hashing to administrators, and the rest of utils to the Studio', async () => {
    const kid = await sessionHeaders('kid');
    const editor = await sessionHeaders('editor');
    const json = { string: 'x' };
    for (const headers of [kid, editor]) {
      expect((await requestJson('POST', '/utils/hash/generate', { json, headers })).status).toBe(403);
      expect((await requestJson('GET', '/utils/random/string', { headers })).status).toBe(403);
    }
    expect((await requestJson('GET', '/utils/random/string', { headers: adminHeaders() })).status).toBe(200);
    expect(
      (await requestJson('POST', '/graphql/system', { json: { query: '{ server_ping }' }, headers: kid })).status,
    ).toBe(403);
    expect((await requestJson('GET', '/server/specs/oas', { headers: adminHeaders() })).status).toBe(200);
    expect((await requestJson('GET', '/server/specs/graphql', { headers: adminHeaders() })).status).toBe(200);
  });

  it('opens GraphQL to the site by its secret, and to people by their session', async () => {
    const json = { query: '{ languages { code } }' };
    const secret = { 'x-site-secret': stack().secrets.siteSecret };
    const siteResponse = await requestJson('POST', '/graphql', { json, headers: secret });
    expect(siteResponse.status).toBe(200);
    expect(siteResponse.body.errors).toBeUndefined();
    expect((await requestJson('POST', '/graphql', { json, headers: { 'x-site-secret': 'x' } })).status).toBe(403);
    expect((await requestJson('POST', '/graphql', { json, headers: await sessionHeaders('kid') })).status).toBe(200);
  });

  it('closes what repeats them in GraphQL', async () => {
    const headers = adminHeaders();
    for (const query of [
      'mutation { import_file(url: "http://0.0.0.0/", data: {}) { id } }',
      'mutation { a: auth_login(email: "a@b.c", password: "x") { access_token } b: auth_login(email: "a@b.c", password: "y") { access_token } }',
      'mutation { create_shares_item(data: { collection: "news", item: "1", name: "x" }) { id } }',
    ]) {
      const answer = await requestJson('POST', '/graphql/system', { json: { query }, headers });
      expect(answer.body.errors?.[0]?.extensions.code).toMatch(/FORBIDDEN|GRAPHQL_VALIDATION/);
    }
  });

  it('answers no WebSocket', async () => {
    const { hostname, port } = new URL(stack().directusUrl);
    for (const path of ['/websocket', '/graphql', '/websocket/logs']) {
      const line = await new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), hostname, () => {
          const upgradeHeaders =
            'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
          socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${upgradeHeaders}\r\n\r\n`);
        });
        socket.once('data', (data) => {
          resolve(String(data).split('\r\n')[0] ?? '');
          socket.destroy();
        });
        socket.on('error', reject);
      });
      expect(line).toMatch(/^HTTP\/1\.1 (4\d\d|503)/);
    }
  });

  it('is ready without asking SMTP, and says nothing else', async () => {
    const answer = await requestJson('GET', '/server/ready');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ready' });
    expect((await requestJson('GET', '/server/ping')).status).toBe(200);
  });

  it('hands a valid request id through, and no other', async () => {
    const sendId = async (id: string) => {
      const { status, headers } = await requestJson('GET', '/server/ping', { headers: { 'x-request-id': id } });
      return [status, headers.get('x-request-id')];
    };
    for (const id of ['abc-1', 'A_1.b:2', 'x'.repeat(64)]) expect(await sendId(id)).toEqual([200, id]);
    for (const id of ['a b<', 'á', 'x'.repeat(65), 'a,b']) {
      const [status, returnedId] = await sendId(id);
      expect([status, returnedId === id], id).toEqual([200, false]);
    }
  });

  it('refuses writes from other sites with a session cookie', async () => {
    const session = await sessionHeaders('kid');
    const json = { first_name: 'Bé' };
    const foreignHeaders: Array<Record<string, string>> = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: pageOrigin() },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const foreignHeader of foreignHeaders) {
      const answer = await requestJson('PATCH', '/users/me', { json, headers: { ...session, ...foreignHeader } });
      expect(answer.status, JSON.stringify(foreignHeader)).toBe(403);
    }
    const ownHeaders: Array<Record<string, string>> = [
      {},
      { 'sec-fetch-site': 'same-origin' },
      { origin: pageOrigin() },
      { origin: pageOrigin(stack().siteUrl) },
    ];
    for (const ownHeader of ownHeaders) {
      expect(
        (await requestJson('PATCH', '/users/me', { json, headers: { ...session, ...ownHeader } })).status,
      ).toBeLessThan(300);
    }
  });
});
