import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { EmptyState } from '@/components/ui/empty-state';
import { parseLang } from '@/i18n/params';
import { getT } from '@/i18n/server';

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getT(parseLang((await params).lang))('comingSoon.title'), robots: { index: false } };
}

/** Page that replaces each page whose release flag is off. `web/src/proxy.ts` sets status 503 (docs/design-notes.md "release"). */
export default async function Page({ params }: Props) {
  const lang = parseLang((await params).lang);
  const t = getT(lang);
  return (
    <PageFrame lang={lang} route="home">
      <EmptyState picture="coming-soon" title={t('comingSoon.title')} text={t('comingSoon.body')} titleAs="h1" />
    </PageFrame>
  );
}
