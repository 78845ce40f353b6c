import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { ReactNode } from 'react';
import { filterTexts } from '@/components/article/filter-texts';
import { Box } from '@/components/ui/box';
import { ChoiceLinks } from '@/components/ui/choice-links';
import { ChosenFilters, type FilterGroup, FilterPanel } from '@/components/ui/filter-panel';
import { RestoreFilterFocus } from '@/components/ui/keep-choice';
import { SiteLink } from '@/components/ui/link';
import { Pagination } from '@/components/ui/pagination';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { formatSearchQuery, formatSearchWords, type SearchQuery } from '@/routing/search-query';
import type { SearchPage } from './search.ts';
import { placeRoute, type SearchPlace } from './search-place.ts';
import type { UnderstoodChoices } from './understood-choices.ts';

export interface SearchContext {
  lang: Lang;
  kind: SearchPlace;
  query: SearchQuery;
}

export const buildSearchAddress = ({ lang, kind, query }: SearchContext, change: Partial<SearchQuery> = {}) =>
  href(lang, placeRoute(kind)) + formatSearchQuery({ ...query, ...change });

/** Style that dims the results while the next results load. */
export const pendingStyle = { 'main:has(form[data-pending]) &': { opacity: 0.5, transition: 'opacity 120ms 150ms' } };

/** Layout with the filters beside the results, or above them on narrow screens. Without filters, the results have the full width. */
export function Layout({
  context,
  groups,
  total,
  understood,
  children,
}: {
  context: SearchContext;
  groups: FilterGroup[];
  total?: string;
  understood?: UnderstoodChoices;
  children: ReactNode;
}) {
  const t = getT(context.lang);
  const texts = filterTexts(context.lang);
  const clearUrl = href(context.lang, placeRoute(context.kind)) + formatSearchWords(context.query.q);
  const hasFilters = groups.length > 0;
  return (
    <PageWidth
      mt="6"
      display="grid"
      gridTemplateColumns={hasFilters ? { base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' } : 'minmax(0, 1fr)'}
      columnGap="8"
      rowGap="5"
      alignItems="start"
    >
      {hasFilters ? (
        <FilterPanel
          texts={texts}
          groups={groups}
          clearUrl={clearUrl}
          results={{ url: '#results', label: total ?? t('search:showAll') }}
        />
      ) : null}
      <Box as="section" id="results" aria-label={t('search:results')} tabIndex={-1} outline="none" css={pendingStyle}>
        {understood ? (
          <ChosenFilters
            label={t('search:understood.label')}
            groups={[{ key: 'understood', title: t('search:understood.label'), choices: understood.choices }]}
            removeLabel={(name) => t('search:understood.remove', { name })}
            clear={
              understood.choices.length > 1 ? { url: understood.clear, label: t('search:understood.clear') } : undefined
            }
          />
        ) : null}
        <ChosenFilters
          label={texts.chosen}
          groups={groups}
          removeLabel={texts.remove}
          clear={{ url: clearUrl, label: texts.clear }}
        />
        {children}
      </Box>
      {hasFilters ? <RestoreFilterFocus /> : null}
    </PageWidth>
  );
}

/** Notice that the results are for other words than the typed words. */
export function CorrectionNotice({ lang, words, corrected }: { lang: Lang; words: string; corrected: string }) {
  return (
    <Box as="p" bg="bg.info" color="fg.info" borderRadius="md" px="4" py="3" mb="4">
      {getT(lang)('search:corrected', { words })} <strong>{corrected}</strong>
    </Box>
  );
}

/** Results: notice of a correction, number of results, sort order, cards, link to results with other accents, and pagination. */
export function SearchResults({
  page,
  cards,
  groups,
  understood,
  ...context
}: SearchContext & { page: SearchPage; cards: ReactNode; groups: FilterGroup[]; understood: UnderstoodChoices }) {
  const { lang, kind, query } = context;
  const t = getT(lang);
  const words = page.corrected ?? query.q;
  return (
    <Layout
      context={context}
      groups={groups}
      understood={understood}
      total={page.isTotalExact ? t('search:show', { count: page.total }) : undefined}
    >
      {page.corrected ? <CorrectionNotice lang={lang} words={query.q} corrected={page.corrected} /> : null}
      <Box display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="3" mb="5">
        <Box
          as="p"
          role="status"
          fontWeight="bold"
          color="fg.heading"
          fontSize="lg"
          minWidth="0"
          overflowWrap="anywhere"
        >
          {t(page.isTotalExact ? 'search:count' : 'search:countMore', { count: page.total, words })}
        </Box>
        <ChoiceLinks
          label={t('list.sort')}
          choices={(['relevance', 'recent', 'oldest'] as const).map((sort) => ({
            label: sort === 'relevance' ? t('search:relevance') : t(`list.${sort}`),
            url: buildSearchAddress(context, { sort, choices: { ...query.choices, page: 1 } }),
            isCurrent: query.sort === sort,
          }))}
        />
      </Box>
      {cards}
      {page.otherAccents > 0 ? (
        <Box as="p" mt="5">
          <SiteLink
            href={buildSearchAddress(context, { accents: 'any', choices: { ...query.choices, page: 1 } })}
            prefetch={false}
            display="inline-flex"
            alignItems="center"
            minHeight="target"
            textDecoration="underline"
          >
            {t('search:otherAccents', { count: page.otherAccents })}
          </SiteLink>
        </Box>
      ) : null}
      <Pagination
        lang={lang}
        url={href(lang, placeRoute(kind))}
        query={query.choices}
        pages={page.pages}
        format={(choices) => formatSearchQuery({ ...query, choices })}
      />
    </Layout>
  );
}
