import { describe, expect, test } from 'vitest';
import { joinSentences, pauses, readWav, sampleRate, spoken, toMilliseconds, toVtt, trim, writeWav } from './speech.ts';

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
    expect(Math.abs(spokenTime + pauses.lead + 2 * pauses.between + pauses.tail - duration)).toBeLessThanOrEqual(3);
    expect(toMilliseconds(samples.length)).toBe(duration);
  });

  test('cues are numbered, in order, and apart by our pause', () => {
    expect(cues.map(({ id }) => id)).toEqual(['s1', 's2', 's3']);
    for (const [i, cue] of cues.slice(1).entries())
      expect(cue.start - (cues[i]?.end ?? 0)).toBeCloseTo(pauses.between, -1);
  });

  test('become WebVTT', () => {
    expect(toVtt(cues.slice(0, 2), 'Note')).toBe(
      'WEBVTT\n\nNOTE Note\n\ns1\n00:00.200 --> 00:01.434\nMột.\n\ns2\n00:01.934 --> 00:02.711\nHai &amp; ba.\n',
    );
    expect(toVtt([{ id: 's1', start: 61_005, end: 3_599_999, text: 'x' }], '')).toContain('01:01.005 --> 59:59.999');
  });
});

test('silence is trimmed off both ends, but not all of it', () => {
  const quiet = new Int16Array(sampleRate);
  const trimmed = trim(Int16Array.from([...quiet, ...tone(500), ...quiet]));
  expect(toMilliseconds(trimmed.length)).toBeCloseTo(600, -1);
});

test('a WAV reads back as it was written', () => {
  expect([...readWav(writeWav(Int16Array.from([0, 1, -1, 32767, -32768])))]).toEqual([0, 1, -1, 32767, -32768]);
});

describe('what is said', () => {
  test('quotation marks are silent, dashes are commas', () => {
    expect(spoken('“Trăng mười bốn mà,” bạn nói – “mai mới tròn…”', 'vi')).toBe(
      'Trăng mười bốn mà, bạn nói, mai mới tròn...',
    );
  });
  test('English gets Vietnamese names without marks, Vietnamese keeps them', () => {
    expect(spoken('Đạt’s friend Diệu', 'en')).toBe("Dat's friend Dieu");
    expect(spoken('Diệu', 'vi')).toBe('Diệu');
  });
});
