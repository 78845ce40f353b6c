import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { ImageResponse } from 'next/og';
import { backEndFetch } from '@/cms/back-end-fetch';
import { directusUrl } from '@/cms/settings';
import { type ShareSection, shareTints } from '@/seo/share-picture-address';
import { colors, resolveColor } from '@/theme/tokens';
import type { ShareFacts } from './share-picture-items.ts';

const pictureSize = { width: 1200, height: 630 };
const timeoutMs = 2500;
const maxPictureBytes = 2_000_000;
/** Maximum number of running and waiting drawings. A drawing occupies a CPU core for a few hundred milliseconds, so only one drawing runs at a time. */
const maxQueueLength = 8;

/** Returns background and text colour of a section's label. */
const resolveTint = (section: ShareSection): readonly [string, string] => {
  const { ground, ink } = shareTints[section];
  return [resolveColor(ground), resolveColor(ink)];
};

const siteFolder = () => process.env.SITE_DIR ?? process.cwd();
/** Returns a function that creates its result once. A failure is not cached. */
const cacheResult = <T,>(create: () => Promise<T>) => {
  let result: Promise<T> | undefined;
  return () => {
    result ??= create().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
};

const headingFont = 'Baloo 2';
const bodyFont = 'Nunito';
const fontFiles: [string, string][] = [
  [headingFont, 'baloo-2'],
  [bodyFont, 'nunito-700'],
];

/** Reads the site's fonts as TrueType files (scripts/fonts.ts). */
const readFonts = cacheResult(() =>
  Promise.all(
    fontFiles.map(async ([name, file]) => ({
      name,
      data: await readFile(path.join(siteFolder(), 'src', 'seo', 'fonts', `${file}.ttf`)),
      weight: 700 as const,
      style: 'normal' as const,
    })),
  ),
);
const readMark = cacheResult(async () => {
  const svg = await readFile(path.join(siteFolder(), 'public', 'icons', 'mark.svg'));
  return `data:image/svg+xml;base64,${svg.toString('base64')}`;
});

/** Replaces characters that our fonts lack by spaces. For such characters, the drawing library would request a font from another host. */
const removeUndrawableCharacters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\u0020-\u007e\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u2013\u2014\u2018-\u201d\u2026]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const shorten = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return text;
  const shortened = text.slice(0, maxLength);
  return `${shortened.slice(0, Math.max(shortened.lastIndexOf(' '), maxLength - 20))}…`;
};

const readPicture = async (address: string | undefined): Promise<string | undefined> => {
  if (!address) return undefined;
  try {
    const response = await backEndFetch(`${directusUrl()}${address}`, {
      cache: 'no-store',
      lane: 'files',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const type = response.headers.get('content-type') ?? '';
    const data = Buffer.from(await response.arrayBuffer());
    if (!response.ok || !/^image\/(jpeg|png)$/.test(type) || data.length > maxPictureBytes)
      throw new Error(`status ${response.status}, ${type}, ${data.length} bytes`);
    return `data:${type};base64,${data.toString('base64')}`;
  } catch (error) {
    // The picture is drawn without the photograph, which is better than no picture.
    console.warn(`share picture: ${address} not read:`, error instanceof Error ? error.message : error);
    return undefined;
  }
};

const drawPicture = async ({ section, sectionName, title, brandName, picture }: ShareFacts): Promise<Buffer> => {
  const [fontData, markImage, photo] = await Promise.all([readFonts(), readMark(), readPicture(picture)]);
  const [ground, ink] = resolveTint(section);
  const shortTitle = shorten(removeUndrawableCharacters(title), 130);
  const fontSize = shortTitle.length > 90 ? 42 : shortTitle.length > 55 ? 50 : shortTitle.length > 30 ? 60 : 72;
  const response = new ImageResponse(
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
              fontFamily: bodyFont,
              fontSize: 30,
            }}
          >
            {removeUndrawableCharacters(sectionName)}
          </div>
        </div>
        <div style={{ display: 'flex', flex: 1, alignItems: 'center' }}>
          <div style={{ fontFamily: headingFont, fontSize, lineHeight: 1.25 }}>{shortTitle}</div>
        </div>
        <div style={{ display: 'flex', alignItems: 'center', fontFamily: headingFont, fontSize: 38 }}>
          {/* biome-ignore lint/performance/noImgElement: part of a picture that the server draws, not of a page */}
          <img src={markImage} alt="" width={64} height={64} style={{ marginRight: 18 }} />
          {removeUndrawableCharacters(brandName)}
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
          <img src={markImage} alt="" width={340} height={340} />
        )}
      </div>
    </div>,
    { ...pictureSize, fonts: fontData },
  );
  return Buffer.from(await response.arrayBuffer());
};

const pictureCache = new LRUCache<string, Buffer>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (picture) => picture.length,
});
const pendingDrawings = new Map<string, Promise<Buffer>>();
let lastDrawing: Promise<unknown> = Promise.resolve();

/**
 * Draws the share picture of an item as a PNG of 1200 × 630 pixels, or returns it from a memory cache of up to 32 MB. Undefined if `maxQueueLength` other
 * drawings are pending.
 */
export const drawSharePicture = async (facts: ShareFacts): Promise<{ picture: Buffer; etag: string } | undefined> => {
  const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
  const etag = `"${key}"`;
  const cachedPicture = pictureCache.get(key);
  if (cachedPicture) return { picture: cachedPicture, etag };
  let pendingDrawing = pendingDrawings.get(key);
  if (!pendingDrawing) {
    if (pendingDrawings.size >= maxQueueLength) return undefined;
    pendingDrawing = lastDrawing.then(() => drawPicture(facts));
    lastDrawing = pendingDrawing.catch(() => undefined);
    pendingDrawings.set(key, pendingDrawing);
    pendingDrawing
      .then(
        (picture) => pictureCache.set(key, picture),
        () => undefined,
      )
      .finally(() => pendingDrawings.delete(key));
  }
  return { picture: await pendingDrawing, etag };
};
