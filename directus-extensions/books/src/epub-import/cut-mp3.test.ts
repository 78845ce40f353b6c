import { describe, expect, test } from 'vitest';
import { createMp3, listFrameNumbers, MP3_FRAME_MS } from '../../../../tests/support/sample-epub.ts';
import { cutMp3 } from './cut-mp3.ts';

const MAX_BYTES = 1_000_000;

describe('a cut MP3', () => {
  test.each([
    [0, undefined, [0, 9], 0],
    [MP3_FRAME_MS * 2, MP3_FRAME_MS * 4, [2, 3], -48],
    // A range that begins or ends inside a frame contains the whole frame.
    [MP3_FRAME_MS * 2 + 1, MP3_FRAME_MS * 4 + 1, [2, 4], -48],
  ])('from %s to %s has whole frames', (beginMs, endMs, [first = 0, last = 0], shiftMs) => {
    const cut = cutMp3([{ sound: createMp3(10), beginMs, endMs }], MAX_BYTES);
    expect(listFrameNumbers(cut?.content ?? Buffer.alloc(0))).toEqual(
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    expect(cut?.shiftsMs[0]).toBeCloseTo(shiftMs);
    expect(cut?.durationMs).toBeCloseTo((last - first + 1) * MP3_FRAME_MS);
  });

  test('joins ranges, and leaves out the frame with data about the file', () => {
    const sound = createMp3(10);
    sound.write('Info', 36, 'latin1');
    const ranges = [
      { sound, beginMs: 0, endMs: MP3_FRAME_MS },
      { sound: createMp3(10), beginMs: MP3_FRAME_MS * 5, endMs: MP3_FRAME_MS * 6 },
    ];
    const cut = cutMp3(ranges, MAX_BYTES);
    expect(listFrameNumbers(cut?.content ?? Buffer.alloc(0))).toEqual([1, 5]);
    expect(cut?.shiftsMs[1]).toBeCloseTo(-MP3_FRAME_MS * 4);
  });

  test('is not made from another format, nor from a range after the end only', () => {
    const mp4 = Buffer.from('\0\0\0\u0018ftypM4A \0\0\0\0M4A mp42isom', 'latin1');
    for (const sound of [Buffer.from('RIFF....WAVE'), Buffer.concat([mp4, createMp3(10)])])
      expect(cutMp3([{ sound, beginMs: 0 }], MAX_BYTES)).toBeUndefined();
    expect(cutMp3([{ sound: createMp3(10), beginMs: 1000 }], MAX_BYTES)).toBeUndefined();
  });

  test('has no shift for an empty range between others', () => {
    const sound = createMp3(10);
    const ranges = [48, 1000, 96].map((beginMs) => ({ sound, beginMs, endMs: beginMs + MP3_FRAME_MS }));
    const cut = cutMp3(ranges, MAX_BYTES);
    expect(listFrameNumbers(cut?.content ?? Buffer.alloc(0))).toEqual([2, 4]);
    expect(cut?.shiftsMs.map(Math.round)).toEqual([-48, Number.NaN, -72]);
  });

  test('is refused if it is larger than allowed', () => {
    const range = { sound: createMp3(10), beginMs: 0 };
    expect(cutMp3([range, range], 20 * 192)?.content).toHaveLength(20 * 192);
    expect(() => cutMp3([range, range], 20 * 192 - 1)).toThrow(/larger than/);
  });
});
