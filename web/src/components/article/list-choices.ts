import type { ChoiceLink } from '@/components/ui/choice-links';
import type { ListQuery } from '@/routing/list-query';

interface Option<Value> {
  value: Value;
  label: string;
}

/** Links that filter and sort a list; each leads to the first page of the new choice. */
export const listChoices = <Query extends ListQuery>(
  url: string,
  query: Query,
  format: (query: Query) => string,
): {
  /** One filter: "all" first, then each option. */
  of: <Key extends keyof Query>(key: Key, all: string, options: readonly Option<Query[Key]>[]) => ChoiceLink[];
  /** The sort orders, named by `label`. */
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
