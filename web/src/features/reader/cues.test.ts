import { describe, expect, it } from 'vitest';
import { cueAt, estimateCues, findSamePlace, stretchCues } from './cues.ts';
import { sentenceCues } from './sentence-cues.ts';
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
