import { isOneTypoAway } from '@hat-nang/model/typos';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soundOf, typosBetween, withoutEachLetter } from './typos.ts';
import { Vocabulary } from './vocabulary.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'h', 'n'), minLength: 3, maxLength: 9 });

/** Computes the optimal string alignment distance: letters added, removed, changed and swapped. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, index) =>
    Array.from({ length: b.length + 1 }, (_, j) => (index === 0 ? j : j === 0 ? index : 0)),
  );
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const changed = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const minimum = Math.min(
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        changed,
        isSwap ? cell(i - 2, j - 2) + 1 : changed,
      );
      (rows[i] as number[])[j] = minimum;
    }
  }
  return cell(a.length, b.length);
}

describe('isOneTypoAway', () => {
  it.each([
    ['hocc', 'hoc'],
    ['hc', 'hoc'],
    ['hac', 'hoc'],
    ['hco', 'hoc'],
  ])('%s, %s', (typed, intendedWord) => expect(isOneTypoAway(typed, intendedWord)).toBe(true));

  it('agrees with a distance of one', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isOneTypoAway(a, b)).toBe(distance(a, b) === 1);
      }),
    );
  });
});

describe('typosBetween', () => {
  it('equals the distance', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(typosBetween(a, b)).toBe(distance(a, b));
      }),
    );
  });

  it('stops counting above the limit', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const expected = distance(a, b);
        expect(typosBetween(a, b, expected)).toBe(expected);
        if (expected > 2) expect(typosBetween(a, b, 2)).toBeGreaterThan(2);
      }),
    );
  });
});

describe('soundOf', () => {
  it.each([
    ['chau', 'trau'],
    ['xach', 'sach'],
    ['rao', 'dao'],
    ['gia', 'da'],
    ['nang', 'lang'],
    ['nghe', 'nge'],
    ['con', 'kon'],
    ['lan', 'lang'],
    ['mat', 'mac'],
  ])('%s and %s sound alike', (one, other) => expect(soundOf(one)).toBe(soundOf(other)));

  it.each([
    ['nha', 'la'],
    ['khong', 'chong'],
    ['gi', 'd'],
    ['an', 'am'],
  ])('%s and %s do not sound alike', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));
});

describe('Vocabulary', () => {
  it('returns the uses of the most used word of a scope, also after a change', () => {
    const vocabulary = new Vocabulary();
    const addWord = (word: string, uses: number) => vocabulary.add([{ scope: 'dv', word, uses }]);
    expect(vocabulary.mostUses('dv')).toBe(0);
    addWord('con', 3);
    addWord('ca', 2);
    expect([vocabulary.mostUses('dv'), vocabulary.mostUses('de')]).toEqual([3, 0]);
    addWord('ca', 7);
    expect(vocabulary.mostUses('dv')).toBe(9);
    addWord('ca', -9);
    expect(vocabulary.mostUses('dv')).toBe(3);
  });

  it('finds every word that is one typo away', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, (words, typed) => {
        const vocabulary = new Vocabulary();
        vocabulary.add(words.map((each) => ({ scope: 'dv', word: each, uses: 1 })));
        const expected = words.filter((each) => isOneTypoAway(typed, each)).sort();
        expect(vocabulary.oneTypoFrom('dv', typed, 100).sort()).toEqual(expected);
      }),
    );
  });

  it('returns the most used words of the scope first', () => {
    const vocabulary = new Vocabulary();
    vocabulary.add([
      { scope: 'dv', word: 'hoc', uses: 5 },
      { scope: 'dv', word: 'hoa', uses: 9 },
      { scope: 'dv', word: 'ho', uses: 99 },
      { scope: 'dv', word: 'cay', uses: 99 },
      { scope: 'nv', word: 'hong', uses: 99 },
    ]);
    expect(vocabulary.startingWith('dv', 'ho', 10)).toEqual(['hoa', 'hoc']);
    expect(vocabulary.startingWith('dv', 'ho', 1)).toEqual(['hoa']);
    vocabulary.add([{ scope: 'dv', word: 'hoa', uses: -9 }]);
    expect(vocabulary.startingWith('dv', 'ho', 10)).toEqual(['hoc']);
    expect(vocabulary.uses('dv', 'hoa')).toBe(0);
    expect(vocabulary.isWordOf('v', 'hong')).toBe(true);
    expect(vocabulary.isWordOf('e', 'hong')).toBe(false);
  });

  it('finds words that sound alike and words two typos away', () => {
    const vocabulary = new Vocabulary();
    vocabulary.add(
      ['trau', 'chau', 'wheelchair', 'wheel'].map((each, index) => ({ scope: 'dv', word: each, uses: index + 1 })),
    );
    expect(vocabulary.soundingLike('dv', 'chau', 10)).toEqual(['trau']);
    vocabulary.add([{ scope: 'dv', word: 'trao', uses: 1 }]);
    expect(vocabulary.soundingLike('dv', 'chao', 10)).toEqual(['trao']);
    expect(vocabulary.twoTyposFrom('dv', 'weelchiar', 10)).toEqual(['wheelchair']);
    expect(vocabulary.twoTyposFrom('dv', 'whelch', 10)).toEqual([]);
  });

  it('ignores numbers and short words', () => {
    const vocabulary = new Vocabulary();
    vocabulary.add([
      { scope: 'dv', word: '2025', uses: 1 },
      { scope: 'dv', word: 'me', uses: 1 },
    ]);
    expect(vocabulary.oneTypoFrom('dv', '2024', 10)).toEqual([]);
    expect(vocabulary.oneTypoFrom('dv', 'ma', 10)).toEqual([]);
  });
});

it('withoutEachLetter', () => expect(withoutEachLetter('hoc')).toEqual(['oc', 'hc', 'ho']));

describe('a vocabulary that changes', () => {
  const counts = (words: readonly string[]) => words.map((each) => ({ scope: 'dv', word: each, uses: 1 }));
  const collectAnswers = (vocabulary: Vocabulary, typedWord: string) => [
    vocabulary.oneTypoFrom('dv', typedWord, 50).sort(),
    vocabulary.soundingLike('dv', typedWord, 50).sort(),
    vocabulary.twoTyposFrom('dv', typedWord, 50).sort(),
    vocabulary.startingWith('dv', typedWord.slice(0, 2), 50).sort(),
  ];

  it('equals one that was read from scratch', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(word), fc.uniqueArray(word), word, async (oldWords, newWords, typedWord) => {
        const changed = new Vocabulary();
        changed.replace(counts(oldWords));
        // The first vocabulary builds its lookup tables, and the change arrives meanwhile.
        const preparation = changed.prepare(() => Promise.resolve());
        changed.replace(counts(newWords));
        await preparation;
        const newVocabulary = new Vocabulary();
        newVocabulary.replace(counts(newWords));
        expect(collectAnswers(changed, typedWord)).toEqual(collectAnswers(newVocabulary, typedWord));
      }),
    );
  });
});
