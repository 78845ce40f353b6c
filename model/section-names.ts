import type { Lang } from './languages.ts';
import { type AnySection, sections } from './sections/index.ts';

type SectionNames = Readonly<Record<Lang, { readonly all: string; readonly one: string }>>;

/** Display name of each section, by the section's word. */
export const sectionNames = Object.fromEntries(sections.map(({ word, names }) => [word, names])) as unknown as Readonly<
  Record<AnySection['word'], SectionNames>
>;

/** Display name of each section, by the section's collection. */
export const sectionNamesByCollection = Object.fromEntries(
  sections.map(({ collection, names }) => [collection, names]),
) as unknown as Readonly<Record<AnySection['collection'], SectionNames>>;
