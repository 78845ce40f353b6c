/** Limits the pixels of a picture. Reads only the header and does not decode the picture. */
import { runOneAtATime } from '@hat-nang/model/backend/one-at-a-time';

/** The part of sharp's type that this module uses. Sharp is native code, so every extension passes Directus's copy. */
type OpenPicture = (
  picture: Uint8Array | string,
  options: { limitInputPixels: false },
) => {
  metadata(): Promise<{ format?: string; width: number; height: number; pages?: number; pageHeight?: number }>;
};

/** Maximum pixels of all frames: the square of ASSETS_TRANSFORM_IMAGE_MAX_DIMENSION. Directus does not resize larger pictures. */
export const MAX_PIXELS = 16_000_000;

/** Types that libvips decodes. Directus stores all other types without decoding them. */
const DECODED_TYPES = /^image\/(jpe?g|pjpeg|png|apng|webp|gif|tiff|avif|hei[cf])$/;

export interface PictureHeader {
  /** Format of the picture: `jpeg`, `png`, `webp`, `gif`, and so on. */
  readonly format: string | undefined;
  /** Total number of pixels: width × height × frames. */
  readonly pixels: number;
}

/**
 * Reads the header of a picture.
 * @param picture the content, or the path of a file
 * @throws Error when the picture cannot be read; QueueFullError when too many pictures wait
 */
export function readPictureHeader(sharp: OpenPicture, picture: Uint8Array | string): Promise<PictureHeader> {
  return runOneAtATime('pictures', async () => {
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

export const isDecodedType = (type: string): boolean => DECODED_TYPES.test(type);

/**
 * Returns the reason why a picture is refused, or undefined. Files that libvips cannot read are accepted, because they are never decoded.
 * @throws QueueFullError when too many pictures wait
 */
export async function findPictureProblem(
  sharp: OpenPicture,
  picture: Uint8Array | string,
): Promise<string | undefined> {
  const header = await readPictureHeader(sharp, picture).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'QueueFull') throw error;
    return undefined;
  });
  if (header === undefined || header.pixels <= MAX_PIXELS) return undefined;
  const megapixels = Math.ceil(header.pixels / 1_000_000);
  return `A picture has at most 16 megapixels, this one has ${megapixels} / Ảnh có tối đa 16 megapixel, ảnh này có ${megapixels}`;
}
