import { declaredSections, sections } from './sections/index.ts';
import type { NamedSection } from './sections/section.ts';

/** Collections with `status`, `date_published` and `date_unpublished`: the collections of the sections. */
export const publishableCollections: readonly string[] = sections.map(({ collection }) => collection);

/** Collections whose rows group items and have a status: the shared categories, and the groups of a single section. */
export const groupCollections: readonly string[] = [
  ...new Set(['categories', ...declaredSections.flatMap(({ category }) => category?.collection ?? [])]),
];

/** Returns the date columns of a collection that change what the site shows, such as the start and end of an event. */
export function momentColumnsOf(collection: string): readonly string[] {
  const section: NamedSection | undefined = sections.find((candidate) => candidate.collection === collection);
  return ['date_published', 'date_unpublished', ...(section?.moments ?? [])];
}

/** Status of an item in the trash (decision 264). */
export const TRASH_STATUS = 'deleted';
/** Number of days in the trash after which an item is erased. */
export const TRASH_DAYS = 30;
/** Statuses of an item of a section. */
export const STATUSES: readonly string[] = ['draft', 'in_review', 'published', 'archived', TRASH_STATUS];
/** Collections whose rows have `GROUP_STATUSES`: the group collections, and the glossary terms. The reader shows published terms in the texts of documents. */
export const groupStatusCollections: readonly string[] = [...groupCollections, 'glossary_terms'];
/** Statuses of rows in `groupStatusCollections`. */
export const GROUP_STATUSES: readonly string[] = ['draft', 'published', 'archived'];
