import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf } from './found-pieces.ts';

describe('pieces of a marked text', () => {
  it('stand in order and tell the matches apart', () => {
    const pieces = piecesOf({
      text: 'Sách nói cho bé',
      marks: [
        [0, 4],
        [9, 12],
      ],
    });
    expect(pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe('[Sách] nói [cho] bé');
  });
  it('never lose or double a letter, whatever the marks say', () => {
    const mark = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }));
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.array(mark), (text, marks) => {
        expect(
          piecesOf({ text, marks })
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
