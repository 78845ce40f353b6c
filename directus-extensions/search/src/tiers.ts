/**
 * From the words of a query to what is asked of the index, best first: a hit of an earlier tier stands before all hits of later ones, and within
 * a tier the newest (or the item that begins last) stands first. Ranking so never looks at more than a page needs. Pure.
 */
import { all, any, type Expression, pairOf, type Scope, token } from './expression.ts';
import { type Word, wordsOf } from './words.ts';

/** Further words of a query are not looked at. */
const MOST_WORDS = 12;
/** Words that an unfinished one may become: the most used ones. */
export const MOST_ENDINGS = 24;
/** A single letter by itself stands for too many words. */
const SHORTEST_QUERY = 2;

export interface QueryWords {
  readonly words: readonly Pick<Word, 'folded' | 'accented'>[];
  /** The last word may still be typed: nothing stands behind it. */
  readonly isOpen: boolean;
}

/** @param query as a person typed it; anything but letters and digits separates words */
export function queryWords(query: string): QueryWords {
  const text = query.normalize('NFC');
  const found = wordsOf(text);
  const words = found.slice(0, MOST_WORDS);
  const last = words.at(-1);
  const isLast = last !== undefined && last.end === text.length && found.length === words.length;
  return { words, isOpen: isLast && (words.length > 1 || last.folded.length >= SHORTEST_QUERY) };
}

export interface TierContext {
  readonly scope: Scope;
  /** The words that an unfinished one may become. */
  readonly endings: (beginning: string) => readonly string[];
  /** Ids of categories named by a word. */
  readonly categories: (folded: string, isBeginning: boolean) => readonly number[];
  /** Conditions on every hit. */
  readonly filters: readonly Expression[];
}

export interface Tiers {
  /** Best first. */
  readonly ranked: readonly Expression[];
  /** Whole words, all in the title. */
  readonly inTitle: Expression;
  /** All hits of all tiers. */
  readonly everything: Expression;
}

/** @param query at least one word */
export function tiersOf({ words, isOpen }: QueryWords, context: TierContext): Tiers {
  const { scope, filters } = context;
  const narrowed = (parts: readonly Expression[]): Expression => all([...parts, ...filters]);
  const folded = words.map((word) => word.folded);
  const pairs = folded.slice(1).map((word, index) => pairOf(folded[index] as string, word));
  const hasAccents = words.some(({ accented }) => accented !== undefined);
  const tiers: Expression[] = [];
  for (const [plain, exact] of [['t', 'x'] as const, ['a', 'y'] as const]) {
    const each = folded.map((word) => token(scope, plain, word));
    const accented = words.map((word) =>
      word.accented === undefined ? token(scope, plain, word.folded) : token(scope, exact, word.accented),
    );
    const together = pairs.map((pair) => token(scope, plain, pair));
    if (plain === 't') {
      // The title is the query, or has one word more.
      const short = any([0, 1].map((more) => token(scope, 'n', String(words.length + more))));
      if (hasAccents) tiers.push(narrowed([...accented, ...together, short]));
      tiers.push(narrowed([...each, ...together, short]));
    }
    if (hasAccents && pairs.length > 0) tiers.push(narrowed([...accented, ...together]));
    if (plain === 't') {
      if (hasAccents) tiers.push(narrowed(accented));
      if (pairs.length > 0) tiers.push(narrowed(together));
    } else {
      // In long texts words that stand together mean more than their accents do.
      if (pairs.length > 0) tiers.push(narrowed(together));
      if (hasAccents) tiers.push(narrowed(accented));
    }
    tiers.push(narrowed(each));
    const endings = isOpen ? context.endings(folded.at(-1) as string) : [];
    if (plain === 't' && endings.length > 0) tiers.push(narrowed(withEndings(scope, 't', each, endings)));
  }
  const everything = narrowed(anywhere(folded, isOpen, context));
  const inTitle = narrowed(folded.map((word) => token(scope, 't', word)));
  return { ranked: [...tiers, everything], inTitle, everything };
}

/** Each word anywhere in the entry, or in the name of one of its categories; the last one perhaps unfinished. */
function anywhere(
  folded: readonly string[],
  isOpen: boolean,
  { scope, endings, categories }: TierContext,
): Expression[] {
  return folded.map((word, index) => {
    const isUnfinished = isOpen && index === folded.length - 1;
    const longer = isUnfinished ? endings(word) : [];
    return any([
      ...[word, ...longer].map((each) => token(scope, 'a', each)),
      ...categories(word, isUnfinished).map((id) => token(scope, 'c', String(id))),
    ]);
  });
}

function withEndings(scope: Scope, field: 't', each: readonly Expression[], endings: readonly string[]): Expression[] {
  return [...each.slice(0, -1), any([each.at(-1) as Expression, ...endings.map((word) => token(scope, field, word))])];
}

/** For suggestions: titles with all words, whole ones before those whose last word is unfinished. */
export function titleTier({ words, isOpen }: QueryWords, scope: Scope, endings: TierContext['endings']): Expression[] {
  const each = words.map(({ folded }) => token(scope, 't', folded));
  const longer = isOpen ? endings((words.at(-1) as Word).folded) : [];
  return longer.length === 0 ? [all(each)] : [all(each), all(withEndings(scope, 't', each, longer))];
}
