import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../setup/stack.ts';

/** Bytes, gzip. The specification of the foundation: 180 KB of JavaScript, 75 KB of fonts; the rest keeps what we have. */
const budget = { javascript: 180_000, fonts: 75_000, html: 60_000 };

const { siteUrl } = stack();
const cookie = 'starting=kid; lang=vi';

const load = async (path: string): Promise<Buffer> => {
  const answer = await fetch(new URL(path, siteUrl), { headers: { cookie } });
  expect(answer.status, path).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

/** Addresses in a page that a browser of today loads, without `nomodule` scripts. */
const linked = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].filter(([tag]) => !/nomodule/i.test(tag)).map(([, url]) => url ?? '')),
];

const weigh = async (paths: string[]): Promise<number> => {
  const sizes = await Promise.all(paths.map(async (path) => gzipSync(await load(path), { level: 9 }).length));
  return sizes.reduce((sum, size) => sum + size, 0);
};

describe.each(['Home', 'a news item'])('%s', (name) => {
  let html = '';

  beforeAll(async () => {
    const list = (await load('/tin-tuc')).toString();
    const item = /href="(\/tin-tuc\/[^"]+-\d+)"/.exec(list)?.[1];
    expect(item).toBeDefined();
    html = (await load(name === 'Home' ? '/' : (item ?? ''))).toString();
  });

  it(`loads at most ${budget.javascript} bytes of JavaScript`, async () => {
    const scripts = linked(html, /<(?:script|link)[^>]+?(?:src|href)="(\/_next\/[^"]+\.js)"[^>]*>/g);
    expect(scripts.length).toBeGreaterThan(3);
    const bytes = await weigh(scripts);
    console.info(`${name}: ${(bytes / 1000).toFixed(1)} KB of JavaScript in ${scripts.length} files`);
    expect(bytes).toBeLessThanOrEqual(budget.javascript);
  });

  it(`loads at most ${budget.fonts} bytes of fonts`, async () => {
    const sheets = linked(html, /<link[^>]+href="([^"]+\.css)"[^>]*>/g);
    const rules = (await Promise.all(sheets.map(load))).join('\n') + html;
    const fonts = linked(rules, /url\(["']?([^"')]+\.woff2)["']?\)/g);
    expect(fonts.length).toBeGreaterThan(0);
    const sizes = await Promise.all(fonts.map(async (path) => (await load(path)).length));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget.fonts);
  });

  it(`is at most ${budget.html} bytes of HTML`, () => {
    expect(gzipSync(html).length).toBeLessThanOrEqual(budget.html);
  });

  it('asks no other host for anything', () => {
    const foreign = linked(html, /<(?:script|img|iframe|source|video|audio)[^>]+src="(https?:[^"]+|\/\/[^"]+)"[^>]*>/g);
    expect(foreign).toEqual([]);
    const sheets = linked(html, /<link[^>]+rel="(?:stylesheet|preload|preconnect)"[^>]+href="(https?:[^"]+)"[^>]*>/g);
    expect(sheets).toEqual([]);
  });
});
