/** Options of the account forms in one language (docs/specification.md §3 "Sign-up form"). */
import * as z from 'zod/mini';

export const choiceGroups = ['gender', 'age_adult', 'age_kid', 'who_are', 'type_of_disabilities', 'school'] as const;

/** Option of a list. `value` is the same in every installation. Forms send `id`. */
const choice = z.object({ id: z.int(), value: z.string(), label: z.string() });
export type Choice = z.output<typeof choice>;

/** A country for phone numbers. `code` is its dialling code with the plus sign. */
const country = z.object({ id: z.int(), iso2: z.string(), code: z.string(), name: z.string() });
export type Country = z.output<typeof country>;

/** Lists of options, and countries for phone numbers. The first country is the default. */
export const choicesAnswer = z.object({
  groups: z.object(Object.fromEntries(choiceGroups.map((group) => [group, z.array(choice)]))) as z.ZodMiniObject<
    Record<(typeof choiceGroups)[number], z.ZodMiniArray<typeof choice>>
  >,
  countries: z.array(country),
});
export type Choices = z.output<typeof choicesAnswer>;
