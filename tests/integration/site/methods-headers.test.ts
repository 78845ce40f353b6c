/** Tests methods, hosts, headers of every kind of response, and addresses of API calls. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { sendLarge } from '../../support/large-body.ts';
import { sendRaw } from '../../support/raw-requests.ts';
import { attributesOfElements, chosenCookie as cookie, sendJson, type Visit, visit } from '../../support/site.ts';

const { siteUrl } = stack();
const sameOriginHeaders = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const pid = stack().pid('site');

afterAll(() => expect(stack().pid('site'), 'the same process still runs').toBe(pid));

/** Sends lines unchanged. @returns the head of the response */
const exchangeLines = (lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(siteUrl);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.setTimeout(15_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (answer.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('close', () => resolve(answer.split('\r\n\r\n')[0] ?? ''));
    socket.on('error', reject);
  });

describe('methods', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s changes no page', async (method) => {
    for (const path of [
      '/',
      '/tin-tuc',
      '/en/news',
      '/khong-co',
      '/robots.txt',
      '/icons/mark.svg',
      '/feeds/vi/news.xml',
      '/og/vi/news/1.png',
      '/_next/none.js',
      '/build.json',
    ]) {
      const answer = await sendRaw(path, { method, headers: { cookie } });
      expect(answer.status, path).toBe(405);
      expect(answer.headers['set-cookie'], path).toBeUndefined();
    }
  });

  it('TRACE and CONNECT are answered nowhere', async () => {
    for (const path of ['/api/items/news', '/api/graphql', '/api/health'])
      expect((await sendRaw(path, { method: 'TRACE' })).status, path).toBe(405);
    const { host } = new URL(siteUrl);
    for (const target of ['evil.example:443', host, '/tin-tuc'])
      expect(await exchangeLines([`CONNECT ${target} HTTP/1.1`, `host: ${host}`]), target).toMatch(
        /^HTTP\/1\.1 40[05] /,
      );
  });

  it('a call that nobody can write to answers in the one shape of errors', async () => {
    for (const [method, path] of [
      ['DELETE', '/api/users/me'],
      ['POST', '/api/items/news'],
      ['PATCH', '/api/items/languages'],
      ['PUT', '/api/search/suggest'],
    ] as const) {
      const answer = await sendJson(method, path, {});
      expect(answer.status, `${method} ${path}`).toBe(405);
      const [error, ...otherErrors] = JSON.parse(answer.text).errors;
      expect([error.extensions.code, otherErrors], `${method} ${path}`).toEqual(['METHOD_NOT_ALLOWED', []]);
      expect(error.message, `${method} ${path}`).toMatch(/\S/);
    }
  });
});

describe('the Host header', () => {
  const { host } = new URL(siteUrl);
  it.each([
    ['two', [`host: ${host}`, 'host: evil.example']],
    ['the same twice', [`host: ${host}`, `Host: ${host}`]],
    ['none', []],
  ])('%s is 400', async (_what, hosts) => {
    for (const path of ['/tin-tuc', '/api/health', '/api/items/news'])
      expect(await exchangeLines([`GET ${path} HTTP/1.1`, ...hosts]), path).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('headers of every kind of answer', () => {
  let picture = '';
  let script = '';
  beforeAll(async () => {
    const page = await visit('/tin-tuc');
    [script = ''] = /\/_next\/static\/[^" ]+\.js/.exec(page.text) ?? [];
    const images = attributesOfElements(page.text, 'img').map(({ src }) => src ?? '');
    picture = images.find((src) => src.startsWith('/api/assets/')) ?? '';
  });

  it('says what may run in it, and who may embed it', async () => {
    const answers: [string, Parameters<typeof sendRaw>[1]?][] = [
      ['/tin-tuc'],
      ['/khong-co'],
      ['/'],
      ['/vi/tin-tuc'],
      ['/api/health'],
      ['/api/none'],
      ['/api/items/news?limit=1'],
      ['/api/users/me'],
      ['/api/graphql', { method: 'POST', headers: sameOriginHeaders, body: '{}' }],
      ['/api/contact', { method: 'POST', headers: sameOriginHeaders, body: 'x'.repeat(60_000) }],
      ['/tin-tuc', { method: 'POST', headers: sameOriginHeaders, body: '{}' }],
      ['/robots.txt'],
      ['/sitemap.xml'],
      ['/feeds/vi/news.xml'],
      ['/manifest.webmanifest'],
      ['/sw.js'],
      ['/favicon.ico'],
      ['/icons/mark.svg'],
      ['/icons/ph/book-open.svg'],
      ['/illustrations/hero.svg'],
      ['/build.json'],
      ['/.well-known/security.txt'],
      ['/_next/none.js'],
      [script],
      [script, { headers: { 'accept-encoding': 'br' } }],
    ];
    for (const [path, options = {}] of answers) {
      const { status, headers } = await sendRaw(path, { ...options, headers: { cookie, ...options.headers } });
      const line = `${options.method ?? 'GET'} ${path} ${status}`;
      expect(headers['content-security-policy'], line).toContain('default-src');
      expect(headers['cross-origin-resource-policy'], line).toBe('same-origin');
      expect(headers['x-content-type-options'], line).toBe('nosniff');
    }
  });

  it('pictures that are meant to be shown elsewhere may be: share pictures, and those of feeds', async () => {
    expect(picture).not.toBe('');
    for (const path of [picture, '/og/vi/news/1.png']) {
      const { headers } = await sendRaw(path);
      expect(headers['cross-origin-resource-policy'], path).toBe('cross-origin');
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    }
    const personal = await sendRaw(picture, { headers: { cookie: 'hat_nang_token=x' } });
    expect(personal.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('a request that cannot be read is sealed, too', async () => {
    const answer = await exchangeLines(['GET /tin-tuc HTTP/1.1', `host: ${new URL(siteUrl).host}`, 'x-bad\u0001: a']);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/^content-security-policy: default-src 'none'; frame-ancestors 'none'\r?$/im);
    expect(answer).toMatch(/^cross-origin-resource-policy: same-origin\r?$/im);
    expect(answer).toMatch(/^x-content-type-options: nosniff\r?$/im);
  });
});

describe("a preview's cookie that nobody gave", () => {
  it.each(['x', '0123456789abcdef0123456789abcdef', ''])('changes nothing: %s', async (value) => {
    const expectNoChange = async (path: string) => {
      const forgedHeaders = { cookie: `${cookie}; __prerender_bypass=${value}; __next_preview_data=${value}` };
      const plainAnswer = await sendRaw(path, { headers: { cookie } });
      const answer = await sendRaw(path, { headers: forgedHeaders });
      expect([answer.status, answer.headers['set-cookie']], path).toEqual([plainAnswer.status, undefined]);
      for (const name of ['cache-control', 'content-security-policy', 'vary', 'x-nextjs-cache'])
        if (name !== 'x-nextjs-cache' || plainAnswer.headers[name] === 'HIT')
          expect(answer.headers[name], `${path} ${name}`).toEqual(plainAnswer.headers[name]);
      expect(answer.body.length, path).toBe(plainAnswer.body.length);
    };
    // After a change, each replica serves its stale "not found" page once more, so the check is repeated.
    for (const path of ['/tin-tuc', '/', '/khong-co', '/en/news'])
      await vi.waitFor(() => expectNoChange(path), { timeout: 8_000, interval: 600 });
  });
});

describe('reports of refused scripts', () => {
  const sendReport = (body: unknown, type = 'application/csp-report') =>
    visit('/api/csp-report', {
      method: 'POST',
      cookie: '',
      headers: { 'content-type': type },
      body: JSON.stringify(body),
    });
  /** Sends a report, and repeats it later if the limit is exhausted. Only an earlier run can exhaust the limit. */
  const report = async (...reportArguments: Parameters<typeof sendReport>): Promise<Visit> => {
    const answer = await sendReport(...reportArguments);
    if (answer.status !== 429) return answer;
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers.get('retry-after'))));
    return report(...reportArguments);
  };
  const { publicUrl } = stack().settings;
  const page = `${publicUrl}/en/news`;

  it('each page names where they go', async () => {
    for (const path of ['/tin-tuc', '/khong-co'])
      expect((await visit(path)).headers.get('content-security-policy'), path).toContain('report-uri /api/csp-report');
  });

  it('are taken, and the log gets the directive and our own path alone', async () => {
    const uniqueWord = `zz${Date.now().toString(36)}`;
    const details = {
      'document-uri': `${page}?name=${uniqueWord}`,
      'blocked-uri': `https://${uniqueWord}.example/`,
      'script-sample': uniqueWord,
    };
    const answer = await report({ 'csp-report': { ...details, 'effective-directive': 'img-src' } });
    expect([answer.status, answer.text]).toEqual([204, '']);
    const list = [
      {
        type: 'csp-violation',
        url: `${publicUrl}/danh-sach-phat/${uniqueWord}`,
        user_agent: uniqueWord,
        body: {
          documentURL: `${publicUrl}/danh-sach-phat/${uniqueWord}`,
          effectiveDirective: 'font-src',
          blockedURL: uniqueWord,
        },
      },
    ];
    expect((await report(list, 'application/reports+json')).status).toBe(204);
    await expect.poll(() => stack().logs(), { timeout: 5000 }).toMatch(/csp: font-src on \/danh-sach-phat/);
    expect(stack().logs()).toContain('csp: img-src on /en/news\n');
    expect(stack().logs()).not.toContain(uniqueWord);
  });

  it('of other sites, of other kinds and without sense are dropped', async () => {
    const invalidReports = [
      {},
      [],
      null,
      'x',
      { 'csp-report': { 'document-uri': 'https://evil.example/zz-evil', 'effective-directive': 'img-src' } },
      { 'csp-report': { 'document-uri': page, 'effective-directive': 'zz-evil\nline' } },
    ];
    for (const body of invalidReports) expect([204, 400]).toContain((await report(body)).status);
    expect((await report({}, 'application/json')).status).toBe(415);
    expect((await visit('/api/csp-report')).status).toBe(405);
    expect(stack().logs()).not.toMatch(/csp:.*zz-evil/);
  });

  it('are at most 10 KB', async () => {
    expect((await report({ x: 'y'.repeat(11 * 1024) })).status).toBe(413);
    const headers = { 'content-type': 'application/reports+json' };
    expect((await sendLarge('/api/csp-report', { headers, size: 1024 * 1024 })).status).toBe(413);
  });

  it('are limited for a client', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 50; count++) statuses.push((await sendReport({})).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

it('security.txt says whom to tell, until when, and in which languages (RFC 9116)', async () => {
  const { status, headers, text } = await visit('/.well-known/security.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(fields.Contact).toMatch(/^mailto:[^@\s]+@\S+$|^https?:\/\//);
  expect(fields['Preferred-Languages']).toBe('vi, en');
  expect(fields.Canonical).toBe(`${stack().settings.publicUrl}/.well-known/security.txt`);
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});

describe('the calls of the contract', () => {
  it.each([
    ['POST', '/auth-extend/register'],
    ['POST', '/auth-extend/check-verification-status'],
    ['POST', '/auth-extend/forgot-username'],
    ['POST', '/auth-extend/otp-verify'],
    ['POST', '/auth-extend/resend-otp'],
    ['POST', '/auth/login'],
    ['POST', '/auth/refresh'],
    ['POST', '/auth/logout'],
    ['POST', '/auth/password/request'],
    ['POST', '/auth/password/reset'],
    ['GET', '/users/me'],
    ['GET', '/items/languages'],
    ['GET', '/items/app_configs'],
    ['POST', '/files'],
    ['POST', '/graphql'],
  ])('%s %s is answered alike with and without a slash at its end', async (method, path) => {
    const requestPath = (trailingSlash: string) =>
      sendRaw(`/api${path}${trailingSlash}`, {
        method,
        ...(method === 'POST' ? { headers: sameOriginHeaders, body: '{"a":1}' } : {}),
      });
    const [plain, slashed] = [await requestPath(''), await requestPath('/')];
    expect(slashed.status).toBe(plain.status);
    expect(slashed.headers.location).toBeUndefined();
    expect(slashed.headers['content-type']).toBe(plain.headers['content-type']);
  });
});
