import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locateOffset, splitSentences } from './split-sentences.ts';

const split = (text: string, locale = 'vi-VN') =>
  splitSentences(text, locale).map(({ start, end }) => text.slice(start, end));

describe('the sentences of a block', () => {
  it.each([
    ['Em thở chậm. Em đếm đến ba! Em thấy sao?', ['Em thở chậm.', 'Em đếm đến ba!', 'Em thấy sao?']],
    ['  Một câu\n      trên hai dòng.  ', ['Một câu\n      trên hai dòng.']],
    ['Mở cửa 7.30 đến 11.30 mỗi ngày.', ['Mở cửa 7.30 đến 11.30 mỗi ngày.']],
    ['Không có dấu chấm', ['Không có dấu chấm']],
    ['— … !', []],
    ['', []],
  ])('%j', (text, sentences) => {
    expect(split(text)).toEqual(sentences);
  });
  it('contain every letter once, in order', () => {
    const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu) ?? [];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'Ộ', ' ', '.', '!', '\n', '7', '“', '”') }), (text) => {
        expect(letters(split(text).join(''))).toEqual(letters(text));
      }),
    );
  });
});

describe('an offset in a text of several nodes', () => {
  it.each([
    [0, { node: 0, offset: 0 }],
    [2, { node: 0, offset: 2 }],
    [3, { node: 2, offset: 0 }],
    [4, { node: 2, offset: 1 }],
  ])('%i', (offset, place) => {
    expect(locateOffset([3, 0, 2], offset)).toEqual(place);
  });
  it('past the end is an error', () => {
    expect(() => locateOffset([3], 3)).toThrow(RangeError);
  });
});
