import { describe, expect, test } from 'vitest';
import { createMp3, listFrameNumbers, MP3_FRAME_MS } from '../../../../tests/support/sample-epub.ts';
import { cutMp3 } from './cut-mp3.ts';
import { parseClock } from './media-overlay.ts';

describe('a cut MP3', () => {
  test.each([
    [0, undefined, [0, 9], 0],
    [MP3_FRAME_MS * 2, MP3_FRAME_MS * 4, [2, 3], -48],
    // A range that begins or ends inside a frame contains the whole frame.
    [MP3_FRAME_MS * 2 + 1, MP3_FRAME_MS * 4 + 1, [2, 4], -48],
  ])('from %s to %s has whole frames', (beginMs, endMs, [first = 0, last = 0], shiftMs) => {
    const cut = cutMp3([{ sound: createMp3(10), beginMs, endMs }]);
    expect(listFrameNumbers(cut?.content ?? Buffer.alloc(0))).toEqual(
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    expect(cut?.shiftsMs[0]).toBeCloseTo(shiftMs);
    expect(cut?.durationMs).toBeCloseTo((last - first + 1) * MP3_FRAME_MS);
  });

  test('joins ranges, and leaves out the frame with data about the file', () => {
    const sound = createMp3(10);
    sound.write('Info', 36, 'latin1');
    const cut = cutMp3([
      { sound, beginMs: 0, endMs: MP3_FRAME_MS },
      { sound: createMp3(10), beginMs: MP3_FRAME_MS * 5, endMs: MP3_FRAME_MS * 6 },
    ]);
    expect(listFrameNumbers(cut?.content ?? Buffer.alloc(0))).toEqual([1, 5]);
    expect(cut?.shiftsMs[1]).toBeCloseTo(-MP3_FRAME_MS * 4);
  });

  test('is not made from another format, nor from a range after the end', () => {
    expect(cutMp3([{ sound: Buffer.from('RIFF....WAVE'), beginMs: 0 }])).toBeUndefined();
    expect(cutMp3([{ sound: createMp3(10), beginMs: 1000 }])).toBeUndefined();
  });
});

test.each([
  ['12.5', 12_500],
  ['12.5s', 12_500],
  ['700ms', 700],
  ['1.5min', 90_000],
  ['02:03.5', 123_500],
  ['1:02:03', 3_723_000],
  ['soon', undefined],
  ['-1s', undefined],
])('the time %s of an overlay is %s ms', (text, expected) => {
  expect(parseClock(text)).toBe(expected);
});
