/**
 * Requests and answers of `/search` (docs/specification.md §2 "Search"), shared by endpoint, site, OpenAPI and tests. Filters have the names and
 * values of the site's lists (web/src/routing). Errors have Directus's shape: `INVALID_QUERY` (400) or `REQUESTS_EXCEEDED` (429 with Retry-After).
 */
import { z } from 'zod';
import { languages } from '../languages.ts';
import { type SearchKind, searchedFields, searchKinds } from '../search-kinds.ts';

/** Maximum UTF-16 units of a query. */
const MAX_QUERY_LENGTH = 200;
/** The last page of a list. */
const MAX_PAGE = 500;
const MAX_LIMIT = 24;
/** Counts are exact up to this number. Above it `total` is this number and `isTotalExact` is false ("more than 10,000"). */
export const MAX_TOTAL = 10_000;

const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.number().int().min(minimum).max(maximum));

const slug = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const text = z.string().max(MAX_QUERY_LENGTH);

/** The filters of all lists. Each section declares which of them it has. */
const filters = {
  /** Id of a published category of the kind. */
  category: wholeNumber(1, 9_999_999).optional(),
  type: z.enum(['book', 'study']).optional(),
  /** Value of an option of the group `reading_age`, such as `6-9`. */
  age: slug(120).optional(),
  /** Value of an option of the group `type_of_disabilities`. */
  disability: slug(120).optional(),
  /** A language in which the document is available. */
  language: z.enum(languages).optional(),
  sign: z.literal('1').optional(),
  audio: z.literal('1').optional(),
  subtitle: z.literal('1').optional(),
  easy: z.literal('1').optional(),
  /** The current status of an event. */
  status: z.enum(['live', 'upcoming', 'over']).optional(),
  /** A month of the site's calendar (UTC+7): `2026-11`. */
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional(),
  /** An author's name as a slug. */
  author: slug(60).optional(),
  /** Value of an option of the group `target_audience`. */
  audience: slug(30).optional(),
};
export type SearchFilter = keyof typeof filters;

const filtersOf = (kind: SearchKind): readonly SearchFilter[] => searchedFields[kind].filters;

/**
 * The query string of `GET /search`. A `q` without letters or digits finds nothing. Quoted words must be adjacent, and `-word` excludes; all other
 * characters separate words. An unknown filter is an error; an unknown value finds nothing.
 */
export const searchRequest = z
  .strictObject({
    kind: z.enum(searchKinds),
    lang: z.enum(languages),
    q: text,
    page: wholeNumber(1, MAX_PAGE).default(1),
    limit: wholeNumber(1, MAX_LIMIT).default(12),
    /** `relevance`: title before text, exact accents before folded, recent before old. Events sort by start. */
    sort: z.enum(['relevance', 'recent', 'oldest']).default('relevance'),
    /** `typed`: if enough items match the typed accents, others are left out. `any`: others follow them. */
    accents: z.enum(['typed', 'any']).default('typed'),
    /** Parts of `q`, comma-separated, that must not be read as needs. Their words are searched only if no other words remain. */
    without: text.optional(),
    ...filters,
  })
  .superRefine((request, context) => {
    const allowedFilters = filtersOf(request.kind);
    for (const name of Object.keys(filters)) {
      if (request[name as SearchFilter] === undefined || allowedFilters.includes(name as SearchFilter)) continue;
      context.addIssue({ code: 'custom', path: [name], message: `is no filter of ${request.kind}` });
    }
  });
export type SearchRequest = z.output<typeof searchRequest>;

const documentsFilters = z
  .object(filters)
  .pick({ category: true, type: true, age: true, disability: true, language: true })
  .extend({ sign: filters.sign, audio: filters.audio, subtitle: filters.subtitle, easy: filters.easy }).shape;

/** The query string of `GET /search/list`: one page of the documents list. An unknown filter value finds nothing. */
export const listRequest = z.strictObject({
  page: wholeNumber(1, MAX_PAGE).default(1),
  limit: wholeNumber(1, MAX_LIMIT).default(12),
  sort: z.enum(['recent', 'oldest']).default('recent'),
  ...documentsFilters,
});
export type ListRequest = z.output<typeof listRequest>;

/** The query string of `GET /search/suggest`. The last word may be incomplete. */
export const suggestRequest = z.strictObject({
  lang: z.enum(languages),
  q: text,
  limit: wholeNumber(1, 10).default(8),
});
export type SuggestRequest = z.output<typeof suggestRequest>;

/** The body of `POST /search/unfound`, for the site only: counts a search without results (docs/decisions/255-unfound-queries.md). */
export const unfoundReport = z.strictObject({
  kind: z.enum([...searchKinds, 'all']),
  lang: z.enum(languages),
  q: text,
});
export type UnfoundReport = z.output<typeof unfoundReport>;

/** Text in NFC with its highlights: `[start, end)` in UTF-16 units, sorted, without overlaps. */
const markedText = z.object({
  text: z.string(),
  marks: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type MarkedText = z.output<typeof markedText>;

const searchHit = z.object({
  id: z.number().int(),
  title: markedText,
  /** The text around the matches, or null if only the title, the author or the category matches. */
  snippet: markedText.nullable(),
});
export type SearchHit = z.output<typeof searchHit>;

/** A part of a query that is read as a need: a fact of the index, or ages. */
const understoodNeed = z.object({
  /** The words of the need with single spaces; a valid value of `without`. */
  text: z.string(),
  /** Position in `corrected`, or in `q` if that is null: `[from, to)` in UTF-16 units. */
  from: z.number().int(),
  to: z.number().int(),
  /** A filter of the section, or a feature of an event. */
  name: z.string(),
  /** The fact's value; null for ages. */
  value: z.string().nullable(),
  /** Years, both ends included; null for a fact. */
  ages: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
});
export type UnderstoodNeed = z.output<typeof understoodNeed>;

/** `data` of `GET /search`. */
export const searchAnswer = z.object({
  items: z.array(searchHit),
  total: z.number().int(),
  isTotalExact: z.boolean(),
  /** The corrected query that was answered instead. Set if the original finds nothing, or a few items with scattered words, and the correction finds more. */
  corrected: z.string().nullable(),
  /** Number of further items that match with other accents. They are left out here, and `accents=any` finds them. */
  otherAccents: z.number().int(),
  /** Broader terms, when nothing was found. */
  broader: z.array(z.string()),
  /** Parts of the query that are read as needs, from left to right. */
  understood: z.array(understoodNeed),
});
export type SearchAnswer = z.output<typeof searchAnswer>;

/** `data` of `GET /search/list`. The route returns 503 while the lists are out of date; the site then reads Directus directly. */
export const listAnswer = z.object({
  /** Ids of the page's documents, in order. */
  ids: z.array(z.number().int()),
  total: z.number().int(),
  isTotalExact: z.boolean(),
});
export type ListAnswer = z.output<typeof listAnswer>;

/** A file of Directus; web/src/cms/assets.ts builds its address. */
const suggestedPicture = z.object({ id: z.uuid(), modified_on: z.iso.datetime() });
export type SuggestedPicture = z.output<typeof suggestedPicture>;

/** `data` of `GET /search/suggest`, best first. */
export const suggestAnswer = z.array(
  z.object({
    kind: z.enum(searchKinds),
    id: z.number().int(),
    title: markedText,
    slug: z.string(),
    /** Null if the item has no picture, or its section has none. */
    picture: suggestedPicture.nullable(),
  }),
);
export type Suggestion = z.output<typeof suggestAnswer>[number];
