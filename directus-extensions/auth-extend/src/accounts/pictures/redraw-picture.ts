/**
 * A picture that a member sends is never stored as it came: it is decoded, turned upright, made smaller and encoded again, so that neither the
 * camera's place and time nor anything hidden in the file is kept.
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
  /** Pixels of the longer side at most; with `isSquare` of each side. */
  readonly side: number;
  readonly isSquare?: boolean;
  /** As it came by default. */
  readonly kind?: PictureKind;
}

/** Seconds after which libvips gives up. */
const DECODE_SECONDS = 10;
/** Seconds to wait when too many pictures are waiting. */
const RETRY_AFTER = 10;

const wrong = () => refusal('FAILED_VALIDATION', 'PROFILE_FORM.ERROR_PICTURE', 'picture');

/**
 * Decides by the content, whatever its name and type said. One picture at a time in this process.
 * @throws Refusal when it is none, is broken or has too many pixels; TooMany when too many pictures wait
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
