import { EventTimesDocument } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { type Category, categoryOptions, listCategories } from '@/cms/categories';
import { query } from '@/cms/query';
import { createFilterGroup, type FilterLink } from '@/components/sections/section-feature';
import type { FilterGroup } from '@/components/ui/filter-panel';
import { formatDate, getT } from '@/i18n/server';
import type { DocumentsQuery } from '@/routing/documents-query';
import { listMonths } from './event-filters.ts';
import type { EventStatus } from './event-status.ts';

/** Filter options of the events list. The address contains the `value` of an option, or the id of a category. */
interface EventChoices {
  statuses: { value: EventStatus; label: string }[];
  categories: Category[];
  /** Months with events (`2026-11`), and the month of the current address. The latest month comes first. */
  months: { value: string; label: string }[];
}

/**
 * Reads the filter options of the events list.
 * @param month month of the current address; the options include this month even if it has no events
 * @param limit maximum number of months, not counting `month`
 */
const getEventChoices = async (lang: Lang, month?: string, limit?: number): Promise<EventChoices> => {
  const [categories, { times }] = await Promise.all([
    listCategories(lang, 'events'),
    query(EventTimesDocument, {}, { tags: [collectionTag('events'), TAG.all] }),
  ]);
  const eventMonths = listMonths(times.map(({ starts_at, ends_at }) => [String(starts_at), String(ends_at)])).slice(
    0,
    limit,
  );
  const months = [...new Set([...(month ? [month] : []), ...eventMonths])].sort().reverse();
  return {
    statuses: (['live', 'upcoming', 'over'] as const).map((value) => ({
      value,
      label: getT(lang)(`events:status.${value}`),
    })),
    categories,
    months: months.map((value) => ({
      value,
      label: formatDate(lang, `${value}-15T00:00:00Z`, { month: 'long', year: 'numeric' }),
    })),
  };
};

/** Builds the filters of events for a list or a search. `limit` is the maximum number of months, not counting the selected month. */
export const eventFilters = async (
  lang: Lang,
  choices: DocumentsQuery,
  link: FilterLink,
  limit?: number,
): Promise<FilterGroup[]> => {
  const t = getT(lang);
  const { statuses, categories, months } = await getEventChoices(lang, choices.month, limit);
  return [
    createFilterGroup('status', t('events:when'), statuses, choices, link),
    createFilterGroup('category', t('list.category'), categoryOptions(categories), choices, link),
    createFilterGroup('month', t('events:month'), months, choices, link),
  ];
};
