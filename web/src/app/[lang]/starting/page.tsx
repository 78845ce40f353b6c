import type { Metadata } from 'next';
import { getSiteConfig } from '@/cms/config';
import { PageFrame } from '@/components/layout/page-frame';
import { StartingPage } from '@/features/starting/starting-page';
import { parseLang } from '@/i18n/params';
import { getT } from '@/i18n/server';
import { pageMetadata } from '@/seo/metadata';

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = parseLang((await params).lang);
  return pageMetadata({ lang, route: 'starting', title: getT(lang)('starting:title') });
}

export default async function Page({ params }: Props) {
  const lang = parseLang((await params).lang);
  const { brandName } = await getSiteConfig(lang);
  return (
    <PageFrame lang={lang} route="starting">
      <StartingPage lang={lang} brandName={brandName} />
    </PageFrame>
  );
}
