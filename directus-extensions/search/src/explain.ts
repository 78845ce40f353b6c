/** Explains how the search reads a query, for editors who maintain the words of the search (`/search/try`). */
import type { SearchAnswer } from '@hat-nang/model/contracts/search';
import type { CrisisLevel } from '@hat-nang/model/crisis-words';
import type { Lang } from '@hat-nang/model/languages';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import { recognizeNeeds } from './needs.ts';
import { queryWords } from './query.ts';
import { type SearchContext, search } from './search.ts';
import type { Word } from './words.ts';

export interface Explanation {
  readonly crisis: CrisisLevel | undefined;
  /** Words that are searched, as typed. The other words of the query are in `redundantWords`, except excluded words. */
  readonly words: readonly string[];
  readonly redundantWords: readonly string[];
  readonly phrases: readonly string[];
  readonly excluded: readonly string[];
  /** Passages of the query that have synonyms. Empty for a query with quoted phrases. */
  readonly synonyms: readonly { readonly text: string; readonly others: readonly string[] }[];
  readonly answer: SearchAnswer;
}

const MAX_HITS = 5;

export async function explain(
  context: SearchContext,
  { kind, lang, q }: { readonly kind: SearchKind; readonly lang: Lang; readonly q: string },
): Promise<Explanation> {
  const text = q.normalize('NFC');
  const typedQuery = queryWords(text);
  const { reducedQuery } = recognizeNeeds(typedQuery, kind, lang);
  const words = reducedQuery.words as readonly Word[];
  const textBetween = (from: number, to: number) => text.slice(words[from]?.start, words[to - 1]?.end);
  const isLiteral = typedQuery.phrases.length > 0;
  const [crisis, synonyms, answer] = await Promise.all([
    context.crisis(),
    context.synonyms(),
    search(context, { kind, lang, q, page: 1, limit: MAX_HITS, sort: 'relevance', accents: 'typed' }),
  ]);
  const textOf = ({ start, end }: Word) => text.slice(start, end);
  return {
    crisis: crisis.levelOf(text),
    words: words.map(textOf),
    redundantWords: typedQuery.words.filter((word) => !words.includes(word)).map(textOf),
    phrases: typedQuery.phrases.map(([from, to]) =>
      text.slice(typedQuery.words[from]?.start, typedQuery.words[to - 1]?.end),
    ),
    excluded: typedQuery.excluded.map((phraseWords) => phraseWords.map(({ folded }) => folded).join(' ')),
    synonyms: isLiteral
      ? []
      : synonyms.textsOf(words, lang).map(({ from, to, others }) => ({ text: textBetween(from, to), others })),
    answer,
  };
}
