import { describe, expect, it } from 'vitest';
import { toCrisisWords } from './crisis-words.ts';

describe('toCrisisWords', () => {
  it('adds the spellings to the phrase', () => {
    const row = { phrase: 'tự tử', variants: ['tự tữ'], doubtful: ['tu tu'], exceptions: ['tự tử tế'] };
    expect(toCrisisWords({ crisis_words: [row] })).toEqual([
      { certain: ['tự tử', 'tự tữ'], doubtful: ['tu tu'], exceptions: ['tự tử tế'] },
    ]);
  });

  it('ignores an empty or malformed field, and keeps the phrase', () => {
    const row = { phrase: 'suicide', variants: null, doubtful: 'sucide', exceptions: [1, 2] };
    expect(toCrisisWords({ crisis_words: [row] })).toEqual([{ certain: ['suicide'], doubtful: [], exceptions: [] }]);
  });
});
