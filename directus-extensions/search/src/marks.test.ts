import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight, markText, type Term, type Terms } from './marks.ts';
import { queryWords } from './query.ts';

/** Returns one term per word of the query. */
const termsOf = (query: string, accents: Term['accents'] = 'any'): Terms =>
  queryWords(query).words.map((word) => ({ words: [word], accents }));
const beginningTerms = (query: string, accents: Term['accents'] = 'any'): Terms =>
  termsOf(query, accents).map((term) => ({ ...term, isBeginning: true }));
const snippetOf = (texts: string[], terms: Terms) => highlight('', texts, terms).snippet;
const showMarks = ({ text, marks }: { text: string; marks: [number, number][] }) =>
  marks.map(([start, end]) => text.slice(start, end));

describe('marked', () => {
  it('marks words with any accents', () => {
    expect(showMarks(markText('Sức khoẻ, SỨC KHỎE và suc khoe', termsOf('suc khoe')))).toEqual([
      'Sức khoẻ',
      'SỨC KHỎE',
      'suc khoe',
    ]);
  });

  it('marks words that begin with an unfinished word', () => {
    expect(showMarks(markText('Trường học của học sinh', [...termsOf('hoc'), ...beginningTerms('tru')]))).toEqual([
      'Trường học',
      'học',
    ]);
  });

  it('marks only what counted', () => {
    const text = 'Toán, an toàn, toan';
    expect(showMarks(markText(text, termsOf('toán', 'must')))).toEqual(['Toán']);
    expect(showMarks(markText(text, termsOf('toán', 'prefer')))).toEqual(['Toán']);
    expect(showMarks(markText('an toàn', termsOf('toán', 'prefer')))).toEqual(['toàn']);
    expect(showMarks(markText(text, termsOf('toan')))).toEqual(['Toán', 'toàn', 'toan']);
    // The other text has the word with the typed accents. The similar word in the title is therefore not marked.
    const { title } = highlight('An toàn', ['Học toán'], termsOf('toán', 'prefer'));
    expect(title.marks).toEqual([]);
  });

  it('marks words of a phrase only where they are adjacent', () => {
    const phrase: Terms = [{ words: queryWords('tự kỷ').words, accents: 'must' }];
    expect(showMarks(markText('Tự học kỷ luật, trẻ tự kỉ, tủ kỷ', phrase))).toEqual(['tự kỉ']);
  });

  it('compares an unfinished word by the accents that it has', () => {
    expect(showMarks(markText('vẫy vầy va vay', beginningTerms('vẫ', 'must')))).toEqual(['vẫy']);
    expect(showMarks(markText('vẫy vầy va vay', beginningTerms('vâ', 'must')))).toEqual(['vẫy vầy']);
  });

  it('never splits characters and never overlaps', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.string({ maxLength: 2 }),
        (rawText, typedStart) => {
          const text = rawText.normalize('NFC');
          let previousEnd = 0;
          for (const [start, end] of markText(text, beginningTerms(typedStart)).marks) {
            expect(start).toBeGreaterThanOrEqual(previousEnd);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(text.length);
            previousEnd = end;
          }
        },
      ),
    );
  });
});

describe('snippetOf', () => {
  const filler = 'Ngày xửa ngày xưa có một ngôi làng nhỏ bên sông. '.repeat(20);

  it('shows the passage where the words are adjacent', () => {
    const text = `${filler}Con mèo ngủ. ${filler}Con mèo và con chó cùng chơi. ${filler}`.normalize('NFC');
    const snippet = snippetOf([text], termsOf('meo cho'));
    expect(snippet?.text).toContain('Con mèo và con chó');
    expect(snippet?.text.startsWith('… ')).toBe(true);
    expect(snippet?.text.endsWith(' …')).toBe(true);
    expect(snippet?.text.length).toBeLessThan(260);
    expect(snippet && showMarks(snippet)).toEqual(['mèo', 'chó']);
  });

  it('is null when the text does not contain the words', () => {
    expect(snippetOf([filler], termsOf('meo'))).toBeNull();
    expect(snippetOf(['', ''], termsOf('meo'))).toBeNull();
  });

  it('prefers the text with the right accents', () => {
    const texts = ['Vẫy đuôi nhìn.', 'Một con cá đuối xanh.'];
    expect(snippetOf(texts, termsOf('đuối', 'prefer'))?.text).toBe(texts[1]);
    expect(snippetOf(texts, termsOf('duoi'))?.text).toBe(texts[0]);
  });

  it('shows a short text in full', () => {
    expect(snippetOf(['Con mèo ngủ.'], termsOf('meo'))).toEqual({ text: 'Con mèo ngủ.', marks: [[4, 7]] });
  });

  it('never splits a character', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('mèo', '🪁🪁🪁', 'x'.repeat(90), ' ', '\n'), { maxLength: 40 }), (parts) => {
        const snippet = snippetOf([parts.join('')], termsOf('meo'));
        // The text must not contain a lone surrogate.
        expect(snippet?.text ?? '').not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});
