import { expect, it } from 'vitest';
import { matchCues } from './match-cues.ts';

const sentences = [
  { id: 's1', text: 'Chào bạn, tớ là An.' },
  { id: 's2', text: 'Còn bạn?' },
];
const cue = (start: number, end: number, text: string) => ({ id: '', start, end, text });
const timesOf = (...cues: ReturnType<typeof cue>[]) => {
  const result = matchCues(cues, sentences);
  return 'times' in result ? [...result.times.values()] : result;
};

it('a file with one cue per sentence gives each sentence its times', () => {
  expect(timesOf(cue(0, 1_000, 'chào bạn – tớ là An'), cue(1_200, 2_000, 'Còn  bạn ?'))).toEqual([
    { id: 's1', start: 0, end: 1_000 },
    { id: 's2', start: 1_200, end: 2_000 },
  ]);
});

it('a sentence may have several cues', () => {
  expect(timesOf(cue(0, 500, 'Chào bạn,'), cue(600, 1_000, 'tớ là An.'), cue(1_200, 2_000, 'Còn bạn?'))).toEqual([
    { id: 's1', start: 0, end: 1_000 },
    { id: 's2', start: 1_200, end: 2_000 },
  ]);
});

it('a cue without words, such as a note of music, is left out', () => {
  expect(timesOf(cue(0, 10, '♪'), cue(20, 30, sentences[0]?.text ?? ''), cue(40, 50, 'Còn bạn?'))).toHaveLength(2);
});

it.each([
  ['other words', [cue(0, 1_000, 'Chào cậu, tớ là An.'), cue(1_200, 2_000, 'Còn bạn?')], 1],
  ['an accent that differs', [cue(0, 1_000, 'Chào bạn, tớ là An.'), cue(1_200, 2_000, 'Con bạn?')], 2],
  ['a missing cue', [cue(0, 1_000, 'Chào bạn, tớ là An.')], 2],
  ['a cue with two sentences', [cue(0, 2_000, 'Chào bạn, tớ là An. Còn bạn?')], 1],
  ['another order', [cue(0, 1_000, 'Còn bạn?'), cue(1_200, 2_000, 'Chào bạn, tớ là An.')], 1],
  [
    'words after the last sentence',
    [cue(0, 1, 'Chào bạn, tớ là An.'), cue(2, 3, 'Còn bạn?'), cue(4, 5, 'Hết.')],
    undefined,
  ],
] as const)('a file with %s does not match', (_name, cues, mismatch) => {
  expect(matchCues(cues, sentences)).toEqual({ mismatch });
});
