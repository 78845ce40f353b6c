import type { Metadata } from 'next';
import { SearchAllPageView, searchAllMetadata } from '@/features/search/search-all-page';
import { readSearchAll, type SearchPageProps } from '../read-search.ts';

/** This page is rendered for every request, because the content depends on the query string. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(props: SearchPageProps): Promise<Metadata> {
  const { lang, query } = await readSearchAll(props);
  return searchAllMetadata(lang, query);
}

/** Search page of all sections together. */
export default async function Page(props: SearchPageProps) {
  return <SearchAllPageView {...(await readSearchAll(props))} />;
}
