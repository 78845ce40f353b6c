import { parseCues } from '@hat-nang/model/cues';
import { expect, test } from 'vitest';
import { createMp3, MP3_FRAME_MS } from '../../../../tests/support/sample-epub.ts';
import type { Clip } from './media-overlay.ts';
import { makeNarration } from './narration.ts';

const sentences = ['x', 'y'].map((place) => ({ id: `s-${place}`, text: place, parts: [{ text: place, place }] }));
const clip = (fragment: string, beginMs: number, endMs: number): Clip => ({
  document: 'a.xhtml',
  fragment,
  sound: 's.mp3',
  beginMs,
  endMs,
});
const mp4 = Buffer.from('\0\0\0\u0018ftypM4A \0\0\0\0M4A mp42isom', 'latin1');
const narrate = (clips: readonly Clip[], sound = createMp3(250)) =>
  makeNarration(clips, sentences, { readSound: () => sound, isShared: () => false, maxBytes: 1_000_000 });
const timesOf = (cues: string | null | undefined) =>
  parseCues(cues ?? '').map(({ id, start, end }) => [id, start, end]);

test.each([
  ['MP3', createMp3(250)],
  ['M4A', mp4],
])('a page keeps its %s whole, also with a pause of five seconds', (_kind, sound) => {
  const narration = narrate([clip('x', 0, 480), clip('y', 5480, 250 * MP3_FRAME_MS)], sound);
  expect(narration).toMatchObject({ soundPath: 's.mp3', durationMs: 6000 });
  expect(timesOf(narration?.cues)).toEqual([
    ['s-x', 0, 480],
    ['s-y', 5480, 6000],
  ]);
});

test('a page with clips in another order gets a cut sound', () => {
  const narration = narrate([clip('x', 5520, 6000), clip('y', 0, 480)]);
  expect(narration?.soundPath).toBeUndefined();
  expect(timesOf(narration?.cues)).toEqual([
    ['s-x', 0, 480],
    ['s-y', 480, 960],
  ]);
});

test('a clip without length has no cue, and the other clips of the page have theirs', () => {
  const narration = narrate([clip('x', 4800, 4800), clip('y', 480, 960)]);
  expect(narration?.durationMs).toBe(480);
  expect(narration?.cues).not.toContain('NaN');
  expect(timesOf(narration?.cues)).toEqual([['s-y', 0, 480]]);
});
