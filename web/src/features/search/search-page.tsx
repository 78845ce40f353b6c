import type { Lang } from '@hat-nang/model/languages';
import { type SearchKind, searchRoutes } from '@hat-nang/model/search-kinds';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { getT } from '@/i18n/server';
import { formatSearchQuery, parseSearchQuery, type SearchQuery } from '@/routing/search-query';
import { DocumentPopup } from '../documents/public-island.ts';
import { HelpFirst } from './help-first.tsx';
import { NothingFound } from './nothing-found.tsx';
import { reportNothingFound } from './search.ts';
import { SearchHead } from './search-head.tsx';
import { type Outcome, renderArticlesToRead, searchOutcome } from './search-outcome.ts';
import { SearchResults } from './search-results.tsx';
import { SearchFailed, SearchStart } from './search-start.tsx';
import { getVisitMetadata, getVisitOutcome, type SearchVisit } from './search-visit.ts';

/**
 * Searches. The metadata and the page share the result of one search, because React caches the result for the request.
 * @param address the query string
 */
const loadOutcome = cache((lang: Lang, kind: SearchKind, address: string) =>
  searchOutcome(lang, kind, parseSearchQuery(kind, new URLSearchParams(address))),
);

const toVisit = (lang: Lang, kind: SearchKind, query: SearchQuery): SearchVisit<Outcome> => ({
  ...{ lang, kind, q: query.q },
  search: () => loadOutcome(lang, kind, formatSearchQuery(query)),
  getCorrection: (outcome) => (outcome.is === 'found' ? outcome.page.corrected : undefined),
});

export const searchMetadata = (lang: Lang, kind: SearchKind, query: SearchQuery): Promise<Metadata> =>
  getVisitMetadata(toVisit(lang, kind, query), searchRoutes[kind], getT(lang)(`${kind}:search.title`));

/**
 * Search page of a section (docs/specification.md §2). This page is rendered for each request and never cached. A page number after the last page gets
 * status 404.
 */
export async function SearchPageView({ lang, kind, query }: { lang: Lang; kind: SearchKind; query: SearchQuery }) {
  const { outcome, need } = await getVisitOutcome(toVisit(lang, kind, query));
  if (outcome.is === 'beyond') notFound();
  if (outcome.is === 'nothing' && need === 'none') reportNothingFound(lang, kind, query);
  const searchContext = { lang, kind, query };
  return (
    <PageFrame
      lang={lang}
      route={searchRoutes[kind]}
      query={formatSearchQuery(query)}
      above={<HelpFirst lang={lang} need={need} />}
    >
      <SearchHead {...searchContext} />
      {outcome.is === 'failed' ? <SearchFailed {...searchContext} /> : null}
      {outcome.is === 'start' ? <SearchStart {...searchContext} cards={outcome.cards} topics={outcome.topics} /> : null}
      {outcome.is === 'nothing' ? (
        <NothingFound
          {...searchContext}
          {...outcome}
          need={need}
          articles={need === 'whole' ? await renderArticlesToRead(lang) : null}
        />
      ) : null}
      {outcome.is === 'found' ? <SearchResults {...searchContext} {...outcome} /> : null}
      {kind === 'documents' ? <DocumentPopup lang={lang} /> : null}
    </PageFrame>
  );
}
