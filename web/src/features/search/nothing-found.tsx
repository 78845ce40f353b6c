import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { type SearchKind, searchRoutes } from '@hat-nang/model/search-kinds';
import { sectionNames } from '@hat-nang/model/section-names';
import type { ReactNode } from 'react';
import { Box } from '@/components/ui/box';
import { EmptyState } from '@/components/ui/empty-state';
import type { FilterGroup } from '@/components/ui/filter-panel';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/link';
import { getT } from '@/i18n/server';
import { formatSearchWords, toFilterParameters } from '@/routing/search-query';
import type { CrisisNeed } from '../crisis/public.ts';
import { placeRoute } from './search-place.ts';
import { Layout, type SearchContext } from './search-results.tsx';
import type { UnderstoodChoices } from './understood-choices.ts';

/** Alternatives that the page offers when a search finds nothing. */
export interface Alternatives {
  elsewhere: readonly { kind: SearchKind; total: number }[];
  /** Words with a wider meaning that have results. */
  broader: readonly string[];
}

/** Link to the contact form. `words` prefill the message. The caller omits `words` if the query may be about a crisis. */
function ContactLink({ lang, words }: { lang: Lang; words?: string }) {
  const t = getT(lang);
  const content = (
    <>
      <Icon name="ph:chat-circle-text-bold" />
      {t('contact')}
    </>
  );
  const message = words && t('search:help.askWith', { words });
  if (!message) {
    return (
      <ButtonLink href={href(lang, 'contact')} prefetch={false}>
        {content}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink
        href={`${href(lang, 'contact')}?${new URLSearchParams({ message })}`}
        prefetch={false}
        css={{ '@media (scripting: none)': { display: 'none' } }}
      >
        {content}
      </ButtonLink>
      {/* The contact page is static. Without JavaScript, only the API route can prefill its form. */}
      <ButtonLink
        href={`/api/contact?${new URLSearchParams({ lang, message })}`}
        prefetch={false}
        css={{ display: 'none', '@media (scripting: none)': { display: 'inline-flex' } }}
      >
        {content}
      </ButtonLink>
    </>
  );
}

/** Page content for a search without results: help articles, other words to try, other sections with results, and a link to the contact form. */
export function NothingFound({
  alternatives: { elsewhere, broader },
  groups,
  understood,
  need,
  articles,
  ...context
}: SearchContext & {
  alternatives: Alternatives;
  groups: FilterGroup[];
  understood?: UnderstoodChoices;
  need: CrisisNeed;
  /** Mental health articles if `need` is `whole`, otherwise null. */
  articles: ReactNode;
}) {
  const { lang, kind, query } = context;
  const t = getT(lang);
  const isFiltered = toFilterParameters(query).length > 0;
  return (
    <Layout context={context} groups={isFiltered ? groups : []} understood={understood}>
      <Box role="status">
        <EmptyState title={t('list.noResults')} text={isFiltered ? t('search:filtered') : undefined} />
      </Box>
      {articles ? (
        <Box as="section" aria-labelledby="articles" mb="8">
          <Box as="h2" id="articles" fontSize="2xl" mb="4">
            {t('crisis:read')}
          </Box>
          {articles}
        </Box>
      ) : null}
      <Box maxWidth="36rem" mx="auto" mt={articles ? '0' : '-6'}>
        <Box as="h2" fontSize="xl" overflowWrap="anywhere">
          {t(kind === 'all' ? 'search:help.titleAll' : 'search:help.title', { words: query.q })}
        </Box>
        <Box as="ul" mt="2" pl="5" listStyleType="disc">
          <li>{t('search:help.spelling')}</li>
          <li>{t('search:help.fewer')}</li>
        </Box>
        <SuggestedLinks
          title={t('search:help.broader')}
          links={broader.map((words) => ({
            url: href(lang, placeRoute(kind)) + formatSearchWords(words),
            label: words,
          }))}
        />
        <SuggestedLinks
          title={t('search:help.elsewhere')}
          links={elsewhere.map(({ kind: otherKind, total }) => ({
            url: href(lang, searchRoutes[otherKind]) + formatSearchWords(query.q),
            label: t('search:help.elsewhereItem', { kind: sectionNames[otherKind][lang].all, count: total }),
          }))}
        />
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
          <ContactLink lang={lang} words={need === 'none' ? query.q : undefined} />
        </Box>
      </Box>
    </Layout>
  );
}

function SuggestedLinks({ title, links }: { title: string; links: { url: string; label: string }[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <Box as="p" mt="5" fontWeight="bold">
        {title}
      </Box>
      <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" gap="2" mt="2">
        {links.map(({ url, label }) => (
          <li key={url}>
            <ButtonLink href={url} prefetch={false} variant="outline">
              {label}
            </ButtonLink>
          </li>
        ))}
      </Box>
    </>
  );
}
