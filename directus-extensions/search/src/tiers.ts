/**
 * Converts the words of a query to index expressions, best first. A hit of an earlier tier ranks above all hits of later tiers. Within a tier the newest
 * item (or the latest event) comes first. This ranking needs only the hits up to the end of the page. Pure functions.
 */
import { allOf, anyOf, type Expression, exactToken, exclude, joinPair, type Scope, token } from './expression.ts';
import { type AskedWord, hasAccents, type QueryWords } from './query.ts';

/** Maximum number of completions for an unfinished word. The most used words are taken. */
export const MAX_COMPLETIONS = 24;

/**
 * How words match. `exact`: with their accents. `whole`: with any accents, but words with the typed accents first. `beginnings`: like `whole`, and the last
 * word may be a prefix.
 */
export type Match = 'exact' | 'whole' | 'beginnings';
type TextField = 't' | 's' | 'a';

/** A passage of the query's words that has alternatives. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** Alternatives for the passage. Each is a word, or several adjacent words. */
  readonly alternatives: readonly (readonly AskedWord[])[];
  /** Filter words. An item with one of these filter words matches even without the words of the passage. */
  readonly facts?: readonly string[];
}

export interface TierContext {
  readonly scope: Scope;
  readonly match: Match;
  /** Returns completions of an unfinished word. */
  readonly completions: (beginning: string) => readonly string[];
  /** Returns the ids of categories whose name matches a word. */
  readonly categories: (word: AskedWord, match: Match) => readonly number[];
  /** Spans of the query, sorted and without overlaps. */
  readonly spans: readonly Span[];
  /** Conditions that every hit must meet. */
  readonly filters: readonly Expression[];
}

export interface Tiers {
  /** Expressions of the tiers, best first. */
  readonly ranked: readonly Expression[];
  /** The first tiers of `ranked`. Their hits have all words, or synonyms of the words, in the title or in names of categories. */
  readonly titleTiers: readonly Expression[];
  /** Matches entries that have each word in the title or in a category name. If `match` is `exact`, accents count too. */
  readonly inTitle: Expression;
  /** Matches entries of `inTitle`, and entries in which all neighbouring words of the query are neighbours too. */
  readonly strong: Expression;
  /** Matches all hits of all tiers. */
  readonly everything: Expression;
  /** Matches all hits that the query would have without the conditions of `filters`. */
  readonly unfiltered: Expression;
}

/**
 * Builds the tiers of a query.
 * @param query at least one word
 */
export function tiersOf(query: QueryWords, context: TierContext): Tiers {
  const { words } = query;
  const { scope, match, spans } = context;
  const addFilters = filterConditions(query, context);
  const isExact = match === 'exact';
  const pairs = pairsOf(words);
  const isAccented = hasAccents(query);
  const tiers: Expression[] = [];
  let titleTierCount = 0;
  const tokensOf = (field: TextField) => ({
    exact: words.map((word) => exactToken(scope, field, word)),
    folded: words.map((word) => token(scope, field, word.folded)),
    together: pairs.map((pair) => token(scope, field, pair)),
  });
  const inTitle = addFilters(
    words.map((word, index) =>
      anyOf([
        isExact ? exactToken(scope, 't', word) : token(scope, 't', word.folded),
        ...categoriesNamedBy(words, index, context),
      ]),
    ),
  );
  for (const field of ['t', 's', 'a'] as const) {
    const { exact, folded, together: adjacentPairs } = tokensOf(field);
    const [exactTogether, bothTogether] = [
      isAccented && pairs.length > 0 ? [addFilters([...exact, ...adjacentPairs])] : [],
      !isExact && pairs.length > 0 ? [addFilters(adjacentPairs)] : [],
    ];
    const exactAlone = isAccented ? [addFilters(exact)] : [];
    const foldedAlone = isExact ? [] : [addFilters(folded)];
    if (field === 't') {
      // Titles with as many words as the query, or with one more.
      const shortTitles = anyOf([0, 1].map((extraWords) => token(scope, 'n', String(words.length + extraWords))));
      if (isAccented) tiers.push(addFilters([...exact, ...adjacentPairs, shortTitles]));
      if (!isExact) tiers.push(addFilters([...folded, ...adjacentPairs, shortTitles]));
    }
    tiers.push(...exactTogether);
    // In long texts, adjacent words matter more than accents.
    if (field === 'a') tiers.push(...bothTogether, ...exactAlone, ...foldedAlone);
    else tiers.push(...exactAlone, ...bothTogether, ...foldedAlone);
    if (field === 't' && match === 'beginnings') {
      const completions = context.completions(words.at(-1)?.folded ?? '');
      if (completions.length > 0) tiers.push(addFilters(applyCompletions(scope, folded, completions)));
    }
    if (field !== 'a' && spans.some(({ alternatives }) => alternatives.length > 0)) {
      const literal = isExact ? exact : folded;
      tiers.push(addFilters(applySpans(spans, literal, (words) => phraseIn(scope, field, words))));
    }
    // Matches in category names rank directly below matches in titles, and facts directly below summaries.
    if (field === 't' && words.some((_, index) => categoriesNamedBy(words, index, context).length > 0))
      tiers.push(inTitle);
    if (field === 't') titleTierCount = tiers.length;
    if (field === 's' && spans.some(({ facts }) => facts !== undefined)) {
      const factConditions = conditionsByFacts(words, context);
      const textConditions = conditionsAnywhere(words, {
        ...context,
        spans: spans.map(({ facts: _, ...span }) => span),
      });
      tiers.push(addFilters([...factConditions, ...textConditions]), addFilters(factConditions));
    }
  }
  const wordConditions = conditionsAnywhere(words, context);
  const everyWord = addFilters(wordConditions);
  const togetherConditions = tokensOf('a').together;
  const strong = togetherConditions.length === 0 ? inTitle : anyOf([inTitle, addFilters(togetherConditions)]);
  return {
    ranked: [...tiers, everyWord],
    titleTiers: tiers.slice(0, titleTierCount),
    inTitle,
    strong,
    everything: everyWord,
    unfiltered: filterConditions(query, { scope, filters: [] })(wordConditions),
  };
}

/** Returns each pair of neighbouring words, as the index stores it. */
export function pairsOf(words: readonly AskedWord[]): string[] {
  return words.slice(1).map((word, index) => joinPair((words[index] as AskedWord).folded, word.folded));
}

/** Matches adjacent words with their accents. */
export function phraseIn(scope: Scope, field: TextField, words: readonly AskedWord[]): Expression {
  return allOf([
    ...words.map((word) => exactToken(scope, field, word)),
    ...pairsOf(words).map((pair) => token(scope, field, pair)),
  ]);
}

/** Returns a function that combines conditions with the conditions that every hit must meet: filters, quoted phrases and exclusions. */
function filterConditions(
  { words, phrases, excluded }: QueryWords,
  { scope, filters }: Pick<TierContext, 'scope' | 'filters'>,
) {
  const quotedPairs = phrases.flatMap(([from, to]) =>
    pairsOf(words.slice(from, to)).map((pair) => token(scope, 'a', pair)),
  );
  const exclusions = excluded.map((each) =>
    hasAccents({ words: each })
      ? phraseIn(scope, 'a', each)
      : allOf([...each.map(({ folded }) => folded), ...pairsOf(each)].map((word) => token(scope, 'a', word))),
  );
  return (parts: readonly Expression[]): Expression =>
    exclude(allOf([...parts, ...quotedPairs, ...filters]), exclusions);
}

/**
 * Returns the conditions for all words: each word is anywhere in the entry, or in the name of a category of the entry. Alternatives or facts may replace
 * the words of a span. With the match `beginnings`, completions of the last word match too.
 */
function conditionsAnywhere(words: readonly AskedWord[], context: TierContext): Expression[] {
  const { scope, match, completions, spans } = context;
  const literal = words.map((word, index) => {
    const isUnfinished = match === 'beginnings' && index === words.length - 1;
    const completedWords = isUnfinished ? completions(word.folded) : [];
    const wordToken = match === 'exact' ? exactToken(scope, 'a', word) : token(scope, 'a', word.folded);
    return anyOf([
      wordToken,
      ...completedWords.map((each) => token(scope, 'a', each)),
      ...categoriesNamedBy(words, index, context),
    ]);
  });
  return applySpans(
    spans,
    literal,
    (each) => phraseIn(scope, 'a', each),
    (fact) => token(scope, 'f', fact),
  );
}

/**
 * Returns the conditions for all words: each word is in the title, the summary or the name of a category. Alternatives or facts may replace the words of a
 * span.
 */
function conditionsByFacts(words: readonly AskedWord[], context: TierContext): Expression[] {
  const { scope, match, spans } = context;
  const literal = words.map((word, index) => {
    const fieldToken = (field: 't' | 's') =>
      match === 'exact' ? exactToken(scope, field, word) : token(scope, field, word.folded);
    return anyOf([fieldToken('t'), fieldToken('s'), ...categoriesNamedBy(words, index, context)]);
  });
  const toAlternative = (each: readonly AskedWord[]) => anyOf([phraseIn(scope, 't', each), phraseIn(scope, 's', each)]);
  return applySpans(spans, literal, toAlternative, (fact) => token(scope, 'f', fact));
}

/** Returns the tokens of the categories whose name has the word at `index`. With the match `beginnings`, the last word can be a prefix. */
function categoriesNamedBy(
  words: readonly AskedWord[],
  index: number,
  { scope, categories, match }: TierContext,
): string[] {
  const wordMatch = match === 'beginnings' && index < words.length - 1 ? 'whole' : match;
  return categories(words[index] as AskedWord, wordMatch).map((id) => token(scope, 'c', String(id)));
}

/** Returns the conditions for all words. An alternative or a fact may replace the words of a span. */
function applySpans(
  spans: readonly Span[],
  literal: readonly Expression[],
  toAlternative: (words: readonly AskedWord[]) => Expression,
  toFactExpression?: (fact: string) => Expression,
): Expression[] {
  const parts: Expression[] = [];
  let position = 0;
  for (const { from, to, alternatives, facts = [] } of spans) {
    const factTokens = toFactExpression === undefined ? [] : facts.map(toFactExpression);
    parts.push(
      ...literal.slice(position, from),
      anyOf([allOf(literal.slice(from, to)), ...alternatives.map(toAlternative), ...factTokens]),
    );
    position = to;
  }
  return [...parts, ...literal.slice(position)];
}

function applyCompletions(scope: Scope, literal: readonly Expression[], completions: readonly string[]): Expression[] {
  return [
    ...literal.slice(0, -1),
    anyOf([literal.at(-1) as Expression, ...completions.map((word) => token(scope, 't', word))]),
  ];
}

/** Returns the tiers for suggestions: titles with all words. Complete words rank above an unfinished last word. */
export function titleTier(query: QueryWords, context: Pick<TierContext, 'scope' | 'completions'>): Expression[] {
  const { words, isOpen } = query;
  const { scope, completions } = context;
  const addFilters = filterConditions(query, { scope, filters: [] });
  const titleTokens = words.map(({ folded }) => token(scope, 't', folded));
  const completedWords = isOpen ? completions((words.at(-1) as AskedWord).folded) : [];
  return completedWords.length === 0
    ? [addFilters(titleTokens)]
    : [addFilters(titleTokens), addFilters(applyCompletions(scope, titleTokens, completedWords))];
}
