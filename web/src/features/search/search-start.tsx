import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import type { ReactNode } from 'react';
import type { Topic } from '@/components/sections/section-feature';
import { Box } from '@/components/ui/box';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { PlainButtonLink, SiteLink } from '@/components/ui/link';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { buildSearchAddress, pendingStyle, type SearchContext } from './search-results.tsx';

/** Content of a search page without search words: some cards, and the topics of the section. */
export function SearchStart({
  lang,
  kind,
  cards,
  topics,
}: {
  lang: Lang;
  kind: SearchKind;
  cards: ReactNode;
  topics: Topic[];
}) {
  const t = getT(lang);
  return (
    <PageWidth mt={{ base: '6', md: '8' }} css={pendingStyle}>
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

/** Message after a failed search. If a search page contains the attribute `data-answer-status="503"`, web/front/site.ts changes its status to 503. */
export function SearchFailed(context: SearchContext) {
  const t = getT(context.lang);
  return (
    <Box data-answer-status="503">
      <EmptyState picture="error" title={t('search:failed.title')} text={t('search:failed.text')} titleAs="h2">
        <PlainButtonLink href={buildSearchAddress(context)}>{t('search:failed.retry')}</PlainButtonLink>
        <PlainButtonLink href={href(context.lang, 'home')} variant="outline">
          {t('notFound.goHome')}
        </PlainButtonLink>
      </EmptyState>
    </Box>
  );
}
