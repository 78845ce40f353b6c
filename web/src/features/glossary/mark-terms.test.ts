import { describe, expect, it } from 'vitest';
import type { GlossaryTerm } from './glossary.ts';
import { createTermMarker } from './mark-terms.ts';

const term = (id: number, word: string, otherForms: string[] = []): GlossaryTerm => ({
  id,
  word,
  otherForms,
  meaning: `${word} …`,
});
const button = (id: number, text: string, lang = 'vi') =>
  `<button type="button" popovertarget="term-${lang}-${id}" aria-haspopup="dialog" data-term data-scan>${text}</button>`;

describe('the marker of terms', () => {
  it('marks the first occurrence on each page, inside its sentence', () => {
    const { mark, markedTerms } = createTermMarker([term(1, 'ghe'), term(2, 'phù sa')], 'vi');
    const html = '<p><span data-s="s1">Ghe to, ghe nhỏ.</span> <span data-s="s2">Ghe về.</span></p>';
    const marked = `<p><span data-s="s1">${button(1, 'Ghe')} to, ghe nhỏ.</span> <span data-s="s2">Ghe về.</span></p>`;
    expect(mark(html)).toBe(marked);
    expect(mark(html)).toBe(marked);
    expect(markedTerms().map(({ id }) => id)).toEqual([1]);
  });

  it('changes nothing that is read: the text stays the same', () => {
    const { mark } = createTermMarker([term(1, 'sông'), term(2, 'mưa')], 'vi');
    const html = '<p><span data-s="s1">Mưa &amp; sông: mưa trên sông.</span></p>';
    expect(mark(html)).not.toBe(html);
    expect(mark(html).replace(/<\/?button[^>]*>/g, '')).toBe(html);
  });

  it('marks whole words only, with their exact accents', () => {
    const { mark } = createTermMarker([term(1, 'ma'), term(2, 'bò')], 'vi');
    const html = '<p>má mà mạ mai bộ bó bòn</p>';
    expect(mark(html)).toBe(html);
    expect(mark('<p>(ma), bò!</p>')).toBe(`<p>(${button(1, 'ma')}), ${button(2, 'bò')}!</p>`);
  });

  it('does not mark parts of words with a hyphen or an apostrophe', () => {
    const { mark } = createTermMarker([term(1, 'well'), term(2, 'cat'), term(3, 'hut')], 'en');
    const html = '<p>well-known cat’s whale-hut hut-like</p>';
    expect(mark(html)).toBe(html);
    expect(mark('<p>‘well’ – cat’</p>')).toBe(`<p>‘${button(1, 'well', 'en')}’ – ${button(2, 'cat', 'en')}’</p>`);
  });

  it('prefers the longest term, and knows other forms', () => {
    const { mark } = createTermMarker([term(1, 'star'), term(2, 'star anise'), term(3, 'hoof', ['hooves'])], 'en');
    expect(mark('<p>Star  anise, a star, four hooves, one hoof.</p>')).toBe(
      `<p>${button(2, 'Star  anise', 'en')}, a ${button(1, 'star', 'en')}, four ${button(3, 'hooves', 'en')}, one hoof.</p>`,
    );
  });

  it('finds a form with special characters, and leaves tags, entities and links alone', () => {
    const { mark } = createTermMarker([term(1, 'em'), term(2, 'amp'), term(3, 'a.b')], 'en');
    const html = '<p><em>x</em> &amp; <a href="/em">em amp</a> axb</p>';
    expect(mark(html)).toBe(html);
    expect(mark('<p><a href="/x">em</a> em a.b</p>')).toBe(
      `<p><a href="/x">em</a> ${button(1, 'em', 'en')} ${button(3, 'a.b', 'en')}</p>`,
    );
  });

  it('changes nothing without terms', () => {
    const { mark, markedTerms } = createTermMarker([], 'vi');
    expect(mark('<p>x</p>')).toBe('<p>x</p>');
    expect(markedTerms()).toEqual([]);
  });
});
