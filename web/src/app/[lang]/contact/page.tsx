import type { Metadata } from 'next';
import { getSiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import { contactJsonLd } from '@/features/contact/contact-json-ld';
import { ContactView } from '@/features/contact/contact-page';
import { parseLang } from '@/i18n/params';
import { getT } from '@/i18n/server';
import { breadcrumbJsonLd } from '@/seo/breadcrumb-json-ld';
import { JsonLd } from '@/seo/json-ld';
import { pageMetadata } from '@/seo/metadata';

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = parseLang((await params).lang);
  const t = getT(lang);
  return pageMetadata({ lang, route: 'contact', title: t('contact:title'), description: t('contact:intro') });
}

export default async function Page({ params }: Props) {
  const lang = parseLang((await params).lang);
  const config = await getSiteConfig(lang);
  const crumbs = [{ name: getT(lang)('contact:title') }];
  const origin = publicUrl();
  return (
    <PageFrame lang={lang} route="contact" crumbs={crumbs}>
      <JsonLd data={contactJsonLd(lang, config, origin)} />
      <JsonLd data={breadcrumbJsonLd(lang, crumbs, origin)} />
      <ContactView lang={lang} config={config} />
    </PageFrame>
  );
}
