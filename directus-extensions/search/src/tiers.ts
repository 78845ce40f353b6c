/**
 * Converts the words of a query to index expressions, best first. A hit of an earlier tier ranks above all hits of later ones; within a tier the newest
 * item (or the latest event) comes first. This ranking never reads more than a page needs. Pure functions.
 */
import { all, any, type Expression, exactToken, except, pairOf, type Scope, token } from './expression.ts';
import { type AskedWord, hasAccents, type QueryWords } from './query.ts';

/** Limit of completions for an unfinished word: the most used words. */
export const MOST_ENDINGS = 24;

/**
 * How words match: `exact` with their accents; `whole` with any accents, but the typed ones first; `beginnings` like `whole`, and the last word may be a
 * prefix.
 */
export type Match = 'exact' | 'whole' | 'beginnings';
type TextField = 't' | 's' | 'a';

/** A passage of the query's words that has alternatives. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** Each alternative is a word, or several adjacent words. */
  readonly alternatives: readonly (readonly AskedWord[])[];
  /** Filter words: an item with one of them matches without any of the words. */
  readonly facts?: readonly string[];
}

export interface TierContext {
  readonly scope: Scope;
  readonly match: Match;
  /** Completions of an unfinished word. */
  readonly endings: (beginning: string) => readonly string[];
  /** Ids of categories whose name matches a word. */
  readonly categories: (word: AskedWord, match: Match) => readonly number[];
  /** Sorted and without overlaps. */
  readonly spans: readonly Span[];
  /** Conditions on every hit. */
  readonly filters: readonly Expression[];
}

export interface Tiers {
  /** Best first. */
  readonly ranked: readonly Expression[];
  /** The first tiers of `ranked`: a title or the name of a category has all words. */
  readonly named: readonly Expression[];
  /** Whole words, all in the title or in the name of a category; with exact accents if `match` is `exact`. */
  readonly inTitle: Expression;
  /** All words in the title, or adjacent anywhere. */
  readonly strong: Expression;
  /** All hits of all tiers. */
  readonly everything: Expression;
}

/** @param query at least one word */
export function tiersOf(query: QueryWords, context: TierContext): Tiers {
  const { words } = query;
  const { scope, match, spans } = context;
  const narrow = narrowing(query, context);
  const isExact = match === 'exact';
  const pairs = pairsOf(words);
  const isAccented = hasAccents(query);
  const tiers: Expression[] = [];
  let named = 0;
  const fields = (field: TextField) => ({
    exact: words.map((word) => exactToken(scope, field, word)),
    folded: words.map((word) => token(scope, field, word.folded)),
    together: pairs.map((pair) => token(scope, field, pair)),
  });
  const inTitle = narrow(
    words.map((word, index) =>
      any([isExact ? exactToken(scope, 't', word) : token(scope, 't', word.folded), ...namedBy(words, index, context)]),
    ),
  );
  for (const field of ['t', 's', 'a'] as const) {
    const { exact, folded, together } = fields(field);
    const [exactTogether, bothTogether] = [
      isAccented && pairs.length > 0 ? [narrow([...exact, ...together])] : [],
      !isExact && pairs.length > 0 ? [narrow(together)] : [],
    ];
    const exactAlone = isAccented ? [narrow(exact)] : [];
    const foldedAlone = isExact ? [] : [narrow(folded)];
    if (field === 't') {
      // The title has exactly the words of the query, or one word more.
      const short = any([0, 1].map((more) => token(scope, 'n', String(words.length + more))));
      if (isAccented) tiers.push(narrow([...exact, ...together, short]));
      if (!isExact) tiers.push(narrow([...folded, ...together, short]));
    }
    tiers.push(...exactTogether);
    // In long texts, adjacent words matter more than accents.
    if (field === 'a') tiers.push(...bothTogether, ...exactAlone, ...foldedAlone);
    else tiers.push(...exactAlone, ...bothTogether, ...foldedAlone);
    if (field === 't' && match === 'beginnings') {
      const endings = context.endings(words.at(-1)?.folded ?? '');
      if (endings.length > 0) tiers.push(narrow(withEndings(scope, folded, endings)));
    }
    if (field !== 'a' && spans.some(({ alternatives }) => alternatives.length > 0)) {
      const literal = isExact ? exact : folded;
      tiers.push(narrow(withSpans(spans, literal, (words) => phraseIn(scope, field, words))));
    }
    // The name of a category counts as much as a title, and a fact as much as a summary.
    if (field === 't' && words.some((_, index) => namedBy(words, index, context).length > 0)) tiers.push(inTitle);
    if (field === 't') named = tiers.length;
    if (field === 's' && spans.some(({ facts }) => facts !== undefined)) {
      const known = byFacts(words, context);
      const said = anywhere(words, { ...context, spans: spans.map(({ facts: _, ...span }) => span) });
      tiers.push(narrow([...known, ...said]), narrow(known));
    }
  }
  const everything = narrow(anywhere(words, context));
  const together = fields('a').together;
  const strong = together.length === 0 ? inTitle : any([inTitle, narrow(together)]);
  return { ranked: [...tiers, everything], named: tiers.slice(0, named), inTitle, strong, everything };
}

/** Each pair of neighbouring words, as the index stores it. */
export function pairsOf(words: readonly AskedWord[]): string[] {
  return words.slice(1).map((word, index) => pairOf((words[index] as AskedWord).folded, word.folded));
}

/** Adjacent words with their accents. */
export function phraseIn(scope: Scope, field: TextField, words: readonly AskedWord[]): Expression {
  return all([
    ...words.map((word) => exactToken(scope, field, word)),
    ...pairsOf(words).map((pair) => token(scope, field, pair)),
  ]);
}

/** Conditions on every hit: filters, quoted phrases and exclusions. */
function narrowing(
  { words, phrases, excluded }: QueryWords,
  { scope, filters }: Pick<TierContext, 'scope' | 'filters'>,
) {
  const quoted = phrases.flatMap(([from, to]) => pairsOf(words.slice(from, to)).map((pair) => token(scope, 'a', pair)));
  const without = excluded.map((each) =>
    hasAccents({ words: each })
      ? phraseIn(scope, 'a', each)
      : all([...each.map(({ folded }) => folded), ...pairsOf(each)].map((word) => token(scope, 'a', word))),
  );
  return (parts: readonly Expression[]): Expression => except(all([...parts, ...quoted, ...filters]), without);
}

/** Each word anywhere in the entry or in the name of one of its categories; the last one may be unfinished. */
function anywhere(words: readonly AskedWord[], context: TierContext): Expression[] {
  const { scope, match, endings, spans } = context;
  const literal = words.map((word, index) => {
    const isUnfinished = match === 'beginnings' && index === words.length - 1;
    const longer = isUnfinished ? endings(word.folded) : [];
    const own = match === 'exact' ? exactToken(scope, 'a', word) : token(scope, 'a', word.folded);
    return any([own, ...longer.map((each) => token(scope, 'a', each)), ...namedBy(words, index, context)]);
  });
  return withSpans(
    spans,
    literal,
    (each) => phraseIn(scope, 'a', each),
    (fact) => token(scope, 'f', fact),
  );
}

/** Each word in the title, the summary or the name of a category; a fact may replace the words of a need. */
function byFacts(words: readonly AskedWord[], context: TierContext): Expression[] {
  const { scope, match, spans } = context;
  const literal = words.map((word, index) => {
    const own = (field: 't' | 's') =>
      match === 'exact' ? exactToken(scope, field, word) : token(scope, field, word.folded);
    return any([own('t'), own('s'), ...namedBy(words, index, context)]);
  });
  const alternative = (each: readonly AskedWord[]) => any([phraseIn(scope, 't', each), phraseIn(scope, 's', each)]);
  return withSpans(spans, literal, alternative, (fact) => token(scope, 'f', fact));
}

/** The categories whose name has a word, or begins with it if it is the last and unfinished one. */
function namedBy(words: readonly AskedWord[], index: number, { scope, categories, match }: TierContext): string[] {
  const how = match === 'beginnings' && index < words.length - 1 ? 'whole' : match;
  return categories(words[index] as AskedWord, how).map((id) => token(scope, 'c', String(id)));
}

/** Conditions for each word. One of its alternatives, or a fact, may replace the words of a span. */
function withSpans(
  spans: readonly Span[],
  literal: readonly Expression[],
  alternative: (words: readonly AskedWord[]) => Expression,
  factual?: (fact: string) => Expression,
): Expression[] {
  const parts: Expression[] = [];
  let at = 0;
  for (const { from, to, alternatives, facts = [] } of spans) {
    const known = factual === undefined ? [] : facts.map(factual);
    parts.push(
      ...literal.slice(at, from),
      any([all(literal.slice(from, to)), ...alternatives.map(alternative), ...known]),
    );
    at = to;
  }
  return [...parts, ...literal.slice(at)];
}

function withEndings(scope: Scope, each: readonly Expression[], endings: readonly string[]): Expression[] {
  return [...each.slice(0, -1), any([each.at(-1) as Expression, ...endings.map((word) => token(scope, 't', word))])];
}

/** Tiers for suggestions: titles with all words; complete words rank above an unfinished last word. */
export function titleTier(query: QueryWords, context: Pick<TierContext, 'scope' | 'endings'>): Expression[] {
  const { words, isOpen } = query;
  const { scope, endings } = context;
  const narrow = narrowing(query, { scope, filters: [] });
  const each = words.map(({ folded }) => token(scope, 't', folded));
  const longer = isOpen ? endings((words.at(-1) as AskedWord).folded) : [];
  return longer.length === 0 ? [narrow(each)] : [narrow(each), narrow(withEndings(scope, each, longer))];
}
