import type { Lang } from '@hat-nang/model/languages';
import { type SearchKind, searchKinds } from '@hat-nang/model/search-kinds';
import { notFound } from 'next/navigation';
import { parseLang } from '@/i18n/params';
import { parseSearchQuery, type SearchQuery } from '@/routing/search-query';

/** Props of a search page. The paths of the search in documents and of the search in all sections contain no `kind`. */
export interface SearchPageProps {
  params: Promise<{ lang: string; kind?: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const readParameters = async ({ searchParams }: SearchPageProps): Promise<URLSearchParams> => {
  const givenParameters = Object.entries(await searchParams).flatMap(([name, value]) => {
    const firstValue = [value].flat()[0];
    return firstValue === undefined ? [] : [[name, firstValue]];
  });
  return new URLSearchParams(givenParameters);
};

export const readSearch = async (
  props: SearchPageProps,
): Promise<{ lang: Lang; kind: SearchKind; query: SearchQuery }> => {
  const { lang, kind: segment } = await props.params;
  const kind = segment === undefined ? 'documents' : searchKinds.find((candidate) => candidate === segment);
  if (!kind || segment === 'documents') notFound();
  return { lang: parseLang(lang), kind, query: parseSearchQuery(kind, await readParameters(props)) };
};

/** Reads the query of the search in all sections. The parameters other than the search words (`q`) are ignored. */
export const readSearchAll = async (props: SearchPageProps): Promise<{ lang: Lang; query: SearchQuery }> => {
  const { q } = parseSearchQuery('all', await readParameters(props));
  return { lang: parseLang((await props.params).lang), query: parseSearchQuery('all', new URLSearchParams({ q })) };
};
