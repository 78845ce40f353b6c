import type { Lang } from '@hat-nang/model/languages';
import type { Metadata } from 'next';
import { cache } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { getT } from '@/i18n/server';
import { formatSearchQuery, parseSearchQuery, type SearchQuery } from '@/routing/search-query';
import { crisisNeed } from '../crisis/public.ts';
import { DocumentPopup } from '../documents/public-island.ts';
import { FoundEverywhere } from './found-everywhere.tsx';
import { HelpFirst, searchPageMetadata } from './help-first.tsx';
import { NothingFound } from './nothing-found.tsx';
import { searchAllOutcome } from './search-all.ts';
import { SearchHead } from './search-head.tsx';
import { articlesToRead, withoutDelay } from './search-outcome.ts';
import { SearchFailed, SearchStart } from './search-start.tsx';

const outcomeOf = cache((lang: Lang, address: string) =>
  searchAllOutcome(lang, parseSearchQuery('all', new URLSearchParams(address))),
);

const visitOf = async (lang: Lang, query: SearchQuery) => {
  const searching = outcomeOf(lang, formatSearchQuery(query));
  const typed = await crisisNeed('all', [query.q]);
  const outcome = await (typed === 'whole' ? withoutDelay(searching) : searching);
  const corrected = outcome.is === 'found' ? outcome.corrected : undefined;
  const need = corrected && typed !== 'whole' ? await crisisNeed('all', [query.q, corrected]) : typed;
  return { outcome, need };
};

/** Title and addresses of the search of all sections; not offered to search engines. */
export const searchAllMetadata = async (lang: Lang, query: SearchQuery): Promise<Metadata> => {
  const { need } = await visitOf(lang, query);
  return searchPageMetadata(lang, 'searchAll', { title: getT(lang)('search:all.title'), q: query.q, need });
};

/** The best of each section, with how many more there are: made for each visit, kept nowhere. */
export async function SearchAllPageView({ lang, query }: { lang: Lang; query: SearchQuery }) {
  const { outcome, need } = await visitOf(lang, query);
  const shared = { lang, kind: 'all' as const, query };
  const address = formatSearchQuery(query);
  return (
    <PageFrame lang={lang} route="searchAll" query={address} above={<HelpFirst lang={lang} need={need} />}>
      <SearchHead {...shared} />
      {outcome.is === 'failed' ? <SearchFailed {...shared} /> : null}
      {outcome.is === 'start' ? <SearchStart lang={lang} kind="documents" cards={outcome.cards} topics={[]} /> : null}
      {outcome.is === 'nothing' ? (
        <NothingFound
          {...shared}
          instead={{ elsewhere: [], broader: outcome.broader }}
          groups={[]}
          need={need}
          articles={need === 'whole' ? await articlesToRead(lang) : null}
        />
      ) : null}
      {outcome.is === 'found' ? <FoundEverywhere lang={lang} q={query.q} {...outcome} /> : null}
      <DocumentPopup lang={lang} />
    </PageFrame>
  );
}
