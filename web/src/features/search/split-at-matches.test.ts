import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAtMatches } from './split-at-matches.ts';

describe('splitAtMatches', () => {
  it('returns the pieces in order, with the matches marked', () => {
    const pieces = splitAtMatches({
      text: 'Sách nói cho bé',
      marks: [
        [0, 4],
        [9, 12],
      ],
    });
    expect(pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe('[Sách] nói [cho] bé');
  });
  it('never loses or repeats a letter, even for invalid marks', () => {
    const markArbitrary = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }));
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.array(markArbitrary), (text, marks) => {
        expect(
          splitAtMatches({ text, marks })
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
