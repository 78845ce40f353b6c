import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { getAdultHome } from '@/features/home/adult-home';
import { AdultHomePage } from '@/features/home/adult-home-page';
import { HomeJsonLd } from '@/features/home/home-json-ld';
import { parseLang } from '@/i18n/params';
import { pageMetadata } from '@/seo/metadata';

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ lang: parseLang((await params).lang), route: 'home' });
}

export default async function Page({ params }: Props) {
  const lang = parseLang((await params).lang);
  const home = await getAdultHome(lang);
  return (
    <PageFrame lang={lang} route="home">
      <HomeJsonLd lang={lang} />
      <AdultHomePage lang={lang} home={home} />
    </PageFrame>
  );
}
