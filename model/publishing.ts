import { declaredSections, sections } from './sections/index.ts';
import type { NamedSection } from './sections/section.ts';

/** Collections with `status`, `date_published` and `date_unpublished`: those of the sections. */
export const publishable: readonly string[] = sections.map(({ collection }) => collection);

/** Collections whose rows group items and have a state of their own: the shared categories, and what one section alone has. */
export const groupCollections: readonly string[] = [
  ...new Set(['categories', ...declaredSections.flatMap(({ category }) => category?.collection ?? [])]),
];

/** The columns of a collection whose moment changes what the site shows. Events also turn live and over. */
export function momentsOf(collection: string): readonly string[] {
  const section: NamedSection | undefined = sections.find((each) => each.collection === collection);
  return ['date_published', 'date_unpublished', ...(section?.moments ?? [])];
}

/** The states of an item of a section. */
export const STATUSES: readonly string[] = ['draft', 'in_review', 'published', 'archived'];
/** The states of `groupCollections`. */
export const GROUP_STATUSES: readonly string[] = ['draft', 'published', 'archived'];
