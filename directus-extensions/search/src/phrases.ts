/** Phrases and what they mean, found in the words of a query. Pure. */
import { type AskedWord, hasAccents } from './query.ts';
import { exactForm, wordsOf } from './words.ts';

export type Phrase = readonly AskedWord[];

/** The words of a phrase as an editor or a developer wrote it. */
export function phraseOf(text: string): Phrase {
  return wordsOf(text.normalize('NFC')).map(({ folded, accented }) => ({ folded, accented }));
}

/** The words as they are written. */
export const exactKey = (phrase: Phrase): string => phrase.map(exactForm).join(' ');

interface FoundPhrase<Meaning> {
  /** Behind its last word. */
  readonly to: number;
  readonly meanings: readonly Meaning[];
}

export class Phrasebook<Meaning> {
  /** By the phrase as it is written, and by its folded form. */
  readonly #exact = new Map<string, Meaning[]>();
  readonly #folded = new Map<string, Meaning[]>();
  #longest = 0;

  /** A phrase may mean several things. @param phrase at least one word */
  add(phrase: Phrase, meaning: Meaning): void {
    append(this.#exact, exactKey(phrase), meaning);
    // One syllable without its accent would stand for too many words.
    const isShort = phrase.length === 1 && hasAccents({ words: phrase });
    if (!isShort) append(this.#folded, foldedKey(phrase), meaning);
    this.#longest = Math.max(this.#longest, phrase.length);
  }

  /** The longest phrase that begins there. @param isAccented whether the query has accents: then a phrase counts as it is written */
  at(words: Phrase, from: number, isAccented: boolean): FoundPhrase<Meaning> | undefined {
    for (let to = Math.min(words.length, from + this.#longest); to > from; to--) {
      const phrase = words.slice(from, to);
      const meanings =
        this.#exact.get(exactKey(phrase)) ?? (isAccented ? undefined : this.#folded.get(foldedKey(phrase)));
      if (meanings !== undefined) return { to, meanings };
    }
    return undefined;
  }
}

/** Words that only have to be recognised: in a query without accents also single syllables, whatever accent they lack. */
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

  /** Behind the longest phrase that begins there; undefined where none does. */
  at(words: Phrase, from: number): number | undefined {
    const book = hasAccents({ words }) ? this.#written : this.#folded;
    return book.at(words, from, hasAccents({ words }))?.to;
  }
}

const foldedKey = (phrase: Phrase): string => phrase.map(({ folded }) => folded).join(' ');

function append<Meaning>(map: Map<string, Meaning[]>, key: string, meaning: Meaning): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [meaning]);
  else list.push(meaning);
}
