import { describe, expect, test } from 'vitest';
import {
  joinSentences,
  pausesMs,
  readWav,
  sampleRate,
  toMilliseconds,
  toSpokenText,
  trimSilence,
  writeWav,
} from './spoken-sound.ts';

const tone = (milliseconds: number) =>
  Int16Array.from({ length: Math.round((milliseconds / 1000) * sampleRate) }, (_, i) => (i % 2 === 0 ? 5000 : -5000));

describe('joined sentences', () => {
  const sentences = [
    { text: 'Một.', samples: tone(1234) },
    { text: 'Hai & ba.', samples: tone(777) },
    { text: 'Bốn.', samples: tone(1999) },
  ];
  const { samples, cues, duration } = joinSentences(sentences);

  test('cues and pauses add up to the duration', () => {
    const spokenTime = cues.reduce((sum, { start, end }) => sum + end - start, 0);
    expect(Math.abs(spokenTime + pausesMs.lead + 2 * pausesMs.between + pausesMs.tail - duration)).toBeLessThanOrEqual(
      3,
    );
    expect(toMilliseconds(samples.length)).toBe(duration);
  });

  test('cues are numbered, in order, and separated by a pause', () => {
    expect(cues.map(({ id }) => id)).toEqual(['s1', 's2', 's3']);
    for (const [i, cue] of cues.slice(1).entries())
      expect(cue.start - (cues[i]?.end ?? 0)).toBeCloseTo(pausesMs.between, -1);
  });
});

test('a short silence remains at both ends after trimming', () => {
  const silence = new Int16Array(sampleRate);
  const trimmed = trimSilence({
    text: 'Một.',
    samples: Int16Array.from([...silence, ...tone(500), ...silence]),
    words: [
      { index: 0, sample: 0 },
      { index: 4, sample: 1.25 * sampleRate },
    ],
  });
  expect(toMilliseconds(trimmed.samples.length)).toBeCloseTo(600, -1);
  expect(trimmed.words?.map(({ sample }) => toMilliseconds(sample))).toEqual([0, 280]);
});

test('readWav returns the samples that writeWav wrote', () => {
  expect([...readWav(writeWav(Int16Array.from([0, 1, -1, 32767, -32768])))]).toEqual([0, 1, -1, 32767, -32768]);
});

describe('spoken text', () => {
  test('has no quotation marks, and commas instead of dashes', () => {
    expect(toSpokenText('“Trăng mười bốn mà,” bạn nói – “mai mới tròn…”', 'vi')).toBe(
      'Trăng mười bốn mà, bạn nói, mai mới tròn...',
    );
  });
  test('has Vietnamese names without accents in English, and with accents in Vietnamese', () => {
    expect(toSpokenText('Đạt’s friend Diệu', 'en')).toBe("Dat's friend Dieu");
    expect(toSpokenText('Diệu', 'vi')).toBe('Diệu');
  });
});
