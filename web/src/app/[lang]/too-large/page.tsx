import { href } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { EmptyState } from '@/components/ui/empty-state';
import { PlainButtonLink } from '@/components/ui/link';
import { asLang } from '@/i18n/params';
import { getT } from '@/i18n/server';

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `413 – ${getT(asLang((await params).lang))('tooLarge.title')}`, robots: { index: false } };
}

/** Shown when a form sent without JavaScript is too large (web/front/refuse.ts). */
export default async function Page({ params }: Props) {
  const lang = asLang((await params).lang);
  const t = getT(lang);
  return (
    <PageFrame lang={lang} route="home">
      <EmptyState picture="error" title={t('tooLarge.title')} text={t('tooLarge.body')} titleAs="h1">
        <PlainButtonLink href={href(lang, 'home')}>{t('notFound.goHome')}</PlainButtonLink>
      </EmptyState>
    </PageFrame>
  );
}
