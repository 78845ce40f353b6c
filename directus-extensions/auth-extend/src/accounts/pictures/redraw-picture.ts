/**
 * Never stores an upload unchanged: a picture is decoded, rotated upright, scaled down and re-encoded, which removes metadata such as time and place,
 * and anything hidden in the file.
 */
import { createRequire } from 'node:module';
import { oneAtATime, QueueFull } from '@hat-nang/model/backend/one-at-a-time';
import { MOST_PIXELS, readHeader } from '@hat-nang/model/backend/picture-size';
import type Sharp from 'sharp';
import { type Refusal, refusal, TooMany } from '../../shared/errors.ts';

// Directus's own copy: native code cannot be bundled into an extension.
const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;

const KINDS = ['jpeg', 'png', 'webp'] as const;
type PictureKind = (typeof KINDS)[number];

export interface Redrawn {
  readonly content: Buffer;
  readonly kind: PictureKind;
}

export interface Drawing {
  /** Maximum of the longer side in pixels; with `isSquare` both sides. */
  readonly side: number;
  readonly isSquare?: boolean;
  /** By default the type of the upload. */
  readonly kind?: PictureKind;
}

/** Timeout of libvips in seconds. */
const DECODE_SECONDS = 10;
/** Seconds to wait when the queue is full. */
const RETRY_AFTER = 10;

const wrong = () => refusal('FAILED_VALIDATION', 'PROFILE_FORM.ERROR_PICTURE', 'picture');

/**
 * Detects the type from the content, ignoring name and declared type. One picture at a time per process.
 * @throws Refusal when it is not a picture, is broken or has too many pixels; TooMany when the queue is full
 */
export async function redrawPicture(
  file: Uint8Array,
  { side, isSquare = false, kind: kindName }: Drawing,
): Promise<Redrawn> {
  const header = await readHeader(sharp, file).catch((error: unknown) => {
    throw refusalOf(error);
  });
  const found = KINDS.find((known) => known === header.format);
  if (found === undefined) throw wrong();
  if (header.pixels > MOST_PIXELS) throw refusal('FAILED_VALIDATION', 'PROFILE_FORM.ERROR_PICTURE_PIXELS', 'picture');
  const kind = kindName ?? found;
  const draw = () =>
    sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: DECODE_SECONDS })
      .rotate()
      .resize(side, side, { fit: isSquare ? 'cover' : 'inside', withoutEnlargement: !isSquare })
      .toFormat(kind, { quality: 82 })
      .toBuffer();
  try {
    return { content: await oneAtATime('pictures', draw), kind };
  } catch (error) {
    throw refusalOf(error);
  }
}

const refusalOf = (error: unknown): Refusal => (error instanceof QueueFull ? new TooMany(RETRY_AFTER) : wrong());
