import { describe, expect, it } from 'vitest';
import { toPageHtml } from '../import-book.ts';
import { numberSentences, readSentences } from './number-sentences.ts';

describe('the sentences of a text', () => {
  it('get the numbers that an import gives them', () => {
    const text = 'Một. “Hai?” Ba…\nBốn & năm!';
    const html = '<p>Một. “Hai?” Ba…</p><p>Bốn &amp; năm!</p>';
    expect(numberSentences(html)).toBe(toPageHtml(text));
  });

  it.each([
    ['<p>A. <strong>B. C</strong> d.</p>', ['A.', 'B.', 'C d.']],
    ['<h2>Tên</h2><ul><li>Một. Hai.</li><li><p>Ba.</p></li></ul>', ['Tên', 'Một.', 'Hai.', 'Ba.']],
    ['Chữ trần.<br>Hai!', ['Chữ trần.', 'Hai!']],
    ['<p>&nbsp;</p><p></p>', []],
    ['<p>Không có dấu chấm</p>', ['Không có dấu chấm']],
  ])('are found in %s', (html, sentences) => {
    const numbered = numberSentences(html);
    const found = readSentences(numbered);
    expect(found.map(({ id }) => id)).toEqual(found.map((_, index) => `s${index + 1}`));
    expect(found.map(({ text }) => text)).toEqual(sentences);
    expect(numbered.replaceAll(/<span data-s="s\d+">|<\/span>/g, '').replaceAll('</strong><strong>', '')).toBe(html);
    expect(numberSentences(numbered)).toBe(numbered);
  });

  it('get new numbers after a change', () => {
    const html = '<p><span data-s="s1">Một. Hai.</span> <span data-s="s2" lang="en">Three.</span> Bốn.</p>';
    const numbered = numberSentences(html);
    expect(readSentences(numbered).map(({ text }) => text)).toEqual(['Một.', 'Hai.', 'Three.', 'Bốn.']);
    expect(numbered).toContain('lang="en"');
  });
});
