import { describe, expect, it, vi } from 'vitest';
import {
  adjacentCandidates,
  findCorrections,
  findLikelyTitle,
  formatCorrection,
  titleCandidates,
} from './corrections.ts';
import { queryWords } from './query.ts';
import type { FoundEntry } from './reader.ts';
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

it('pairs neighbouring candidates of which one is as typed', () => {
  const candidates = [['con'], ['chau', 'trau'], ['so', 'xo']];
  expect(adjacentCandidates(candidates)).toEqual([
    [
      ['con', 'chau'],
      ['con', 'trau'],
    ],
    [
      ['chau', 'so'],
      ['chau', 'xo'],
      ['trau', 'so'],
    ],
  ]);
});

it('shows the typed words beside a corrected one, also without the words of a removed need', () => {
  const query = 'sách nói Con traau';
  const typedQuery = queryWords(query);
  const parsedQuery = { ...typedQuery, words: typedQuery.words.slice(2) };
  const [corrected] = findCorrections(parsedQuery, 'dv', vocabulary);
  if (corrected === undefined) throw new Error('No correction was found.');
  const entry = { title: 'Con trâu', summary: '', author: '', body: '' } as FoundEntry;
  expect(formatCorrection(query, parsedQuery, corrected, [entry])).toBe('Con trâu');
});

it('compares at most three words of a query with the whole vocabulary', () => {
  const letters = [...'abcdefghijkl'];
  const largeVocabulary = new Vocabulary();
  largeVocabulary.add(letters.map((letter) => ({ scope: 'dv', word: `${letter}qwertyuiop`, uses: 1 })));
  const compare = vi.spyOn(largeVocabulary, 'twoTyposFrom');
  findCorrections(queryWords(letters.map((letter) => `${letter}qxertyxiop`).join(' ')), 'dv', largeVocabulary);
  expect(new Set(compare.mock.calls.map(([, word]) => word)).size).toBe(3);
});
