import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSoundLengthMs } from './sound-length.ts';

const booksFolder = join(import.meta.dirname, '../../seeds/demo/media/books');
const sounds = readdirSync(booksFolder).flatMap((book) => {
  const { durations } = JSON.parse(readFileSync(join(booksFolder, book, 'manifest.json'), 'utf8')) as {
    durations: Record<string, number>;
  };
  return Object.entries(durations)
    .filter(([name]) => name.endsWith('.mp3'))
    .slice(0, 4)
    .map(([name, length]) => [`${book}/${name}`, length] as const);
});

/** Returns a WAV file with one second of silence: 8,000 samples of one byte. */
function createWav(): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF\0\0\0\0WAVEfmt ', 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(8000, 40);
  return Buffer.concat([head, Buffer.alloc(8000, 0x80)]);
}

function createBox(name: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}

function createMp4(): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(2500, 16);
  return Buffer.concat([
    createBox('ftyp', Buffer.from('M4A \0\0\0\0')),
    createBox('free'),
    createBox('moov', createBox('mvhd', header)),
  ]);
}

function createOpus(): Buffer {
  const page = (samples: number, content: string) => {
    const head = Buffer.alloc(27);
    head.write('OggS', 'latin1');
    head.writeBigInt64LE(BigInt(samples), 6);
    return Buffer.concat([head, Buffer.from(content, 'latin1')]);
  };
  return Buffer.concat([page(0, 'OpusHead'), page(96_000, 'x')]);
}

function createFlac(): Buffer {
  const data = Buffer.alloc(42);
  data.write('fLaC', 'latin1');
  data.writeUIntBE(44_100 << 4, 18, 3);
  data.writeUInt32BE(44_100 * 3, 22);
  return data;
}

describe('the length of a sound', () => {
  it.each(sounds)('%s has the encoded length plus the padding of the encoder', (name, length) => {
    const excessMs = (readSoundLengthMs(readFileSync(join(booksFolder, name))) ?? 0) - length;
    expect(excessMs).toBeGreaterThanOrEqual(0);
    expect(excessMs).toBeLessThan(150);
  });

  it.each([
    ['WAV', createWav(), 1000],
    ['MP4', createMp4(), 2500],
    ['Ogg', createOpus(), 2000],
    ['FLAC', createFlac(), 3000],
  ] as const)('%s', (_kind, bytes, length) => expect(readSoundLengthMs(bytes)).toBe(length));

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('chữ')],
    ['the head of an MP3 alone', Buffer.from('ID3\u0004\0\0\0\0\0\0', 'latin1')],
    ['an MP3 of noise', Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(4000, 7)])],
    ['a film without its head', createBox('ftyp', Buffer.from('isom\0\0\0\0'))],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a cut WAV', createWav().subarray(0, 20)],
  ])('is undefined for %s', (_kind, bytes) => expect(readSoundLengthMs(bytes)).toBeUndefined());
});

it('skips bytes before an MP3 that look like a frame', () => {
  const [name = ''] = sounds[0] ?? [];
  const bytes = readFileSync(join(booksFolder, name));
  // The header of a frame of 48 kbit/s, followed by no second frame.
  const falseFrame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x30, 0x00]), Buffer.alloc(300)]);
  const tag = Buffer.from('ID3\u0004\0\0\0\0\0\0', 'latin1');
  expect(readSoundLengthMs(Buffer.concat([tag, falseFrame, bytes]))).toBe(readSoundLengthMs(bytes));
});
