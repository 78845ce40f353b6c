import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { ImageResponse } from 'next/og';
import { backEndFetch } from '@/cms/back-end-fetch';
import { directusUrl } from '@/cms/settings';
import { type ShareSection, shareTints } from '@/seo/share-picture-address';
import { colorOf, colors } from '@/theme/tokens';
import type { ShareFacts } from './share-picture-items.ts';

const size = { width: 1200, height: 630 };
const timeout = 2500;
const largestPicture = 2_000_000;
/** Drawing occupies a CPU core for a few hundred milliseconds, so only one picture is drawn at a time, and the queue is limited. */
const longestQueue = 8;

/** Returns background and text colour of a section's label. */
const tintOf = (section: ShareSection): readonly [string, string] => {
  const { ground, ink } = shareTints[section];
  return [colorOf(ground), colorOf(ink)];
};

const folder = () => process.env.SITE_DIR ?? process.cwd();
const once = <T,>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const heading = 'Baloo 2';
const body = 'Nunito';
const files: [string, string][] = [
  [heading, 'baloo-2'],
  [body, 'nunito-700'],
];

/** The site's fonts as TrueType (scripts/fonts.ts). */
const fonts = once(() =>
  Promise.all(
    files.map(async ([name, file]) => ({
      name,
      data: await readFile(path.join(folder(), 'src', 'seo', 'fonts', `${file}.ttf`)),
      weight: 700 as const,
      style: 'normal' as const,
    })),
  ),
);
const mark = once(async () => {
  const svg = await readFile(path.join(folder(), 'public', 'icons', 'mark.svg'));
  return `data:image/svg+xml;base64,${svg.toString('base64')}`;
});

/** Removes characters that our fonts lack, because the drawing library would request a font for them from another host. */
const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\u0020-\u007e\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u2013\u2014\u2018-\u201d\u2026]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const shorten = (text: string, longest: number): string => {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest - 20))}…`;
};

const readPicture = async (address: string | undefined): Promise<string | undefined> => {
  if (!address) return undefined;
  try {
    const answer = await backEndFetch(`${directusUrl()}${address}`, {
      cache: 'no-store',
      lane: 'files',
      signal: AbortSignal.timeout(timeout),
    });
    const type = answer.headers.get('content-type') ?? '';
    const data = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok || !/^image\/(jpeg|png)$/.test(type) || data.length > largestPicture)
      throw new Error(`status ${answer.status}, ${type}, ${data.length} bytes`);
    return `data:${type};base64,${data.toString('base64')}`;
  } catch (error) {
    // A share picture without the photograph is better than none.
    console.warn(`share picture: ${address} not read:`, error instanceof Error ? error.message : error);
    return undefined;
  }
};

const draw = async ({ section, sectionName, title, brandName, picture }: ShareFacts): Promise<Buffer> => {
  const [letters, sun, photo] = await Promise.all([fonts(), mark(), readPicture(picture)]);
  const [ground, ink] = tintOf(section);
  const words = shorten(drawable(title), 130);
  const fontSize = words.length > 90 ? 42 : words.length > 55 ? 50 : words.length > 30 ? 60 : 72;
  const answer = new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        background: colors.paper[50],
        color: colors.primary[900],
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', width: 630, padding: '56px 40px 52px 60px' }}>
        <div style={{ display: 'flex' }}>
          <div
            style={{
              padding: '8px 26px 10px',
              borderRadius: 999,
              background: ground,
              color: ink,
              fontFamily: body,
              fontSize: 30,
            }}
          >
            {drawable(sectionName)}
          </div>
        </div>
        <div style={{ display: 'flex', flex: 1, alignItems: 'center' }}>
          <div style={{ fontFamily: heading, fontSize, lineHeight: 1.25 }}>{words}</div>
        </div>
        <div style={{ display: 'flex', alignItems: 'center', fontFamily: heading, fontSize: 38 }}>
          {/* biome-ignore lint/performance/noImgElement: part of a picture that the server draws, not of a page */}
          <img src={sun} alt="" width={64} height={64} style={{ marginRight: 18 }} />
          {drawable(brandName)}
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          width: 570,
          height: 630,
          alignItems: 'center',
          justifyContent: 'center',
          borderLeft: `14px solid ${ground}`,
          background: colors.paper[200],
        }}
      >
        {photo ? (
          // biome-ignore lint/performance/noImgElement: as above
          <img src={photo} alt="" width={556} height={630} style={{ objectFit: 'cover' }} />
        ) : (
          // biome-ignore lint/performance/noImgElement: as above
          <img src={sun} alt="" width={340} height={340} />
        )}
      </div>
    </div>,
    { ...size, fonts: letters },
  );
  return Buffer.from(await answer.arrayBuffer());
};

const pictureCache = new LRUCache<string, Buffer>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (picture) => picture.length,
});
const drawing = new Map<string, Promise<Buffer>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws the share picture of an item as PNG, 1200 × 630 (docs/specification.md §3 "Being found"). The cache has up to 32 MB in memory. Undefined if
 * the queue is full.
 */
export const sharePicture = async (facts: ShareFacts): Promise<{ picture: Buffer; etag: string } | undefined> => {
  const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
  const etag = `"${key}"`;
  const known = pictureCache.get(key);
  if (known) return { picture: known, etag };
  let promise = drawing.get(key);
  if (!promise) {
    if (drawing.size >= longestQueue) return undefined;
    promise = last.then(() => draw(facts));
    last = promise.catch(() => undefined);
    drawing.set(key, promise);
    promise
      .then(
        (picture) => pictureCache.set(key, picture),
        () => undefined,
      )
      .finally(() => drawing.delete(key));
  }
  return { picture: await promise, etag };
};
