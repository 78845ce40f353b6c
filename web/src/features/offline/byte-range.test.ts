import { describe, expect, test } from 'vitest';
import { parseByteRange, toRangeResponse } from './byte-range.ts';

describe('a range of bytes', () => {
  test.each([
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-5', { start: 95, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=20-10', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['items=0-1', 'whole'],
    [null, 'whole'],
  ] as const)('%s', (header, expected) => {
    expect(parseByteRange(header, 100)).toEqual(expected);
  });

  test('is a slice of the file, with the headers that players need', async () => {
    const keptResponse = () =>
      new Response('0123456789', { headers: { 'content-type': 'audio/mp4', 'content-length': '10' } });
    const partialResponse = await toRangeResponse(keptResponse(), 'bytes=2-4');
    expect([
      partialResponse.status,
      await partialResponse.text(),
      partialResponse.headers.get('content-range'),
      partialResponse.headers.get('content-length'),
    ]).toEqual([206, '234', 'bytes 2-4/10', '3']);
    expect(partialResponse.headers.get('content-type')).toBe('audio/mp4');
    const responseBeyondEnd = await toRangeResponse(keptResponse(), 'bytes=10-');
    expect([responseBeyondEnd.status, responseBeyondEnd.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    expect((await toRangeResponse(keptResponse(), null)).status).toBe(200);
  });
});
