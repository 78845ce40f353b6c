import { describe, expect, it } from 'vitest';
import { meantInTitles, meantTitle } from './corrections.ts';
import { queryWords } from './query.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary();
vocabulary.add(['con', 'trau', 'chau', 'so', 'nuoc', 'nho', 'cho'].map((word) => ({ scope: 'dv', word, uses: 3 })));
const titles = ['Chợ nhỏ', 'Con trâu sợ nước', 'Con cháu'];
const meant = (query: string) => meantTitle(titles, meantInTitles(queryWords(query), 'dv', vocabulary))?.text;

describe('meantTitle', () => {
  it('corrects several words, by sound and by typos, to the spelling in the title', () => {
    expect(meant('con chau so nuoc')).toBe('con trâu sợ nước');
    expect(meant('kon chau so nuoc')).toBe('con trâu sợ nước');
    expect(meant('con traau so nuocc')).toBe('con trâu sợ nước');
    expect(meant('chau xo nuoc')).toBeUndefined();
  });

  it('returns undefined when the query already is a title or when most words would change', () => {
    expect(meant('con trâu sợ nước')).toBeUndefined();
    expect(meant('kon chau xo nuocc')).toBeUndefined();
    expect(meant('nhó')).toBeUndefined();
  });
});
