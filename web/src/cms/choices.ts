import { ChoicesDocument, type ChoicesQuery } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { TAG } from '@hat-nang/model/tags';
import { query } from './query.ts';
import { pickTranslation } from './translation.ts';

/** One entry of a choice list in one language. `value` never changes; `id` is what forms send. */
export interface Choice {
  id: number;
  value: string;
  label: string;
}

/** A country that a phone number may belong to. `code` is its dialling code with the plus sign. */
export interface Country {
  id: number;
  iso2: string;
  code: string;
  name: string;
}

/** The lists that account forms offer (specification, section 3 "Sign-up form"); the first country is the default one. */
export interface Choices {
  groups: Record<ChoiceGroup, Choice[]>;
  countries: Country[];
}

const choiceGroups = ['gender', 'age_adult', 'age_kid', 'who_are', 'type_of_disabilities', 'school'] as const;
type ChoiceGroup = (typeof choiceGroups)[number];

const week = 7 * 24 * 3600;

/** Directus rows → lists in one language. An entry without any text is left out: nobody could choose it. */
const toChoices = ({ option_groups, countries }: ChoicesQuery, lang: Lang): Choices => ({
  groups: Object.fromEntries(
    choiceGroups.map((key) => [
      key,
      (option_groups.find((group) => group.key === key)?.options ?? []).flatMap(({ id, value, translations }) => {
        const label = pickTranslation(translations, lang)?.text.label;
        return label ? [{ id: Number(id), value, label }] : [];
      }),
    ]),
  ) as Record<ChoiceGroup, Choice[]>,
  countries: countries.flatMap(({ id, iso2, country_code, translations }) => {
    const name = pickTranslation(translations, lang)?.text.name;
    return name ? [{ id: Number(id), iso2, code: country_code, name }] : [];
  }),
});

/** The lists of the account forms, cached 7 days and refreshed when an editor changes them. @throws CmsError */
export const getChoices = async (lang: Lang): Promise<Choices> =>
  toChoices(await query(ChoicesDocument, {}, { tags: [TAG.config, TAG.all], revalidate: week }), lang);
