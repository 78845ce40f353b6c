import { findCueFlaw, parseCues } from '@hat-nang/model/cues';
import { describe, expect, it } from 'vitest';
import { convertCaptions } from './caption-file.ts';

const srt =
  '\ufeff1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Chào</i> bạn\r\nAn & Bình\r\n\r\n2\r\n01:00:03,000 --> 01:00:04,000\r\nHết.\r\n';

describe('captions', () => {
  it('in SRT become WebVTT', () => {
    const result = convertCaptions(srt, []);
    expect(result).toEqual({
      vtt: 'WEBVTT\n\n1\n00:01.000 --> 00:02.500\nChào bạn An &amp; Bình\n\n2\n01:00:03.000 --> 01:00:04.000\nHết.\n',
    });
    const { vtt } = result as { vtt: string };
    expect(findCueFlaw(vtt)).toBeUndefined();
    expect(parseCues(vtt).map(({ start, end }) => [start, end])).toEqual([
      [1_000, 2_500],
      [3_603_000, 3_604_000],
    ]);
  });

  it('in SRT get the ids of the sentences if there is one cue per sentence', () => {
    const idsWith = (sentenceIds: string[]) =>
      parseCues((convertCaptions(srt, sentenceIds) as { vtt: string }).vtt).map(({ id }) => id);
    expect(idsWith(['s1', 's2'])).toEqual(['s1', 's2']);
    expect(idsWith(['s1'])).toEqual(['1', '2']);
  });

  it('may be separated by lines with spaces', () => {
    const result = convertCaptions(srt.replace('\r\n\r\n', '\r\n \t\r\n'), []);
    expect(result).toEqual(convertCaptions(srt, []));
  });

  it('in WebVTT stay as they are', () => {
    const vtt = 'WEBVTT\n\nNOTE Bản 2\n\ns1\n00:00.200 --> 00:01.000 align:start\nMột <00:00.500>hai.\n';
    expect(convertCaptions(vtt, ['a'])).toEqual({ vtt });
  });

  it.each([
    ['1\n00:00:02,000 --> 00:00:01,000\nA\n', [{ line: 2, reason: 'times' }]],
    ['1\n00:00:0x,000 --> 00:00:01,000\nA\n', [{ line: 2, reason: 'times' }]],
    ['1\n00:00:01,000 --> 00:00:03,000\nA\n\n2\n00:00:02,000 --> 00:00:04,000\nB\n', [{ line: 6, reason: 'order' }]],
    ['1\n00:00:01,000 --> 00:00:02,000\n\n', [{ line: 2, reason: 'text' }]],
    ['1\n00:00:01,000 --> 00:00:02,000\nA\n2\n00:00:03,000 --> 00:00:04,000\nB\n', [{ line: 5, reason: 'blank' }]],
    ['1\n00:00:01,000 --> 00:00:02,000\nCh\ufffdo\n', [{ line: 0, reason: 'encoding' }]],
    ['', [{ line: 0, reason: 'empty' }]],
    ['WEBVTT\n\nKhông có mốc nào\n', [{ line: 0, reason: 'empty' }]],
  ])('with an error are refused with its line: %j', (content, problems) => {
    expect(convertCaptions(content, [])).toEqual({ problems });
  });
});
