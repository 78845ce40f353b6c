import type { Lang } from '@hat-nang/model/languages';
import type { ReactNode } from 'react';
import { Box } from '@/components/ui/box';
import { EmptyState } from '@/components/ui/empty-state';
import { ChosenFilters, type FilterGroup, FilterPanel } from '@/components/ui/filter-panel';
import { RestoreFilterFocus } from '@/components/ui/keep-choice';
import { ButtonLink } from '@/components/ui/link';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import type { Item } from './article.ts';
import { CardList, type CardView } from './article-card.tsx';
import { filterTexts } from './filter-texts.ts';

interface FilteredListProps<Shown> {
  lang: Lang;
  /** Id of the list element. The link that skips the filters leads to this id. */
  id: string;
  groups: FilterGroup[];
  /** Address of the list without filters, in the same sort order. */
  clearUrl: string;
  /** True if the address has a filter, even a filter that is not in `groups`. */
  isFiltered: boolean;
  /** Label of the link that skips the filters. */
  showLabel: string;
  /** Text with the number of items. */
  count: string;
  /** Links of the sort orders. */
  sort: ReactNode;
  items: readonly Shown[];
  card: CardView<Shown>;
  titleAs?: 'h2' | 'h3';
  min?: string;
  /** Text if the list is empty although it is not filtered. */
  emptyText: string;
  /** Content after the list, such as the pagination. */
  children?: ReactNode;
}

/**
 * A list with filters, sort order and cards. On wide screens the filters are beside the list. On small screens the filters are above the list and
 * collapsible.
 */
export function FilteredList<Shown extends Pick<Item, 'id'>>({
  lang,
  id,
  groups,
  clearUrl,
  isFiltered,
  showLabel,
  count,
  sort,
  items,
  card,
  titleAs = 'h2',
  min,
  emptyText,
  children,
}: FilteredListProps<Shown>) {
  const t = getT(lang);
  const texts = filterTexts(lang);
  const hasGroups = groups.length > 0;
  const empty = isFiltered ? (
    <EmptyState title={t('list.noResults')} text={t('documents:noResultsHint')}>
      <ButtonLink href={clearUrl}>{texts.clear}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={emptyText} />
  );
  return (
    <PageWidth
      display="grid"
      gridTemplateColumns={hasGroups ? { base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' } : 'minmax(0, 1fr)'}
      columnGap="8"
      rowGap="5"
      alignItems="start"
    >
      {hasGroups ? (
        <FilterPanel texts={texts} groups={groups} clearUrl={clearUrl} results={{ url: `#${id}`, label: showLabel }} />
      ) : null}
      <Box>
        <Box display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="3" mb="5">
          <Box as="p" fontWeight="bold" color="fg.heading" fontSize="lg">
            {count}
          </Box>
          {items.length > 0 ? sort : null}
        </Box>
        <ChosenFilters
          label={texts.chosen}
          groups={groups}
          removeLabel={texts.remove}
          clear={{ url: clearUrl, label: texts.clear }}
        />
        <Box id={id} tabIndex={-1} outline="none">
          <CardList lang={lang} items={items} card={card} titleAs={titleAs} isAtTop min={min} empty={empty} />
        </Box>
        {children}
      </Box>
      {hasGroups ? <RestoreFilterFocus /> : null}
    </PageWidth>
  );
}
