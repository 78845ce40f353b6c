/** Maps each search kind to the declaration of its section, which names the tables and columns of its items. Pure functions. */
import type { SearchKind } from '@hat-nang/model/search-kinds';
import { sectionsWith } from '@hat-nang/model/sections';
import type { NamedSection, SearchedFields } from '@hat-nang/model/sections/section';

export type Source = NamedSection & { readonly searched: SearchedFields };

const sources: readonly (Source & { readonly word: SearchKind })[] = sectionsWith('searched');

export const SOURCES = Object.fromEntries(sources.map((source) => [source.word, source])) as Readonly<
  Record<SearchKind, Source>
>;

/** Returns the kind whose items are in this collection. */
export function kindOf(collection: string): SearchKind | undefined {
  return sources.find((source) => source.collection === collection)?.word;
}

/**
 * Returns the collection whose items are visible only while their category in `group` is published, and the column of the category. Returns undefined if
 * no items depend on the collection `group`.
 */
export function itemsOfGroup(group: string): { readonly collection: string; readonly column: string } | undefined {
  for (const { collection, category } of sources) {
    if (category?.isRequired !== true || category.collection !== group || category.column === undefined) continue;
    return { collection, column: category.column };
  }
  return undefined;
}
