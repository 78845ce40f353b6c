/** Finds words in a text, and estimates when each word is spoken. Imports nothing, because browser scripts bundle this file. */

/** Matches a word without the punctuation around the word. Each Vietnamese syllable is a word. `2B`, `1.000` and `Dat's` are one word each. */
const wordPattern = /[\p{L}\p{N}](?:\S*[\p{L}\p{N}\p{M}])?/gu;

/** Position of a word in a text: from `start` to before `end`, in UTF-16 units. */
export interface Word {
  start: number;
  end: number;
}

export const findWords = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));

/**
 * Weights in letters. The weight of a word is its number of letters plus `wordWeight`, plus the weight of a pause after the word. Voices also lengthen the
 * last word. The weights fit the recorded times of the demo's narrations.
 */
const wordWeight = 2;
const lastWordWeight = 2;
const pauseWeights = [
  [/[.!?…]/, 8],
  [/[,;:–—]/, 6],
] as const;

/**
 * Estimates when each word of a text starts, from the letters and pauses between two times in milliseconds. Returns one time for each word of `findWords`.
 */
export const estimateWordStarts = (text: string, start: number, end: number): number[] => {
  const words = findWords(text);
  const weights = words.map(({ start: from, end: to }, index) => {
    const next = words[index + 1];
    const marks = next ? text.slice(to, next.start) : '';
    const pauseWeight = pauseWeights.find(([pattern]) => pattern.test(marks))?.[1] ?? 0;
    return wordWeight + to - from + (next ? pauseWeight : lastWordWeight);
  });
  const msPerUnit =
    (end - start) /
    Math.max(
      1,
      weights.reduce((sum, weight) => sum + weight, 0),
    );
  let time = start;
  return weights.map((weight) => {
    const wordStart = time;
    time += weight * msPerUnit;
    return Math.round(wordStart);
  });
};
