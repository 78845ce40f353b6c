import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { countFilters } from '@/components/article/filter-counts';
import { createSectionListView, ListPageFrame, listMetadata } from '@/components/article/list-page';
import { getT } from '@/i18n/server';
import { formatListQuery, type ListQuery } from '@/routing/list-query';
import {
  findMentalHealthCategory,
  getMentalHealthChoices,
  listMentalHealth,
  type MentalHealthCategory,
  mentalHealthTags,
} from './mental-health.ts';
import { mentalHealthFilters } from './mental-health-filters.ts';
import { MentalHealthList } from './mental-health-list.tsx';
import { QuickExit } from './quick-exit.tsx';

/** Reads the category with this slug. Redirects a slug of the other language to the address in this language. Responds with 404 to an unknown slug. */
export const readMentalHealthCategory = async (
  lang: Lang,
  slug: string,
  query?: ListQuery,
): Promise<MentalHealthCategory> => {
  const category = (await findMentalHealthCategory(lang, slug)) ?? notFound();
  if (category.slug !== slug) permanentRedirect(`${category.url}${query ? formatListQuery(query) : ''}`);
  return category;
};

/** Props of a list of posts. Without a category, the list is on the start page of the section. */
interface ListProps {
  lang: Lang;
  query: ListQuery;
  category?: MentalHealthCategory;
}

/** Returns title, description and addresses of a list of posts. */
export const mentalHealthListMetadata = ({ lang, query, category }: ListProps): Promise<Metadata> => {
  const t = getT(lang);
  return listMetadata(lang, {
    route: category ? 'mentalHealthCategory' : 'mentalHealth',
    params: category && { slug: category.slug },
    alternates: category?.alternates,
    title: category ? t('mental-health:titleFor', { category: category.name }) : t('mental-health:title'),
    description: category?.description || t('mental-health:intro'),
    query,
  });
};

/** The start page of the section, or the page of a category. Responds with 404 to an unknown author or audience. */
export async function MentalHealthListPage({ lang, query, category }: ListProps) {
  const choices = await getMentalHealthChoices(lang);
  const [page = notFound(), groups] = await Promise.all([
    listMentalHealth(lang, query, { category }),
    countFilters(
      'mental-health',
      { ...query, category: category?.id },
      mentalHealthFilters({ lang, query, category, choices }),
      mentalHealthTags,
    ),
  ]);
  const title = getT(lang)('mental-health:title');
  return (
    <ListPageFrame
      lang={lang}
      route={category ? 'mentalHealthCategory' : 'mentalHealth'}
      params={category && { slug: category.slug }}
      alternates={category?.alternates}
      crumbs={
        category ? [{ name: title, url: href(lang, 'mentalHealth') }, { name: category.name }] : [{ name: title }]
      }
      query={formatListQuery(query)}
      page={query.page}
      pages={page.pages}
      above={<QuickExit lang={lang} />}
    >
      <MentalHealthList
        lang={lang}
        page={page}
        categories={choices.categories}
        groups={groups}
        query={query}
        category={category}
      />
    </ListPageFrame>
  );
}

export const mentalHealthList = createSectionListView('mental-health', MentalHealthListPage, formatListQuery);
