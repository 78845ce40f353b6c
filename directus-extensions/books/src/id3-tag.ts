/** Writes an ID3v2.3 tag with chapters. Text is UTF-16, because version 2.3 has no UTF-8 and many players read no later version (decision 307). */
import type { Language } from './book.ts';

interface Chapter {
  title: string;
  beginMs: number;
  endMs: number;
}

export interface AudiobookTag {
  title: string;
  artist: string;
  album: string;
  publisher: string;
  language: Language;
  lengthMs: number;
  /** Credits and licence, as lines. */
  comment: string;
  /** The cover as JPEG. */
  cover?: Uint8Array;
  chapters: readonly Chapter[];
}

/** Codes of ISO 639-2. */
const languageCodes: Readonly<Record<Language, string>> = { 'vi-VN': 'vie', 'en-US': 'eng' };

const UTF16 = 1;
const FRONT_COVER = 3;
/** Marks the byte positions of a chapter as unused. Players then use the times. */
const NO_OFFSET = 0xff_ff_ff_ff;
/** A table of contents counts its entries in one byte. */
const MAX_CONTENTS = 255;
const TOP_LEVEL_AND_ORDERED = 0b11;
/** The size in the header has 28 bits. */
const MAX_TAG_BYTES = 2 ** 28 - 1;

const latin = (text: string): Buffer => Buffer.from(`${text}\0`, 'latin1');
const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text.normalize('NFC')}`, 'utf16le');
const endedUtf16 = (text: string): Buffer => Buffer.concat([utf16(text), Buffer.alloc(2)]);

function integers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

const frame = (id: string, content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(id, 'latin1'), integers(content.length), Buffer.alloc(2), content]);

const textFrame = (id: string, text: string): Buffer =>
  text.trim() === '' ? Buffer.alloc(0) : frame(id, Buffer.concat([Buffer.from([UTF16]), utf16(text.trim())]));

const chapterId = (index: number): string => `chp${index}`;

function chapterFrame({ title, beginMs, endMs }: Chapter, index: number): Buffer {
  const times = integers(Math.round(beginMs), Math.round(endMs), NO_OFFSET, NO_OFFSET);
  return frame('CHAP', Buffer.concat([latin(chapterId(index)), times, textFrame('TIT2', title)]));
}

/** A book of more than 255 pages gets no table of contents. Players then order the chapters by their times. */
function contentsFrame(chapters: readonly Chapter[]): Buffer {
  if (chapters.length === 0 || chapters.length > MAX_CONTENTS) return Buffer.alloc(0);
  const head = Buffer.from([TOP_LEVEL_AND_ORDERED, chapters.length]);
  return frame('CTOC', Buffer.concat([latin('toc'), head, ...chapters.map((_, index) => latin(chapterId(index)))]));
}

const coverFrame = (jpeg: Uint8Array): Buffer =>
  frame('APIC', Buffer.concat([Buffer.from([0]), latin('image/jpeg'), Buffer.from([FRONT_COVER]), latin(''), jpeg]));

const commentFrame = (text: string, language: string): Buffer =>
  frame('COMM', Buffer.concat([Buffer.from([UTF16]), Buffer.from(language, 'latin1'), endedUtf16(''), utf16(text)]));

/** Writes a number of 28 bits as four bytes of seven bits. */
const toSyncSafe = (size: number): Buffer => Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f));

/**
 * Returns the tag, which precedes the frames of the sound. Empty texts are left out.
 * @throws RangeError if the tag is larger than 256 MB
 */
export function createId3Tag(tag: AudiobookTag): Buffer {
  const language = languageCodes[tag.language];
  const frames = Buffer.concat([
    textFrame('TIT2', tag.title),
    textFrame('TPE1', tag.artist),
    textFrame('TALB', tag.album),
    textFrame('TPUB', tag.publisher),
    textFrame('TCON', 'Audiobook'),
    textFrame('TLAN', language),
    textFrame('TLEN', String(Math.round(tag.lengthMs))),
    ...(tag.comment.trim() === '' ? [] : [commentFrame(tag.comment.trim(), language)]),
    contentsFrame(tag.chapters),
    ...tag.chapters.map(chapterFrame),
    ...(tag.cover ? [coverFrame(tag.cover)] : []),
  ]);
  if (frames.length > MAX_TAG_BYTES) throw new RangeError(`The ID3 tag has ${frames.length} bytes`);
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), toSyncSafe(frames.length), frames]);
}
