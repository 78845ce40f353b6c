import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { PreparedPage } from '@/features/prepared/prepared-page';
import { asLang } from '@/i18n/params';
import { getT } from '@/i18n/server';
import { pageMetadata } from '@/seo/metadata';

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = asLang((await params).lang);
  return pageMetadata({ lang, route: 'placeholder', title: getT(lang)('prepared:sections.placeholder') });
}

/** The placeholder of the specification's table. */
export default async function Page({ params }: Props) {
  const lang = asLang((await params).lang);
  return (
    <PageFrame lang={lang} route="placeholder">
      <PreparedPage lang={lang} route="placeholder" />
    </PageFrame>
  );
}
