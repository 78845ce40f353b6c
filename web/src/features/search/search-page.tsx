import type { Lang } from '@hat-nang/model/languages';
import { type SearchKind, searchRoutes } from '@hat-nang/model/search-kinds';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { getT } from '@/i18n/server';
import { formatSearchQuery, type SearchQuery } from '@/routing/search-query';
import { pageMetadata } from '@/seo/metadata';
import { CrisisHelp, type CrisisNeed, crisisNeed, SmallHelp } from '../crisis/public.ts';
import { DocumentPopup } from '../documents/public-island.ts';
import { QuickExit } from '../mental-health/public-island.ts';
import { SearchHead } from './search-head.tsx';
import { searchOutcome, withoutDelay } from './search-outcome.ts';
import { NothingFound, SearchFailed, SearchResults, SearchStart } from './search-results.tsx';

/** Title and addresses of a search page; none is offered to search engines. */
export const searchMetadata = async (lang: Lang, kind: SearchKind, { q }: SearchQuery): Promise<Metadata> => {
  const t = getT(lang);
  const title = t(`${kind}:search.title`);
  const isInDanger = (await crisisNeed(kind, [q])) === 'whole';
  return pageMetadata({
    lang,
    route: searchRoutes[kind],
    // Read out before the page, and what the browser's history and tabs show of it.
    title: isInDanger ? t('crisis:pageTitle') : q ? t('search:titleFor', { words: q, title }) : title,
    description: t('search:description'),
    noindex: true,
  });
};

/** A search page (docs/specification.md §2): made for each visit, kept nowhere. A page beyond the last one is not found. */
export async function SearchPageView({ lang, kind, query }: { lang: Lang; kind: SearchKind; query: SearchQuery }) {
  const searching = searchOutcome(lang, kind, query);
  const typed = await crisisNeed(kind, [query.q]);
  const outcome = await (typed === 'whole' ? withoutDelay(searching) : searching);
  if (outcome.is === 'beyond') notFound();
  const corrected = outcome.is === 'found' ? outcome.page.corrected : undefined;
  const need = corrected && typed !== 'whole' ? await crisisNeed(kind, [query.q, corrected]) : typed;
  const shared = { lang, kind, query };
  return (
    <PageFrame
      lang={lang}
      route={searchRoutes[kind]}
      query={formatSearchQuery(query)}
      above={<Help lang={lang} need={need} />}
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

/** Before everything else of the page; nothing where nobody may need it. */
function Help({ lang, need }: { lang: Lang; need: CrisisNeed }) {
  if (need === 'none') return null;
  return (
    <>
      <QuickExit lang={lang} />
      {need === 'whole' ? <CrisisHelp lang={lang} /> : <SmallHelp lang={lang} />}
    </>
  );
}
