import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlighted, marked, type Term, type Wanted } from './marks.ts';
import { queryWords } from './query.ts';

/** One term per word of the query. */
const wanted = (query: string, accents: Term['accents'] = 'any'): Wanted =>
  queryWords(query).words.map((word) => ({ words: [word], accents }));
const beginning = (query: string, accents: Term['accents'] = 'any'): Wanted =>
  wanted(query, accents).map((term) => ({ ...term, isBeginning: true }));
const snippetOf = (texts: string[], terms: Wanted) => highlighted('', texts, terms).snippet;
const shown = ({ text, marks }: { text: string; marks: [number, number][] }) =>
  marks.map(([start, end]) => text.slice(start, end));

describe('marked', () => {
  it('marks words with any accents', () => {
    expect(shown(marked('Sức khoẻ, SỨC KHỎE và suc khoe', wanted('suc khoe')))).toEqual([
      'Sức khoẻ',
      'SỨC KHỎE',
      'suc khoe',
    ]);
  });

  it('marks words that begin with an unfinished word', () => {
    expect(shown(marked('Trường học của học sinh', [...wanted('hoc'), ...beginning('tru')]))).toEqual([
      'Trường học',
      'học',
    ]);
  });

  it('marks only what counted', () => {
    const text = 'Toán, an toàn, toan';
    expect(shown(marked(text, wanted('toán', 'must')))).toEqual(['Toán']);
    expect(shown(marked(text, wanted('toán', 'prefer')))).toEqual(['Toán']);
    expect(shown(marked('an toàn', wanted('toán', 'prefer')))).toEqual(['toàn']);
    expect(shown(marked(text, wanted('toan')))).toEqual(['Toán', 'toàn', 'toan']);
    // The text has the word with the typed accents, so the similar word in the title did not count.
    const { title } = highlighted('An toàn', ['Học toán'], wanted('toán', 'prefer'));
    expect(title.marks).toEqual([]);
  });

  it('marks words of a phrase only where they are adjacent', () => {
    const phrase: Wanted = [{ words: queryWords('tự kỷ').words, accents: 'must' }];
    expect(shown(marked('Tự học kỷ luật, trẻ tự kỉ, tủ kỷ', phrase))).toEqual(['tự kỉ']);
  });

  it('compares an unfinished word by the accents that it has', () => {
    expect(shown(marked('vẫy vầy va vay', beginning('vẫ', 'must')))).toEqual(['vẫy']);
    expect(shown(marked('vẫy vầy va vay', beginning('vâ', 'must')))).toEqual(['vẫy vầy']);
  });

  it('never splits characters and never overlaps', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ maxLength: 2 }), (raw, begun) => {
        const text = raw.normalize('NFC');
        let before = 0;
        for (const [start, end] of marked(text, beginning(begun)).marks) {
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

  it('shows the passage where the words are adjacent', () => {
    const text = `${filler}Con mèo ngủ. ${filler}Con mèo và con chó cùng chơi. ${filler}`.normalize('NFC');
    const found = snippetOf([text], wanted('meo cho'));
    expect(found?.text).toContain('Con mèo và con chó');
    expect(found?.text.startsWith('… ')).toBe(true);
    expect(found?.text.endsWith(' …')).toBe(true);
    expect(found?.text.length).toBeLessThan(260);
    expect(found && shown(found)).toEqual(['mèo', 'chó']);
  });

  it('is null when the text does not contain the words', () => {
    expect(snippetOf([filler], wanted('meo'))).toBeNull();
    expect(snippetOf(['', ''], wanted('meo'))).toBeNull();
  });

  it('prefers the text with the right accents', () => {
    const texts = ['Vẫy đuôi nhìn.', 'Một con cá đuối xanh.'];
    expect(snippetOf(texts, wanted('đuối', 'prefer'))?.text).toBe(texts[1]);
    expect(snippetOf(texts, wanted('duoi'))?.text).toBe(texts[0]);
  });

  it('shows a short text in full', () => {
    expect(snippetOf(['Con mèo ngủ.'], wanted('meo'))).toEqual({ text: 'Con mèo ngủ.', marks: [[4, 7]] });
  });

  it('never splits a character', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('mèo', '🪁🪁🪁', 'x'.repeat(90), ' ', '\n'), { maxLength: 40 }), (parts) => {
        const found = snippetOf([parts.join('')], wanted('meo'));
        // A lone surrogate.
        expect(found?.text ?? '').not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});
