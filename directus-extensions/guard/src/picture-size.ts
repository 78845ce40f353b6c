/** How many pixels a picture may have. Read from its header: nothing is decoded. */
import { createRequire } from 'node:module';
import type Sharp from 'sharp';
import { oneAtATime } from './one-at-a-time.ts';

// Directus's own copy: native code cannot be bundled into an extension.
const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;

/** Pixels of all frames together; the square of ASSETS_TRANSFORM_IMAGE_MAX_DIMENSION, above which Directus resizes nothing. */
export const MOST_PIXELS = 16_000_000;

/** Types that libvips reads; of all others Directus keeps the file and never decodes it. */
const DECODED = /^image\/(jpe?g|pjpeg|png|apng|webp|gif|tiff|avif|hei[cf])$/;

export interface Header {
  /** `jpeg`, `png`, `webp`, `gif` … */
  readonly format: string | undefined;
  /** Width × height × frames. */
  readonly pixels: number;
}

/** One thread for each picture: the other requests keep the rest of the processor. */
export function decodeInOneThread(): void {
  sharp.concurrency(1);
}

/** @param picture the content, or the path of a file. @throws Error when it is no picture that can be read */
export function readHeader(picture: Uint8Array | string): Promise<Header> {
  return oneAtATime('pictures', async () => {
    const {
      format,
      width,
      height,
      pages = 1,
      pageHeight,
    } = await sharp(picture, { limitInputPixels: false }).metadata();
    return { format, pixels: width * (pageHeight ?? height) * pages };
  });
}

export const isDecoded = (type: string): boolean => DECODED.test(type);

/** Why a picture is not accepted, or undefined. What libvips cannot read is none of this check: it is never decoded either. */
export async function pictureProblem(picture: Uint8Array | string): Promise<string | undefined> {
  const header = await readHeader(picture).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'QueueFull') throw error;
    return undefined;
  });
  if (header === undefined || header.pixels <= MOST_PIXELS) return undefined;
  const megapixels = Math.ceil(header.pixels / 1_000_000);
  return `A picture has at most 16 megapixels, this one has ${megapixels} / Ảnh có tối đa 16 megapixel, ảnh này có ${megapixels}`;
}
