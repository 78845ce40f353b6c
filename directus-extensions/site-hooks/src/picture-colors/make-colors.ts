import { createRequire } from 'node:module';
import { MAX_PIXELS } from '@hat-nang/model/backend/picture-size';
import { COLOR_COLUMNS, COLOR_ROWS, encodeColors } from '@hat-nang/model/picture-colors';
import type Sharp from 'sharp';

// Loads the copy of sharp that Directus has installed, because native code cannot be bundled into an extension.
const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;

const OPAQUE = 255;

/** Returns the blurred colours of a picture. Undefined if sharp cannot decode it, or if it has transparent pixels: the colours would show through them. */
export async function makeColors(picture: Uint8Array): Promise<string | undefined> {
  const pixels = await sharp(picture, { limitInputPixels: MAX_PIXELS })
    // Rotates the picture by its EXIF orientation, as Directus does when it resizes a picture.
    .rotate()
    .resize(COLOR_COLUMNS, COLOR_ROWS, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(() => undefined);
  const isOpaque = pixels?.every((value, index) => index % 4 !== 3 || value === OPAQUE);
  return pixels !== undefined && isOpaque ? encodeColors(pixels) : undefined;
}
