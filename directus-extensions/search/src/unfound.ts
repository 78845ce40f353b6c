/**
 * Counts searches that found nothing, so editors learn which words are missing (docs/decisions/255-unfound-queries.md). Stores the folded query per day,
 * without any data about the person. Queries that may concern health or danger are not stored.
 */
import { addDailyCounts } from '@hat-nang/model/backend/daily-counts';
import type { SearchRequest, UnfoundReport } from '@hat-nang/model/contracts/search';
import type { Lang } from '@hat-nang/model/languages';
import { isOneTypoAway } from '@hat-nang/model/typos';
import type { Knex } from 'knex';
import type { CrisisList } from './crisis.ts';
import { dayOf } from './event-times.ts';
import { isPrivate } from './private-words.ts';
import { queryWords } from './query.ts';
import { wordsOf } from './words.ts';

/** Minimum number of days with the same query before editors see the query. A query on fewer days may come from a single person. */
export const MIN_DAYS = 3;
/** Days after which a count is deleted. */
const RETENTION_DAYS = 60;
/** Maximum number of rows per day, so that searches cannot fill the database. A row is a query in one section and language. */
const MAX_PER_DAY = 2_000;
/** Maximum number of words in a counted query. Longer queries are sentences, which reveal more about a person. */
const MAX_WORDS = 6;
const MAX_LETTERS = 60;
/** Matches four digits with or without separators (as in telephone numbers and dates of birth), `@` (as in e-mail addresses), and links. */
const PERSONAL_DATA_PATTERN = /\d(?:[\s./()-]*\d){3}|@|https?:/;
/** Minimum length of a word of a crisis phrase that also matches with a typo. */
const MIN_LENGTH_WITH_TYPO = 4;
const MAX_SHOWN = 100;
const DAY_MS = 86_400_000;

export interface UnfoundQuery {
  readonly query: string;
  readonly lang: Lang;
  readonly kind: UnfoundReport['kind'];
  readonly days: number;
  readonly times: number;
  /** Last day with the query, such as `2026-11-25`. */
  readonly last: string;
}

/**
 * Returns the form in which a query is counted. Returns undefined for a query that must not be counted, for example because it may reveal something about a
 * person.
 */
export function toCountedForm({ kind, q }: Pick<UnfoundReport, 'kind' | 'q'>, crisis: CrisisList): string | undefined {
  if (kind === 'mental-health' || PERSONAL_DATA_PATTERN.test(q) || q.length > MAX_LETTERS) return undefined;
  const { words, phrases, excluded } = queryWords(q);
  if (words.length === 0 || words.length > MAX_WORDS || phrases.length > 0 || excluded.length > 0) return undefined;
  const foldedQuery = words.map((word) => word.folded).join(' ');
  if (foldedQuery.length < 2 || isPrivate(foldedQuery)) return undefined;
  const isCrisis = [q, foldedQuery].some((text) => crisis.levelOf(text) !== undefined);
  return isCrisis || isNearCrisis(foldedQuery, crisis) ? undefined : foldedQuery;
}

/** Checks whether the query contains a crisis word, without regard to accents. Each word of at least `MIN_LENGTH_WITH_TYPO` letters may have one typo. */
function isNearCrisis(foldedQuery: string, { forms }: CrisisList): boolean {
  const words = foldedQuery.split(' ');
  return forms.some((form) => {
    const formWords = wordsOf(form.normalize('NFC')).map((word) => word.folded);
    if (formWords.length === 0) return false;
    return words.some((_, from) =>
      formWords.every((word, index) => {
        const queryWord = words[from + index];
        return (
          queryWord !== undefined &&
          (queryWord === word || (word.length >= MIN_LENGTH_WITH_TYPO && isOneTypoAway(queryWord, word)))
        );
      }),
    );
  });
}

const INSERT_QUERY = `INSERT INTO search_unfound (day, lang, kind, query, times) VALUES (?, ?, ?, ?, 1)
  ON CONFLICT (day, lang, kind, query) DO UPDATE SET times = search_unfound.times + 1`;

export interface UnfoundContext {
  readonly database: Knex;
  readonly crisis: () => Promise<CrisisList>;
  /** Returns the number of hits of a search. */
  readonly totalOf: (request: Pick<SearchRequest, 'kind' | 'lang' | 'q'>) => Promise<number>;
  readonly now: () => number;
}

/** Counts a search that found nothing, unless the query may reveal something about a person or the day has `MAX_PER_DAY` rows. */
export async function countUnfound(context: UnfoundContext, report: UnfoundReport): Promise<void> {
  const { database, crisis, totalOf, now } = context;
  const query = toCountedForm(report, await crisis());
  if (query === undefined) return;
  const { lang, kind, q } = report;
  // A query that finds articles on mental health may concern the person's health, also in another section.
  if ((await totalOf({ kind: 'mental-health', lang, q })) > 0) return;
  const day = dayOf(now());
  const [today] = await database('search_unfound').where({ day }).count({ n: '*' });
  if (Number(today?.n ?? 0) >= MAX_PER_DAY) return;
  await database.raw(INSERT_QUERY, [day, lang, kind, query]);
  const collection = kind === 'all' ? '' : kind.replaceAll('-', '_');
  await addDailyCounts(database, [{ kind: 'not_found', collection, item: 0, count: 1 }], now());
}

/** Returns up to `MAX_SHOWN` queries that found nothing on at least `MIN_DAYS` days, most days first. */
export async function unfoundQueries(database: Knex): Promise<UnfoundQuery[]> {
  const rows = await database('search_unfound')
    .select('query', 'lang', 'kind')
    .count({ days: '*' })
    .sum({ times: 'times' })
    .max({ last: 'day' })
    .groupBy('query', 'lang', 'kind')
    .havingRaw('count(*) >= ?', [MIN_DAYS])
    .orderByRaw('count(*) DESC, sum(times) DESC, query')
    .limit(MAX_SHOWN);
  return rows.map((row) => ({ ...(row as unknown as UnfoundQuery), days: Number(row.days), times: Number(row.times) }));
}

/** Deletes old counts, and counts of queries that must not be counted any more, for example because of a new crisis word. */
export async function deleteOldUnfound({
  database,
  crisis,
  now,
}: Pick<UnfoundContext, 'database' | 'crisis' | 'now'>): Promise<void> {
  await database('search_unfound')
    .where('day', '<', dayOf(now() - RETENTION_DAYS * DAY_MS))
    .delete();
  const crisisList = await crisis();
  if (crisisList.forms.length === 0) return;
  const storedQueries: string[] = await database('search_unfound').distinct().pluck('query');
  const deletableQueries = storedQueries.filter(
    (query) => toCountedForm({ kind: 'all', q: query }, crisisList) === undefined,
  );
  for (let from = 0; from < deletableQueries.length; from += 200)
    await database('search_unfound')
      .whereIn('query', deletableQueries.slice(from, from + 200))
      .delete();
}

/** Deletes the counts of a query in one language. Called when an editor has added a synonym for the query. */
export async function deleteUnfound(
  database: Knex,
  { query, lang }: Pick<UnfoundQuery, 'query' | 'lang'>,
): Promise<void> {
  await database('search_unfound').where({ query, lang }).delete();
}
