/**
 * Recognises crisis words in a search (docs/decisions/041-crisis-words.md). The server and the browser share the matcher, which matches whole words in
 * order, with accents, but ignores the position of the tone mark (`huỷ`, `hủy`). A match with typos is doubtful. Pure functions.
 */
import { isOneTypoAway } from './typos.ts';

/** One entry of the list: forms that mean danger, ambiguous forms, and harmless phrases that contain such forms. */
export interface CrisisWord {
  certain: readonly string[];
  doubtful: readonly string[];
  exceptions: readonly string[];
}

/** Degree of certainty that a text means danger. */
export type CrisisLevel = 'certain' | 'doubtful';

interface Word {
  /** Word in lower case with accents. The tone mark is moved to the end of the word. */
  spelled: string;
  /** Word in lower case without accents. */
  folded: string;
  /** Both forms of the word with repeated letters collapsed. */
  collapsed: { spelled: string; folded: string };
}

interface Form<Meaning> {
  words: readonly Word[];
  meaning: Meaning;
  /** Meaning of the form when some or all accents are missing. Undefined if the entry does not list the form without accents. */
  withoutAccents: Meaning | undefined;
}

const TONE_MARKS = /[\u0300\u0301\u0303\u0309\u0323]/g;
/** Characters that are removed: invisible ones, and the apostrophes of `don't`. */
const IGNORED_CHARACTERS = /[\p{Cf}'’ʼ]/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Matches a repeated letter without its tone, or a repeated tone. */
const REPEATED_LETTERS = /(\P{M}[\u0302\u0306\u031b]*|\p{M})\1+/gu;
/** Minimum number of letters of a word for each kind of typo. Shorter words are one typo away from too many other words. */
const MIN_LENGTHS = { swapped: 4, missing: 5, other: 7 } as const;

const toWord = (letters: string): Word => {
  const spelled = letters.replace(TONE_MARKS, '') + (letters.match(TONE_MARKS) ?? []).join('');
  const foldedLetters = letters.replace(/\p{M}/gu, '').replaceAll('đ', 'd');
  return {
    spelled,
    folded: foldedLetters,
    collapsed: {
      spelled: spelled.replace(REPEATED_LETTERS, '$1'),
      folded: foldedLetters.replace(REPEATED_LETTERS, '$1'),
    },
  };
};

const wordsOf = (text: string): Word[] =>
  (text.normalize('NFKD').toLowerCase().normalize('NFD').replace(IGNORED_CHARACTERS, '').match(WORD) ?? []).map(toWord);

const joinWords = (words: readonly Word[], form: 'spelled' | 'folded'): string =>
  words.map((word) => word[form]).join(' ');

/** Creates the forms of one entry. If the entry also lists the words of a form without accents, `withoutAccents` is the first listed meaning of these words. */
const formsOf = <Meaning>(texts: readonly (readonly [text: string, meaning: Meaning])[]): Form<Meaning>[] => {
  const spelled = new Map<string, Meaning>();
  const wordsWithMeaning = texts.map(([text, meaning]) => ({ words: wordsOf(text), meaning }));
  for (const { words, meaning } of wordsWithMeaning) {
    const key = joinWords(words, 'spelled');
    if (!spelled.has(key)) spelled.set(key, meaning);
  }
  return wordsWithMeaning.map((form) => ({ ...form, withoutAccents: spelled.get(joinWords(form.words, 'folded')) }));
};

/**
 * Returns the meaning of `textWords`, which must equal the words of the form if accents are ignored. Undefined if a word has accents that differ from those
 * of the form, or if accents are missing and the entry does not list the form without accents.
 */
const findMeaning = <Meaning>(textWords: readonly Word[], form: Form<Meaning>): Meaning | undefined => {
  let isExact = true;
  for (const [index, { spelled, folded: foldedLetters }] of textWords.entries()) {
    if (spelled === form.words[index]?.spelled) continue;
    if (spelled !== foldedLetters) return undefined;
    isExact = false;
  }
  return isExact ? form.meaning : form.withoutAccents;
};

/** Checks whether a word of a text may be a mistyped word of a form. An added ending is not a typo, because the ending makes another word. */
const isNearMatch = (textWord: Word, formWord: Word, form: 'spelled' | 'folded'): boolean => {
  const [typed, meant] = [textWord[form], formWord[form]];
  if (typed === meant || textWord.collapsed[form] === formWord.collapsed[form]) return true;
  if (typed.startsWith(meant) || !isOneTypoAway(typed, meant)) return false;
  const isSwapped = [...typed].toSorted().join() === [...meant].toSorted().join();
  return (
    formWord.folded.length >= MIN_LENGTHS[isSwapped ? 'swapped' : typed.length === meant.length ? 'other' : 'missing']
  );
};

const initialsOf = (words: readonly Word[]): string => words.map(({ folded }) => folded.charAt(0)).join('');

class FormIndex<Meaning> {
  readonly #byWords = new Map<string, Form<Meaning>[]>();
  /**
   * Forms by the first letters of their words. A typo in a first letter is not accepted, so a part of a text is compared only with forms that have the same
   * first letters.
   */
  readonly #byInitials = new Map<string, Form<Meaning>[]>();
  #maxWordCount = 0;

  /** Adds the texts of one entry. */
  add(texts: readonly (readonly [text: string, meaning: Meaning])[]): void {
    for (const form of formsOf(texts)) {
      if (form.words.length === 0) continue;
      const key = joinWords(form.words, 'folded');
      this.#byWords.set(key, [...(this.#byWords.get(key) ?? []), form]);
      const initials = initialsOf(form.words);
      this.#byInitials.set(initials, [...(this.#byInitials.get(initials) ?? []), form]);
      this.#maxWordCount = Math.max(this.#maxWordCount, form.words.length);
    }
  }

  /** Yields every part of the text that matches a form. A part begins with the word at `start` and ends before the word at `end`. */
  *findExact(allWords: readonly Word[]): Generator<{ start: number; end: number; meaning: Meaning }> {
    for (let start = 0; start < allWords.length; start += 1) {
      for (let end = start + 1; end <= Math.min(allWords.length, start + this.#maxWordCount); end += 1) {
        const textWords = allWords.slice(start, end);
        for (const form of this.#byWords.get(joinWords(textWords, 'folded')) ?? []) {
          const meaning = findMeaning(textWords, form);
          if (meaning !== undefined) yield { start, end, meaning };
        }
      }
    }
  }

  /** Yields every part of the text that matches a form with typos. The first letter of each word must be right. */
  *findWithTypos(allWords: readonly Word[]): Generator<{ start: number; end: number }> {
    const initials = initialsOf(allWords);
    for (let start = 0; start < allWords.length; start += 1) {
      for (let end = start + 1; end <= Math.min(allWords.length, start + this.#maxWordCount); end += 1) {
        for (const { words, withoutAccents } of this.#byInitials.get(initials.slice(start, end)) ?? []) {
          const isEachWordNear = words.every((formWord, index) => {
            const textWord = allWords[start + index] as Word;
            const hasNoAccents = withoutAccents !== undefined && textWord.spelled === textWord.folded;
            return isNearMatch(textWord, formWord, hasNoAccents ? 'folded' : 'spelled');
          });
          if (isEachWordNear) yield { start, end };
        }
      }
    }
  }
}

/** Creates a matcher. It returns the level of the most certain crisis word in a text, or undefined if the text has none outside of the exceptions. */
export const createCrisisMatcher = (
  crisisWords: readonly CrisisWord[],
): ((text: string) => CrisisLevel | undefined) => {
  const forms = new FormIndex<CrisisLevel>();
  const harmlessForms = new FormIndex<true>();
  for (const { certain, doubtful, exceptions } of crisisWords) {
    forms.add([
      ...certain.map((text) => [text, 'certain'] as const),
      ...doubtful.map((text) => [text, 'doubtful'] as const),
    ]);
    harmlessForms.add(exceptions.map((text) => [text, true] as const));
  }
  return (text) => {
    const words = wordsOf(text);
    const harmlessMatches = [...harmlessForms.findExact(words)];
    const isInsideHarmlessMatch = ({ start, end }: { start: number; end: number }) =>
      harmlessMatches.some((exception) => exception.start <= start && end <= exception.end);
    let level: CrisisLevel | undefined;
    for (const found of forms.findExact(words)) {
      if (isInsideHarmlessMatch(found)) continue;
      if (found.meaning === 'certain') return found.meaning;
      level = found.meaning;
    }
    if (level !== undefined) return level;
    for (const found of forms.findWithTypos(words)) if (!isInsideHarmlessMatch(found)) return 'doubtful';
    return undefined;
  };
};
