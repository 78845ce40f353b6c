import { ChoicesDocument, type ChoicesQuery } from '@codegen/graphql/graphql';
import { type Choices, choiceGroups } from '@hat-nang/model/contracts/choices';
import type { Lang } from '@hat-nang/model/languages';
import { TAG } from '@hat-nang/model/tags';
import { query } from './query.ts';
import { pickTranslation } from './translation.ts';

const weekSeconds = 7 * 24 * 3600;

/** Converts rows to options and countries. Options without a label and countries without a name are left out. */
const toChoices = ({ option_groups, countries }: ChoicesQuery, lang: Lang): Choices => ({
  groups: Object.fromEntries(
    choiceGroups.map((key) => [
      key,
      (option_groups.find((group) => group.key === key)?.options ?? []).flatMap(({ id, value, translations }) => {
        const label = pickTranslation(translations, lang)?.text.label;
        return label ? [{ id: Number(id), value, label }] : [];
      }),
    ]),
  ) as Choices['groups'],
  countries: countries.flatMap(({ id, iso2, country_code, translations }) => {
    const name = pickTranslation(translations, lang)?.text.name;
    return name ? [{ id: Number(id), iso2, code: country_code, name }] : [];
  }),
});

/**
 * Reads the options and countries of the account forms. The response is cached for 7 days and refreshed when an editor changes the rows.
 * @throws CmsError
 */
export const getChoices = async (lang: Lang): Promise<Choices> =>
  toChoices(await query(ChoicesDocument, {}, { tags: [TAG.config, TAG.all], revalidate: weekSeconds }), lang);
