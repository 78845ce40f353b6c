import { createHash } from 'node:crypto';
import { languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lateScriptsAttribute } from '../../../web/front/late-scripts/late-scripts.ts';
import { stack } from '../../setup/stack.ts';
import { content } from '../../support/content.ts';
import { createFixtures } from '../../support/items.ts';
import { sendRaw } from '../../support/raw-requests.ts';
import { attributesOfElements, chosenCookie as cookie, visit } from '../../support/site.ts';

const fixtures = createFixtures();
let newsPath = '';
let seededHosts: string[] | null = null;

beforeAll(async () => {
  const settings = await content.read('app_configs', 'fields=embed_hosts');
  seededHosts = (settings as unknown as { embed_hosts: string[] | null }).embed_hosts;
  const item = await fixtures.item('news', {
    translations: [
      {
        languages_code: 'vi-VN',
        title: '</title><script>alert(1)</script>',
        slug: `thu-ma-${Date.now().toString(36)}x`,
        summary: '</script><script>alert(2)</script>',
        body: '<p onclick="alert(3)">Chữ</p><script>alert(4)</script><iframe src="https://evil.example"></iframe><a href="javascript:alert(5)">x</a><img src="https://evil.example/p.png"><svg onload=alert(6)>',
      },
    ],
  });
  const [row] = (await content.read('news', `filter[id][_eq]=${item.id}&fields=translations.slug`)) as unknown as {
    translations: { slug: string }[];
  }[];
  newsPath = href('vi', 'newsDetail', { slug: row?.translations[0]?.slug ?? '', id: item.id });
});
afterAll(async () => {
  await content.settings({ is_no_release_open: true, embed_hosts: seededHosts });
  await fixtures.clear();
});

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .map(([, attributes = '', code = '']) => ({ attributes, code }))
    .filter(
      ({ attributes, code }) =>
        !/\bsrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes) && code !== '',
    );

const directive = (policy: string, name: string) =>
  policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([first]) => first === name)
    ?.slice(1) ?? [];

/** Checks the headers that every page must have (docs/threat-model.md "The site"). */
async function expectSafe(path: string, status: number): Promise<void> {
  const page = await visit(path);
  expect(page.status, path).toBe(status);
  const { headers } = page;
  expect(headers.get('x-content-type-options'), path).toBe('nosniff');
  expect(headers.get('referrer-policy'), path).toBeTruthy();
  expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
  expect(headers.get('permissions-policy'), path).toContain('camera=()');
  expect(headers.get('x-powered-by'), path).toBeNull();

  const policy = headers.get('content-security-policy') ?? '';
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(directive(policy, name), name).toEqual(["'none'"]);
  expect(directive(policy, 'form-action')).toEqual(["'self'"]);
  expect(directive(policy, 'default-src')).toEqual(["'self'"]);
  const scripts = directive(policy, 'script-src');
  expect(scripts, path).not.toContain("'unsafe-inline'");
  expect(scripts, path).not.toContain("'unsafe-eval'");
  expect(
    scripts.filter((source) => source !== "'self'" && !source.startsWith("'sha256-")),
    path,
  ).toEqual([]);
  const frameSources = directive(policy, 'frame-src').join(' ');
  expect(frameSources, 'only hosts in the settings').toMatch(/^'self'( https:\/\/[a-z\d-]+(\.[a-z\d-]+)+)*$/);
  expect(policy.replace(frameSources, ''), 'no other host').not.toMatch(/https?:\/\/|\*/);

  const scriptTexts = inlineScripts(page.text);
  for (const { code } of scriptTexts) {
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    expect(scripts.includes(hash), `${path}: ${code.slice(0, 60)}`).toBe(true);
  }
  for (const { src, [lateScriptsAttribute]: lateScripts } of attributesOfElements(page.text, 'script')) {
    for (const url of [src, ...(lateScripts?.split(' ') ?? [])])
      if (url) expect(url.startsWith('/_next/'), url).toBe(true);
  }
  const handlers = [...page.text.replace(/<script\b[\s\S]*?<\/script>/gi, '').matchAll(/<[a-z][^>]*\son\w+=/gi)];
  expect(
    handlers.map(([tag]) => tag.slice(0, 80)),
    'no inline handler',
  ).toEqual([]);
}

describe('security headers and policy', () => {
  it.each([
    '/',
    '/en',
    '/tin-tuc',
    '/en/news?sort=oldest&page=2',
    '/bat-dau',
    '/en/starting',
    '/trang/chinh-sach-bao-mat',
    '/en/contact',
    '/default',
    '/en/documents',
    '/tai-khoan',
  ])('%s', (path) => expectSafe(path, 200));

  it('a news item, whatever its editor typed', async () => {
    await expectSafe(newsPath, 200);
    const { text } = await visit(newsPath);
    for (const forbiddenMarkup of ['<script>alert', 'onclick=', 'onload=', '<iframe', 'javascript:', 'evil.example"']) {
      expect(
        text.replace(/<script>self\.__next_f[\s\S]*?<\/script>/g, '').includes(forbiddenMarkup),
        forbiddenMarkup,
      ).toBe(false);
    }
  });

  it('embeds videos of the hosts in the settings, and allows frames of no other host', async () => {
    await content.settings({ embed_hosts: ['video.example'] });
    const embed = '<p>Phim</p><iframe src="https://video.example/1"></iframe>';
    const slug = `phim-${Date.now().toString(36)}x`;
    const { id } = await fixtures.item('news', {
      translations: [{ languages_code: 'vi-VN', title: 'Có phim', slug, body: embed }],
    });
    const path = href('vi', 'newsDetail', { slug, id });
    const readPage = async (pagePath: string) => {
      const { headers, text } = await visit(pagePath);
      const sources = directive(headers.get('content-security-policy') ?? '', 'frame-src');
      return { sources, frames: attributesOfElements(text, 'iframe') };
    };
    const frame = { src: 'https://video.example/1', title: 'video.example', loading: 'lazy' };
    await expect
      .poll(() => readPage(path), { timeout: 8000, interval: 200 })
      .toEqual({ sources: ["'self'", 'https://video.example'], frames: [expect.objectContaining(frame)] });
    // Other pages allow the frame, too: a navigation in the app keeps the policy of the first page.
    await expect
      .poll(() => readPage('/tin-tuc'), { timeout: 8000, interval: 200 })
      .toEqual({ sources: ["'self'", 'https://video.example'], frames: [] });
    await content.settings({ embed_hosts: [] });
    for (const pagePath of [path, '/tin-tuc'])
      await expect
        .poll(() => readPage(pagePath), { timeout: 8000, interval: 200 })
        .toEqual({ sources: ["'self'"], frames: [] });
  }, 60_000);

  it.each(['/khong-co', '/en/no-such-page', '/tin-tuc/x-99999999', '/%E0%A4%A'])('404: %s', (path) =>
    expectSafe(path, 404),
  );

  it('503: a page that is not released', async () => {
    await content.settings({ is_no_release_open: false });
    for (const lang of languages) {
      const path = href(lang, 'documents');
      await expect.poll(async () => (await visit(path)).status, { timeout: 8000, interval: 200 }).toBe(503);
      await expectSafe(path, 503);
    }
    // The sections are opened again, because later test files visit these pages.
    await content.settings({ is_no_release_open: true });
    for (const lang of languages) {
      const visitStatus = async () => (await visit(href(lang, 'documents'))).status;
      await expect.poll(visitStatus, { timeout: 8000, interval: 200 }).toBe(200);
    }
  }, 60_000);

  it('answers that are no page are sealed', async () => {
    for (const path of [
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap/news.xml',
      '/feeds/vi/news.xml',
      '/build.json',
      '/manifest.webmanifest',
      '/api/none',
      '/api/health',
    ]) {
      const answer = await visit(path);
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
      if (path !== '/api/health')
        expect(answer.headers.get('content-security-policy'), path).toContain("default-src 'none'");
    }
    // A browser that opens an SVG file directly treats the file as a document.
    const icon = await visit('/icons/ph/book-open.svg');
    expect(icon.headers.get('content-security-policy')).toContain('sandbox');
    for (const path of ['/icons/mark.svg', '/illustrations/hero.svg']) {
      const drawing = await visit(path);
      expect(drawing.headers.get('content-security-policy'), path).toContain("default-src 'none'");
    }
  });

  it('the policy of a page is that of the page, also where only its headers are sent', async () => {
    // A browser applies the headers of a 304 to its cached page. A sealed policy (web/front/security-headers.ts) would block the styles and scripts of
    // that page.
    for (const path of ['/', '/tin-tuc']) {
      // A change of an earlier test may not have reached this page yet, so the check is repeated.
      const { page, notModified } = await vi.waitFor(
        async () => {
          const page = await visit(path);
          const headers = { cookie, 'if-none-match': page.headers.get('etag') ?? '' };
          const notModified = await sendRaw(path, { headers });
          expect(notModified.status, path).toBe(304);
          return { page, notModified: notModified };
        },
        { timeout: 10_000, interval: 200 },
      );
      for (const { headers } of [notModified, await sendRaw(path, { method: 'HEAD', headers: { cookie } })]) {
        expect([undefined, page.headers.get('content-security-policy')], path).toContain(
          headers['content-security-policy'],
        );
      }
    }
  });

  it('HSTS only where the public address is https', async () => {
    const page = await visit('/tin-tuc');
    expect(page.headers.has('strict-transport-security')).toBe(stack().siteUrl.startsWith('https:'));
  });

  it('no answer tells what runs behind it, and no page names the back end', async () => {
    const { directusUrl, secrets } = stack();
    for (const path of ['/', '/tin-tuc', '/khong-co', '/api/items/news?limit=1', '/manifest.webmanifest']) {
      const answer = await visit(path);
      const wholeAnswer = answer.text + JSON.stringify([...answer.headers]);
      for (const secret of [directusUrl, new URL(directusUrl).host, secrets.siteSecret, secrets.adminToken]) {
        expect(wholeAnswer.includes(secret), `${path}: ${secret.slice(0, 12)}`).toBe(false);
      }
      expect(answer.headers.get('x-powered-by')).toBeNull();
    }
  });
});
