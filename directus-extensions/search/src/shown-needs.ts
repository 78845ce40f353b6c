/** Converts the needs of a query to the form that the reader sees. Pure functions. */
import type { SearchRequest, UnderstoodNeed } from '@hat-nang/model/contracts/search';
import { shownAges } from './ages.ts';
import type { Choices } from './choices.ts';
import { type Need, recognizeNeeds, withoutKeys, withoutNeeds } from './needs.ts';
import { queryWords } from './query.ts';
import { factWords } from './spans.ts';
import type { Word } from './words.ts';

const NON_WORD = /[^\p{L}\p{N}\p{M}]+/gu;

/**
 * Returns the needs to show. Needs without an active option are left out.
 * @param text the corrected query if the search corrected the query, otherwise the typed query
 */
export function listShownNeeds(
  text: string,
  { kind, lang, without }: Pick<SearchRequest, 'kind' | 'lang' | 'without'>,
  choices: Pick<Choices, 'option' | 'valuesOf'>,
): UnderstoodNeed[] {
  const keys = withoutKeys(without);
  const query = withoutNeeds(queryWords(text), kind, lang, keys);
  const { reducedQuery, needs } = recognizeNeeds(query, kind, lang, keys);
  // Each word of a parsed query also has its position in the text.
  const words = reducedQuery.words as readonly Word[];
  return needs
    .filter((need) => factWords(need, choices).length > 0)
    .flatMap((need) => {
      const { start, end } = { start: words[need.from]?.start, end: words[need.to - 1]?.end };
      if (start === undefined || end === undefined) return [];
      const needText = text.normalize('NFC').slice(start, end).replace(NON_WORD, ' ');
      return [{ text: needText, from: start, to: end, ...meaningOf(need, choices) }];
    });
}

function meaningOf(
  { facts, ages }: Need,
  choices: Pick<Choices, 'valuesOf'>,
): Pick<UnderstoodNeed, 'name' | 'value' | 'ages'> {
  if (ages !== undefined) return { name: 'age', value: null, ages: shownAges(ages, choices.valuesOf('reading_age')) };
  const [{ name, value }] = facts as readonly [Need['facts'][number]];
  return { name, value, ages: null };
}
