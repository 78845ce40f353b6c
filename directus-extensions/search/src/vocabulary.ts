/** Holds the words of the index in memory. These words complete unfinished words and correct typos. */

import { isOneTypoAway } from '@hat-nang/model/typos';
import type { Scope } from './expression.ts';
import { soundOf, typosBetween, withoutEachLetter } from './typos.ts';

/** Number of entries of a scope that contain a word. */
export interface WordCount {
  readonly scope: Scope;
  readonly word: string;
  readonly uses: number;
}

interface Words {
  readonly uses: Map<string, number>;
  /** Uses of the most used word, which is close to the number of entries. Computed on demand. */
  maxUses?: number;
  /** Words in sorted order. Computed on demand. */
  sorted?: string[];
  /** Words by their forms: the word itself, and each form without one letter. Computed on demand. */
  neighbours?: Map<string, string[]>;
  /** Words by their sound. Computed on demand. */
  sounds?: Map<string, string[]>;
  /** Cache of `twoTyposFrom`. */
  twoTypos?: Map<string, string[]>;
}

/** Minimum length of a word that is corrected. Shorter words are too similar to too many others. */
const MIN_CORRECTED_LENGTH = 3;
/** Minimum length of a word that is searched with two typos. */
const MIN_TWO_TYPO_LENGTH = 6;
/** Maximum number of words in a scope that is searched with two typos, because every word is compared. */
const MAX_COMPARED = 60_000;
/** Maximum number of entries in the cache of `twoTyposFrom`. */
const MAX_CACHED = 200;
/** Number of words that are prepared between two pauses. */
const CHUNK_SIZE = 500;

export class Vocabulary {
  readonly #scopes = new Map<Scope, Words>();

  /** Adds to the counts, or subtracts from them. A word without uses is deleted. */
  add(counts: Iterable<WordCount>): void {
    for (const { scope, word, uses } of counts) {
      const words = this.#scopes.get(scope) ?? { uses: new Map<string, number>() };
      this.#scopes.set(scope, words);
      const usesBefore = words.uses.get(word) ?? 0;
      const newUses = usesBefore + uses;
      if (newUses > 0) words.uses.set(word, newUses);
      else words.uses.delete(word);
      words.maxUses = undefined;
      if (usesBefore > 0 === newUses > 0) continue;
      words.sorted = undefined;
      words.twoTypos = undefined;
      const changeGroups = newUses > 0 ? addToGroups : removeFromGroups;
      if (words.sounds !== undefined) changeGroups(words.sounds, [soundOf(word)], word);
      if (words.neighbours !== undefined) changeGroups(words.neighbours, keysOf(word), word);
    }
  }

  /** Replaces all counts. Updates the lookup tables only for words that were added or removed. */
  replace(counts: Iterable<WordCount>): void {
    const newCounts = new Map<Scope, Map<string, number>>();
    for (const { scope, word, uses } of counts) {
      const words = newCounts.get(scope) ?? new Map<string, number>();
      newCounts.set(scope, words);
      words.set(word, uses);
    }
    for (const [scope, { uses }] of this.#scopes) {
      const newWords = newCounts.get(scope);
      this.add(
        [...uses].filter(([word]) => !newWords?.has(word)).map(([word, oldUses]) => ({ scope, word, uses: -oldUses })),
      );
    }
    for (const [scope, words] of newCounts) {
      const changedWords = [...words].map(([word, newUses]) => ({
        scope,
        word,
        uses: newUses - this.uses(scope, word),
      }));
      this.add(changedWords.filter(({ uses }) => uses !== 0));
    }
  }

  /**
   * Builds the lookup tables for corrections in advance, one scope at a time.
   * @param pause called between two chunks, so that requests can run
   */
  async prepare(pause: () => Promise<unknown>): Promise<void> {
    for (const words of this.#scopes.values()) {
      if (words.neighbours !== undefined) continue;
      const [neighbours, sounds] = [new Map<string, string[]>(), new Map<string, string[]>()];
      // From now on `add()` also updates these tables.
      words.neighbours = neighbours;
      words.sounds = sounds;
      let preparedCount = 0;
      for (const word of [...words.uses.keys()]) {
        if (++preparedCount % CHUNK_SIZE === 0) await pause();
        if (!words.uses.has(word) || sounds.get(soundOf(word))?.includes(word)) continue;
        addToGroups(sounds, [soundOf(word)], word);
        addToGroups(neighbours, keysOf(word), word);
      }
    }
  }

  uses(scope: Scope, word: string): number {
    return this.#scopes.get(scope)?.uses.get(word) ?? 0;
  }

  /** Returns the number of uses of the most used word of a scope. */
  mostUses(scope: Scope): number {
    const words = this.#scopes.get(scope);
    if (words === undefined) return 0;
    words.maxUses ??= [...words.uses.values()].reduce((maximum, uses) => Math.max(maximum, uses), 0);
    return words.maxUses;
  }

  /**
   * Checks whether any section of this language has the word, which is then not a typo.
   * @param language second letter of a scope
   */
  isWordOf(language: string, word: string): boolean {
    for (const [scope, { uses }] of this.#scopes) if (scope.charAt(1) === language && uses.has(word)) return true;
    return false;
  }

  /** Returns the most used words with this prefix. A word that equals the prefix is left out. */
  startingWith(scope: Scope, beginning: string, limit: number): string[] {
    const words = this.#scopes.get(scope);
    if (words === undefined || beginning === '') return [];
    words.sorted ??= [...words.uses.keys()].sort();
    const foundWords: string[] = [];
    for (let index = findFirstIndex(words.sorted, beginning); index < words.sorted.length; index++) {
      const word = words.sorted[index] as string;
      if (!word.startsWith(beginning)) break;
      if (word !== beginning) foundWords.push(word);
    }
    return sortByUses(foundWords, words.uses).slice(0, limit);
  }

  /** Returns the most used words that are one typo away: a letter added, removed or replaced, or two neighbours swapped. Returns none for short words. */
  oneTypoFrom(scope: Scope, word: string, limit: number): string[] {
    const words = this.#scopes.get(scope);
    if (words === undefined || word.length < MIN_CORRECTED_LENGTH) return [];
    words.neighbours ??= groupWords(words.uses.keys(), keysOf);
    const foundWords = new Set<string>();
    for (const key of [word, ...withoutEachLetter(word)]) {
      for (const other of words.neighbours.get(key) ?? []) if (isOneTypoAway(word, other)) foundWords.add(other);
    }
    return sortByUses([...foundWords], words.uses).slice(0, limit);
  }

  /** Returns the most used words that sound alike, such as `trau` for `chau`. */
  soundingLike(scope: Scope, word: string, limit: number): string[] {
    const words = this.#scopes.get(scope);
    if (words === undefined) return [];
    words.sounds ??= groupWords(words.uses.keys(), (each) => [soundOf(each)]);
    const foundWords = (words.sounds.get(soundOf(word)) ?? []).filter((other) => other !== word);
    return sortByUses(foundWords, words.uses).slice(0, limit);
  }

  /** Returns the most used words that are two typos away and begin with the same letter. Returns none for short words, or if there are too many words. */
  twoTyposFrom(scope: Scope, word: string, limit: number): string[] {
    const words = this.#scopes.get(scope);
    if (words === undefined || word.length < MIN_TWO_TYPO_LENGTH || words.uses.size > MAX_COMPARED) return [];
    words.twoTypos ??= new Map();
    const cached = words.twoTypos.get(word);
    if (cached !== undefined) return cached.slice(0, limit);
    const { uses } = words;
    const foundWords: string[] = [];
    for (const other of uses.keys()) {
      if (other[0] !== word[0] || Math.abs(other.length - word.length) > 2) continue;
      if (typosBetween(word, other, 2) === 2) foundWords.push(other);
    }
    if (words.twoTypos.size >= MAX_CACHED) words.twoTypos.clear();
    words.twoTypos.set(word, sortByUses(foundWords, uses));
    return foundWords.slice(0, limit);
  }
}

function sortByUses(words: string[], uses: ReadonlyMap<string, number>): string[] {
  return words.sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1));
}

/** Returns the index of the first word that does not sort before `beginning`. */
function findFirstIndex(sorted: readonly string[], beginning: string): number {
  let lowIndex = 0;
  let highIndex = sorted.length;
  while (lowIndex < highIndex) {
    const middle = (lowIndex + highIndex) >> 1;
    if ((sorted[middle] as string) < beginning) lowIndex = middle + 1;
    else highIndex = middle;
  }
  return lowIndex;
}

type WordGroups = Map<string, string[]>;

/** Returns the word itself and all forms without one letter. Returns none for single letters and words with digits, which are never candidates. */
function keysOf(word: string): string[] {
  if (word.length < MIN_CORRECTED_LENGTH - 1 || /\d/.test(word)) return [];
  return [...new Set([word, ...withoutEachLetter(word)])];
}

function groupWords(words: Iterable<string>, keys: (word: string) => readonly string[]): WordGroups {
  const groups: WordGroups = new Map();
  for (const word of words) addToGroups(groups, keys(word), word);
  return groups;
}

function addToGroups(groups: WordGroups, keys: readonly string[], word: string): void {
  for (const key of keys) {
    const list = groups.get(key);
    if (list === undefined) groups.set(key, [word]);
    else if (!list.includes(word)) list.push(word);
  }
}

function removeFromGroups(groups: WordGroups, keys: readonly string[], word: string): void {
  for (const key of keys) {
    const remainingWords = (groups.get(key) ?? []).filter((each) => each !== word);
    if (remainingWords.length === 0) groups.delete(key);
    else groups.set(key, remainingWords);
  }
}
