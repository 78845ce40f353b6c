import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { CmsError } from '@/cms/query';
import { PageFrame } from '@/components/layout/page-frame';
import type { FilterGroup } from '@/components/ui/filter-panel';
import type { Lang } from '@/i18n/languages';
import { href } from '@/i18n/routes';
import { getT } from '@/i18n/server';
import { formatSearchQuery, type SearchKind, type SearchQuery, searchRoutes } from '@/routing/search-query';
import { pageMetadata } from '@/seo/metadata';
import { DocumentPopup } from '../documents/public.ts';
import { QuickExit } from '../mental-health/public.ts';
import { type SearchPage, search, searchElsewhere } from './search.ts';
import { searchViews } from './search-cards.tsx';
import { searchFilterGroups, searchTopics, type Topic } from './search-filters.ts';
import { SearchHead } from './search-head.tsx';
import { NothingFound, SearchFailed, SearchResults, SearchStart } from './search-results.tsx';

/** Title and addresses of a search page; none is offered to search engines. */
export const searchMetadata = (lang: Lang, kind: SearchKind, { q }: SearchQuery): Promise<Metadata> => {
  const t = getT(lang);
  const title = t(`search:title.${kind}`);
  return pageMetadata({
    lang,
    route: searchRoutes[kind],
    title: q ? t('search:titleFor', { words: q, title }) : title,
    description: t('search:description'),
    noindex: true,
  });
};

/** Everything that one address of a search shows. */
type Outcome =
  | { is: 'start'; cards: ReactNode; topics: Topic[] }
  | { is: 'found'; page: SearchPage; cards: ReactNode; groups: FilterGroup[] }
  | { is: 'nothing'; elsewhere: { kind: SearchKind; total: number }[]; groups: FilterGroup[] }
  /** Of its last page. */
  | { is: 'beyond' }
  | { is: 'failed' };

const look = async (lang: Lang, kind: SearchKind, query: SearchQuery): Promise<Outcome> => {
  const link = (choices: SearchQuery['choices']) =>
    href(lang, searchRoutes[kind]) + formatSearchQuery({ ...query, choices });
  try {
    if (!query.q) {
      const [cards, topics] = await Promise.all([searchViews[kind].start(lang), searchTopics(lang, kind)]);
      return { is: 'start', cards, topics };
    }
    const [groups, page] = await Promise.all([
      searchFilterGroups(lang, kind, query.choices, link),
      search(lang, kind, query),
    ]);
    if (query.choices.page > page.pages) return { is: 'beyond' };
    if (page.total === 0) return { is: 'nothing', elsewhere: await searchElsewhere(lang, kind, query.q), groups };
    return { is: 'found', page, cards: await searchViews[kind].found(lang, page.hits), groups };
  } catch (error) {
    // Not the general error page: the field keeps what was typed. server.ts answers 503 for it (finish-html.ts).
    if (!(error instanceof CmsError)) throw error;
    console.error(error.message);
    return { is: 'failed' };
  }
};

/** A search page (specification, section 2): made for each visit, kept nowhere. A page beyond the last one is not found. */
export async function SearchPageView({ lang, kind, query }: { lang: Lang; kind: SearchKind; query: SearchQuery }) {
  const outcome = await look(lang, kind, query);
  if (outcome.is === 'beyond') notFound();
  const shared = { lang, kind, query };
  return (
    <PageFrame
      lang={lang}
      route={searchRoutes[kind]}
      query={formatSearchQuery(query)}
      above={kind === 'mental-health' ? <QuickExit lang={lang} /> : undefined}
    >
      <SearchHead {...shared} />
      {outcome.is === 'failed' ? <SearchFailed {...shared} /> : null}
      {outcome.is === 'start' ? <SearchStart {...shared} cards={outcome.cards} topics={outcome.topics} /> : null}
      {outcome.is === 'nothing' ? (
        <NothingFound {...shared} elsewhere={outcome.elsewhere} groups={outcome.groups} />
      ) : null}
      {outcome.is === 'found' ? (
        <SearchResults {...shared} page={outcome.page} cards={outcome.cards} groups={outcome.groups} />
      ) : null}
      {kind === 'documents' ? <DocumentPopup lang={lang} /> : null}
    </PageFrame>
  );
}
