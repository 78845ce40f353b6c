/** Alternatives for the words of a query: synonyms, and facts of an item. Pure functions. */
import { isReadAt } from './ages.ts';
import type { Choices } from './choices.ts';
import { filterWord } from './entry-tokens.ts';
import type { Need } from './needs.ts';
import type { AskedWord } from './query.ts';
import type { Span } from './tiers.ts';

/** Spans of the needs and of the passages between them, sorted. @param inOtherWords returns the synonym spans of some words */
export function spansOf(
  words: readonly AskedWord[],
  needs: readonly Need[],
  inOtherWords: (words: readonly AskedWord[]) => readonly Span[],
  choices: Pick<Choices, 'option' | 'valuesOf'>,
): Span[] {
  const spans: Span[] = [];
  const between = (from: number, to: number) => {
    for (const span of inOtherWords(words.slice(from, to)))
      spans.push({ ...span, from: span.from + from, to: span.to + from });
  };
  let at = 0;
  for (const need of needs) {
    const { from, to } = need;
    const facts = factWords(need, choices);
    // An inactive option means nothing: search for the words.
    if (facts.length === 0) continue;
    between(at, from);
    const [own] = inOtherWords(words.slice(from, to));
    const isWhole = own !== undefined && own.from === 0 && own.to === to - from;
    spans.push({ from, to, alternatives: isWhole ? own.alternatives : [], facts });
    at = to;
  }
  between(at, words.length);
  return spans;
}

/** The filter words that satisfy a need. */
export function factWords({ facts, ages }: Need, choices: Pick<Choices, 'option' | 'valuesOf'>): string[] {
  const optionWords = (name: string, group: Parameters<Choices['option']>[0], values: readonly string[]) =>
    values.flatMap((value) => {
      const id = choices.option(group, value);
      return id === undefined ? [] : [filterWord(name, id)];
    });
  const read = ages === undefined ? [] : choices.valuesOf('reading_age').filter((option) => isReadAt(option, ages));
  return [
    ...optionWords('age', 'reading_age', read),
    ...facts.flatMap(({ name, value }) => {
      if (name === 'disability') return optionWords(name, 'type_of_disabilities', [value]);
      if (name === 'audience') return optionWords(name, 'target_audience', [value]);
      return [filterWord(name, value)];
    }),
  ];
}
