/** Builds the audiobook: the MP3 of all pages joined frame by frame, without decoding, with one chapter per page. */
import { listMp3Frames } from '@hat-nang/model/backend/sound-length';
import type { Book, MediaSource } from './book.ts';
import { creditsOf, pageTitle } from './book-texts.ts';
import { cutMp3 } from './epub-import/cut-mp3.ts';
import { createId3Tag } from './id3-tag.ts';

/** Checks whether a book has narration, and all of it is MP3. Whether the parts fit together is known only from their bytes. */
export function hasAudiobook({ pages }: Book): boolean {
  const narrations = pages.flatMap(({ narration }) => narration ?? []);
  return narrations.length > 0 && narrations.every(({ file }) => file.type === 'audio/mpeg');
}

/** Builds the audiobook. Returns undefined if the book has no MP3 narration, or if its parts differ in version, sample rate or number of channels. */
export async function makeAudiobook(book: Book, media: MediaSource): Promise<Buffer | undefined> {
  if (!hasAudiobook(book)) return undefined;
  const parts: { title: string; sound: Buffer }[] = [];
  for (const page of book.pages) {
    if (page.narration) parts.push({ title: pageTitle(book, page), sound: await media.original(page.narration.file) });
  }
  const joined = cutMp3(
    parts.map(({ sound }) => ({ sound, beginMs: 0 })),
    Number.POSITIVE_INFINITY,
  );
  if (joined === undefined) return undefined;
  const { content, durationMs, shiftsMs } = joined;
  const isCover = book.cover?.file.type.startsWith('image/');
  const begins = parts.flatMap(({ title }, index) => {
    const beginMs = shiftsMs[index] ?? Number.NaN;
    return Number.isNaN(beginMs) ? [] : [{ title, beginMs }];
  });
  const tag = createId3Tag({
    title: book.title,
    artist: book.author || book.publisher,
    album: book.title,
    publisher: book.publisher,
    language: book.language,
    lengthMs: durationMs,
    comment: creditsOf(book)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
    cover: book.cover && isCover ? await media.picture(book.cover.file) : undefined,
    chapters: begins.map((begin, index) => ({ ...begin, endMs: begins[index + 1]?.beginMs ?? durationMs })),
  });
  return Buffer.concat([tag, createLengthFrame(content), content]);
}

const SINGLE_CHANNEL = 3;

/**
 * Returns a silent frame that states the number of frames and bytes. Without it, players estimate the length of a sound with changing bit rates from its
 * first frame. Empty if the first frame is too short for the numbers.
 */
function createLengthFrame(content: Buffer): Buffer {
  const frames = [...listMp3Frames(content)];
  const [first] = frames;
  if (first === undefined) return Buffer.alloc(0);
  const frame = Buffer.alloc(first.bytes);
  content.copy(frame, 0, first.offset, first.offset + 4);
  const [, second = 0, , fourth = 0] = frame;
  // The last bit says that no checksum follows the header.
  frame[1] = second | 1;
  const isMpeg1 = ((second >> 3) & 3) === 3;
  const sideBytes = fourth >> 6 === SINGLE_CHANNEL ? (isMpeg1 ? 17 : 9) : isMpeg1 ? 32 : 17;
  const start = 4 + sideBytes;
  if (start + 16 > frame.length) return Buffer.alloc(0);
  const isConstant = frames.every(({ bytes }) => Math.abs(bytes - first.bytes) <= 1);
  frame.write(isConstant ? 'Info' : 'Xing', start, 'latin1');
  frame.writeUInt32BE(0b11, start + 4);
  frame.writeUInt32BE(frames.length, start + 8);
  frame.writeUInt32BE(content.length + frame.length, start + 12);
  return frame;
}
