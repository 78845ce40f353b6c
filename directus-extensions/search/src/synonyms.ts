/**
 * Words for the same thing, as editors write them in `search_words` (docs/decisions/225-words-for-the-same-thing.md). Kept for some seconds, so that a change
 * counts without a restart, whichever process or database it was made in.
 */
import { type Lang, languages } from '@hat-nang/model/languages';
import { textsOf } from './json-texts.ts';
import { keptReading } from './kept-reading.ts';
import { exactKey, type Phrase, Phrasebook, phraseOf } from './phrases.ts';
import { type AskedWord, hasAccents } from './query.ts';
import type { Reader } from './reader.ts';
import type { Span } from './tiers.ts';

/** Milliseconds. */
const KEPT_FOR = 5_000;
/** Words of the longest phrase that stands for others. */
const LONGEST = 6;
/** So many wider words are offered. */
const MOST_BROADER = 3;
/** A span becomes so many others at most: each is looked up in the index. */
const MOST_ALTERNATIVES = 20;

export interface Synonyms {
  /** The stretches of a query that other words stand for, too; the longest first, none overlapping. */
  spansOf(words: readonly AskedWord[], lang: Lang): Span[];
  /** Words with a wider meaning than those of a query, as an editor wrote them. */
  broaderThan(words: readonly AskedWord[], lang: Lang): string[];
}

/** Answers the words of this moment; the last ones while they cannot be read. */
export const synonymsOf = (reader: Pick<Reader, 'query'>, now?: () => number): (() => Promise<Synonyms>) =>
  keptReading(async () => read(await reader.query(GROUPS, [])), { keptFor: KEPT_FOR, now });

const GROUPS = 'SELECT words, language, relation, is_active FROM search_words ORDER BY id';

function read(rows: readonly Record<string, unknown>[]): Synonyms {
  const books = new Map(languages.map((lang) => [lang, new Phrasebook<Phrase>()]));
  const wider = new Map(languages.map((lang) => [lang, new Phrasebook<string>()]));
  for (const { words, language, relation, is_active } of rows) {
    if (!is_active) continue;
    const phrases = phrasesOf(words);
    for (const [lang, book] of books) {
      if (language === 'both' || language === lang) addGroup(book, phrases, relation === 'broader');
    }
    const [first] = textsOf(words);
    if (relation !== 'broader' || first === undefined) continue;
    for (const [lang, book] of wider) {
      if (language === 'both' || language === lang) for (const phrase of phrases.slice(1)) book.add(phrase, first);
    }
  }
  return {
    spansOf: (words, lang) => spansIn(words, books.get(lang) ?? new Phrasebook()),
    broaderThan: (words, lang) => broaderIn(words, wider.get(lang) ?? new Phrasebook()),
  };
}

function phrasesOf(value: unknown): Phrase[] {
  return textsOf(value)
    .map(phraseOf)
    .filter(({ length }) => length > 0 && length <= LONGEST);
}

function addGroup(book: Phrasebook<Phrase>, phrases: readonly Phrase[], isBroader: boolean): void {
  for (const phrase of isBroader ? phrases.slice(0, 1) : phrases) {
    for (const other of phrases) if (other !== phrase) book.add(phrase, other);
  }
}

function spansIn(words: readonly AskedWord[], book: Phrasebook<Phrase>): Span[] {
  const isAccented = hasAccents({ words });
  const spans: Span[] = [];
  for (let from = 0; from < words.length; ) {
    const found = book.at(words, from, isAccented);
    if (found !== undefined)
      spans.push({ from, to: found.to, alternatives: othersOf(words.slice(from, found.to), found.meanings) });
    from = found?.to ?? from + 1;
  }
  return spans;
}

function broaderIn(words: readonly AskedWord[], book: Phrasebook<string>): string[] {
  const isAccented = hasAccents({ words });
  const found = words.flatMap((_, from) => book.at(words, from, isAccented)?.meanings ?? []);
  return [...new Set(found)].slice(0, MOST_BROADER);
}

function othersOf(phrase: Phrase, alternatives: readonly Phrase[]): Phrase[] {
  const unique = new Map(alternatives.map((each) => [exactKey(each), each]));
  unique.delete(exactKey(phrase));
  return [...unique.values()].slice(0, MOST_ALTERNATIVES);
}
