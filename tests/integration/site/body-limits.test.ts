/** Tests that the site reads no body beyond the limit of its route, whatever length the request declares. */
import { afterAll, describe, expect, it } from 'vitest';
import { readRunningState } from '../../../scripts/stack/instance.ts';
import { stack } from '../../setup/stack.ts';
import { readResidentMemory, sendLarge } from '../../support/large-body.ts';
import { sendRaw } from '../../support/raw-requests.ts';
import { visit } from '../../support/site.ts';

const megabyte = 1024 * 1024;
const sameOriginHeaders = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const pid = stack().pid('site');
/** Whether nginx is in front of the site. nginx refuses a body at once, and discards the rest of it for some seconds. */
const isBehindEdge = readRunningState(stack().dataDir)?.containers !== undefined;

afterAll(async () => {
  expect(stack().pid('site'), 'the same process still runs').toBe(pid);
  expect((await visit('/api/health')).status).toBe(200);
});

describe('a body without an end', () => {
  type Route = [method: string, path: string, headers?: Record<string, string>];
  const routes: Route[] = [
    ['POST', '/api/graphql'],
    ['POST', '/api/contact'],
    ['POST', '/api/contact', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['POST', '/api/starting', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['POST', '/api/starting', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['POST', '/api/helpful'],
    ['POST', '/api/problem'],
    ['POST', '/api/count'],
    ['POST', '/api/csp-report', { 'content-type': 'application/csp-report' }],
    ['POST', '/api/revalidate'],
    ['POST', '/api/preview/exit'],
    ['POST', '/api/auth/login'],
    ['POST', '/api/auth-extend/register/'],
    ['POST', '/api/auth-extend/account/avatar'],
    ['POST', '/api/files', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['POST', '/api/no-such-call'],
    ['DELETE', '/api/users/me'],
    ['GET', '/api/items/news'],
    ['GET', '/tin-tuc'],
    ['GET', '/api/health'],
    ['GET', '/_next/static/none.js'],
    ['POST', '/tin-tuc'],
    ['POST', '/icons/ph/book-open.svg'],
  ];

  it.each(['chunked', 'true'] as const)(
    'ends with 4xx and a closed connection, %s, and takes no memory',
    async (length) => {
      for (const [method, path] of routes.slice(0, 3))
        await sendLarge(path, { method, headers: sameOriginHeaders, size: megabyte });
      const memoryBefore = readResidentMemory(pid);
      const checkRoute = async ([method, path, headers = {}]: Route) => {
        const answer = await sendLarge(path, { method, length, headers: { ...sameOriginHeaders, ...headers } });
        const line = `${method} ${path}`;
        // The edge refuses revalidation itself, and checks the method before the body. The statuses of the edge therefore differ from those of the site.
        expect([413, 405, 404], line).toContain(answer.status);
        if (!isBehindEdge) expect(answer.sent, line).toBeLessThan(20 * megabyte);
      };
      // A refused connection stays open for some seconds, so six routes are tested at once.
      for (let from = 0; from < routes.length; from += 6)
        await Promise.all(routes.slice(from, from + 6).map(checkRoute));
      expect((readResidentMemory(pid) - memoryBefore) / megabyte, 'MB').toBeLessThan(20);
    },
  );

  it('takes no memory when many send at once', async () => {
    const memoryBefore = readResidentMemory(pid);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendLarge(['/api/graphql', '/api/contact'][index % 2] ?? '', { headers: sameOriginHeaders }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([413]));
    expect((readResidentMemory(pid) - memoryBefore) / megabyte, 'MB').toBeLessThan(20);
  });

  it('is refused whole where its length is said too low: the rest is no second request', async () => {
    const answer = await sendLarge('/api/contact', { headers: sameOriginHeaders, length: 10, size: megabyte });
    expect(answer.status).toBe(400);
    expect(answer.text.match(/HTTP\/1\.1 2\d\d/g)).toBeNull();
  });
});

describe('what a refusal looks like', () => {
  const sendLargeBody = (path: string, headers: Record<string, string>, size = 200_000) =>
    sendRaw(path, {
      method: 'POST',
      headers: { ...sameOriginHeaders, ...headers, 'content-length': String(size) },
      body: 'x'.repeat(size),
    });

  it('JSON in the shape of every error, for scripts', async () => {
    for (const path of ['/api/graphql', '/api/contact', '/api/auth/login']) {
      const { status, headers, body } = await sendLargeBody(path, {}, 110_000);
      expect(status, path).toBe(413);
      expect(headers['content-type']).toContain('application/json');
      expect(JSON.parse(body.toString()).errors[0].extensions.code).toBe('CONTENT_TOO_LARGE');
    }
  });

  it('a body within its limit passes, whether its length is said or not', async () => {
    const body = JSON.stringify({ documentId: 'x'.repeat(60_000) });
    for (const headers of [sameOriginHeaders, { ...sameOriginHeaders, 'transfer-encoding': 'chunked' }]) {
      const answer = await sendRaw('/api/graphql', { method: 'POST', headers, body });
      expect([answer.status, JSON.parse(answer.body.toString()).errors[0].extensions.code]).toEqual([
        400,
        'UNKNOWN_DOCUMENT',
      ]);
    }
  });
});
