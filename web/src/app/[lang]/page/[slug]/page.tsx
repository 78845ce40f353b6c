import { href } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import { getStaticPage } from '@/features/pages/pages';
import { StaticPageView } from '@/features/pages/static-page';
import { asLang, decodeSegment } from '@/i18n/params';
import { breadcrumbJsonLd } from '@/seo/breadcrumb-json-ld';
import { JsonLd } from '@/seo/json-ld';
import { pageMetadata } from '@/seo/metadata';

interface Props {
  params: Promise<{ lang: string; slug: string }>;
}

export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { lang: segment, slug } = await params;
  const lang = asLang(segment);
  const page = (await getStaticPage(lang, decodeSegment(slug))) ?? notFound();
  if (page.slug !== decodeSegment(slug)) permanentRedirect(href(lang, 'staticPage', { slug: page.slug }));
  return { lang, page };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, page } = await read(props);
  return pageMetadata({
    lang,
    route: 'staticPage',
    params: { slug: page.slug },
    alternates: page.alternates,
    title: page.seoTitle,
    description: page.seoDescription,
    noindex: page.isFallback,
  });
}

export default async function Page(props: Props) {
  const { lang, page } = await read(props);
  const crumbs = [{ name: page.title }];
  return (
    <PageFrame lang={lang} route="staticPage" alternates={page.alternates} crumbs={crumbs}>
      <JsonLd data={breadcrumbJsonLd(lang, crumbs, publicUrl())} />
      <StaticPageView lang={lang} page={page} />
    </PageFrame>
  );
}
