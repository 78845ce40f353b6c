import type { ChoiceLink } from '@/components/ui/choice-links';
import type { ListQuery } from '@/routing/list-query';

/** Builds the links that sort a list. Each link leads to the first page of the sorted list. */
export const createListLinks = <Query extends ListQuery>(
  url: string,
  query: Query,
  format: (query: Query) => string,
): {
  /**
   * Builds the links of the sort orders.
   * @param label returns the text of each link
   */
  buildSortLinks: (label: (sort: ListQuery['sort']) => string) => ChoiceLink[];
} => ({
  buildSortLinks: (label) =>
    (['recent', 'oldest'] as const).map((sort) => ({
      label: label(sort),
      url: `${url}${format({ ...query, page: 1, sort })}`,
      isCurrent: query.sort === sort,
    })),
});
