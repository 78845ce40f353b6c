/**
 * Decodes a picture, rotates it upright, scales it and encodes it again. The new encoding removes metadata, such as time and place, and any data after the
 * picture in the file. The upload itself is never stored.
 */
import { createRequire } from 'node:module';
import { QueueFullError, runOneAtATime } from '@hat-nang/model/backend/one-at-a-time';
import { MAX_PIXELS, readPictureHeader } from '@hat-nang/model/backend/picture-size';
import type Sharp from 'sharp';
import { type Refusal, refusal, TooManyRequests } from '../../shared/errors.ts';

// The copy of sharp that Directus has installed. Native code cannot be bundled into an extension.
const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;

const PICTURE_KINDS = ['jpeg', 'png', 'webp'] as const;
type PictureKind = (typeof PICTURE_KINDS)[number];

export interface RedrawnPicture {
  readonly content: Buffer;
  readonly kind: PictureKind;
}

export interface RedrawOptions {
  /** Maximum length of the longer side in pixels. With `isSquare`, the length of both sides. */
  readonly side: number;
  readonly isSquare?: boolean;
  /** Type of the result; by default the type of the upload. */
  readonly kind?: PictureKind;
}

/** Timeout of libvips in seconds. */
const DECODE_TIMEOUT_SECONDS = 10;
/** `Retry-After` in seconds when the queue is full. */
const RETRY_AFTER_SECONDS = 10;

/** Returns the refusal of a request that a full queue does not accept. */
export const createBusyRefusal = (): TooManyRequests => new TooManyRequests(RETRY_AFTER_SECONDS);
const pictureRefusal = () => refusal('FAILED_VALIDATION', 'PROFILE_FORM.ERROR_PICTURE', 'picture');

/**
 * Encodes a picture again. Detects the type of the picture from its content. Encodes one picture at a time per process.
 * @throws Refusal if the content is not a JPEG, PNG or WebP picture, is damaged or has too many pixels; TooManyRequests if the queue is full
 */
export async function redrawPicture(
  file: Uint8Array,
  { side, isSquare = false, kind: requestedKind }: RedrawOptions,
): Promise<RedrawnPicture> {
  const header = await readPictureHeader(sharp, file).catch((error: unknown) => {
    throw refusalOf(error);
  });
  const uploadKind = PICTURE_KINDS.find((allowedKind) => allowedKind === header.format);
  if (uploadKind === undefined) throw pictureRefusal();
  if (header.pixels > MAX_PIXELS) throw refusal('FAILED_VALIDATION', 'PROFILE_FORM.ERROR_PICTURE_PIXELS', 'picture');
  const kind = requestedKind ?? uploadKind;
  const redraw = () =>
    sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
      .rotate()
      .resize(side, side, { fit: isSquare ? 'cover' : 'inside', withoutEnlargement: !isSquare })
      .toFormat(kind, { quality: 82 })
      .toBuffer();
  try {
    return { content: await runOneAtATime('pictures', redraw), kind };
  } catch (error) {
    throw refusalOf(error);
  }
}

const refusalOf = (error: unknown): Refusal =>
  error instanceof QueueFullError ? createBusyRefusal() : pictureRefusal();
