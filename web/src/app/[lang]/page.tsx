import type { Metadata } from 'next';
import { getSiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import { getHome } from '@/features/home/home';
import { HomePage } from '@/features/home/home-page';
import { parseLang } from '@/i18n/params';
import { JsonLd } from '@/seo/json-ld';
import { pageMetadata } from '@/seo/metadata';
import { organizationJsonLd } from '@/seo/organization-json-ld';
import { webSiteJsonLd } from '@/seo/web-site-json-ld';

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ lang: parseLang((await params).lang), route: 'home' });
}

export default async function Page({ params }: Props) {
  const lang = parseLang((await params).lang);
  const [home, config] = await Promise.all([getHome(lang), getSiteConfig(lang)]);
  return (
    <PageFrame lang={lang} route="home">
      <JsonLd data={webSiteJsonLd(lang, config, publicUrl())} />
      <JsonLd data={organizationJsonLd(lang, config, publicUrl())} />
      <HomePage lang={lang} home={home} />
    </PageFrame>
  );
}
