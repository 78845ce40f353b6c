import type { Metadata } from 'next';
import { SearchPageView, searchMetadata } from '@/features/search/search-page';
import { readSearch, type SearchPageProps } from './read-search.ts';

/** This page is rendered for every request, because the content depends on the query string. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(props: SearchPageProps): Promise<Metadata> {
  const { lang, kind, query } = await readSearch(props);
  return searchMetadata(lang, kind, query);
}

/** Search page of the documents (docs/specification.md §2). */
export default async function Page(props: SearchPageProps) {
  return <SearchPageView {...(await readSearch(props))} />;
}
