/** Tests the limits of bodies and methods at the address of Directus. */
import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { readResidentMemory, sendLarge } from '../../support/large-body.ts';
import { sendRaw } from '../../support/raw-requests.ts';
import { requestJson } from './requests.ts';

const { directusUrl: origin, secrets } = stack();
const { hostname, port, host } = new URL(origin);
const megabyte = 1024 * 1024;
const pid = stack().pid('directus');

afterAll(async () => {
  expect(stack().pid('directus'), 'the same process still runs').toBe(pid);
  expect((await requestJson('GET', '/server/ready')).status).toBe(200);
});

/** Sends lines unchanged, and returns the first line of the response. */
const exchangeLines = (lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.setTimeout(15_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk) => {
      resolve(chunk.toString('latin1').split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.on('close', () => resolve(''));
    socket.on('error', reject);
  });

describe('a body without an end', () => {
  // These headers are required, because a write with a cookie must come from our own pages.
  const json = { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' };
  const routes: [string, string, Record<string, string>][] = [
    ['POST', '/graphql', json],
    ['POST', '/auth/login', json],
    ['POST', '/auth-extend/register', json],
    ['POST', '/visitor/contact', json],
    ['POST', '/items/news', json],
    ['POST', '/auth/login', { ...json, cookie: 'hat_nang_token=x' }],
    ['POST', '/items/news', { ...json, authorization: 'Bearer x' }],
    ['POST', '/files', { 'content-type': 'multipart/form-data; boundary=x' }],
    [
      'POST',
      '/files',
      { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${secrets.adminToken}` },
    ],
    ['POST', '/auth/login', { 'content-type': 'text/plain' }],
    ['GET', '/items/news?limit=1', {}],
  ];
  it.each(['chunked', 'true'] as const)('is ended by Directus, %s, and takes no memory', async (length) => {
    for (const [method, path, headers] of routes)
      await sendLarge(path, { origin, method, headers: { ...headers, connection: 'close' }, size: megabyte });
    const memoryBefore = readResidentMemory(pid);
    for (const [method, path, headers] of routes) {
      const answer = await sendLarge(path, { origin, method, length, headers });
      expect(answer.sent, `${method} ${path}`).toBeLessThan(390 * megabyte);
      // Directus ignores the body of a GET and bodies of types that it does not parse, so only JSON of a declared length is checked.
      if (headers['content-type'] === json['content-type'] && length === 'true') expect(answer.status, path).toBe(413);
    }
    expect((readResidentMemory(pid) - memoryBefore) / megabyte, 'MB').toBeLessThan(40);
  });

  it('an anonymous caller gets 413 beyond 256 KB, in chunks as well', async () => {
    for (const path of ['/auth/login', '/graphql', '/items/news']) {
      const answer = await sendLarge(path, { origin, headers: json, size: megabyte });
      expect([answer.status, answer.text.includes('CONTENT_TOO_LARGE')], path).toEqual([413, true]);
    }
  });
});

describe('what no route answers', () => {
  it('methods that nobody knows are 405, two hosts 400', async () => {
    for (const path of ['/server/ping', '/items/news', '/admin/', '/auth/login'])
      for (const method of ['TRACE', 'PROPFIND'])
        expect((await sendRaw(path, { method, origin })).status, `${method} ${path}`).toBe(405);
    expect(await exchangeLines(['CONNECT evil.example:443 HTTP/1.1', `host: ${host}`])).toMatch(/^HTTP\/1\.1 40[05] /);
    expect(await exchangeLines(['GET /server/ping HTTP/1.1', `host: ${host}`, 'host: evil.example'])).toMatch(/ 400 /);
  });

  it('no answer may be embedded by another site', async () => {
    for (const path of ['/server/ping', '/items/news?limit=1', '/admin/', '/no-such-route'])
      expect((await sendRaw(path, { origin })).headers['cross-origin-resource-policy'], path).toBe('same-origin');
  });
});
