import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import { getT } from '@/i18n/server';
import { formatListQuery, type ListQuery } from '@/routing/list-query';
import { breadcrumbJsonLd } from '@/seo/breadcrumb-json-ld';
import { JsonLd } from '@/seo/json-ld';
import { pageMetadata } from '@/seo/metadata';
import {
  findMentalHealthCategory,
  getMentalHealthChoices,
  listMentalHealth,
  type MentalHealthCategory,
} from './mental-health.ts';
import { MentalHealthList } from './mental-health-list.tsx';
import { QuickExit } from './quick-exit.tsx';

/** The category of a slug; the slug of another language leads to this one's address. */
export const readMentalHealthCategory = async (
  lang: Lang,
  slug: string,
  query?: ListQuery,
): Promise<MentalHealthCategory> => {
  const category = (await findMentalHealthCategory(lang, slug)) ?? notFound();
  if (category.slug !== slug) permanentRedirect(`${category.url}${query ? formatListQuery(query) : ''}`);
  return category;
};

/** Title and addresses of a list of the section. Only the plain pages in the default order are offered to search engines. */
export const mentalHealthListMetadata = (
  lang: Lang,
  query: ListQuery,
  category?: MentalHealthCategory,
): Promise<Metadata> => {
  const t = getT(lang);
  const title = category ? t('mental-health:titleFor', { category: category.name }) : t('mental-health:title');
  return pageMetadata({
    lang,
    route: category ? 'mentalHealthCategory' : 'mentalHealth',
    ...(category ? { params: { slug: category.slug }, alternates: category.alternates } : {}),
    title: query.page > 1 ? `${title} – ${t('list.page', { page: query.page })}` : title,
    description: category?.description || t('mental-health:intro'),
    query: formatListQuery(query),
    noindex:
      query.sort !== 'recent' ||
      query.author !== undefined ||
      query.audience !== undefined ||
      (category && !category.alternates[lang]),
  });
};

/** The section's home or a category, as the address wants it: an author, an audience or a page that is not there is not found. */
export async function MentalHealthListPage({
  lang,
  query,
  category,
}: {
  lang: Lang;
  query: ListQuery;
  category?: MentalHealthCategory;
}) {
  const [page = notFound(), choices] = await Promise.all([
    listMentalHealth(lang, query, { category }),
    getMentalHealthChoices(lang, category),
  ]);
  if (query.page > page.pages) notFound();
  const title = getT(lang)('mental-health:title');
  const crumbs = category
    ? [{ name: title, url: href(lang, 'mentalHealth') }, { name: category.name }]
    : [{ name: title }];
  return (
    <PageFrame
      lang={lang}
      route={category ? 'mentalHealthCategory' : 'mentalHealth'}
      params={category ? { slug: category.slug } : undefined}
      alternates={category?.alternates}
      crumbs={crumbs}
      query={formatListQuery(query)}
      above={<QuickExit lang={lang} />}
    >
      <JsonLd data={breadcrumbJsonLd(lang, crumbs, publicUrl())} />
      <MentalHealthList lang={lang} page={page} choices={choices} query={query} category={category} />
    </PageFrame>
  );
}
