import type { Lang } from '@hat-nang/model/languages';
import type { Metadata } from 'next';
import { cache } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { getT } from '@/i18n/server';
import { formatSearchQuery, parseSearchQuery, type SearchQuery } from '@/routing/search-query';
import { DocumentPopup } from '../documents/public-island.ts';
import { AllSearchResults } from './all-search-results.tsx';
import { HelpFirst } from './help-first.tsx';
import { NothingFound } from './nothing-found.tsx';
import { reportNothingFound } from './search.ts';
import { type AllOutcome, searchAllOutcome } from './search-all.ts';
import { SearchHead } from './search-head.tsx';
import { renderArticlesToRead } from './search-outcome.ts';
import { SearchFailed, SearchStart } from './search-start.tsx';
import { getVisitMetadata, getVisitOutcome, type SearchVisit } from './search-visit.ts';

const loadOutcome = cache((lang: Lang, address: string) =>
  searchAllOutcome(lang, parseSearchQuery('all', new URLSearchParams(address))),
);

const toVisit = (lang: Lang, query: SearchQuery): SearchVisit<AllOutcome> => ({
  ...{ lang, kind: 'all', q: query.q },
  search: () => loadOutcome(lang, formatSearchQuery(query)),
  getCorrection: (outcome) => (outcome.is === 'found' ? outcome.corrected : undefined),
});

export const searchAllMetadata = (lang: Lang, query: SearchQuery): Promise<Metadata> =>
  getVisitMetadata(toVisit(lang, query), 'searchAll', getT(lang)('search:all.title'));

/** Page with the best results and the number of results of each section. This page is rendered for each request and never cached. */
export async function SearchAllPageView({ lang, query }: { lang: Lang; query: SearchQuery }) {
  const { outcome, need } = await getVisitOutcome(toVisit(lang, query));
  if (outcome.is === 'nothing' && need === 'none') reportNothingFound(lang, 'all', query);
  const searchContext = { lang, kind: 'all' as const, query };
  const address = formatSearchQuery(query);
  return (
    <PageFrame lang={lang} route="searchAll" query={address} above={<HelpFirst lang={lang} need={need} />}>
      <SearchHead {...searchContext} />
      {outcome.is === 'failed' ? <SearchFailed {...searchContext} /> : null}
      {outcome.is === 'start' ? <SearchStart lang={lang} kind="documents" cards={outcome.cards} topics={[]} /> : null}
      {outcome.is === 'nothing' ? (
        <NothingFound
          {...searchContext}
          alternatives={{ elsewhere: [], broader: outcome.broader }}
          groups={[]}
          need={need}
          articles={need === 'whole' ? await renderArticlesToRead(lang) : null}
        />
      ) : null}
      {outcome.is === 'found' ? <AllSearchResults lang={lang} q={query.q} {...outcome} /> : null}
      <DocumentPopup lang={lang} />
    </PageFrame>
  );
}
