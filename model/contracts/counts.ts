/** Contract of the daily counts (docs/decisions/277-daily-counts.md): what is counted, and the two requests that report visits. */
import * as z from 'zod/mini';
import type { languages } from '../languages.ts';
import { declaredSections } from '../sections/index.ts';

/** Events that a browser reports. `opened` is a page; the others happen in the reader. */
const VISIT_KINDS = ['opened', 'finished', 'narration', 'signing', 'captions', 'page_turning'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** Counts that the site derives from a visit: a book opened in the reader, and the language of a page. */
const DERIVED_KINDS = ['read', 'language_vi', 'language_en'] as const;
/** Counts of events on the server. */
type ServerKind = 'downloaded' | 'not_found' | 'sign_up_kid' | 'sign_up_adult';

export type CountKind = VisitKind | (typeof DERIVED_KINDS)[number] | ServerKind;

/** Value of `collection` in the counts of Home. No collection has this name. */
export const HOME_COUNTS = 'home';
/** The section whose visits are counted only as a whole, as `opened`: without the item, the language and the features of the reader. */
export const SECTION_WITHOUT_DETAILS = 'mental_health';

const countedPlaces = [HOME_COUNTS, ...declaredSections.map(({ collection }) => collection)];

/** Request of `POST /api/count` of the site. The item is derived from the path. The path is not stored. */
export const countForm = z.strictObject({
  kind: z.enum(VISIT_KINDS),
  path: z.string().check(z.startsWith('/'), z.maxLength(400)),
});

/** A number of equal events. `item` is 0 if an event belongs to a section as a whole. */
const visitCount = z
  .strictObject({
    kind: z.enum([...VISIT_KINDS, ...DERIVED_KINDS]),
    collection: z.enum(countedPlaces),
    item: z.int().check(z.gte(0), z.lte(2_147_483_647)),
    count: z.int().check(z.gte(1), z.lte(100_000)),
  })
  .check(
    z.refine(
      ({ kind, collection, item }) => collection !== SECTION_WITHOUT_DETAILS || (kind === 'opened' && item === 0),
    ),
  );

/** Maximum number of different counts in one report. */
export const MAX_COUNTS = 500;

/** Request of `POST /visitor/counts`: the sums of the events that one process of the site counted in the last seconds. */
export const countsRequest = z.strictObject({
  counts: z.array(visitCount).check(z.minLength(1), z.maxLength(MAX_COUNTS)),
});
export type VisitCount = z.infer<typeof visitCount>;

/** Response of `GET /visitor/most-read`: ids of documents, most read first. */
export const mostReadAnswer = z.object({ data: z.array(z.int()) });

/** Returns the kind that counts visits of pages in a language. */
export const languageKind = (lang: (typeof languages)[number]): CountKind & `language_${string}` => `language_${lang}`;

/** Counts below this limit are hidden from everybody, because such counts may concern a single person. */
export const SMALLEST_SHOWN_COUNT = 5;

/** Rounds a number down to a multiple of five. Returns undefined for a number that must not be shown. */
export const toShownCount = (count: number): number | undefined =>
  count < SMALLEST_SHOWN_COUNT ? undefined : Math.floor(count / SMALLEST_SHOWN_COUNT) * SMALLEST_SHOWN_COUNT;

/** Formats a number for editors and the board: `25`, or `< 5`. */
export const formatCount = (count: number): string => String(toShownCount(count) ?? `< ${SMALLEST_SHOWN_COUNT}`);
