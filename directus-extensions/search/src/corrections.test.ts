import { describe, expect, it } from 'vitest';
import { findLikelyTitle, titleCandidates } from './corrections.ts';
import { queryWords } from './query.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary();
vocabulary.add(['con', 'trau', 'chau', 'so', 'nuoc', 'nho', 'cho'].map((word) => ({ scope: 'dv', word, uses: 3 })));
const titles = ['Chợ nhỏ', 'Con trâu sợ nước', 'Con cháu'];
const likelyTitleOf = (query: string) =>
  findLikelyTitle(titles, titleCandidates(queryWords(query), 'dv', vocabulary))?.text;

describe('likelyTitle', () => {
  it('corrects several words, by sound and by typos, to the spelling in the title', () => {
    expect(likelyTitleOf('con chau so nuoc')).toBe('con trâu sợ nước');
    expect(likelyTitleOf('kon chau so nuoc')).toBe('con trâu sợ nước');
    expect(likelyTitleOf('con traau so nuocc')).toBe('con trâu sợ nước');
    expect(likelyTitleOf('chau xo nuoc')).toBeUndefined();
  });

  it('returns undefined when the query already is a title or when most words would change', () => {
    expect(likelyTitleOf('con trâu sợ nước')).toBeUndefined();
    expect(likelyTitleOf('kon chau xo nuocc')).toBeUndefined();
    expect(likelyTitleOf('nhó')).toBeUndefined();
  });
});
