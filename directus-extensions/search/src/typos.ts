/** Finds words that sound alike, and typos: one letter added, removed or replaced, or two neighbours swapped (model/typos.ts). Pure functions. */

/** Returns the word without its first letter, without its second, and so on. */
export function withoutEachLetter(word: string): string[] {
  return Array.from({ length: word.length }, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

/**
 * Vietnamese consonants that sound alike. At the start: `ch` and `tr`, `s` and `x`, `d`, `gi` and `r`, `l` and `n`. At the end: `n` and `ng`, `t` and
 * `c`.
 */
const STARTS: readonly (readonly [RegExp, string])[] = [
  [/^ngh/, 'ng'],
  [/^gh/, 'g'],
  [/^tr/, 'ch'],
  [/^x/, 's'],
  [/^(gi|r)(?=.)/, 'd'],
  [/^[kq](?!h)/, 'c'],
  [/^n(?![gh])/, 'l'],
  [/^ph/, 'f'],
];
const ENDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=.)n(g|h)$/, 'n'],
  [/(?<=.)(c|ch)$/, 't'],
  [/y$/, 'i'],
];

/** Returns the sound of a folded word. Words that people often confuse get the same form. */
export function soundOf(folded: string): string {
  const replacePattern = (word: string, [pattern, to]: readonly [RegExp, string]) => word.replace(pattern, to);
  // At each end only the first matching rule applies.
  const start = STARTS.find(([pattern]) => pattern.test(folded));
  const normalizedStart = start === undefined ? folded : replacePattern(folded, start);
  const end = ENDS.find(([pattern]) => pattern.test(normalizedStart));
  return end === undefined ? normalizedStart : replacePattern(normalizedStart, end);
}

/**
 * Returns the number of typos between two words: letters added, removed, changed, or swapped with their neighbour.
 * @param limit maximum of interest; above it the result may be any larger number
 */
export function typosBetween(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  let before: number[] = [];
  let previousRow = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line[column] = Math.min(
        (previousRow[column] as number) + 1,
        (line[column - 1] as number) + 1,
        (previousRow[column - 1] as number) + (isSame ? 0 : 1),
        isSwap ? (before[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
      least = Math.min(least, line[column] as number);
    }
    // A swap refers to the row before the last one, so both rows must exceed the limit.
    if (least > limit && Math.min(...previousRow) > limit) return least;
    before = previousRow;
    previousRow = line;
  }
  return previousRow[b.length] as number;
}
