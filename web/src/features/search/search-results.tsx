import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { type SearchKind, searchRoutes } from '@hat-nang/model/search-kinds';
import { sectionNames } from '@hat-nang/model/section-names';
import type { ReactNode } from 'react';
import type { Topic } from '@/components/sections/section-feature';
import { Box } from '@/components/ui/box';
import { ChoiceLinks } from '@/components/ui/choice-links';
import { EmptyState } from '@/components/ui/empty-state';
import { ChosenFilters, type FilterGroup, FilterPanel } from '@/components/ui/filter-panel';
import { Icon } from '@/components/ui/icon';
import { KeepChoice } from '@/components/ui/keep-choice';
import { ButtonLink, PlainButtonLink, SiteLink } from '@/components/ui/link';
import { Pagination } from '@/components/ui/pagination';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { formatSearchQuery, formatWords, type SearchQuery, searchFilters } from '@/routing/search-query';
import type { SearchPage } from './search.ts';

interface Asked {
  lang: Lang;
  kind: SearchKind;
  query: SearchQuery;
}

const address = ({ lang, kind, query }: Asked, change: Partial<SearchQuery> = {}) =>
  href(lang, searchRoutes[kind]) + formatSearchQuery({ ...query, ...change });

/** Dimmed while the next results are on their way. */
const whilePending = { 'main:has(form[data-pending]) &': { opacity: 0.5, transition: 'opacity 120ms 150ms' } };

/** Filters beside, or on phones above, what was found; results alone where the kind has no filters. */
function Layout({
  asked,
  groups,
  total,
  children,
}: {
  asked: Asked;
  groups: FilterGroup[];
  total?: string;
  children: ReactNode;
}) {
  const t = getT(asked.lang);
  const removeLabel = (name: string) => t('documents:filters.remove', { name });
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
          title={t('documents:filters.title')}
          groups={groups}
          removeLabel={removeLabel}
          results={{ url: '#results', label: total ?? t('search:showAll') }}
        />
      ) : null}
      <Box as="section" id="results" aria-label={t('search:results')} tabIndex={-1} outline="none" css={whilePending}>
        <ChosenFilters
          label={t('documents:filters.chosen')}
          groups={groups}
          removeLabel={removeLabel}
          clear={{
            url: href(asked.lang, searchRoutes[asked.kind]) + formatWords(asked.query.q),
            label: t('documents:filters.clear'),
          }}
        />
        {children}
      </Box>
      {hasFilters ? <KeepChoice /> : null}
    </PageWidth>
  );
}

/** What was found: how much, in which order, the cards, the pages. */
export function SearchResults({
  page,
  cards,
  groups,
  ...asked
}: Asked & { page: SearchPage; cards: ReactNode; groups: FilterGroup[] }) {
  const { lang, kind, query } = asked;
  const t = getT(lang);
  const words = page.corrected ?? query.q;
  return (
    <Layout
      asked={asked}
      groups={groups}
      total={page.isTotalExact ? t('search:show', { count: page.total }) : undefined}
    >
      {page.corrected ? (
        <Box as="p" bg="bg.info" color="fg.info" borderRadius="md" px="4" py="3" mb="4">
          {t('search:corrected', { words: query.q })} <strong>{page.corrected}</strong>
        </Box>
      ) : null}
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
            url: address(asked, { sort, choices: { ...query.choices, page: 1 } }),
            isCurrent: query.sort === sort,
          }))}
        />
      </Box>
      {cards}
      {page.otherAccents > 0 ? (
        <Box as="p" mt="5">
          <SiteLink
            href={address(asked, { accents: 'any', choices: { ...query.choices, page: 1 } })}
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
        url={href(lang, searchRoutes[kind])}
        query={query.choices}
        pages={page.pages}
        format={(choices) => formatSearchQuery({ ...query, choices })}
      />
    </Layout>
  );
}

/** Nothing was found: what else to try, where else the words are, whom to ask. */
export function NothingFound({
  elsewhere,
  groups,
  ...asked
}: Asked & { elsewhere: { kind: SearchKind; total: number }[]; groups: FilterGroup[] }) {
  const { lang, query } = asked;
  const t = getT(lang);
  const isFiltered = searchFilters(query).length > 0;
  return (
    <Layout asked={asked} groups={isFiltered ? groups : []}>
      <Box role="status">
        <EmptyState title={t('list.noResults')} text={isFiltered ? t('search:filtered') : undefined} />
      </Box>
      <Box maxWidth="36rem" mx="auto" mt="-6">
        <Box as="h2" fontSize="xl" overflowWrap="anywhere">
          {t('search:help.title', { words: query.q })}
        </Box>
        <Box as="ul" mt="2" pl="5" listStyleType="disc">
          <li>{t('search:help.spelling')}</li>
          <li>{t('search:help.fewer')}</li>
        </Box>
        {elsewhere.length > 0 ? (
          <>
            <Box as="p" mt="5" fontWeight="bold">
              {t('search:help.elsewhere')}
            </Box>
            <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" gap="2" mt="2">
              {elsewhere.map(({ kind, total }) => (
                <li key={kind}>
                  <ButtonLink
                    href={href(lang, searchRoutes[kind]) + formatWords(query.q)}
                    prefetch={false}
                    variant="outline"
                  >
                    {t('search:help.elsewhereItem', { kind: sectionNames[kind][lang].all, count: total })}
                  </ButtonLink>
                </li>
              ))}
            </Box>
          </>
        ) : null}
        <Box
          mt="6"
          pt="5"
          borderTopWidth="1px"
          borderColor="border"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="4"
        >
          <Box as="p" flex="1" minWidth="14rem">
            {t('search:help.ask')}
          </Box>
          <ButtonLink href={href(lang, 'contact')}>
            <Icon name="ph:chat-circle-text-bold" />
            {t('contact')}
          </ButtonLink>
        </Box>
      </Box>
    </Layout>
  );
}

/** Before anything is asked: something to begin with, and the topics of the section. */
export function SearchStart({ cards, topics, ...asked }: Asked & { cards: ReactNode; topics: Topic[] }) {
  const { lang, kind } = asked;
  const t = getT(lang);
  return (
    <PageWidth mt={{ base: '6', md: '8' }} css={whilePending}>
      {cards ? (
        <Box as="section" aria-labelledby="start">
          <Box as="h2" id="start" fontSize="2xl" mb="4">
            {t(`${kind}:search.start`)}
          </Box>
          {cards}
        </Box>
      ) : (
        <EmptyState title={t(`${kind}:empty`)} />
      )}
      {topics.length > 0 ? (
        <Box as="nav" aria-labelledby="topics" mt={{ base: '8', md: '10' }}>
          <Box as="h2" id="topics" fontSize="2xl" mb="4">
            {t('search:topics')}
          </Box>
          <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" gap="2">
            {topics.map(({ label, url, icon }) => (
              <li key={url}>
                <SiteLink
                  href={url}
                  prefetch={false}
                  display="inline-flex"
                  alignItems="center"
                  gap="2"
                  minHeight="target"
                  px="4"
                  borderRadius="full"
                  borderWidth="2px"
                  borderColor="border"
                  bg="bg.surface"
                  fontWeight="semibold"
                  _hover={{ borderColor: 'border.strong' }}
                >
                  {icon ? <Icon name={icon} /> : null}
                  {label}
                </SiteLink>
              </li>
            ))}
          </Box>
        </Box>
      ) : null}
    </PageWidth>
  );
}

/** The back end is away: the words are still in the field. Marked, so that the answer's status says so, too (server/finish-html.ts). */
export function SearchFailed(asked: Asked) {
  const t = getT(asked.lang);
  return (
    <Box data-answer-status="503">
      <EmptyState picture="error" title={t('search:failed.title')} text={t('search:failed.text')} titleAs="h2">
        <PlainButtonLink href={address(asked)}>{t('search:failed.retry')}</PlainButtonLink>
        <PlainButtonLink href={href(asked.lang, 'home')} variant="outline">
          {t('notFound.goHome')}
        </PlainButtonLink>
      </EmptyState>
    </Box>
  );
}
