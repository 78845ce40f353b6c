import { join } from 'node:path';
import type { z } from 'zod';
import { type Problem, readYaml } from './load-content.ts';
import {
  accountSettingsSchema,
  appConfigsSchema,
  categoriesSchema,
  countriesSchema,
  crisisWordsSchema,
  languagesSchema,
  optionsSchema,
  redirectsSchema,
  searchWordsSchema,
} from './reference-schema.ts';
import { bothLanguages, languageCodes, ref, type SeedRow, type SeedTable, type Value } from './rows.ts';

const directory = join(import.meta.dirname, '../reference');

/**
 * Reads and validates a seed file.
 * @throws Error with all problems of an invalid file
 */
export function readValidYaml<S extends z.ZodType>(root: string, file: string, schema: S): z.output<S> {
  const problems: Problem[] = [];
  const data = readYaml(root, file, schema, problems);
  if (data === undefined || problems.length > 0) {
    throw new Error(problems.map(({ path, message }) => `seeds: ${file} ${path}: ${message}`).join('\n'));
  }
  return data;
}

/** Returns the translation rows of one item. `fieldsOf` returns the fields in a language, or undefined if the item has no translation in that language. */
export function translationRows(
  collection: string,
  key: string,
  fieldsOf: (language: 'vi' | 'en') => Record<string, Value> | undefined,
): SeedRow[] {
  return bothLanguages.flatMap((language) => {
    const fields = fieldsOf(language);
    if (fields === undefined) return [];
    const parent = {
      [`${collection}_id`]: ref(collection, key),
      languages_code: ref('languages', languageCodes[language]),
    };
    return [{ key: `${key}/${language}`, fields: { ...parent, ...fields } }];
  });
}

/** Returns the table of a collection's translations. */
export function translationTable(collection: string, rows: SeedRow[]): SeedTable {
  return { collection: `${collection}_translations`, match: [`${collection}_id`, 'languages_code'], rows };
}

/** Returns a reference to an option, by its group and value. */
export const optionRef = (group: string, value: string) => ref('options', `${group}/${value}`);

function buildOptionTables(): SeedTable[] {
  const groups = readValidYaml(directory, 'options.yaml', optionsSchema);
  const options = groups.flatMap((group) =>
    group.options.map((option, index) => ({ ...option, group: group.key, sort: index + 1 })),
  );
  return [
    { collection: 'option_groups', match: ['key'], rows: groups.map(({ key }) => ({ key, fields: { key } })) },
    translationTable(
      'option_groups',
      groups.flatMap((group) =>
        translationRows('option_groups', group.key, (language) => ({ label: group[language] })),
      ),
    ),
    {
      collection: 'options',
      match: ['group', 'value'],
      rows: options.map(({ group, value, sort }) => ({
        key: `${group}/${value}`,
        fields: { group: ref('option_groups', group), value, sort, is_active: true },
      })),
    },
    translationTable(
      'options',
      options.flatMap((option) =>
        translationRows('options', `${option.group}/${option.value}`, (language) => ({ label: option[language] })),
      ),
    ),
  ];
}

function countryTables(): SeedTable[] {
  const countries = readValidYaml(directory, 'countries.yaml', countriesSchema);
  return [
    {
      collection: 'countries',
      match: ['iso2'],
      rows: countries.map(({ iso2, dial }, index) => ({
        key: iso2,
        fields: { iso2, country_code: dial, sort: index + 1 },
      })),
    },
    translationTable(
      'countries',
      countries.flatMap((country) =>
        translationRows('countries', country.iso2, (language) => ({ name: country[language] })),
      ),
    ),
  ];
}

/**
 * Returns the categories of every kind.
 * @param imageOf returns the picture of a category; without this function the seeds do not change pictures
 */
function buildCategoryTables(imageOf?: (key: string) => string | null): SeedTable[] {
  const allCategories = readValidYaml(directory, 'categories.yaml', categoriesSchema).flatMap(({ kind, categories }) =>
    categories.map((category, index) => ({ ...category, kind, sort: index + 1 })),
  );
  return [
    {
      collection: 'categories',
      matchSlug: {
        collection: 'categories_translations',
        parent: 'categories_id',
        slugs: new Map(allCategories.map(({ key, vi }) => [key, vi.slug])),
      },
      rows: allCategories.map(({ key, kind, icon, color, sort }) => ({
        key,
        fields: { kind, icon, color, sort, status: 'published', ...(imageOf && { image: imageOf(key) }) },
      })),
    },
    translationTable(
      'categories',
      allCategories.flatMap((category) =>
        translationRows('categories', category.key, (language) => category[language]),
      ),
    ),
  ];
}

/** Returns the groups of search words. The first word of a group is its name. In a group of the relation `broader`, “…” follows the name. */
function buildSearchWordsTable(): SeedTable {
  const groups = readValidYaml(directory, 'search-words.yaml', searchWordsSchema);
  return {
    collection: 'search_words',
    match: ['name'],
    rows: Object.entries(groups).flatMap(([language, relations]) =>
      Object.entries(relations).flatMap(([relation, lists]) =>
        lists.map((words) => {
          const name = relation === 'broader' ? `${words[0]} …` : String(words[0]);
          return { key: `${language} ${name}`, fields: { name, words, language, relation, is_active: true } };
        }),
      ),
    ),
  };
}

/**
 * Returns the data that every installation needs: languages, options, countries, categories, brand, menus, settings, redirects, crisis words and search
 * words. Rows reference only earlier rows.
 * @param pictures functions that return file ids: of the brand's pictures by name (logo, favicon, …), and of the categories' pictures by key
 */
export function referenceTables(pictures: {
  brand: (name: string) => string | null;
  category?: (key: string) => string | null;
}): SeedTable[] {
  const languages = readValidYaml(directory, 'languages.yaml', languagesSchema);
  const { vi, en, ...config } = readValidYaml(directory, 'app-configs.yaml', appConfigsSchema);
  const settings = readValidYaml(directory, 'account-settings.yaml', accountSettingsSchema);
  const redirects = readValidYaml(directory, 'redirects.yaml', redirectsSchema);
  const crisisWords = readValidYaml(directory, 'crisis-words.yaml', crisisWordsSchema);
  const images = ['logo', 'favicon', 'share_image', 'start_image_kid', 'start_image_adult', 'start_image_background'];
  return [
    {
      collection: 'languages',
      match: ['code'],
      rows: languages.map((language, index) => ({ key: language.code, fields: { ...language, sort: index + 1 } })),
    },
    ...buildOptionTables(),
    ...countryTables(),
    ...buildCategoryTables(pictures.category),
    {
      collection: 'app_configs',
      isSingleton: true,
      rows: [
        {
          key: 'site',
          fields: { ...config, ...Object.fromEntries(images.map((name) => [name, pictures.brand(name)])) },
        },
      ],
    },
    translationTable(
      'app_configs',
      translationRows('app_configs', 'site', (language) => (language === 'vi' ? vi : en)),
    ),
    { collection: 'account_settings', isSingleton: true, rows: [{ key: 'site', fields: settings }] },
    {
      collection: 'redirects',
      match: ['from'],
      rows: redirects.map(({ from, to, permanent, active, note }) => ({
        key: from,
        fields: { from, to, is_permanent: permanent, is_active: active, note },
      })),
    },
    {
      collection: 'crisis_words',
      match: ['phrase'],
      rows: (['vi', 'en'] as const).flatMap((language) =>
        crisisWords[language].map((word) => ({ key: word.phrase, fields: { ...word, language } })),
      ),
    },
    buildSearchWordsTable(),
  ];
}
