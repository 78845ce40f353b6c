import type { ChoiceLink } from '@/components/ui/choice-links';
import type { ListQuery } from '@/routing/list-query';

interface Option<Value> {
  value: Value;
  label: string;
}

/** Builds the links that filter and sort a list. Each link leads to the first page of the changed list. */
export const listChoices = <Query extends ListQuery>(
  url: string,
  query: Query,
  format: (query: Query) => string,
): {
  /** Links of one filter: first "all", then each option. */
  of: <Key extends keyof Query>(key: Key, all: string, options: readonly Option<Query[Key]>[]) => ChoiceLink[];
  /** Links of the sort orders. `label` returns the text of each link. */
  sorts: (label: (sort: ListQuery['sort']) => string) => ChoiceLink[];
} => {
  const link = (change: Partial<ListQuery>) => `${url}${format({ ...query, page: 1, ...change })}`;
  return {
    of: (key, all, options) => [
      { label: all, url: link({ [key]: undefined }), isCurrent: query[key] === undefined },
      ...options.map(({ value, label }) => ({ label, url: link({ [key]: value }), isCurrent: query[key] === value })),
    ],
    sorts: (label) =>
      (['recent', 'oldest'] as const).map((sort) => ({
        label: label(sort),
        url: link({ sort }),
        isCurrent: query.sort === sort,
      })),
  };
};
