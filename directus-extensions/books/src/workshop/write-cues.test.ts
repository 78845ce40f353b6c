import { describe, expect, it } from 'vitest';
import { findCueProblem, readNotes, writeCues } from './write-cues.ts';

const sentences = [
  { id: 's1', text: 'An & Bình.' },
  { id: 's2', text: 'Hai ba.' },
];
const stored =
  'WEBVTT\n\ns1\n00:00.200 --> 00:01.000\nAn &amp; Bình.\n\ns2\n00:01.500 --> 00:02.500\nHai <00:02.000>ba.\n';
const timesOf = (...times: [number, number][]) =>
  new Map(times.map(([start, end], index) => [`s${index + 1}`, { start, end }]));

describe('cues', () => {
  it('that do not change keep the times of their words', () => {
    expect(writeCues(sentences, timesOf([200, 1_000], [1_500, 2_500]), stored)).toBe(stored);
  });

  it('that change get the text of their sentence', () => {
    const written = writeCues(sentences, timesOf([210, 1_000], [1_500, 2_400]), stored);
    expect(written).toContain('00:00.210 --> 00:01.000\nAn &amp; Bình.\n');
    expect(written).toContain('00:01.500 --> 00:02.400\nHai ba.\n');
  });

  it('get new words after the text of a sentence changes', () => {
    const reworded = [sentences[0] ?? { id: '', text: '' }, { id: 's2', text: 'Hai bốn.' }];
    const written = writeCues(reworded, timesOf([200, 1_000], [1_500, 2_500]), stored);
    expect(written).toBe(stored.replace('Hai <00:02.000>ba.', 'Hai bốn.'));
  });

  it('that change keep the notes of their file', () => {
    const noted = stored.replace('WEBVTT\n', 'WEBVTT\n\nNOTE Giọng tổng hợp espeak-ng\n');
    const written = writeCues(sentences, timesOf([210, 1_000], [1_500, 2_500]), noted);
    expect(written).toBe(noted.replace('00:00.200', '00:00.210'));
    expect(writeCues(sentences, timesOf([200, 1_000], [1_500, 2_500]), noted, [])).toBe(stored);
    expect(readNotes('WEBVTT\r\n\r\nNOTE a\r\nb\r\n\r\nNOTES\r\n')).toEqual(['NOTE a\nb']);
  });

  it.each([
    [timesOf([0, 1_000], [1_000, 3_000]), undefined],
    [timesOf([0, 1_200], [1_000, 3_000]), 'cueOrder'],
    [timesOf([0, 1_000], [2_000, 2_000]), 'cueTimes'],
    [timesOf([0, 1_000], [1_000, 3_200]), 'cueLength'],
    [timesOf([0, 1_000]), 'cueSentences'],
  ])('are checked like the access mark checks them (%#)', (times, problem) => {
    const vtt = writeCues(sentences, times as never, '');
    expect(findCueProblem(vtt, sentences, 3_000)).toBe(problem);
  });
});
