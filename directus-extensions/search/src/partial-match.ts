/**
 * Finds entries that match a part of a query, for queries that no entry matches well as a whole. The index finds entries with the weightiest words. These
 * entries are then ranked: rare words count more than common words, and titles more than texts (docs/decisions/228-most-of-a-query.md). Pure functions.
 */

import type { Lang } from '@hat-nang/model/languages';
import { fillingWords, lightWords } from '@hat-nang/model/search-needs';
import { formsOf } from './english-forms.ts';
import { allOf, anyOf, type Expression, type Scope, token } from './expression.ts';
import { Wordbook } from './phrases.ts';
import { type AskedWord, hasAccents, type QueryWords } from './query.ts';
import type { FoundEntry } from './reader.ts';
import { phraseIn, type Span } from './tiers.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createWordFilter, exactForm, type Word, type WordFilter, wordsOf } from './words.ts';

/** Minimum number of weighted words in a query. Each Vietnamese syllable counts as a word, and a syllable of a longer word alone means something else. */
const MIN_QUERY_WORDS: Readonly<Record<Lang, number>> = { vi: 3, en: 2 };
const MIN_MATCHED_WORDS: Readonly<Record<Lang, number>> = { vi: 2, en: 1 };
/** Factor for the weight of grammatical words. */
const GRAMMAR_WORD_FACTOR = 0.1;
/** Minimum share of the query's weight that an entry must match. */
const MIN_SHARE = 0.2;
/** Minimum ratio of the score of an entry to the best score. */
const MIN_SCORE_RATIO = 0.35;
/** Maximum number of parts of a query that are combined. Each further part doubles the number of expressions. */
const MAX_PARTS = 5;
/** Maximum number of inflected forms and similar words per query word. */
const MAX_FORMS = 6;

const FIELD_WEIGHTS = { title: 4, summary: 3, body: 1 } as const;
/** Weight of a matching fact, on the scale of FIELD_WEIGHTS. */
const FACT_WEIGHT = 3;
/** Factors for a match that differs from the typed word: for another form or a synonym, and for other accents. */
const SYNONYM_FACTOR = 0.8;
const OTHER_ACCENTS_FACTOR = 0.4;
/** Bonus for two adjacent words, as a factor of their weights. */
const ADJACENCY_FACTOR = 1;
/** Maximum characters of one body, and of all bodies of a search. Counting the words of a body blocks the event loop. */
const MAX_TEXT_LENGTH = 20_000;
const MAX_TOTAL_LENGTH = 500_000;

interface PartialWord extends AskedWord {
  /** Folded words that also match: inflected forms of an English word, or words that are one typo away from an unknown word. */
  readonly forms: ReadonlySet<string>;
  readonly weight: number;
}

export interface PartialQuery {
  readonly lang: Lang;
  readonly words: readonly PartialWord[];
  readonly spans: readonly Span[];
  readonly isAccented: boolean;
}

const fillingWordbooks = { vi: new Wordbook(fillingWords.vi), en: new Wordbook(fillingWords.en) };
const grammarBooks = { vi: new Wordbook(lightWords.vi), en: new Wordbook(lightWords.en) };

/**
 * Converts a query to weighted words.
 * @param spans passages with alternatives or facts; their words keep their full weight
 */
export function toPartialQuery(
  query: QueryWords,
  spans: readonly Span[],
  { lang, scope, vocabulary }: { lang: Lang; scope: Scope; vocabulary: Vocabulary },
): PartialQuery {
  const maxUses = vocabulary.mostUses(scope);
  const words = query.words.map((word, index): PartialWord => {
    const isSpanned = spans.some(({ from, to }) => index >= from && index < to);
    const forms = new Set(findOtherForms(word.folded, lang, scope, vocabulary));
    const uses = Math.max(
      vocabulary.uses(scope, word.folded),
      ...[...forms].map((form) => vocabulary.uses(scope, form)),
    );
    const isFillingWord = !isSpanned && fillingWordbooks[lang].longestAt([word], 0) !== undefined;
    const isGrammarWord = !isSpanned && grammarBooks[lang].longestAt([word], 0) !== undefined;
    const weight = Math.log(1 + (maxUses + 1) / (uses + 1)) * (isGrammarWord ? GRAMMAR_WORD_FACTOR : 1);
    return { ...word, forms, weight: isFillingWord ? 0 : weight };
  });
  return { lang, words, spans, isAccented: hasAccents(query) };
}

/** Checks whether the query has enough meaningful words for a search for a part of the query. */
export function isLongEnough({ lang, words }: PartialQuery): boolean {
  return words.filter(({ weight }) => weight > 0).length >= MIN_QUERY_WORDS[lang];
}

function findOtherForms(word: string, lang: Lang, scope: Scope, vocabulary: Vocabulary): string[] {
  const forms = lang === 'en' ? formsOf(word).filter((form) => vocabulary.uses(scope, form) > 0) : [];
  const isUnknown = vocabulary.uses(scope, word) === 0 && !vocabulary.isWordOf(scope.charAt(1), word);
  const similarWords = isUnknown && forms.length === 0 ? vocabulary.oneTypoFrom(scope, word, MAX_FORMS) : [];
  return [...forms, ...similarWords].slice(0, MAX_FORMS);
}

/** A word, or a passage that has synonyms or facts. */
interface Part {
  readonly weight: number;
  readonly expression: Expression;
}

/**
 * Returns combinations of the weightiest parts, heaviest first. Combinations with too little of the query's weight are left out.
 * @param filters conditions on every hit
 */
export function partialTiers(
  { words, spans }: PartialQuery,
  scope: Scope,
  filters: readonly Expression[],
): Expression[] {
  const parts: Part[] = spans.map((span) => toSpanPart(words.slice(span.from, span.to), span, scope));
  for (const [index, word] of words.entries()) {
    if (word.weight === 0 || spans.some(({ from, to }) => index >= from && index < to)) continue;
    parts.push({ weight: word.weight, expression: anyOf(toFormTokens(word, scope)) });
  }
  const totalWeight = parts.reduce((sum, { weight }) => sum + weight, 0);
  const heaviestParts = parts.sort((a, b) => b.weight - a.weight).slice(0, MAX_PARTS);
  return combineParts(heaviestParts)
    .map((combination) => ({ combination, weight: combination.reduce((sum, { weight }) => sum + weight, 0) }))
    .filter(({ weight }) => weight >= totalWeight * MIN_SHARE * 0.75)
    .sort((a, b) => b.weight - a.weight)
    .map(({ combination }) => allOf([...combination.map(({ expression }) => expression), ...filters]));
}

const toFormTokens = ({ folded, forms }: PartialWord, scope: Scope): string[] =>
  [folded, ...forms].map((form) => token(scope, 'a', form));

function toSpanPart(words: readonly PartialWord[], { alternatives, facts = [] }: Span, scope: Scope): Part {
  return {
    weight: words.reduce((sum, { weight }) => sum + weight, 0),
    expression: anyOf([
      allOf(words.map((word) => anyOf(toFormTokens(word, scope)))),
      ...alternatives.map((each) => phraseIn(scope, 'a', each)),
      ...facts.map((fact) => token(scope, 'f', fact)),
    ]),
  };
}

function combineParts(parts: readonly Part[]): Part[][] {
  const partSets: Part[][] = [[]];
  for (const part of parts) partSets.push(...partSets.map((combination) => [...combination, part]));
  return partSets.slice(1);
}

/** Returns, for each span with facts, the condition that an entry has one of the facts. */
export function factConditions(
  { spans }: PartialQuery,
  scope: Scope,
): { readonly span: Span; readonly fact: Expression }[] {
  return spans.flatMap((span) =>
    span.facts === undefined || span.facts.length === 0
      ? []
      : [{ span, fact: anyOf(span.facts.map((fact) => token(scope, 'f', fact))) }],
  );
}

/** Measures how well an entry matches a query. */
interface MatchScore {
  /** Share of the query's weight that the entry matches, from 0 to 1. */
  readonly share: number;
  /** Number of matched words with a weight. */
  readonly matchedWords: number;
  /** Score for ranking. Higher is better. */
  readonly score: number;
}
type FactsOf = (key: number) => ReadonlySet<Span>;

/**
 * Returns all entries, best match first. Entries with equal scores keep their order.
 * @param factsOf returns the spans for which an entry has a fact
 */
export function rankByScore(query: PartialQuery, entries: readonly FoundEntry[], factsOf: FactsOf): FoundEntry[] {
  return scoreEntries(query, entries, factsOf).map(({ entry }) => entry);
}

/**
 * Returns the entries that match enough of the query, best first.
 * @param factsOf returns the spans for which an entry has a fact
 */
export function bestMatches(query: PartialQuery, entries: readonly FoundEntry[], factsOf: FactsOf): FoundEntry[] {
  const sufficientEntries = scoreEntries(query, entries, factsOf).filter(
    ({ matchedWords, share }) => matchedWords >= MIN_MATCHED_WORDS[query.lang] && share >= MIN_SHARE,
  );
  const minScore = (sufficientEntries[0]?.score ?? 0) * MIN_SCORE_RATIO;
  return sufficientEntries.filter(({ score }) => score >= minScore).map(({ entry }) => entry);
}

function scoreEntries(query: PartialQuery, entries: readonly FoundEntry[], factsOf: FactsOf) {
  const formFilter = createFormFilter(query);
  const maxBodyLength = Math.min(MAX_TEXT_LENGTH, Math.floor(MAX_TOTAL_LENGTH / Math.max(1, entries.length)));
  const truncateBody = (entry: FoundEntry) => ({ ...entry, body: entry.body.slice(0, maxBodyLength) });
  return entries
    .map((entry) => ({ entry, ...scoreOf(query, truncateBody(entry), factsOf(entry.key), formFilter) }))
    .sort((a, b) => b.score - a.score);
}

function scoreOf(
  { words, spans, isAccented }: PartialQuery,
  { title, summary, body }: FoundEntry,
  spansWithFact: ReadonlySet<Span>,
  formFilter: WordFilter,
): MatchScore {
  const wordScores = words.map(() => 0);
  const pairScores = words.slice(1).map(() => 0);
  const addScore = (scores: number[], from: number, to: number, score: number) => {
    for (let index = from; index < to; index++) scores[index] = (scores[index] ?? 0) + score;
  };
  for (const [text, fieldWeight] of [
    [title, FIELD_WEIGHTS.title],
    [summary, FIELD_WEIGHTS.summary],
    [body, FIELD_WEIGHTS.body],
  ] as const) {
    const positions = new WordPositions(wordsOf(text, formFilter), text);
    const textScores = words.map((word) => positions.score(word, isAccented));
    const pairs = words.slice(1).map((word, index) => {
      const isPair = positions.areAdjacent(words[index] as PartialWord, word);
      return isPair ? Math.min(textScores[index] ?? 0, textScores[index + 1] ?? 0) : 0;
    });
    for (const { from, to, alternatives } of spans) {
      const synonymScore =
        SYNONYM_FACTOR * saturate(alternatives.reduce((sum, each) => sum + positions.occurrences(each), 0));
      for (let index = from; index < to; index++) textScores[index] = Math.max(textScores[index] ?? 0, synonymScore);
      for (let index = from; index < to - 1; index++) pairs[index] = Math.max(pairs[index] ?? 0, synonymScore);
    }
    for (const [index, each] of textScores.entries()) addScore(wordScores, index, index + 1, each * fieldWeight);
    for (const [index, each] of pairs.entries()) addScore(pairScores, index, index + 1, each * fieldWeight);
  }
  for (const { from, to } of spansWithFact) {
    addScore(wordScores, from, to, FACT_WEIGHT);
    addScore(pairScores, from, to - 1, FACT_WEIGHT);
  }
  const sum = (weightOf: (word: PartialWord, index: number) => number) =>
    words.reduce((total, word, index) => total + weightOf(word, index), 0);
  const isMatched = (index: number) => (wordScores[index] ?? 0) > 0;
  const share =
    sum(({ weight }, index) => (isMatched(index) ? weight : 0)) /
    Math.max(
      sum(({ weight }) => weight),
      1e-9,
    );
  const wordTotal = sum(({ weight }, index) => weight * (wordScores[index] ?? 0));
  const pairTotal = sum(
    ({ weight }, index) => (weight + (words[index + 1]?.weight ?? 0)) * (pairScores[index] ?? 0) * ADJACENCY_FACTOR,
  );
  const matchedWords = words.filter(({ weight }, index) => weight > 0 && isMatched(index)).length;
  return { share, matchedWords, score: (wordTotal + pairTotal) * Math.sqrt(share) };
}

function createFormFilter({ words, spans }: PartialQuery): WordFilter {
  return createWordFilter([
    ...words.flatMap(({ folded, forms: others }) => [folded, ...others]),
    ...spans.flatMap(({ alternatives }) => alternatives.flatMap((each) => each.map(({ folded }) => folded))),
  ]);
}

/** Index of the positions of the query's words in a text. */
class WordPositions {
  readonly #words: readonly Word[];
  readonly #text: string;
  /** Positions of each folded word. */
  readonly #byFolded = new Map<string, number[]>();

  constructor(words: readonly Word[], text: string) {
    this.#words = words;
    this.#text = text;
    for (const [index, { folded }] of words.entries()) {
      const indexes = this.#byFolded.get(folded);
      if (indexes === undefined) this.#byFolded.set(folded, [index]);
      else indexes.push(index);
    }
  }

  /** Returns a score from 0 to almost 2. Repeated words get more. */
  score(word: PartialWord, isAccented: boolean): number {
    const positions = this.#byFolded.get(word.folded) ?? [];
    const exactPositions = isAccented ? positions.filter((index) => this.#isExactly(index, word)) : positions;
    const otherFormCount = [...word.forms].reduce((sum, form) => sum + (this.#byFolded.get(form)?.length ?? 0), 0);
    return Math.max(
      saturate(exactPositions.length),
      saturate(exactPositions.length + otherFormCount) * SYNONYM_FACTOR,
      saturate(positions.length) * OTHER_ACCENTS_FACTOR,
    );
  }

  areAdjacent(first: PartialWord, second: PartialWord): boolean {
    const isSecond = ({ folded }: Word) => folded === second.folded || second.forms.has(folded);
    return [first.folded, ...first.forms].some((form) =>
      (this.#byFolded.get(form) ?? []).some((index) => {
        const next = this.#words[index + 1];
        return next !== undefined && isSecond(next) && this.#areNeighbours(index);
      }),
    );
  }

  /** Returns the number of places where the words of the phrase are adjacent and have exactly the same accents. */
  occurrences(phrase: readonly AskedWord[]): number {
    const starts = this.#byFolded.get(phrase[0]?.folded ?? '') ?? [];
    return starts.filter((start) =>
      phrase.every(
        (word, offset) =>
          this.#isExactly(start + offset, word) && (offset === 0 || this.#areNeighbours(start + offset - 1)),
      ),
    ).length;
  }

  #isExactly(index: number, queryWord: AskedWord): boolean {
    const word = this.#words[index];
    return word !== undefined && word.folded === queryWord.folded && exactForm(word) === exactForm(queryWord);
  }

  /** Checks whether only spaces and punctuation on one line separate a word from the next word. */
  #areNeighbours(index: number): boolean {
    const [word, next] = [this.#words[index], this.#words[index + 1]];
    return word !== undefined && next !== undefined && !/[\p{L}\p{N}\n]/u.test(this.#text.slice(word.end, next.start));
  }
}

const saturate = (occurrences: number): number => (occurrences === 0 ? 0 : (2 * occurrences) / (occurrences + 1));
