import type { Lang } from '@hat-nang/model/languages';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import type { FilterLink, Topic } from '@/components/sections/section-feature';
import type { FilterGroup } from '@/components/ui/filter-panel';
import type { DocumentsQuery } from '@/routing/documents-query';
import { sectionFeatures } from '../sections/public.ts';

/** The filters of a kind (docs/specification.md §2 "Lists"), as links that keep the words; groups without a choice are left out. */
export const searchFilterGroups = async (
  lang: Lang,
  kind: SearchKind,
  choices: DocumentsQuery,
  link: FilterLink,
): Promise<FilterGroup[]> =>
  ((await sectionFeatures[kind].filters?.(lang, choices, link)) ?? []).filter((each) => each.choices.length > 0);

/** The topics of a kind's section, each leading to its list. */
export const searchTopics = async (lang: Lang, kind: SearchKind): Promise<Topic[]> =>
  (await sectionFeatures[kind].topics?.(lang)) ?? [];
