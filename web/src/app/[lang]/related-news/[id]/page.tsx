import { href } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { CardGrid, PageWidth } from '@/components/ui/section';
import { getNews, listRelatedNews } from '@/features/news/news';
import { NewsCardView } from '@/features/news/news-card';
import { asLang, parseId } from '@/i18n/params';
import { getT } from '@/i18n/server';
import { pageMetadata } from '@/seo/metadata';

interface Props {
  params: Promise<{ lang: string; id: string }>;
}

export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { lang: segment, id } = await params;
  const lang = asLang(segment);
  const news = (await getNews(lang, parseId(id) ?? notFound())) ?? notFound();
  return { lang, news, title: getT(lang)('news:relatedTo', { title: news.title }) };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, news, title } = await read(props);
  return pageMetadata({ lang, route: 'relatedNews', params: { id: String(news.id) }, title });
}

export default async function Page(props: Props) {
  const { lang, news, title } = await read(props);
  const t = getT(lang);
  const related = await listRelatedNews(lang, news, 12);
  const crumbs = [
    { name: t('news:title'), url: href(lang, 'news') },
    { name: news.title, url: news.url },
    { name: t('news:related') },
  ];
  return (
    <PageFrame lang={lang} route="relatedNews" params={{ id: String(news.id) }} crumbs={crumbs}>
      <PageHeading title={title} />
      <PageWidth>
        {related.length === 0 ? (
          <EmptyState title={t('news:empty')} />
        ) : (
          <CardGrid>
            {related.map((other) => (
              <NewsCardView key={other.id} lang={lang} news={other} titleAs="h2" />
            ))}
          </CardGrid>
        )}
      </PageWidth>
    </PageFrame>
  );
}
