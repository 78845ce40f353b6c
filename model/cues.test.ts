import { describe, expect, it } from 'vitest';
import { findCueFlaw, parseCues } from './cues.ts';

const head = 'WEBVTT - a title\nKind: captions\n\nSTYLE\n::cue {}\n\nNOTE not --> a cue\n\n';
const vtt = `${head}s1\n00:00.200 --> 00:02.132 align:start\nLớp <b>2B</b>\nồn.\n\n00:03.000-->1:00:04.578\nHai.\n`;
const cues = [
  { id: 's1', start: 200, end: 2132, text: 'Lớp 2B ồn.' },
  { id: '', start: 3000, end: 3_604_578, text: 'Hai.' },
];

describe('the cues of a WebVTT text', () => {
  it.each([
    ['as it is', vtt],
    ['with a byte order mark', `\ufeff${vtt}`],
    ['with line ends of Windows', vtt.replaceAll('\n', '\r\n')],
    ['with line ends of old Macs', vtt.replaceAll('\n', '\r')],
    ['with the commas of SRT', vtt.replace(/\.(?=\d{3})/g, ',')],
  ])('%s', (_, text) => {
    expect(parseCues(text)).toEqual(cues);
  });

  it('come in the order of their times', () => {
    const text =
      'WEBVTT\n\ns2\n00:09.000 --> 00:10.000\nb\n\ns1\n00:01.000 --> 00:02.000\n\ns3\n00:11.000 --> 00:12.000\nc';
    expect(parseCues(text).map(({ id, text }) => [id, text])).toEqual([
      ['s1', ''],
      ['s2', 'b'],
      ['s3', 'c'],
    ]);
  });

  it('have parts if their text contains timestamps, without those that browsers ignore', () => {
    const text =
      'WEBVTT\n\ns1\n00:01.000 --> 00:03.000\nMột <00:01.400><c>hai</c>\n<00:01.400>ba <00:00:02.250>bốn <00:00.500>năm <00:03.000>sáu.';
    expect(parseCues(text)).toEqual([
      {
        id: 's1',
        start: 1000,
        end: 3000,
        text: 'Một hai ba bốn năm sáu.',
        parts: [
          { start: 1000, text: 'Một ' },
          { start: 1400, text: 'hai ba ' },
          { start: 2250, text: 'bốn năm sáu.' },
        ],
      },
    ]);
    expect(findCueFlaw(text)).toBeUndefined();
  });

  it.each([
    '',
    'hello',
    '-->',
    '1 --> 2',
    '00:09.000 --> 00:08.000\nx',
    '00:09.000 -->\nx',
    '--> 00:09.000\nx',
    '9:9.1 --> 9:9.2',
  ])('are not read from %j', (text) => expect(parseCues(`WEBVTT\n\ns1\n${text}`)).toEqual([]));

  it.each([
    ['<', (repeatedText: string) => `00:01.000 --> 00:02.000\n${repeatedText}`],
    ['0', (repeatedText: string) => `${repeatedText} --> 1`],
    ['-->\n', (repeatedText: string) => repeatedText],
    [' ', (repeatedText: string) => `00:01.000 -->${repeatedText}`],
    ['\n', (repeatedText: string) => repeatedText],
    ['<b>', (repeatedText: string) => `00:01.000 --> 00:02.000\n${repeatedText}x`],
    ['<00:01.500>', (repeatedText: string) => `00:01.000 --> 00:02.000\n${repeatedText}x`],
  ])('are read fast from 200,000 repetitions of %j', (unit, wrap) => {
    const startTime = performance.now();
    parseCues(`WEBVTT\n\ns1\n${wrap(unit.repeat(200_000))}`);
    expect(performance.now() - startTime).toBeLessThan(2000);
  });
});

describe('a flaw of a WebVTT text', () => {
  it.each([
    ['none', vtt, undefined],
    ['with the line ends of old Macs', vtt.replaceAll('\n', '\r'), undefined],
    ['no cue', 'WEBVTT', 'times'],
    ['a time that cannot be read', `${vtt}\ns3\n00:61.x --> 00:62.000\nBa.\n`, 'times'],
    ['an end before its start', `${vtt}\ns3\n01:00:09.000 --> 01:00:08.000\nBa.\n`, 'times'],
    ['a cue that is before the one above', `${vtt}\ns3\n00:00.000 --> 00:00.100\nBa.\n`, 'order'],
    ['a cue over another', 'WEBVTT\n\n00:01.000 --> 00:03.000\na\n\n00:02.000 --> 00:04.000\nb', 'order'],
  ])('%s', (_, text, flaw) => expect(findCueFlaw(text)).toBe(flaw));
});
