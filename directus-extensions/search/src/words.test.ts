import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentedForm, createWordFilter, fold, wordsOf } from './words.ts';

/** Generates arbitrary UTF-16 units, including lone surrogates. (fast-check's own `binary` needs ten seconds to set up.) */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 })
  .map((units) => String.fromCharCode(...units));

describe('fold', () => {
  it.each([
    ['Đọc', 'doc'],
    ['ĐƯỜNG', 'duong'],
    ['đ', 'd'],
    ['Nguyễn', 'nguyen'],
    ['résumé', 'resume'],
    ['İstanbul', 'istanbul'],
    ['ＡＢＣ', 'abc'],
  ])('%s is %s', (word, folded) => {
    expect(fold(word)).toBe(folded);
    expect(fold(word.normalize('NFD'))).toBe(folded);
  });

  it('is the same for texts that look the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
        expect(fold(text).length).toBeLessThanOrEqual(40);
      }),
    );
  });
});

describe('accentedForm', () => {
  it.each([
    ['hoà', 'hòa'],
    ['thuý', 'thúy'],
    ['khoẻ', 'khỏe'],
    ['Hoạ', 'họa'],
    ['TOÀN', 'toàn'],
    ['luỹ', 'lũy'],
    ['kí', 'ký'],
    ['sĩ', 'sỹ'],
    ['Quí', 'quý'],
    ['MỸ', 'mĩ'],
  ])('%s and %s are equal', (first, second) => {
    expect(accentedForm(first)).toBe(accentedForm(second));
    expect(accentedForm(first.normalize('NFD'))).toBe(accentedForm(second));
  });

  it.each([
    ['ma', 'má'],
    ['mà', 'mả'],
    ['mã', 'mạ'],
    ['ban', 'bân'],
    ['bân', 'bần'],
    ['do', 'đo'],
    ['muôn', 'mươn'],
    ['tai', 'tay'],
    ['thúi', 'thúy'],
    ['kí', 'ki'],
  ])('%s and %s differ', (first, second) => {
    expect(accentedForm(first)).not.toBe(accentedForm(second));
  });
});

describe('wordsOf', () => {
  it('returns the position of each word', () => {
    const text = 'Bé “Hoà” đọc: 10 trang!';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Bé', 'Hoà', 'đọc', '10', 'trang']);
    expect(wordsOf(text).map(({ folded }) => folded)).toEqual(['be', 'hoa', 'doc', '10', 'trang']);
    expect(wordsOf(text).map(({ accented }) => accented === undefined)).toEqual([false, false, false, true, true]);
  });

  it('counts in UTF-16 units', () => {
    const text = '🪁 Cánh diều';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Cánh', 'diều']);
  });

  it('includes exactly the words of a filter', () => {
    const texts = fc.oneof(
      anyUnits,
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constant('Đọc ở đây: ky, kỳ, ﬁn, ΣΣ'),
    );
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat({ max: 3 }), (text, seed, prefixLength) => {
        const words = wordsOf(text);
        const wanted = words[seed % Math.max(1, words.length)]?.folded ?? 'ky';
        const beginnings = prefixLength === 0 ? [] : [wanted.slice(0, prefixLength)];
        const isWanted = (folded: string) => folded === wanted || beginnings.some((each) => folded.startsWith(each));
        const expected = words.filter(({ folded }) => isWanted(folded));
        expect(wordsOf(text, createWordFilter([wanted], beginnings))).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(anyUnits, (text) => {
        let previousEnd = 0;
        const isSound = wordsOf(text).every(({ folded, start, end }) => {
          const isInOrder = start >= previousEnd && end > start;
          previousEnd = end;
          return isInOrder && folded !== '' && !/[\s"'()*:^_]/.test(folded);
        });
        expect(isSound).toBe(true);
      }),
    );
  });
});
