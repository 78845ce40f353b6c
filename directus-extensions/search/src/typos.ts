/** Finds words that sound alike, and typos: one letter added, removed or replaced, or two neighbours swapped (model/typos.ts). Pure functions. */

/** Returns one variant per letter: `hoc` becomes `oc`, `hc` and `ho`. */
export function withoutEachLetter(word: string): string[] {
  return Array.from({ length: word.length }, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

/**
 * Vietnamese consonants that sound alike. At the start: `ch`/`tr`, `s`/`x`, `d`/`gi`/`r`, `l`/`n`. At the end: `n`/`ng`/`nh`, `t`/`c`/`ch`. Different spellings
 * of one sound count too, as in `g`/`gh`.
 */
const SOUND_STARTS: readonly (readonly [RegExp, string])[] = [
  [/^ngh/, 'ng'],
  [/^gh/, 'g'],
  [/^tr/, 'ch'],
  [/^x/, 's'],
  [/^(gi|r)(?=.)/, 'd'],
  [/^[kq](?!h)/, 'c'],
  [/^n(?![gh])/, 'l'],
  [/^ph/, 'f'],
];
const SOUND_ENDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=.)n(g|h)$/, 'n'],
  [/(?<=.)(c|ch)$/, 't'],
  [/y$/, 'i'],
];

/** Returns the sound of a folded word. Words that people often confuse get the same form. */
export function soundOf(folded: string): string {
  const replacePattern = (word: string, [pattern, to]: readonly [RegExp, string]) => word.replace(pattern, to);
  // At each end only the first matching rule applies.
  const startRule = SOUND_STARTS.find(([pattern]) => pattern.test(folded));
  const normalizedStart = startRule === undefined ? folded : replacePattern(folded, startRule);
  const endRule = SOUND_ENDS.find(([pattern]) => pattern.test(normalizedStart));
  return endRule === undefined ? normalizedStart : replacePattern(normalizedStart, endRule);
}

/**
 * Returns the number of typos between two words: letters added, removed, changed, or swapped with their neighbour.
 * @param limit highest number that matters; with more typos, the result is any number above the limit
 */
export function typosBetween(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  let rowBeforeLast: number[] = [];
  let previousRow = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const currentRow = [row];
    let minDistance = row;
    for (let column = 1; column <= b.length; column++) {
      const isSameLetter = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      currentRow[column] = Math.min(
        (previousRow[column] as number) + 1,
        (currentRow[column - 1] as number) + 1,
        (previousRow[column - 1] as number) + (isSameLetter ? 0 : 1),
        isSwap ? (rowBeforeLast[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
      minDistance = Math.min(minDistance, currentRow[column] as number);
    }
    // A swap refers to the row before the last one, so both rows must exceed the limit.
    if (minDistance > limit && Math.min(...previousRow) > limit) return minDistance;
    rowBeforeLast = previousRow;
    previousRow = currentRow;
  }
  return previousRow[b.length] as number;
}
