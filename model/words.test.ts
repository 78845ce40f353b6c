import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseCues } from './cues.ts';
import { estimateWordStarts, findWords } from './words.ts';

const wordsOf = (text: string) => findWords(text).map(({ start, end }) => text.slice(start, end));

describe('words', () => {
  it.each([
    ['“Trăng tròn,” bạn nói – “mai!”', ['Trăng', 'tròn', 'bạn', 'nói', 'mai']],
    ["Dat's broken-down truck, 2B… 1.000 km", ["Dat's", 'broken-down', 'truck', '2B', '1.000', 'km']],
    ['Hếń'.normalize('NFD'), ['Hếń'.normalize('NFD')]],
    ['… – !', []],
  ])('of %j', (text, words) => expect(wordsOf(text)).toEqual(words));

  it('are found fast in a long run of marks', () => {
    const startTime = performance.now();
    findWords(`a${'!'.repeat(200_000)} b${'a!'.repeat(100_000)}`);
    expect(performance.now() - startTime).toBeLessThan(2000);
  });
});

describe('estimated starts', () => {
  it('share the time by letters and pauses', () => {
    // Weights: “Ba,” 10 (2 letters, 2 for a word, 6 for the comma), “bốn” 5, “a” 5 (2 for the last word). The total is 20 for 2000 ms.
    expect(estimateWordStarts('Ba, bốn a.', 1000, 3000)).toEqual([1000, 2000, 2500]);
    expect(estimateWordStarts('– …', 0, 1000)).toEqual([]);
  });

  it.each([
    ['vi', 90],
    ['en', 90],
  ])('are within %s: %i ms of the recorded ones on average, in the whole demo library', (lang, limitMs) => {
    const folder = join(import.meta.dirname, '../seeds/demo/media/books');
    const cues = globSync(`*/*.${lang}.vtt`, { cwd: folder }).flatMap((file) =>
      parseCues(readFileSync(join(folder, file), 'utf8')),
    );
    const differences = cues.flatMap(({ text, start, end, parts = [] }) => {
      const isEveryWordTimed = parts.every((part) => findWords(part.text).length === 1);
      const estimates = estimateWordStarts(text, start, end);
      return isEveryWordTimed
        ? parts.slice(1).map((part, index) => Math.abs(part.start - (estimates[index + 1] ?? 0)))
        : [];
    });
    expect(differences.length).toBeGreaterThan(1000);
    expect(differences.reduce((sum, ms) => sum + ms, 0) / differences.length).toBeLessThan(limitMs);
  });
});
