import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { createFilterGroup } from '@/components/sections/section-feature';
import type { FilterGroup } from '@/components/ui/filter-panel';
import { getT } from '@/i18n/server';
import { formatListQuery, type ListQuery } from '@/routing/list-query';
import type { MentalHealthCategory, MentalHealthChoices } from './mental-health.ts';

interface FilteredView {
  lang: Lang;
  query: ListQuery;
  /** Category of the page. Undefined on the start page of the section. */
  category?: MentalHealthCategory;
  choices: MentalHealthChoices;
}

/**
 * Builds the filters of a list of posts. A category option links to the page of the category, or for the selected category to the start page of the section.
 * The link keeps the other filters.
 */
export const mentalHealthFilters = ({ lang, query, category, choices }: FilteredView): FilterGroup[] => {
  const t = getT(lang);
  const url = category?.url ?? href(lang, 'mentalHealth');
  const link = (nextQuery: Partial<ListQuery>) => url + formatListQuery(nextQuery);
  const otherPageQuery = formatListQuery({ ...query, page: 1 });
  return [
    {
      key: 'category',
      title: t('mental-health:category'),
      choices: choices.categories.map(({ id, name, url: categoryUrl }) => {
        const isChosen = id === category?.id;
        const nextUrl = isChosen ? href(lang, 'mentalHealth') : categoryUrl;
        return { key: `category-${id}`, label: name, isChosen, url: nextUrl + otherPageQuery };
      }),
    },
    createFilterGroup('audience', t('mental-health:audience'), choices.audiences, query, link),
    createFilterGroup('author', t('mental-health:author'), choices.authors, query, link),
  ];
};
