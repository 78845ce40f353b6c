/**
 * Reads the filter options and category names that a search uses. Category names are not in the index, so renaming a category reindexes no item. These few
 * dozen rows are cached for two seconds, so a change takes effect within that time.
 */

import { type Lang, languages } from '@hat-nang/model/languages';
import { groupCollections } from '@hat-nang/model/publishing';
import { type SearchKind, searchKinds } from '@hat-nang/model/search-kinds';
import { scopeOf } from './expression.ts';
import { SOURCES } from './kinds.ts';
import type { AskedWord } from './query.ts';
import type { Reader } from './reader.ts';
import type { Match } from './tiers.ts';
import { exactForm, wordsOf } from './words.ts';

export interface Choices {
  /** Checks whether a published category with this id groups items of the kind. */
  isCategory(kind: SearchKind, id: number): boolean;
  /** Returns the id of an active option. Returns undefined if the option is unknown or inactive. */
  option(group: OptionGroup, value: string): number | undefined;
  /** Returns the values of the active options in a group. */
  valuesOf(group: OptionGroup): string[];
  /** Returns the ids of categories whose name contains the word. With the match `beginnings`, a name also counts if one of its words begins with `word`. */
  categoriesNamed(kind: SearchKind, lang: Lang, word: AskedWord, match: Match): number[];
}

const OPTION_GROUPS = ['reading_age', 'type_of_disabilities', 'target_audience', 'class_level'] as const;
type OptionGroup = (typeof OPTION_GROUPS)[number];

/** Milliseconds for which the choices are cached. */
const CACHE_MS = 2_000;
const LANGUAGE_CODES: Readonly<Record<Lang, string>> = { vi: 'vi-VN', en: 'en-US' };

interface NamedRow {
  readonly id: number;
  /** Collection whose items the category groups. Null for categories outside the table `categories`. */
  readonly kind: string | null;
  readonly code: unknown;
  readonly name: string;
}

interface NamedCategory {
  readonly id: number;
  readonly words: readonly AskedWord[];
}

/** Returns a function that reads the choices and caches them. */
export function createChoicesReader(reader: Reader, now: () => number = Date.now): () => Promise<Choices> {
  let cached: { readonly choices: Promise<Choices>; readonly expiresAt: number } | undefined;
  return () => {
    if (cached !== undefined && cached.expiresAt > now()) return cached.choices;
    const choices = readChoices(reader);
    cached = { choices, expiresAt: now() + CACHE_MS };
    choices.catch(() => {
      cached = undefined;
    });
    return choices;
  };
}

async function readChoices(reader: Reader): Promise<Choices> {
  const categories = new Map<string, NamedCategory[]>();
  const ids = new Map<SearchKind, Set<number>>();
  const groups = new Map<string, NamedRow[]>();
  for (const collection of groupCollections) groups.set(collection, await readNames(reader, collection));
  for (const kind of searchKinds) {
    const { collection, category } = SOURCES[kind];
    const group = groups.get(category?.collection ?? '') ?? [];
    const rows = category?.collection === 'categories' ? group.filter((row) => row.kind === collection) : group;
    ids.set(kind, new Set(rows.map(({ id }) => id)));
    for (const lang of languages) {
      const rowsInLang = rows.filter(({ code }) => code === LANGUAGE_CODES[lang]);
      categories.set(
        scopeOf(kind, lang),
        rowsInLang.map(({ id, name }) => ({ id, words: wordsOf(name.normalize('NFC')) })),
      );
    }
  }
  const options = new Map<string, number>();
  const rows = await reader.query(
    `SELECT o.id, g."key", o.value, o.is_active FROM options o JOIN option_groups g ON g.id = o."group" WHERE g."key" IN (${OPTION_GROUPS.map(() => '?').join(', ')})`,
    OPTION_GROUPS,
  );
  for (const { id, key, value, is_active } of rows) if (is_active) options.set(`${key}:${value}`, Number(id));
  return {
    isCategory: (kind, id) => ids.get(kind)?.has(id) === true,
    option: (group, value) => options.get(`${group}:${value}`),
    valuesOf: (group) =>
      [...options.keys()].filter((name) => name.startsWith(`${group}:`)).map((name) => name.slice(group.length + 1)),
    categoriesNamed: (kind, lang, word, match) =>
      (categories.get(scopeOf(kind, lang)) ?? [])
        .filter(({ words }) => words.some((nameWord) => isWordMatch(nameWord, word, match)))
        .map(({ id }) => id),
  };
}

function isWordMatch(nameWord: AskedWord, queryWord: AskedWord, match: Match): boolean {
  if (match === 'exact') return exactForm(nameWord) === exactForm(queryWord);
  return (
    nameWord.folded === queryWord.folded || (match === 'beginnings' && nameWord.folded.startsWith(queryWord.folded))
  );
}

async function readNames(reader: Reader, collection: string): Promise<NamedRow[]> {
  const kindColumn = collection === 'categories' ? 'c.kind' : 'NULL AS kind';
  const rows = await reader.query(
    `SELECT c.id, ${kindColumn}, t.languages_code, t.name FROM ${collection} c
     JOIN ${collection}_translations t ON t.${collection}_id = c.id WHERE c.status = 'published'`,
    [],
  );
  return rows.map(({ id, kind: categoryKind, languages_code, name }) => ({
    id: Number(id),
    kind: categoryKind as string | null,
    code: languages_code,
    name: String(name ?? ''),
  }));
}
