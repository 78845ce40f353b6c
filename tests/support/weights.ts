import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { lateScriptsAttribute } from '../../web/front/late-scripts/late-scripts.ts';
import { stack } from '../setup/stack.ts';
import { attributesOfElements, visit } from './site.ts';

export interface Weight {
  readonly url: string;
  readonly bytes: number;
  readonly gzip: number;
}

/**
 * Fetches a file of the site and measures its size.
 * @param url absolute, or relative to the site
 * @throws Error if the request fails
 */
export const measureFile = async (url: string): Promise<Weight> => {
  const answer = await fetch(new URL(url, stack().siteUrl));
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const body = Buffer.from(await answer.arrayBuffer());
  return { url, bytes: body.length, gzip: gzipSync(body).length };
};

/**
 * Collects the addresses of scripts that a page loads from now on. The set grows while the page is open. Bodies are not read: a body that is still
 * loading when the page closes would cause an unhandled rejection.
 */
export function recordScripts(page: Page): Set<string> {
  const addresses = new Set<string>();
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') addresses.add(answer.url());
  });
  return addresses;
}

const addressesOf = (html: string, kind: 'script' | 'style') =>
  kind === 'script'
    ? attributesOfElements(html, 'script').flatMap(({ src, nomodule, [lateScriptsAttribute]: late }) => [
        ...(src && nomodule === undefined ? [src] : []),
        ...(late?.split(' ') ?? []),
      ])
    : attributesOfElements(html, 'link').flatMap(({ rel, href }) => (rel === 'stylesheet' && href ? [href] : []));

/** Measures the scripts that a page loads directly or by its loader (web/front/late-scripts/late-scripts.ts), each once. */
export const scriptsOf = (html: string): Promise<Weight[]> =>
  Promise.all([...new Set(addressesOf(html, 'script'))].map(measureFile));

/** Measures the fonts that the page's style sheets and preloads name, each once. */
export async function fontsOf(html: string): Promise<Weight[]> {
  const sheets = await Promise.all(addressesOf(html, 'style').map(async (url) => (await visit(url)).text));
  const inline = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  const namedFonts = [...sheets, ...inline].flatMap((css) =>
    [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, url = '']) => url),
  );
  const preloaded = attributesOfElements(html, 'link').flatMap(({ as, href }) => (as === 'font' && href ? [href] : []));
  return Promise.all([...new Set([...namedFonts, ...preloaded])].map(measureFile));
}

export const sumSizes = (weights: readonly Weight[], key: 'bytes' | 'gzip'): number =>
  weights.reduce((total, weight) => total + weight[key], 0);

/** Returns every address that a browser requests automatically for a page: pictures, media, scripts, styles, frames, fonts, and URLs in styles. */
export function requestsOf(html: string): string[] {
  const attributes = ['img', 'script', 'iframe', 'source', 'video', 'audio', 'embed', 'track', 'input'].flatMap(
    (name) =>
      attributesOfElements(html, name).flatMap(({ src = '', srcset = '', poster = '' }) => [
        src,
        poster,
        ...srcset.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
      ]),
  );
  const links = attributesOfElements(html, 'link').flatMap(({ rel = '', href = '' }) =>
    /stylesheet|preload|icon|manifest|preconnect|dns-prefetch|prefetch/.test(rel) ? [href] : [],
  );
  const css = [...html.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url = '']) => url);
  return [...attributes, ...addressesOf(html, 'script'), ...links, ...css].filter(
    (url) => url !== '' && !url.startsWith('data:') && !url.startsWith('#'),
  );
}
