import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodingFor, FinishedPage } from './finished-page.ts';

describe('encodingFor', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['identity', 'identity'],
    ['gzip;q=0.0', 'identity'],
  ] as const)('%s → %s', (acceptEncoding, encoding) => {
    expect(encodingFor(acceptEncoding)).toBe(encoding);
  });
});

describe('a finished page', () => {
  const html =
    '<html><head><script src="/_next/static/chunks/a.js" async=""></script></head><body>Sách cho mọi trẻ em</body></html>';
  const page = new FinishedPage(html);
  const text = page.body().toString();

  it('has the same text in every encoding', () => {
    expect(text).toContain('Sách cho mọi trẻ em');
    expect(brotliDecompressSync(page.body('br')).toString()).toBe(text);
    expect(gunzipSync(page.body('gzip')).toString()).toBe(text);
  });
  it('is compressed once', () => {
    expect(page.body('br')).toBe(page.body('br'));
  });
  it('preloads no font that the reader does not use', () => {
    const font = (name: string) => `<link rel="preload" href="/fonts/${name}.woff2" as="font" crossorigin=""/>`;
    const head = `<html><head>${font('nunito-400')}${font('baloo-2')}</head>`;
    const finishBody = (body: string) => new FinishedPage(`${head}<body>${body}</body></html>`).body().toString();
    expect(finishBody('<div data-reader="">')).toContain('nunito');
    expect(finishBody('<div data-reader="">')).not.toContain('baloo');
    expect(finishBody('<div>')).toContain('baloo');
  });
  it('has a policy with the hashes of its inline scripts', () => {
    expect(page.policy).toMatch(/script-src 'self' 'sha256-/);
    expect(text).toContain('data-scripts="/_next/static/chunks/a.js"');
  });
});
