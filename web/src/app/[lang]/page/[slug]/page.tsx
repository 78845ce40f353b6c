import { decodeComponent } from '@hat-nang/model/http/decode-component';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getStaticPage } from '@/features/pages/pages';
import { StaticPageView } from '@/features/pages/static-page';
import { parseLang } from '@/i18n/params';
import { pageMetadata } from '@/seo/metadata';

interface Props {
  params: Promise<{ lang: string; slug: string }>;
}

export const generateStaticParams = () => [];

const readPage = async ({ params }: Props) => {
  const { lang: segment, slug } = await params;
  const lang = parseLang(segment);
  const page = (await getStaticPage(lang, decodeComponent(slug))) ?? notFound();
  if (page.slug !== decodeComponent(slug)) permanentRedirect(page.url);
  return { lang, page };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, page } = await readPage(props);
  return pageMetadata({
    lang,
    route: 'pagesDetail',
    params: { slug: page.slug },
    alternates: page.alternates,
    title: page.seoTitle,
    description: page.seoDescription,
    noindex: page.isFallback,
  });
}

export default async function Page(props: Props) {
  return <StaticPageView {...(await readPage(props))} />;
}
