/**
 * Reads the synonyms that editors write in `search_words` (docs/decisions/225-words-for-the-same-thing.md). The synonyms are cached for some
 * seconds, so a change by any process takes effect without a restart.
 */
import { type Lang, languages } from '@hat-nang/model/languages';
import { createCachedReader } from './cached-reader.ts';
import { textsOf } from './json-texts.ts';
import { exactKey, type Phrase, Phrasebook, phraseOf } from './phrases.ts';
import { type AskedWord, hasAccents } from './query.ts';
import type { Reader } from './reader.ts';
import type { Span } from './tiers.ts';

/** Milliseconds for which the synonyms are cached. */
const CACHE_MS = 5_000;
/** Maximum number of words in a phrase. Longer phrases are ignored. */
const MAX_PHRASE_WORDS = 6;
/** Maximum number of suggested broader words. */
const MAX_BROADER = 3;
/** Maximum number of alternatives per span. The index looks up each alternative. */
const MAX_ALTERNATIVES = 20;

export interface Synonyms {
  /** Returns the passages of a query that have synonyms, without overlaps. Longer passages are preferred. */
  spansOf(words: readonly AskedWord[], lang: Lang): Span[];
  /** Returns the passages of `spansOf`, with the synonyms as editors wrote them, for display. */
  textsOf(
    words: readonly AskedWord[],
    lang: Lang,
  ): { readonly from: number; readonly to: number; readonly others: string[] }[];
  /** Returns up to three phrases with a broader meaning than phrases of the query, as an editor wrote them. */
  broaderThan(words: readonly AskedWord[], lang: Lang): string[];
}

/** Returns a function that reads and caches the synonyms. After the first success, a failed read returns the last synonyms. */
export const createSynonymsReader = (reader: Pick<Reader, 'query'>, now?: () => number): (() => Promise<Synonyms>) =>
  createCachedReader(async () => parseRows(await reader.query(SELECT_GROUPS, [])), { cacheMs: CACHE_MS, now });

const SELECT_GROUPS = 'SELECT words, language, relation, is_active FROM search_words ORDER BY id';

function parseRows(rows: readonly Record<string, unknown>[]): Synonyms {
  const phrasebooks = new Map(languages.map((lang) => [lang, new Phrasebook<WrittenPhrase>()]));
  const broaderWords = new Map(languages.map((lang) => [lang, new Phrasebook<string>()]));
  for (const { words, language, relation, is_active } of rows) {
    if (!is_active) continue;
    const [first] = textsOf(words);
    const phrases = phrasesOf(words);
    // The first phrase is the broader word. `phrasesOf` drops phrases that are too long. A row without its broader word is skipped.
    if (relation === 'broader' && phrases[0]?.text !== first) continue;
    for (const [lang, phrasebook] of phrasebooks) {
      if (language === 'both' || language === lang) addGroup(phrasebook, phrases, relation === 'broader');
    }
    if (relation !== 'broader' || first === undefined) continue;
    for (const [lang, phrasebook] of broaderWords) {
      if (language === 'both' || language === lang)
        for (const { phrase } of phrases.slice(1)) phrasebook.add(phrase, first);
    }
  }
  return {
    spansOf: (words, lang) =>
      findPassages(words, phrasebooks.get(lang)).map(({ from, to, others }) => ({
        ...{ from, to },
        alternatives: others.map(({ phrase }) => phrase),
      })),
    textsOf: (words, lang) =>
      findPassages(words, phrasebooks.get(lang)).map(({ from, to, others }) => ({
        ...{ from, to },
        others: others.map(({ text }) => text),
      })),
    broaderThan: (words, lang) => findBroader(words, broaderWords.get(lang) ?? new Phrasebook()),
  };
}

/** A phrase and its original spelling. */
interface WrittenPhrase {
  readonly phrase: Phrase;
  readonly text: string;
}

function phrasesOf(value: unknown): WrittenPhrase[] {
  return textsOf(value)
    .map((text) => ({ text, phrase: phraseOf(text) }))
    .filter(({ phrase: { length } }) => length > 0 && length <= MAX_PHRASE_WORDS);
}

function addGroup(phrasebook: Phrasebook<WrittenPhrase>, phrases: readonly WrittenPhrase[], isBroader: boolean): void {
  for (const written of isBroader ? phrases.slice(0, 1) : phrases) {
    for (const alternative of phrases) if (alternative !== written) phrasebook.add(written.phrase, alternative);
  }
}

function findPassages(words: readonly AskedWord[], phrasebook: Phrasebook<WrittenPhrase> = new Phrasebook()) {
  const isAccented = hasAccents({ words });
  const foundSpans: { from: number; to: number; others: WrittenPhrase[] }[] = [];
  for (let from = 0; from < words.length; ) {
    const match = phrasebook.longestAt(words, from, isAccented);
    if (match !== undefined)
      foundSpans.push({ from, to: match.to, others: listAlternatives(words.slice(from, match.to), match.meanings) });
    from = match?.to ?? from + 1;
  }
  return foundSpans;
}

function findBroader(words: readonly AskedWord[], phrasebook: Phrasebook<string>): string[] {
  const isAccented = hasAccents({ words });
  const foundSpans = words.flatMap((_, from) => phrasebook.longestAt(words, from, isAccented)?.meanings ?? []);
  return [...new Set(foundSpans)].slice(0, MAX_BROADER);
}

function listAlternatives(phrase: Phrase, alternatives: readonly WrittenPhrase[]): WrittenPhrase[] {
  const alternativesByKey = new Map(alternatives.map((written) => [exactKey(written.phrase), written]));
  alternativesByKey.delete(exactKey(phrase));
  return [...alternativesByKey.values()].slice(0, MAX_ALTERNATIVES);
}
