/** The words that the index knows, in memory: they finish a word that is being typed, and mend one with a typo. Pure. */

import { isOneTypoAway } from '@hat-nang/model/typos';
import type { Scope } from './expression.ts';
import { soundOf, typosBetween, withoutEachLetter } from './typos.ts';

/** How often a word of a scope is used (in how many entries). */
export interface WordCount {
  readonly scope: Scope;
  readonly word: string;
  readonly uses: number;
}

interface Words {
  readonly uses: Map<string, number>;
  /** Of the most used word: nearly as many as there are entries. Found when it is first asked for. */
  most?: number;
  /** In alphabetical order, made when it is first asked for. */
  sorted?: string[];
  /** From a word, or a word that lacks a letter, to the words it may stand for. Made when it is first asked for. */
  neighbours?: Map<string, string[]>;
  /** Words by what they sound like. Made when it is first asked for. */
  sounds?: Map<string, string[]>;
  /** What two typos were looked for lately. */
  twoTypos?: Map<string, string[]>;
}

/** Words of which typos are looked for; shorter ones are too near to too many others. */
const SHORTEST_MENDED = 3;
/** Words in which two typos are looked for. */
const SHORTEST_WITH_TWO = 6;
/** Of so many words all are compared one by one when two typos are looked for. */
const MOST_COMPARED = 60_000;
/** Words whose answer of two typos is kept. */
const MOST_KEPT = 200;
/** Words that are prepared at once. */
const STRETCH = 500;

export class Vocabulary {
  readonly #scopes = new Map<Scope, Words>();

  /** Adds to the counts (or takes away); a word without uses is forgotten. */
  add(counts: Iterable<WordCount>): void {
    for (const { scope, word, uses } of counts) {
      const words = this.#scopes.get(scope) ?? { uses: new Map<string, number>() };
      this.#scopes.set(scope, words);
      const before = words.uses.get(word) ?? 0;
      const now = before + uses;
      if (now > 0) words.uses.set(word, now);
      else words.uses.delete(word);
      words.most = undefined;
      if (before > 0 === now > 0) continue;
      words.sorted = undefined;
      words.twoTypos = undefined;
      const change = now > 0 ? addTo : removeFrom;
      if (words.sounds !== undefined) change(words.sounds, [soundOf(word)], word);
      if (words.neighbours !== undefined) change(words.neighbours, keysOf(word), word);
    }
  }

  /** Takes these counts instead; what is the same is not made again. */
  replace(counts: Iterable<WordCount>): void {
    const given = new Map<Scope, Map<string, number>>();
    for (const { scope, word, uses } of counts) {
      const words = given.get(scope) ?? new Map<string, number>();
      given.set(scope, words);
      words.set(word, uses);
    }
    for (const [scope, { uses }] of this.#scopes) {
      const now = given.get(scope);
      this.add([...uses].filter(([word]) => !now?.has(word)).map(([word, own]) => ({ scope, word, uses: -own })));
    }
    for (const [scope, words] of given) {
      const changed = [...words].map(([word, own]) => ({ scope, word, uses: own - this.uses(scope, word) }));
      this.add(changed.filter(({ uses }) => uses !== 0));
    }
  }

  /** Makes what mending needs, a scope at a time, before somebody waits for it. @param rest between two stretches */
  async prepare(rest: () => Promise<unknown>): Promise<void> {
    for (const words of this.#scopes.values()) {
      if (words.neighbours !== undefined) continue;
      const [neighbours, sounds] = [new Map<string, string[]>(), new Map<string, string[]>()];
      // From here on a word that comes or goes is put in and taken out by add().
      words.neighbours = neighbours;
      words.sounds = sounds;
      let count = 0;
      for (const word of [...words.uses.keys()]) {
        if (++count % STRETCH === 0) await rest();
        if (!words.uses.has(word) || sounds.get(soundOf(word))?.includes(word)) continue;
        addTo(sounds, [soundOf(word)], word);
        addTo(neighbours, keysOf(word), word);
      }
    }
  }

  uses(scope: Scope, word: string): number {
    return this.#scopes.get(scope)?.uses.get(word) ?? 0;
  }

  /** How often the most used word of a scope is used. */
  mostUses(scope: Scope): number {
    const words = this.#scopes.get(scope);
    if (words === undefined) return 0;
    words.most ??= [...words.uses.values()].reduce((most, uses) => Math.max(most, uses), 0);
    return words.most;
  }

  /** Whether any section has the word in this language: then it is no typo. */
  isWordOf(language: string, word: string): boolean {
    for (const [scope, { uses }] of this.#scopes) if (scope.charAt(1) === language && uses.has(word)) return true;
    return false;
  }

  /** The most used words that begin so, without the word itself. */
  startingWith(scope: Scope, beginning: string, most: number): string[] {
    const words = this.#scopes.get(scope);
    if (words === undefined || beginning === '') return [];
    words.sorted ??= [...words.uses.keys()].sort();
    const found: string[] = [];
    for (let at = firstFrom(words.sorted, beginning); at < words.sorted.length; at++) {
      const word = words.sorted[at] as string;
      if (!word.startsWith(beginning)) break;
      if (word !== beginning) found.push(word);
    }
    return byUses(found, words.uses).slice(0, most);
  }

  /** The most used words that are one typo away: a letter too many, too few, another one, or two swapped. */
  nearTo(scope: Scope, word: string, most: number): string[] {
    const words = this.#scopes.get(scope);
    if (words === undefined || word.length < SHORTEST_MENDED) return [];
    words.neighbours ??= groupedBy(words.uses.keys(), keysOf);
    const found = new Set<string>();
    for (const key of [word, ...withoutEachLetter(word)]) {
      for (const other of words.neighbours.get(key) ?? []) if (isOneTypoAway(word, other)) found.add(other);
    }
    return byUses([...found], words.uses).slice(0, most);
  }

  /** The most used words that sound alike: `trau` for `chau`. */
  soundingLike(scope: Scope, word: string, most: number): string[] {
    const words = this.#scopes.get(scope);
    if (words === undefined) return [];
    words.sounds ??= groupedBy(words.uses.keys(), (each) => [soundOf(each)]);
    const found = (words.sounds.get(soundOf(word)) ?? []).filter((other) => other !== word);
    return byUses(found, words.uses).slice(0, most);
  }

  /** The most used words that are two typos away and begin with the same letter; of long words only. */
  twoTyposFrom(scope: Scope, word: string, most: number): string[] {
    const words = this.#scopes.get(scope);
    if (words === undefined || word.length < SHORTEST_WITH_TWO || words.uses.size > MOST_COMPARED) return [];
    words.twoTypos ??= new Map();
    const kept = words.twoTypos.get(word);
    if (kept !== undefined) return kept.slice(0, most);
    const { uses } = words;
    const found: string[] = [];
    for (const other of uses.keys()) {
      if (other[0] !== word[0] || Math.abs(other.length - word.length) > 2) continue;
      if (typosBetween(word, other, 2) === 2) found.push(other);
    }
    if (words.twoTypos.size >= MOST_KEPT) words.twoTypos.clear();
    words.twoTypos.set(word, byUses(found, uses));
    return found.slice(0, most);
  }
}

function byUses(words: string[], uses: ReadonlyMap<string, number>): string[] {
  return words.sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1));
}

/** The first place whose word is not before `beginning`. */
function firstFrom(sorted: readonly string[], beginning: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < beginning) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Groups = Map<string, string[]>;

/** The word and what it is without one of its letters; nothing of what is not mended. */
function keysOf(word: string): string[] {
  if (word.length < SHORTEST_MENDED - 1 || /\d/.test(word)) return [];
  return [...new Set([word, ...withoutEachLetter(word)])];
}

function groupedBy(words: Iterable<string>, keys: (word: string) => readonly string[]): Groups {
  const groups: Groups = new Map();
  for (const word of words) addTo(groups, keys(word), word);
  return groups;
}

function addTo(groups: Groups, keys: readonly string[], word: string): void {
  for (const key of keys) {
    const list = groups.get(key);
    if (list === undefined) groups.set(key, [word]);
    else if (!list.includes(word)) list.push(word);
  }
}

function removeFrom(groups: Groups, keys: readonly string[], word: string): void {
  for (const key of keys) {
    const rest = (groups.get(key) ?? []).filter((each) => each !== word);
    if (rest.length === 0) groups.delete(key);
    else groups.set(key, rest);
  }
}
