/** Finds known phrases in the words of a query. Pure functions. */
import { type AskedWord, hasAccents } from './query.ts';
import { exactForm, wordsOf } from './words.ts';

export type Phrase = readonly AskedWord[];

/** Splits the text of a phrase into words. */
export function phraseOf(text: string): Phrase {
  return wordsOf(text.normalize('NFC')).map(({ folded, accented }) => ({ folded, accented }));
}

/** Returns a key of the words with their accents. */
export const exactKey = (phrase: Phrase): string => phrase.map(exactForm).join(' ');

interface FoundPhrase<Meaning> {
  /** Index after the last word of the phrase. */
  readonly to: number;
  readonly meanings: readonly Meaning[];
}

export class Phrasebook<Meaning> {
  /** Meanings by phrase. One map has phrases with accents, the other map has folded phrases. */
  readonly #exact = new Map<string, Meaning[]>();
  readonly #folded = new Map<string, Meaning[]>();
  #maxLength = 0;

  /**
   * Adds a meaning to a phrase. A phrase may have several meanings.
   * @param phrase at least one word
   */
  add(phrase: Phrase, meaning: Meaning): void {
    appendMeaning(this.#exact, exactKey(phrase), meaning);
    // A phrase of one accented word is only stored with its accents, because its folded form would match too many words.
    const isShort = phrase.length === 1 && hasAccents({ words: phrase });
    if (!isShort) appendMeaning(this.#folded, foldedKey(phrase), meaning);
    this.#maxLength = Math.max(this.#maxLength, phrase.length);
  }

  /**
   * Returns the longest phrase that begins at this word.
   * @param isAccented true if the query has accents; then phrases must match with their accents
   */
  longestAt(words: Phrase, from: number, isAccented: boolean): FoundPhrase<Meaning> | undefined {
    for (let to = Math.min(words.length, from + this.#maxLength); to > from; to--) {
      const phrase = words.slice(from, to);
      const meanings =
        this.#exact.get(exactKey(phrase)) ?? (isAccented ? undefined : this.#folded.get(foldedKey(phrase)));
      if (meanings !== undefined) return { to, meanings };
    }
    return undefined;
  }
}

/** A set of phrases. Unlike in a `Phrasebook`, a phrase of one accented word also matches in a query without accents. */
export class Wordbook {
  readonly #written = new Phrasebook<true>();
  readonly #folded = new Phrasebook<true>();

  constructor(phrases: readonly string[]) {
    for (const phrase of phrases.map(phraseOf)) {
      this.#written.add(phrase, true);
      this.#folded.add(
        phrase.map(({ folded }) => ({ folded, accented: undefined })),
        true,
      );
    }
  }

  /** Returns the index after the longest phrase that begins at this word. Returns undefined if no phrase begins there. */
  longestAt(words: Phrase, from: number): number | undefined {
    const phrasebook = hasAccents({ words }) ? this.#written : this.#folded;
    return phrasebook.longestAt(words, from, hasAccents({ words }))?.to;
  }
}

const foldedKey = (phrase: Phrase): string => phrase.map(({ folded }) => folded).join(' ');

function appendMeaning<Meaning>(map: Map<string, Meaning[]>, key: string, meaning: Meaning): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [meaning]);
  else list.push(meaning);
}
