/** Builds alternatives for the words of a query: synonyms, and facts of an item. Pure functions. */
import { overlapsAges } from './ages.ts';
import type { Choices } from './choices.ts';
import { filterWord } from './entry-tokens.ts';
import type { Need } from './needs.ts';
import type { AskedWord } from './query.ts';
import type { Span } from './tiers.ts';

/**
 * Returns the spans of the needs, and of the synonyms outside the needs, sorted.
 * @param synonymSpans returns the synonym spans of some words
 */
export function toSpans(
  words: readonly AskedWord[],
  needs: readonly Need[],
  synonymSpans: (words: readonly AskedWord[]) => readonly Span[],
  choices: Pick<Choices, 'option' | 'valuesOf'>,
): Span[] {
  const spans: Span[] = [];
  const addSynonyms = (from: number, to: number) => {
    for (const span of synonymSpans(words.slice(from, to)))
      spans.push({ ...span, from: span.from + from, to: span.to + from });
  };
  let position = 0;
  for (const need of needs) {
    const { from, to } = need;
    const facts = factWords(need, choices);
    // A need has no filter words if its options are inactive. Its words are then searched like other words.
    if (facts.length === 0) continue;
    addSynonyms(position, from);
    const [synonymSpan] = synonymSpans(words.slice(from, to));
    const isWholeNeed = synonymSpan !== undefined && synonymSpan.from === 0 && synonymSpan.to === to - from;
    spans.push({ from, to, alternatives: isWholeNeed ? synonymSpan.alternatives : [], facts });
    position = to;
  }
  addSynonyms(position, words.length);
  return spans;
}

/** Returns the filter words that satisfy a need. */
export function factWords({ facts, ages }: Need, choices: Pick<Choices, 'option' | 'valuesOf'>): string[] {
  const optionWords = (name: string, group: Parameters<Choices['option']>[0], values: readonly string[]) =>
    values.flatMap((value) => {
      const id = choices.option(group, value);
      return id === undefined ? [] : [filterWord(name, id)];
    });
  const matchingAges =
    ages === undefined ? [] : choices.valuesOf('reading_age').filter((option) => overlapsAges(option, ages));
  return [
    ...optionWords('age', 'reading_age', matchingAges),
    ...facts.flatMap(({ name, value }) => {
      if (name === 'disability') return optionWords(name, 'type_of_disabilities', [value]);
      if (name === 'audience') return optionWords(name, 'target_audience', [value]);
      return [filterWord(name, value)];
    }),
  ];
}
