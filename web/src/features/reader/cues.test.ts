import { describe, expect, it } from 'vitest';
import { cueAt, estimateCues, findSamePlace, readCueAt, stretchCues } from './cues.ts';
import { removeStaleWords, sentenceCues } from './sentence-cues.ts';
import { markSentences } from './sentences.ts';

const vtt = `WEBVTT

NOTE a voice

s1
00:00.200 --> 00:02.132
Lớp 2B ồn như cái chợ.

s2
00:02.632 --> 01:00:04.578 align:start
Hai.

00:05.000 --> 00:06.000
without an id

s3
00:09.000 --> 00:08.000
ends before it begins
`;

describe('cues', () => {
  it('are read from WebVTT, where they name a sentence', () => {
    const cues = [
      { id: 's1', start: 200, end: 2132 },
      { id: 's2', start: 2632, end: 3_604_578 },
    ];
    expect(sentenceCues(vtt)).toEqual(cues);
    expect(sentenceCues(null)).toEqual([]);
  });

  it('have the starts of their words, if they contain timestamps; words that share one are estimated', () => {
    const text =
      'WEBVTT\n\ns1\n00:01.000 --> 00:03.000\n“Cá &amp; <00:01.500>tôm, cua,” <00:02.600>anh\n\ns2\n00:04.000 --> 00:05.000\nHai.';
    const cues = sentenceCues(text);
    // “tôm,” has a weight of 11 (with its pause), “cua” of 7 (as the last word; model/words.ts). They divide 1100 ms in this ratio.
    expect(cues).toEqual([
      { id: 's1', start: 1000, end: 3000, words: [1000, 1500, 2172, 2600] },
      { id: 's2', start: 4000, end: 5000 },
    ]);
    const sentences = [
      { id: 's1', text: '“Cá & tôm, cua,” anh' },
      { id: 's2', text: 'Hai.' },
    ];
    expect(removeStaleWords(cues, sentences)).toEqual(cues);
    expect(removeStaleWords(cues, [{ id: 's1', text: 'Cá, tôm.' }])[0]).toEqual({ id: 's1', start: 1000, end: 3000 });
  });

  it('count the short silence before the first sentence to it, but not a long one', () => {
    const cues = [{ id: 's1', start: 200, end: 1000 }];
    expect([0, 150, 200, 5000].map((timeMs) => readCueAt(cues, timeMs)?.id)).toEqual(['s1', 's1', 's1', 's1']);
    const laterCues = [{ id: 's1', start: 2000, end: 3000 }];
    expect([0, 1600, 1700, 2000].map((timeMs) => readCueAt(laterCues, timeMs)?.id)).toEqual([
      undefined,
      undefined,
      's1',
      's1',
    ]);
    expect(readCueAt([], 0)).toBeUndefined();
  });

  it('are found by time; the pause belongs to the sentence before it', () => {
    const cues = estimateCues([
      { id: 's1', text: 'a'.repeat(20) },
      { id: 's2', text: 'b' },
    ]);
    expect(cues).toEqual([
      { id: 's1', start: 200, end: 1700 },
      { id: 's2', start: 2200, end: 3000 },
    ]);
    expect([0, 200, 1800, 2200, 9999].map((timeMs) => cueAt(cues, timeMs)?.id)).toEqual([
      undefined,
      's1',
      's1',
      's2',
      's2',
    ]);
    expect(stretchCues(cues, 6000).at(-1)?.end).toBe(6000);
  });

  it('tell the same place in another language', () => {
    const vi = [
      { id: 's1', start: 0, end: 1000 },
      { id: 's2', start: 1500, end: 3500 },
    ];
    const en = [
      { id: 's1', start: 0, end: 2000 },
      { id: 's2', start: 2500, end: 3500 },
    ];
    expect(findSamePlace(vi, en, 2500)).toBe(3000);
    expect(findSamePlace(vi, en, 1200)).toBe(2000);
    expect(findSamePlace(vi, [{ id: 'x', start: 0, end: 7000 }], 1750)).toBe(3500);
  });
});

describe('sentences', () => {
  it('are those of the Studio, or cut out of plain paragraphs', () => {
    const markedHtml = '<p><span data-s="s1">Một.</span> <span data-s="s2">Hai &amp; ba.</span></p>';
    expect(markSentences(markedHtml, 'vi-VN')).toEqual({
      html: markedHtml,
      sentences: [
        { id: 's1', text: 'Một.' },
        { id: 's2', text: 'Hai & ba.' },
      ],
    });
    expect(markSentences('<h2>Đầu</h2><p>Một. Hai?</p><ul><li>Ba <strong>bốn</strong>.</li></ul>', 'vi-VN').html).toBe(
      '<h2><span data-s="t1">Đầu</span></h2><p><span data-s="t2">Một.</span> <span data-s="t3">Hai?</span></p><ul><li><span data-s="t4">Ba <strong>bốn</strong>.</span></li></ul>',
    );
  });
});
