/** Converts a query to the terms to highlight in its hits, and checks quoted phrases. Pure functions. */
import { matchesIn, type Term, type Terms } from './marks.ts';
import { hasAccents, type QueryWords } from './query.ts';
import type { FoundEntry } from './reader.ts';
import type { Match, Span } from './tiers.ts';

/**
 * Returns the terms to highlight.
 * @param spans passages with synonyms; a synonym is marked only where the text has the accents of the synonym
 */
export function termsOf(query: QueryWords, match: Match, spans: readonly Span[]): Terms {
  const accents = accentsOf(query, match);
  const isInPhrase = (index: number) => query.phrases.some(([from, to]) => index >= from && index < to);
  const wordTerms = query.words.flatMap((word, index): Term[] => {
    if (isInPhrase(index)) return [];
    const isBeginning = match === 'beginnings' && index === query.words.length - 1;
    return [{ words: [word], accents, isBeginning }];
  });
  const alternatives = spans.flatMap((span) => span.alternatives.map((words): Term => ({ words, accents: 'must' })));
  return [...wordTerms, ...phrasesOf(query, match), ...alternatives];
}

function phrasesOf(query: QueryWords, match: Match): Term[] {
  return query.phrases.map(([from, to]) => ({ words: query.words.slice(from, to), accents: accentsOf(query, match) }));
}

function accentsOf(query: QueryWords, match: Match): Term['accents'] {
  if (!hasAccents(query)) return 'any';
  return match === 'exact' ? 'must' : 'prefer';
}

/**
 * Checks whether the entry contains each quoted phrase. The index cannot check a phrase of three or more words, because it stores only words and pairs of
 * words.
 */
export function hasPhrases({ title, summary, body, author }: FoundEntry, query: QueryWords, match: Match): boolean {
  const texts = [title, summary, body, author];
  return phrasesOf(query, match).every((term) => texts.some((text) => matchesIn(text, [term]).length > 0));
}
