import { describe, expect, it } from 'vitest';
import { toPageHtml } from '../import-book.ts';
import { findNumberProblem, MAX_SENTENCES, numberSentences, readSentences } from './number-sentences.ts';

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
    ['<p>Một. <img src="/assets/x" alt="Trâu"> Hai <a id="x"></a>ba.<!-- chú --> <b></b></p>', ['Một.', 'Hai ba.']],
    ['<p><video controls><source src="/assets/x"></video></p><p>Một.</p>', ['Một.']],
    ['<p>Một.<video><source src="/assets/x"></video>Hai.</p>', ['Một.', 'Hai.']],
    ['<div>A. B.</div><div>C.</div>', ['A.', 'B.', 'C.']],
    ['<h1>Tên</h1><figure><img src="/assets/x"><figcaption>Trâu</figcaption></figure>', ['Tên', 'Trâu']],
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

  it('cannot get times without numbers, with repeated numbers, or if there are too many', () => {
    const sentences = Array.from({ length: MAX_SENTENCES + 1 }, (_, index) => ({ id: `s${index + 1}`, text: 'A.' }));
    expect(findNumberProblem(sentences)).toBe('tooManySentences');
    expect(findNumberProblem(sentences.slice(1))).toBeUndefined();
    expect(findNumberProblem([])).toBe('noSentences');
    expect(findNumberProblem(sentences.slice(0, 2).map(({ text }) => ({ id: 's1', text })))).toBe('repeatedNumbers');
  });

  it('get new numbers after a change', () => {
    const html = '<p><span data-s="s1">Một. Hai.</span> <span data-s="s2" lang="en">Three.</span> Bốn.</p>';
    const numbered = numberSentences(html);
    expect(readSentences(numbered).map(({ text }) => text)).toEqual(['Một.', 'Hai.', 'Three.', 'Bốn.']);
    expect(numbered).toContain('lang="en"');
  });
});
