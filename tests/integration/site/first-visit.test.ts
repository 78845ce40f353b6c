import { describe, expect, it } from 'vitest';
import { sendJson, type Visit, visit } from '../../support/site.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
const crawlers = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
];

interface Visitor {
  readonly cookie?: string;
  readonly accepts?: string;
  readonly agent?: string;
}

const visitAs = (path: string, { cookie = '', accepts, agent = browser }: Visitor = {}): Promise<Visit> =>
  visit(path, { cookie, headers: { 'user-agent': agent, ...(accepts ? { 'accept-language': accepts } : {}) } });

/** Expects a redirect that no shared cache may store, because the redirect depends on the visitor. */
function expectPrivateRedirect(answer: Visit, to: string): void {
  expect([answer.status, answer.location]).toEqual([307, to]);
  const control = answer.headers.get('cache-control') ?? '';
  expect(control).toContain('private');
  expect(control).toContain('no-store');
  expect(answer.headers.get('vary')?.toLowerCase()).toContain('cookie');
}

describe('the first visit to Home', () => {
  it.each([
    [{ accepts: 'vi-VN,vi;q=0.9' }, '/', '/bat-dau'],
    [{}, '/', '/bat-dau'],
    [{ accepts: 'fr-FR,fr;q=0.9' }, '/', '/bat-dau'],
    [{ accepts: 'en-GB,en;q=0.9,vi;q=0.5' }, '/', '/en/starting'],
    [{ accepts: 'fr,en;q=0.4,vi;q=0.3' }, '/', '/en/starting'],
    [{ accepts: 'en', cookie: 'lang=vi' }, '/', '/bat-dau'],
    [{ accepts: 'vi', cookie: 'lang=en' }, '/', '/en/starting'],
    [{ accepts: 'vi', cookie: 'lang=xx' }, '/', '/bat-dau'],
    [{ accepts: 'vi' }, '/en', '/en/starting'],
    [{ accepts: 'vi', cookie: 'lang=vi' }, '/en', '/en/starting'],
  ] as [Visitor, string, string][])('%o at %s goes to %s, in one redirect', async (visitor, path, to) => {
    expectPrivateRedirect(await visitAs(path, visitor), to);
    const page = await visitAs(to, visitor);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<form');
  });

  it('with the choice made: the language of the cookie, else of the browser', async () => {
    expectPrivateRedirect(await visitAs('/', { cookie: 'starting=adult', accepts: 'en' }), '/en');
    expectPrivateRedirect(await visitAs('/', { cookie: 'starting=skip; lang=en', accepts: 'vi' }), '/en');
    expect((await visitAs('/', { cookie: 'starting=kid; lang=vi', accepts: 'en' })).status).toBe(200);
    expect((await visitAs('/', { cookie: 'starting=kid', accepts: 'vi' })).status).toBe(200);
    expect((await visitAs('/en', { cookie: 'starting=kid; lang=vi', accepts: 'vi' })).status).toBe(200);
  });

  it('keeps the query of a campaign when the language moves', async () => {
    expectPrivateRedirect(await visitAs('/?utm=a', { cookie: 'starting=kid; lang=en' }), '/en?utm=a');
  });

  it('never lets a shared cache keep Home, which depends on a cookie', async () => {
    for (const [path, choice] of ['/', '/en'].flatMap((path) => [[path, 'kid'] as const, [path, 'adult'] as const])) {
      const page = await visitAs(path, { cookie: `starting=${choice}; lang=vi` });
      expect(page.status).toBe(200);
      const control = page.headers.get('cache-control') ?? '';
      expect(control).toContain('private');
      expect(control).not.toContain('s-maxage');
      expect(page.headers.get('vary')?.toLowerCase()).toContain('cookie');
      expect(page.headers.getSetCookie()).toEqual([]);
    }
  });

  it.each(['/tin-tuc', '/en/news', '/su-kien', '/en/contact', '/trang/chinh-sach-bao-mat', '/en/starting'])(
    'a deep link is never diverted: %s',
    async (path) => {
      for (const accepts of ['vi', 'en']) expect((await visitAs(path, { accepts })).status).toBe(200);
    },
  );

  it.each(crawlers)('a crawler is never diverted: %s', async (agent) => {
    for (const path of ['/', '/en']) {
      for (const accepts of [undefined, 'en', 'vi']) {
        expect((await visitAs(path, { agent, accepts })).status, path).toBe(200);
      }
    }
  });

  it.each(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/favicon.ico', '/build.json'])(
    'files are never diverted: %s',
    async (path) => {
      expect((await visitAs(path)).status).toBe(200);
    },
  );
});

describe('the answer of the starting page', () => {
  const sendChoice = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    visit('/api/starting', {
      method: 'POST',
      cookie: '',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    });

  it.each([
    ['kid', 'vi', 'kid', '/'],
    ['adult', 'en', 'adult', '/en'],
    ['skip', 'vi', 'skip', '/'],
    ['root', 'fr', 'skip', '/'],
  ])('%s in %s is kept for 365 days', async (choice, lang, cookieValue, home) => {
    const response = await sendChoice({ choice, lang });
    expect([response.status, response.location]).toEqual([303, home]);
    expect(response.headers.get('cache-control')).toContain('no-store');
    const cookies = response.headers.getSetCookie();
    const startingCookie = cookies.find((cookie) => cookie.startsWith('starting='));
    expect(startingCookie).toMatch(new RegExp(`^starting=${cookieValue};`));
    expect(cookies.find((cookie) => cookie.startsWith('lang='))).toMatch(
      new RegExp(`^lang=${home === '/en' ? 'en' : 'vi'};`),
    );
    for (const cookie of cookies) {
      expect(cookie).toMatch(/Max-Age=31536000/i);
      expect(cookie).toMatch(/SameSite=Lax/i);
      expect(cookie).toMatch(/Path=\//i);
    }
    const cookieHeader = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    expect(
      (await visitAs(home, { cookie: cookieHeader, accepts: lang === 'en' ? 'vi' : 'en' })).status,
      'and Home is Home',
    ).toBe(200);
  });

  it('is taken from our own pages alone', async () => {
    const foreignAnswer = await sendChoice({ choice: 'kid', lang: 'vi' }, { 'sec-fetch-site': 'cross-site' });
    expect(foreignAnswer.status).toBe(403);
    expect(foreignAnswer.headers.getSetCookie()).toEqual([]);
    const oldBrowserAnswer = await visit('/api/starting', {
      method: 'POST',
      cookie: '',
      body: new URLSearchParams({ choice: 'kid' }),
      headers: { origin: 'https://evil.example' },
    });
    expect(oldBrowserAnswer.status).toBe(403);
    // The route accepts only a form. Another body makes no choice, and causes no server error.
    expect((await sendJson('POST', '/api/starting', { choice: 'kid' })).status).toBeLessThan(500);
    expect((await visit('/api/starting', { cookie: '' })).status).toBe(405);
  });
});
