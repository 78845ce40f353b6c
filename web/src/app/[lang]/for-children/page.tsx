import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { getChildHome } from '@/features/home/child-home';
import { ChildHomePage } from '@/features/home/child-home-page';
import { HomeJsonLd } from '@/features/home/home-json-ld';
import { parseLang } from '@/i18n/params';
import { pageMetadata } from '@/seo/metadata';

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ lang: parseLang((await params).lang), route: 'home' });
}

/** Home for children. Its public address is `/` or `/en`, like that of the Home for adults (routing/decide.ts). */
export default async function Page({ params }: Props) {
  const lang = parseLang((await params).lang);
  const home = await getChildHome(lang);
  return (
    <PageFrame lang={lang} route="home">
      <HomeJsonLd lang={lang} />
      <ChildHomePage lang={lang} home={home} />
    </PageFrame>
  );
}
