import { joinSentences, sampleRate, toSpokenText } from '@hat-nang/model/backend/spoken-sound';
import { expect, test } from 'vitest';
import { toSpokenWords, toVtt } from './speech.ts';

const tone = (milliseconds: number) =>
  Int16Array.from({ length: Math.round((milliseconds / 1000) * sampleRate) }, (_, i) => (i % 2 === 0 ? 5000 : -5000));

test('cues can be formatted as WebVTT', () => {
  const { cues } = joinSentences([
    { text: 'Một.', samples: tone(1234) },
    { text: 'Hai & ba.', samples: tone(777) },
  ]);
  expect(toVtt(cues, 'Note')).toBe(
    'WEBVTT\n\nNOTE Note\n\ns1\n00:00.200 --> 00:01.434\nMột.\n\ns2\n00:01.934 --> 00:02.711\nHai &amp; ba.\n',
  );
  expect(toVtt([{ id: 's1', start: 61_005, end: 3_599_999, text: 'x' }], '')).toContain('01:01.005 --> 59:59.999');
});

test('the synthesizer’s reports become words of the text, and timestamps in its cues', () => {
  const text = '“Lớp 2B – lớp ồn”, & hết.';
  const spokenText = toSpokenText(text, 'vi');
  const reportWord = (word: string, sample: number) => ({ index: spokenText.indexOf(word), sample });
  const words = toSpokenWords(text, spokenText, [
    reportWord('Lớp', 0),
    reportWord('2', 2205),
    reportWord('B', 4410),
    reportWord('lớp', 6615),
    reportWord('hết', 11_025),
  ]);
  expect(words.map(({ index, sample }) => [text.slice(index).split(' ')[0], sample])).toEqual([
    ['Lớp', 0],
    ['2B', 2205],
    ['lớp', 6615],
    ['hết.', 11_025],
  ]);
  const { cues } = joinSentences([{ text, samples: tone(1000), words }]);
  expect(toVtt(cues, 'Note')).toBe(
    'WEBVTT\n\nNOTE Note\n\ns1\n00:00.200 --> 00:01.200\n“Lớp <00:00.300>2B – <00:00.500>lớp ồn”, &amp; <00:00.700>hết.\n',
  );
});
