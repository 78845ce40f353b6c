import type { Metadata } from 'next';
import { getSiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import { listAboutUsArticles } from '@/features/about-us/about-us';
import { AboutUsHome } from '@/features/about-us/about-us-page';
import { parseLang } from '@/i18n/params';
import { getT } from '@/i18n/server';
import { breadcrumbJsonLd } from '@/seo/breadcrumb-json-ld';
import { JsonLd } from '@/seo/json-ld';
import { pageMetadata } from '@/seo/metadata';
import { organizationJsonLd } from '@/seo/organization-json-ld';

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = parseLang((await params).lang);
  const t = getT(lang);
  return pageMetadata({ lang, route: 'aboutUs', title: t('about-us:title'), description: t('about-us:intro') });
}

export default async function Page({ params }: Props) {
  const lang = parseLang((await params).lang);
  const [articles, config] = await Promise.all([listAboutUsArticles(lang), getSiteConfig(lang)]);
  const crumbs = [{ name: getT(lang)('about-us:title') }];
  const origin = publicUrl();
  return (
    <PageFrame lang={lang} route="aboutUs" crumbs={crumbs}>
      <JsonLd data={{ '@type': 'AboutPage', mainEntity: organizationJsonLd(lang, config, origin) }} />
      <JsonLd data={breadcrumbJsonLd(lang, crumbs, origin)} />
      <AboutUsHome lang={lang} articles={articles} />
    </PageFrame>
  );
}
