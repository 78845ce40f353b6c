import type { Lang } from './languages.ts';
import { type AnySection, sections } from './sections/index.ts';

type Names = Readonly<Record<Lang, { readonly all: string; readonly one: string }>>;

/** The display name of each section, by its word. */
export const sectionNames = Object.fromEntries(sections.map(({ word, names }) => [word, names])) as unknown as Readonly<
  Record<AnySection['word'], Names>
>;

/** The display name of each section, by its collection. */
export const namesOfCollections = Object.fromEntries(
  sections.map(({ collection, names }) => [collection, names]),
) as unknown as Readonly<Record<AnySection['collection'], Names>>;
