import type { Lang } from '@hat-nang/model/languages';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import type { FilterLink, Topic } from '@/components/sections/section-feature';
import type { FilterGroup } from '@/components/ui/filter-panel';
import type { DocumentsQuery } from '@/routing/documents-query';
import { sectionFeatures } from '../sections/public.ts';

/** Returns the filters of a section as links that preserve the search words (docs/specification.md §2 "Lists"). Groups without options are left out. */
export const searchFilterGroups = async (
  lang: Lang,
  kind: SearchKind,
  choices: DocumentsQuery,
  link: FilterLink,
): Promise<FilterGroup[]> =>
  ((await sectionFeatures[kind].listFilters?.(lang, choices, link)) ?? []).filter((group) => group.choices.length > 0);

/** Returns the topics of a section, each with a link to the list of the topic. Empty if the section has no topics. */
export const searchTopics = async (lang: Lang, kind: SearchKind): Promise<Topic[]> =>
  (await sectionFeatures[kind].listTopics?.(lang)) ?? [];
