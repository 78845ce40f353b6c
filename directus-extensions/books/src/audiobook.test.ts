import { listMp3Frames, readSoundLengthMs } from '@hat-nang/model/backend/sound-length';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleBook, sampleMedia } from '../../../tests/support/sample-book.ts';
import { hasAudiobook, makeAudiobook } from './audiobook.ts';
import type { Book, MediaSource } from './book.ts';

const book = sampleBook('books', 'one-hand-kite', 'vi-VN');

interface Id3Frame {
  id: string;
  content: Buffer;
}

/** Reads frames of version 2.3. Written from the specification, without code of the writer. */
const readFrames = (bytes: Buffer): Id3Frame[] => {
  const frames: Id3Frame[] = [];
  for (let offset = 0; offset + 10 <= bytes.length; ) {
    const size = bytes.readUInt32BE(offset + 4);
    expect(bytes.readUInt16BE(offset + 8)).toBe(0);
    frames.push({
      id: bytes.toString('latin1', offset, offset + 4),
      content: bytes.subarray(offset + 10, offset + 10 + size),
    });
    offset += 10 + size;
  }
  return frames;
};

const readTag = (file: Buffer): { frames: Id3Frame[]; sound: Buffer } => {
  expect(file.toString('latin1', 0, 3)).toBe('ID3');
  expect([...file.subarray(3, 6)]).toEqual([3, 0, 0]);
  const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + (file[index] ?? 0), 0);
  return { frames: readFrames(file.subarray(10, 10 + size)), sound: file.subarray(10 + size) };
};

const readText = ({ content }: Id3Frame): string => {
  expect([...content.subarray(0, 3)]).toEqual([1, 0xff, 0xfe]);
  return content.subarray(3).toString('utf16le');
};

const readChapter = ({ content }: Id3Frame) => {
  const end = content.indexOf(0);
  const [begin, finish, ...offsets] = [1, 5, 9, 13].map((place) => content.readUInt32BE(end + place));
  expect(offsets).toEqual([0xffffffff, 0xffffffff]);
  const titles = readFrames(content.subarray(end + 17));
  expect(titles.map(({ id }) => id)).toEqual(['TIT2']);
  return {
    id: content.toString('latin1', 0, end),
    begin: begin ?? 0,
    end: finish ?? 0,
    title: titles.map(readText)[0],
  };
};

/** Makes 40 silent frames of MPEG 2, layer III, 32 kbit/s. */
const makeSound = (header: number[], bytes: number): Buffer =>
  Buffer.concat(Array.from({ length: 40 }, () => Buffer.from([...header, ...Array(bytes - 4).fill(0)])));

describe('the audiobook', () => {
  let file: Buffer;
  beforeAll(async () => {
    file = (await makeAudiobook(book, sampleMedia)) ?? Buffer.alloc(0);
  });

  it('names title, author, language, length and publisher, and has the cover', () => {
    const { frames, sound } = readTag(file);
    const texts = Object.fromEntries(
      frames.filter(({ id }) => id.startsWith('T')).map((frame) => [frame.id, readText(frame)]),
    );
    expect(texts).toEqual({
      TIT2: book.title,
      TPE1: book.author,
      TALB: book.title,
      TPUB: book.publisher,
      TCON: 'Audiobook',
      TLAN: 'vie',
      TLEN: expect.stringMatching(/^\d+$/),
    });
    const seconds = [...listMp3Frames(sound)].slice(1).reduce((sum, frame) => sum + frame.seconds, 0);
    expect(Math.abs(Number(texts.TLEN) - seconds * 1000)).toBeLessThan(1);
    const cover = frames.find(({ id }) => id === 'APIC')?.content ?? Buffer.alloc(0);
    expect(cover.toString('latin1', 0, 14)).toBe('\0image/jpeg\0\x03\0');
    expect([...cover.subarray(14, 17)]).toEqual([0xff, 0xd8, 0xff]);
    const comment = frames.find(({ id }) => id === 'COMM')?.content ?? Buffer.alloc(0);
    expect(comment.toString('latin1', 1, 4)).toBe('vie');
    expect(comment.subarray(10).toString('utf16le')).toContain(`Giọng đọc: ${book.voice}`);
  });

  it('has a chapter for each page, one after the other, and lists them in order', () => {
    const { frames } = readTag(file);
    const chapters = frames.filter(({ id }) => id === 'CHAP').map(readChapter);
    expect(chapters.map(({ title }) => title)).toEqual(book.pages.map(({ number }) => `Trang ${number}`));
    expect(chapters[0]?.begin).toBe(0);
    for (const [index, { end }] of chapters.entries()) {
      const next = chapters[index + 1];
      if (next) expect(next.begin).toBe(end);
      const duration = book.pages[index]?.narration?.duration ?? 0;
      expect(Math.abs(end - (chapters[index]?.begin ?? 0) - duration)).toBeLessThan(120);
    }
    const contents = frames.find(({ id }) => id === 'CTOC')?.content ?? Buffer.alloc(0);
    expect(contents.toString('latin1', 0, 4)).toBe('toc\0');
    expect([...contents.subarray(4, 6)]).toEqual([3, chapters.length]);
    expect(contents.toString('latin1', 6).split('\0').slice(0, -1)).toEqual(chapters.map(({ id }) => id));
  });

  it('has the frames of all pages without their tags, and states their number', async () => {
    const { sound } = readTag(file);
    const frames = [...listMp3Frames(sound)];
    expect(frames.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(sound.length);
    const isInfo = (offset: number) => /Info|Xing/.test(sound.toString('latin1', offset, offset + 64));
    expect(frames.filter(({ offset }) => isInfo(offset))).toHaveLength(1);
    const info = sound.indexOf('Info');
    expect(info).toBe(4 + 9);
    expect(sound.readUInt32BE(info + 8)).toBe(frames.length - 1);
    expect(sound.readUInt32BE(info + 12)).toBe(sound.length);
    const parts = await Promise.all(
      book.pages.flatMap(({ narration }) => (narration ? [sampleMedia.original(narration.file)] : [])),
    );
    const partsMs = parts.reduce((sum, part) => sum + (readSoundLengthMs(part) ?? 0), 0);
    // Each part loses the frame that describes it, and the audiobook has one such frame.
    expect(partsMs - (readSoundLengthMs(sound) ?? 0)).toBeLessThan(parts.length * 60);
  });

  it.each([
    ['sample rate', [0xff, 0xf3, 0x44, 0xc0], 96],
    ['number of channels', [0xff, 0xf3, 0x40, 0x00], 104],
  ])('is not made if the parts differ in %s', async (_name, header, bytes) => {
    const sounds = [makeSound([0xff, 0xf3, 0x40, 0xc0], 104), makeSound(header, bytes)];
    const [first, second] = book.pages;
    if (!first || !second) throw new Error('the book has two pages');
    const media = (parts: Buffer[]): MediaSource => ({
      ...sampleMedia,
      original: async ({ id }) => parts[id.endsWith('p01.vi.mp3') ? 0 : 1] ?? Buffer.alloc(0),
    });
    const shortBook = { ...book, pages: [first, second] };
    expect(await makeAudiobook(shortBook, media(sounds))).toBeUndefined();
    expect(await makeAudiobook(shortBook, media([...sounds.slice(0, 1), ...sounds.slice(0, 1)]))).toBeDefined();
  });

  it('is not offered if a page has another kind of sound, or if there is none', () => {
    const withWav: Book = {
      ...book,
      pages: book.pages.map((page, index) =>
        index === 1 && page.narration
          ? { ...page, narration: { ...page.narration, file: { ...page.narration.file, type: 'audio/wav' } } }
          : page,
      ),
    };
    expect([hasAudiobook(book), hasAudiobook(withWav), hasAudiobook({ ...book, pages: [] })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
