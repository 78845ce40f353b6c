import type { ChoiceLink } from '@/components/ui/choice-links';
import type { ListQuery } from '@/routing/list-query';

interface Option<Value> {
  value: Value;
  label: string;
}

/** Builds the links that filter and sort a list. Each link leads to the first page of the changed list. */
export const createListLinks = <Query extends ListQuery>(
  url: string,
  query: Query,
  format: (query: Query) => string,
): {
  /** Builds the links of one filter. The first link selects "all", the others one option each. */
  buildFilterLinks: <Key extends keyof Query>(
    key: Key,
    allLabel: string,
    options: readonly Option<Query[Key]>[],
  ) => ChoiceLink[];
  /**
   * Builds the links of the sort orders.
   * @param label returns the text of each link
   */
  buildSortLinks: (label: (sort: ListQuery['sort']) => string) => ChoiceLink[];
} => {
  const buildUrl = (change: Partial<ListQuery>) => `${url}${format({ ...query, page: 1, ...change })}`;
  return {
    buildFilterLinks: (key, allLabel, options) => [
      { label: allLabel, url: buildUrl({ [key]: undefined }), isCurrent: query[key] === undefined },
      ...options.map(({ value, label }) => ({
        label,
        url: buildUrl({ [key]: value }),
        isCurrent: query[key] === value,
      })),
    ],
    buildSortLinks: (label) =>
      (['recent', 'oldest'] as const).map((sort) => ({
        label: label(sort),
        url: buildUrl({ sort }),
        isCurrent: query.sort === sort,
      })),
  };
};
