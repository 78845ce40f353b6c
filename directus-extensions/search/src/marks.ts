/**
 * Chooses what to highlight in a text, and which part of a long text to show. Only what counted as a match is marked. A search for `toán`, for example,
 * does not mark `toàn` in an item that also contains `toán`. Pure functions.
 */
import type { MarkedText } from '@hat-nang/model/contracts/search';
import type { AskedWord } from './query.ts';
import { createWordFilter, exactForm, type Word, type WordFilter, wordsOf } from './words.ts';

/** A search term: one word, or several adjacent words. */
export interface Term {
  readonly words: readonly AskedWord[];
  /** True if longer words that begin with the word of the term match too. */
  readonly isBeginning?: boolean;
  /**
   * Accents that a match needs. `must`: the accents of the term. `prefer`: the accents of the term if the item contains the term with them, otherwise any
   * accents. `any`: any accents.
   */
  readonly accents: 'must' | 'prefer' | 'any';
}
export type Terms = readonly Term[];

type Mark = MarkedText['marks'][number];

/** Approximate length of a snippet in characters. */
const SNIPPET_LENGTH = 180;
/** Approximate number of characters of the snippet before the first match. */
const LENGTH_BEFORE_MATCH = 50;
/** Maximum characters of a text that are searched for a snippet. */
const MAX_TEXT_LENGTH = 100_000;
/** Maximum number of matches that are compared to choose a snippet. */
const MAX_COMPARED = 300;
const LETTER = /[\p{L}\p{N}]/u;
const TONE_DIGITS = /[1-5]+$/;

interface Match {
  readonly start: number;
  readonly end: number;
  readonly term: Term;
  /** True if the match has the typed accents. */
  readonly isExact: boolean;
}

/**
 * Marks the terms in a text.
 * @param text text in NFC
 */
export function markText(text: string, terms: Terms): MarkedText {
  const [matches = []] = preferExact([matchesIn(text, terms)]);
  return { text, marks: marksOf(text, matches) };
}

/**
 * Marks the title and picks a snippet. The snippet is the passage of the texts that contains the most terms, each counted once. Terms with the
 * typed accents are preferred. The snippet is null if no text has a term.
 * @param texts texts in NFC, in order of preference
 */
export function highlight(
  title: string,
  texts: readonly string[],
  terms: Terms,
): { title: MarkedText; snippet: MarkedText | null } {
  const [titleMatches = [], ...textMatches] = preferExact([
    matchesIn(title, terms),
    ...matchesUntilComplete(texts, terms),
  ]);
  let best: { text: string; snippetStart: SnippetStart } | undefined;
  for (const [index, matches] of textMatches.entries()) {
    const snippetStart = findBestSnippetStart(matches);
    if (snippetStart !== undefined && snippetStart.score > (best?.snippetStart.score ?? 0))
      best = { text: texts[index] as string, snippetStart };
  }
  const exactTerms = termsMatchedExactly([titleMatches, ...textMatches]);
  return {
    title: { text: title, marks: marksOf(title, titleMatches) },
    snippet:
      best === undefined ? null : cutSnippet(best.text, best.snippetStart.start, requireExact(terms, exactTerms)),
  };
}

/** Returns the matches in each text, up to the first text with a snippet that contains all terms as typed. No later text has a better snippet. */
function matchesUntilComplete(texts: readonly string[], terms: Terms): Match[][] {
  const maxScore = terms.reduce((sum, term) => sum + scoreOf(term, true), 0);
  const matchesOfTexts: Match[][] = [];
  for (const text of texts) {
    const previousMatches = matchesOfTexts.at(-1) ?? [];
    if (findBestSnippetStart(previousMatches)?.score === maxScore) break;
    matchesOfTexts.push(matchesIn(text.length > MAX_TEXT_LENGTH ? text.slice(0, MAX_TEXT_LENGTH) : text, terms));
  }
  return matchesOfTexts;
}

/** Returns the terms with `prefer` that an item contains exactly as typed. For these terms only matches with the typed accents count. */
const termsMatchedExactly = (matchesOfTexts: readonly (readonly Match[])[]): ReadonlySet<Term> =>
  new Set(
    matchesOfTexts.flatMap((matches) =>
      matches.flatMap(({ term, isExact }) => (isExact && term.accents === 'prefer' ? [term] : [])),
    ),
  );

const requireExact = (terms: Terms, exactTerms: ReadonlySet<Term>): Terms =>
  exactTerms.size === 0 ? terms : terms.map((term) => (exactTerms.has(term) ? { ...term, accents: 'must' } : term));

/** Resolves `prefer` for the texts of one item: if the item contains a term exactly as typed, drops the matches of the term with other accents. */
function preferExact(matchesOfTexts: readonly (readonly Match[])[]): (readonly Match[])[] {
  const exactTerms = termsMatchedExactly(matchesOfTexts);
  if (exactTerms.size === 0) return [...matchesOfTexts];
  return matchesOfTexts.map((matches) => matches.filter(({ term, isExact }) => isExact || !exactTerms.has(term)));
}

interface TermLookup {
  readonly filter: WordFilter;
  /** Terms by their first folded word. */
  readonly byFirstWord: ReadonlyMap<string, readonly Term[]>;
  readonly beginnings: readonly Term[];
}

/** Lookups of term lists. All texts of a search have the same terms. */
const lookups = new WeakMap<Terms, TermLookup>();

function lookupOf(terms: Terms): TermLookup {
  const cached = lookups.get(terms);
  if (cached !== undefined) return cached;
  const beginnings = terms.filter(({ isBeginning }) => isBeginning);
  const wholeTerms = terms.filter(({ isBeginning }) => !isBeginning);
  const lookup = {
    filter: createWordFilter(
      terms.flatMap(({ words }) => words.map(({ folded }) => folded)),
      beginnings.flatMap(({ words }) => words.slice(0, 1).map(({ folded }) => folded)),
    ),
    byFirstWord: Map.groupBy(wholeTerms, ({ words }) => words[0]?.folded ?? ''),
    beginnings,
  };
  lookups.set(terms, lookup);
  return lookup;
}

/** Returns the matches of the terms in a text, sorted by start. */
export function matchesIn(text: string, terms: Terms): Match[] {
  const { filter, byFirstWord, beginnings } = lookupOf(terms);
  const foundWords = wordsOf(text, filter);
  return foundWords.flatMap(({ folded }, index) =>
    [...(byFirstWord.get(folded) ?? []), ...beginnings].flatMap((term) => {
      const match = matchAt(text, foundWords, index, term);
      return match === undefined ? [] : [match];
    }),
  );
}

function matchAt(text: string, foundWords: readonly Word[], start: number, term: Term): Match | undefined {
  let isExact = true;
  for (const [index, termWord] of term.words.entries()) {
    const word = foundWords[start + index];
    if (word === undefined) return undefined;
    const isSameWord = word.folded === termWord.folded;
    if (!isSameWord && !(term.isBeginning && word.folded.startsWith(termWord.folded))) return undefined;
    isExact &&= isSameWord ? exactForm(word) === exactForm(termWord) : beginsAsWritten(word, termWord);
    // Letters between two found words belong to a word that `wordsOf` has skipped, so the found words are not adjacent.
    if (index > 0 && LETTER.test(text.slice((foundWords[start + index - 1] as Word).end, word.start))) return undefined;
  }
  if (term.accents === 'must' && !isExact) return undefined;
  const last = foundWords[start + term.words.length - 1] as Word;
  return { start: (foundWords[start] as Word).start, end: last.end, term, isExact };
}

/**
 * Checks whether the unfinished word `beginning` is a prefix of `word` with the same accents. The tone may still be missing, because people type the tone
 * last.
 */
export function beginsAsWritten(word: AskedWord, beginning: AskedWord): boolean {
  if (beginning.accented === undefined) return true;
  const [longer, shorter] = [exactForm(word), beginning.accented];
  const tone = TONE_DIGITS.exec(shorter)?.[0] ?? '';
  return (
    longer.replace(TONE_DIGITS, '').startsWith(shorter.slice(0, shorter.length - tone.length)) &&
    (tone === '' || longer.endsWith(tone))
  );
}

function cutSnippet(text: string, start: number, terms: Terms): MarkedText {
  const from = startOfWord(text, start - LENGTH_BEFORE_MATCH);
  const to = endOfWord(text, from + SNIPPET_LENGTH);
  const excerpt = text.slice(from, to).replaceAll('\n', ' ').trim();
  const snippetText = `${from > 0 ? '… ' : ''}${excerpt}${to < text.length ? ' …' : ''}`;
  return { text: snippetText, marks: marksOf(snippetText, matchesIn(snippetText, terms)) };
}

/** Returns what a match of a term adds to the score of a snippet. */
const scoreOf = ({ accents, words }: Term, isExact: boolean): number =>
  (isExact && accents !== 'any' ? 2 : 1) * words.length;

interface SnippetStart {
  readonly start: number;
  readonly score: number;
}

/** Returns the start of the match with which the best snippet begins, and the score of the snippet. Returns undefined without matches. */
function findBestSnippetStart(matches: readonly Match[]): SnippetStart | undefined {
  let best: SnippetStart | undefined;
  for (let index = 0; index < matches.length && index < MAX_COMPARED; index++) {
    const { start } = matches[index] as Match;
    const matchesByTerm = new Map<Term, number>();
    for (let matchIndex = index; matchIndex < matches.length; matchIndex++) {
      const { term, isExact, end } = matches[matchIndex] as Match;
      if (end > start + SNIPPET_LENGTH - LENGTH_BEFORE_MATCH) break;
      matchesByTerm.set(term, Math.max(scoreOf(term, isExact), matchesByTerm.get(term) ?? 0));
    }
    const totalScore = [...matchesByTerm.values()].reduce((sum, termScore) => sum + termScore, 0);
    if (totalScore > (best?.score ?? 0)) best = { start, score: totalScore };
  }
  return best;
}

/** Returns the marks. Joins marks that overlap or that only a space separates, because a phrase is easier to see and to hear as one mark. */
function marksOf(text: string, matches: readonly Match[]): Mark[] {
  const marks: Mark[] = [];
  for (const { start, end } of matches) {
    const last = marks.at(-1);
    if (last !== undefined && (start <= last[1] || text.slice(last[1], start) === ' '))
      last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  }
  return marks;
}

function startOfWord(text: string, index: number): number {
  if (index <= 0) return 0;
  const space = text.slice(0, index).search(/\s\S*$/);
  return space < 0 || index - space > LENGTH_BEFORE_MATCH ? avoidSplitPair(text, index) : space + 1;
}

function endOfWord(text: string, index: number): number {
  if (index >= text.length) return text.length;
  const space = text.slice(index).search(/\s/);
  return space < 0 || space > LENGTH_BEFORE_MATCH ? avoidSplitPair(text, Math.min(text.length, index)) : index + space;
}

/** Moves a position that is inside a surrogate pair to the end of the pair. */
function avoidSplitPair(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code <= 0xdfff ? index + 1 : index;
}
