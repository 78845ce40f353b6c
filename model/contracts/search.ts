/**
 * Requests and answers of `/search` (docs/specification.md §2), shared by endpoint, site, OpenAPI and tests. Filters have the names and values of the site's
 * lists (web/src/routing). Errors have Directus's shape: `INVALID_QUERY` (400), `REQUESTS_EXCEEDED` (429) or `SERVICE_UNAVAILABLE` (503).
 */
import * as z from 'zod/mini';
import { languages } from '../languages.ts';
import { type SearchKind, searchedFields, searchKinds } from '../search-kinds.ts';

/** Maximum length of a query in UTF-16 units. */
const MAX_QUERY_LENGTH = 200;
/** Highest page number of a list. */
const MAX_PAGE = 500;
const MAX_LIMIT = 24;
/** Largest exact count. A larger result has this number as `total`, and `isTotalExact` is false ("more than 10,000"). */
export const MAX_TOTAL = 10_000;

const wholeNumber = (minimum: number, maximum: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,7}$/)), z.transform(Number)),
    z.int().check(z.gte(minimum), z.lte(maximum)),
  );

const slug = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

const text = z.string().check(z.maxLength(MAX_QUERY_LENGTH));

/** Filters of all lists. Each section declares which of these filters it has. */
const filters = {
  /** Id of a published category of the kind. */
  category: z.optional(wholeNumber(1, 9_999_999)),
  type: z.optional(z.enum(['book', 'study'])),
  /** Value of an option of the group `reading_age`, such as `6-9`. */
  age: z.optional(slug(120)),
  /** Value of an option of the group `type_of_disabilities`. */
  disability: z.optional(slug(120)),
  /** A language in which the document is available. */
  language: z.optional(z.enum(languages)),
  sign: z.optional(z.literal('1')),
  audio: z.optional(z.literal('1')),
  subtitle: z.optional(z.literal('1')),
  easy: z.optional(z.literal('1')),
  /** The current status of an event. */
  status: z.optional(z.enum(['live', 'upcoming', 'over'])),
  /** A month of the site's calendar (UTC+7): `2026-11`. */
  month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
  /** An author's name as a slug. */
  author: z.optional(slug(60)),
  /** Value of an option of the group `target_audience`. */
  audience: z.optional(slug(30)),
  /** Value of an option of the group `class_level`. */
  level: z.optional(slug(30)),
};
export type SearchFilter = keyof typeof filters;

const filtersOf = (kind: SearchKind): readonly SearchFilter[] => searchedFields[kind].filters;

/** Highest count of a filter option. An option with more items has this count, and the site shows "99+". */
export const MAX_OPTION_COUNT = 100;
/** Maximum number of options to count per request. */
const MAX_OPTIONS = 300;

/** Parses an option of a filter, such as `age-6-9` or `sign-1`, into the name of the filter and the value. */
const filterOption = z.pipe(
  z.string(),
  z.transform((option, context) => {
    const dash = option.indexOf('-');
    const [name, value] = [option.slice(0, dash) as SearchFilter, option.slice(dash + 1)];
    if (Object.hasOwn(filters, name) && filters[name].safeParse(value).success) return { name, value };
    context.issues.push({ code: 'custom', message: 'has an option that no filter has', input: option });
    return z.NEVER;
  }),
);

/** Options such as `age-6-9`, comma-separated. */
const filterOptions = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(12_000)),
    z.transform((options) => options.split(',')),
  ),
  z.array(filterOption).check(z.maxLength(MAX_OPTIONS)),
);

/** Refuses filters and options that the section does not have. */
function refuseOtherFilters(
  request: { kind: SearchKind; options?: readonly { name: SearchFilter }[] | undefined } & Partial<
    Record<SearchFilter, unknown>
  >,
  context: z.core.$RefinementCtx,
): void {
  const allowedFilters = filtersOf(request.kind);
  const names = (Object.keys(filters) as SearchFilter[]).filter((name) => request[name] !== undefined);
  for (const name of [...names, ...(request.options ?? []).map((option) => option.name)]) {
    if (allowedFilters.includes(name)) continue;
    context.addIssue({ code: 'custom', path: [name], message: `is no filter of ${request.kind}` });
  }
}

/**
 * Query string of `GET /search`. A `q` without letters or digits finds nothing. Quoted words must be adjacent, and `-word` excludes a word. All other
 * characters separate words. An unknown filter is an error. A filter with an unknown category or value finds nothing.
 */
export const searchRequest = z
  .strictObject({
    kind: z.enum(searchKinds),
    lang: z.enum(languages),
    q: text,
    page: z._default(wholeNumber(1, MAX_PAGE), 1),
    limit: z._default(wholeNumber(1, MAX_LIMIT), 12),
    /** Sort order. `relevance` puts titles before texts, exact accents before folded ones, and recent items before old ones. Events sort by start. */
    sort: z._default(z.enum(['relevance', 'recent', 'oldest']), 'relevance'),
    /**
     * Treatment of accents. `typed` leaves out items with other accents if enough items match the typed ones. `any` lists items with other accents after
     * the exact matches.
     */
    accents: z._default(z.enum(['typed', 'any']), 'typed'),
    /** Parts of `q`, comma-separated, whose needs the reader removed. Their words are not searched, unless the query has no other words. */
    without: z.optional(text),
    /** Options to count (`counts` of the answer). */
    options: z.optional(filterOptions),
    ...filters,
  })
  .check(z.superRefine(refuseOtherFilters));
export type SearchRequest = z.output<typeof searchRequest>;

const documentsFilters = z.extend(
  z.pick(z.object(filters), { category: true, type: true, age: true, disability: true, language: true }),
  { sign: filters.sign, audio: filters.audio, subtitle: filters.subtitle, easy: filters.easy },
).shape;

/**
 * Query string of `GET /search/counts`: the filters of a list, and the options to count. Each option is counted together with all filters except the
 * filter of the same name, which it would replace.
 */
export const countsRequest = z
  .strictObject({
    kind: z.enum(searchKinds),
    options: filterOptions,
    ...filters,
  })
  .check(z.superRefine(refuseOtherFilters));
export type CountsRequest = z.output<typeof countsRequest>;

/** Query string of `GET /search/list`: one page of the documents list. */
export const listRequest = z.strictObject({
  page: z._default(wholeNumber(1, MAX_PAGE), 1),
  limit: z._default(wholeNumber(1, MAX_LIMIT), 12),
  sort: z._default(z.enum(['recent', 'oldest']), 'recent'),
  ...documentsFilters,
});
export type ListRequest = z.output<typeof listRequest>;

/** Query string of `GET /search/suggest`. The last word may be incomplete. */
export const suggestRequest = z.strictObject({
  lang: z.enum(languages),
  q: text,
  limit: z._default(wholeNumber(1, 10), 8),
});
export type SuggestRequest = z.output<typeof suggestRequest>;

/** Body of `POST /search/unfound`, which counts a search without results (docs/decisions/255-unfound-queries.md). Only the site may call it. */
export const unfoundReport = z.strictObject({
  kind: z.enum([...searchKinds, 'all']),
  lang: z.enum(languages),
  q: text,
});
export type UnfoundReport = z.output<typeof unfoundReport>;

/** Text in NFC with its highlights. Each highlight is a range `[start, end)` in UTF-16 units. Highlights are sorted and do not overlap. */
const markedText = z.object({
  text: z.string(),
  marks: z.array(z.tuple([z.int(), z.int()])),
});
export type MarkedText = z.output<typeof markedText>;

const searchHit = z.object({
  id: z.int(),
  title: markedText,
  /** Text around the matches. Null if only the title, the author or the category matches. */
  snippet: z.nullable(markedText),
});
export type SearchHit = z.output<typeof searchHit>;

/** A part of a query that the search reads as a need: a fact of the index, or a range of ages. */
const understoodNeed = z.object({
  /** Words of the need with single spaces. The text is a valid value of `without`. */
  text: z.string(),
  /** Start of the range `[from, to)` in UTF-16 units. It refers to `corrected`, or to `q` if `corrected` is null. */
  from: z.int(),
  to: z.int(),
  /** Name of a filter of the section, or of a feature of an event. */
  name: z.string(),
  /** Value of the fact; null for ages. */
  value: z.nullable(z.string()),
  /** Range of ages in years, both ends included; null for a fact. */
  ages: z.nullable(z.object({ from: z.int(), to: z.int() })),
});
export type UnderstoodNeed = z.output<typeof understoodNeed>;

/**
 * Content of `data` in the answer of `GET /search/counts`: the number of items by option, at most `MAX_OPTION_COUNT`. The route returns 503 while the
 * index is stale, and for an option that the back end does not know yet.
 */
export const countsAnswer = z.record(z.string(), z.int());
export type CountsAnswer = z.output<typeof countsAnswer>;

/** Content of `data` in the answer of `GET /search`. */
export const searchAnswer = z.object({
  items: z.array(searchHit),
  total: z.int(),
  isTotalExact: z.boolean(),
  /**
   * Corrected query that was searched instead. Set only if the correction finds more, and the original finds nothing or a few items with scattered
   * words.
   */
  corrected: z.nullable(z.string()),
  /** Number of further items that match with other accents. This answer leaves them out; `accents=any` finds them. */
  otherAccents: z.int(),
  /** Broader terms to search for. Empty unless the search finds nothing. */
  broader: z.array(z.string()),
  /** Parts of the query that are read as needs, from left to right. */
  understood: z.array(understoodNeed),
  /**
   * Number of hits by option of the request, at most `MAX_OPTION_COUNT`. Missing without options, without words to search, for a quoted phrase, for hits that
   * match only a part of the query, and for a query with many synonyms. An option that the back end does not know has no number.
   */
  counts: z.optional(countsAnswer),
});
export type SearchAnswer = z.output<typeof searchAnswer>;

/** Content of `data` in the answer of `GET /search/list`. The route returns 503 while lists are stale or for an unknown value; the site then asks Directus. */
export const listAnswer = z.object({
  /** Ids of the page's documents, in order. */
  ids: z.array(z.int()),
  total: z.int(),
  isTotalExact: z.boolean(),
});
export type ListAnswer = z.output<typeof listAnswer>;

/** A file of Directus. web/src/cms/assets.ts builds its address. */
const suggestedPicture = z.object({ id: z.uuid(), modified_on: z.iso.datetime() });
export type SuggestedPicture = z.output<typeof suggestedPicture>;

/** Content of `data` in the answer of `GET /search/suggest`. The best suggestion is first. */
export const suggestAnswer = z.array(
  z.object({
    kind: z.enum(searchKinds),
    id: z.int(),
    title: markedText,
    slug: z.string(),
    /** Picture of the item. Null if the item or its section has none. */
    picture: z.nullable(suggestedPicture),
  }),
);
export type Suggestion = z.output<typeof suggestAnswer>[number];
