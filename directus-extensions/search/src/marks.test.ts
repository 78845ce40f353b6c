import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marked, snippetOf, type Wanted } from './marks.ts';

const wanted = (words: string[], beginning?: string, accented: string[] = []): Wanted => ({
  words: new Set(words),
  accented: new Set(accented),
  beginning,
});
const shown = ({ text, marks }: { text: string; marks: [number, number][] }) =>
  marks.map(([start, end]) => text.slice(start, end));

describe('marked', () => {
  it('marks words whatever their accents', () => {
    expect(shown(marked('Sức khoẻ, SỨC KHỎE và suc khoe', wanted(['suc', 'khoe'])))).toEqual([
      'Sức khoẻ',
      'SỨC KHỎE',
      'suc khoe',
    ]);
  });

  it('marks what begins with an unfinished word', () => {
    expect(shown(marked('Trường học của học sinh', wanted(['hoc', 'tru'], 'tru')))).toEqual(['Trường học', 'học']);
  });

  it('never cuts or overlaps', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ maxLength: 2 }), (raw, beginning) => {
        const text = raw.normalize('NFC');
        let before = 0;
        for (const [start, end] of marked(text, wanted([], beginning)).marks) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          before = end;
        }
      }),
    );
  });
});

describe('snippetOf', () => {
  const filler = 'Ngày xửa ngày xưa có một ngôi làng nhỏ bên sông. '.repeat(20);

  it('shows where the words stand together', () => {
    const text = `${filler}Con mèo ngủ. ${filler}Con mèo và con chó cùng chơi. ${filler}`.normalize('NFC');
    const found = snippetOf([text], wanted(['meo', 'cho']));
    expect(found?.text).toContain('Con mèo và con chó');
    expect(found?.text.startsWith('… ')).toBe(true);
    expect(found?.text.endsWith(' …')).toBe(true);
    expect(found?.text.length).toBeLessThan(260);
    expect(found && shown(found)).toEqual(['mèo', 'chó']);
  });

  it('is null when the words do not stand in the text', () => {
    expect(snippetOf([filler], wanted(['meo']))).toBeNull();
    expect(snippetOf(['', ''], wanted(['meo']))).toBeNull();
  });

  it('prefers the text with the right accents', () => {
    const texts = ['Vẫy đuôi nhìn.', 'Một con cá đuối xanh.'];
    expect(snippetOf(texts, wanted(['duoi'], undefined, ['đuôi1']))?.text).toBe(texts[1]);
    expect(snippetOf(texts, wanted(['duoi']))?.text).toBe(texts[0]);
  });

  it('shows a short text whole', () => {
    expect(snippetOf(['Con mèo ngủ.'], wanted(['meo']))).toEqual({ text: 'Con mèo ngủ.', marks: [[4, 7]] });
  });

  it('keeps characters whole', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('mèo', '🪁🪁🪁', 'x'.repeat(90), ' ', '\n'), { maxLength: 40 }), (parts) => {
        const found = snippetOf([parts.join('')], wanted(['meo']));
        // Half a character.
        expect(found?.text ?? '').not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});
