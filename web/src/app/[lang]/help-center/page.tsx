import type { Metadata } from 'next';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import { getHelpCenter } from '@/features/help-center/help-center';
import { helpCenterJsonLd } from '@/features/help-center/help-center-json-ld';
import { HelpCenterHome } from '@/features/help-center/help-center-page';
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
  return pageMetadata({
    lang,
    route: 'helpCenter',
    title: t('help-center:title'),
    description: t('help-center:intro'),
  });
}

export default async function Page({ params }: Props) {
  const lang = parseLang((await params).lang);
  const sections = await getHelpCenter(lang);
  const origin = publicUrl();
  return (
    <PageFrame lang={lang} route="helpCenter">
      {sections.length > 0 ? <JsonLd data={helpCenterJsonLd(sections, lang, origin)} /> : null}
      <JsonLd data={breadcrumbJsonLd(lang, [{ name: getT(lang)('help-center:title') }], origin)} />
      <HelpCenterHome lang={lang} sections={sections} />
    </PageFrame>
  );
}
